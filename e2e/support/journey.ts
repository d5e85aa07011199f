import {
  test as base,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { startPortal, type Portal } from './portal.ts'

export const password = 'atrium-demo'

/** Fills the form of the identity provider, as anybody would. */
export async function signIn(page: Page, portal: Portal, login: string, path = '/'): Promise<void> {
  await page.goto(portal.url + path)
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Opens the file page, ready to work on, of an application for a person in a browser profile of their own. */
export async function enter(
  browser: Browser,
  portal: Portal,
  login: string,
  options: { path?: string; context?: BrowserContextOptions } = {},
): Promise<Page> {
  const context = await browser.newContext(options.context)
  const page = await context.newPage()
  await signIn(page, portal, login, options.path ?? '/files?clientId=101')
  await expect(page.getByRole('grid')).toBeVisible()
  return page
}

interface Fixtures {
  portal: Portal
}

/** A journey on a portal of its own: one server per worker, with the small demo. */
export const test = base.extend<object, Fixtures>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export { expect }
