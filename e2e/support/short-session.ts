import type { Browser, Page } from '@playwright/test'
import { expect, signIn } from './journey.ts'
import type { Portal } from './portal.ts'

/** Tokens that live for 70 s are due for renewal after half of it: the tab's clock goes there at once. */
export const shortLived = { ACCESS_TOKEN_SECONDS: '70' }
export const dueForRenewal = (page: Page) => page.clock.fastForward(36_000)

/** The file page, in a tab whose clock can be put forward. */
export async function enterWithClock(
  browser: Browser,
  portal: Portal,
  login: string,
): Promise<Page> {
  const page = await browser.newPage()
  await page.clock.install()
  await signIn(page, portal, login, '/files?clientId=101')
  await expect(page.getByRole('grid')).toBeVisible()
  return page
}
