import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, signIn } from './journey.ts'
import type { Portal } from './portal.ts'

/** The collection of seminars, in a browser profile of its own. */
export async function openSeminars(
  browser: Browser,
  portal: Portal,
  login: string,
  options?: BrowserContextOptions,
) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await signIn(page, portal, login, '/seminars?clientId=115')
  return { context, page }
}

/** Opens a seminar from its collection. */
export async function openSeminar(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
