import {
  test as base,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import packageJson from '../../apps/server/package.json' with { type: 'json' }
import { uuidOf } from '../../apps/server/src/demo/ids.ts'
import { signInQuickly } from './session.ts'
import { demoDay, startDemo, type Portal } from './portal.ts'

const password = 'atrium-demo'

/** Puts something into the browser's storage, unless it is there. */
const remember = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      // Frames of the content origin have no storage.
      if (window === window.top) localStorage.setItem(name!, localStorage.getItem(name!) ?? text!)
    },
    [key, value],
  )

/** Signs in as somebody who knows the portal: the welcome tour has a journey of its own, and so has the form. */
export async function signIn(page: Page, portal: Portal, login: string, path = '/'): Promise<void> {
  await knowTour(page, login)
  await knowNews(page, login)
  await signInQuickly(page, portal, { login, password })
  await page.goto(portal.url + path)
}

/** The same by the pages that people see: from the address to the form, and back to the address. */
export async function signInByForm(
  page: Page,
  portal: Portal,
  login: string,
  path = '/',
): Promise<void> {
  await knowTour(page, login)
  await signInNew(page, portal, login, path)
}

const knowTour = (page: Page, login: string) =>
  remember(
    page,
    `atrium:tour:${uuidOf(`person ${login}`)}`,
    '{"welcome":{"shownAt":"2026-11-01T08:00:00.000Z","isCompleted":true}}',
  )

/** As somebody who has read what is new: the news have a journey of their own. */
const knowNews = (page: Page, login: string) =>
  remember(page, `atrium:news:${uuidOf(`person ${login}`)}`, packageJson.version)

/** Fills the form of the identity provider, as anybody would; the welcome tour is still to come (TOUR-07). */
export async function signInNew(
  page: Page,
  portal: Portal,
  login: string,
  path = '/',
): Promise<void> {
  await knowNews(page, login)
  await page.goto(portal.url + path)
  await fillSignIn(page, login)
}

/** Name and password of a demo person, on the form that stands there. */
export async function fillSignIn(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

const firstFolder = '/files?clientId=101'
/**
 * Rows out of sight are not in the page, and in the first folder lies what the journeys before have
 * left there: which ones, is another matter each time.
 */
const highWindow = { width: 1440, height: 1600 }

/** Opens the file page, ready to work on, of an application for a person in a browser profile of their own. */
export async function enter(
  browser: Browser,
  portal: Portal,
  login: string,
  options: { path?: string; context?: BrowserContextOptions } = {},
): Promise<Page> {
  const { path = firstFolder } = options
  const context = await browser.newContext({
    ...(path === firstFolder && { viewport: highWindow }),
    ...options.context,
  })
  const page = await context.newPage()
  await signIn(page, portal, login, path)
  await expect(page.getByRole('grid')).toBeVisible()
  return page
}

/** The dialog that is open; the menu that led to it may still be on its way out, and is one to the browser. */
export const openDialog = (page: Page) => page.locator('[role=dialog]:not([data-exiting])')

interface Fixtures {
  portal: Portal
}
interface WorkerFixtures {
  shared: { today: () => Promise<Portal> }
}

/** A journey on the portal of its worker, with the small demo as of today. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      let running: { day: string; portal: Portal } | undefined
      const today = async () => {
        const day = demoDay()
        if (running?.day !== day) {
          await running?.portal.stop()
          running = { day, portal: await startDemo() }
        }
        return running.portal
      }
      await use({ today })
      await running?.portal.stop()
    },
    { scope: 'worker' },
  ],
  portal: [async ({ shared }, use) => use(await shared.today()), { timeout: 180_000 }],
})

export { expect }
