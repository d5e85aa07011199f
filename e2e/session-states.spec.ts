import type { Page } from '@playwright/test'
import { expect, fillSignIn, openDialog, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'
import { dueForRenewal, enterWithClock, shortLived } from './support/short-session.ts'

async function typeFolderName(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ordner', exact: true }).click()
  const field = openDialog(page).getByRole('textbox', { name: /Name/ })
  await expect(field).toBeVisible()
  if (name) await field.fill(name)
  return field
}

/** The session ends at the provider while a dialog is open; where it is said, with the way to sign in. */
async function endSession(page: Page) {
  await page.context().clearCookies({ name: /^(?!atrium-look)/ })
  await dueForRenewal(page)
  const alert = openDialog(page)
    .getByRole('alert')
    .filter({ hasText: 'Ihre Sitzung ist abgelaufen' })
  await expect(alert).toBeVisible()
  return alert.getByRole('button', { name: 'Neu anmelden' })
}

test('the session ends while a dialog is open: it is said there, a window of its own signs in, and everything stands as it was (AUTH-12, ERR-09)', async ({
  browser,
}) => {
  const portal = await startDemo(shortLived)
  const page = await enterWithClock(browser, portal, 'aylin.kaya')
  const field = await typeFolderName(page, 'Motive Innsbruck')
  const again = await endSession(page)
  const signInWindow = async (login: string) => {
    const opened = page.waitForEvent('popup')
    await again.click()
    const popup = await opened
    await fillSignIn(popup, login)
    return popup
  }
  // Somebody else who signs in there is not let into this page.
  const foreign = await signInWindow('sabine.moser')
  await expect(foreign).toHaveURL(/\/home/)
  await expect(again).toBeVisible()
  await foreign.close()
  await page.context().clearCookies({ name: /^(?!atrium-look)/ })
  const popup = await signInWindow('aylin.kaya')
  await expect(again).toBeHidden()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(field).toHaveValue('Motive Innsbruck')
  await openDialog(page).getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('grid').getByText('Motive Innsbruck').first()).toBeVisible()
  await page.context().close()
  await portal.stop()
})

test('where the browser opens no window, the page itself signs in, and what was typed is in its field again afterwards (AUTH-12, ERR-09)', async ({
  browser,
}) => {
  const portal = await startDemo(shortLived)
  const page = await enterWithClock(browser, portal, 'aylin.kaya')
  await typeFolderName(page, 'Motive Innsbruck')
  const again = await endSession(page)
  await page.evaluate(() => {
    window.open = () => null
  })
  // Nobody is asked whether to leave: nothing is lost.
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await again.click()
  await fillSignIn(page, 'aylin.kaya')
  await expect(page).toHaveURL(/\/files\?clientId=101/)
  await expect(page.getByRole('status').getByText('ist noch da')).toBeVisible()
  const field = await typeFolderName(page, '')
  await expect(field).toHaveValue('Motive Innsbruck')
  await openDialog(page).getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('grid').getByText('Motive Innsbruck').first()).toBeVisible()
  expect(questions).toEqual([])
  await page.context().close()
  await portal.stop()
})

test('the server refuses every token while a dialog is open: it offers to sign in, not only to try again (ERR-03, ERR-09)', async ({
  browser,
  portal,
}) => {
  const page = await enterWithClock(browser, portal, 'aylin.kaya')
  await typeFolderName(page, 'Motive Innsbruck')
  await page.route(/\/api\/.*/, (route) => route.fulfill({ status: 401, json: {} }))
  await openDialog(page).getByRole('button', { name: 'Anlegen' }).click()
  await expect(openDialog(page).getByRole('button', { name: 'Neu anmelden' })).toBeVisible()
  await page.context().close()
})

test('the network goes while a dialog is open: it is said there, and so is its return (ALRT-01, ALRT-02)', async ({
  browser,
  portal,
}) => {
  const page = await enterWithClock(browser, portal, 'aylin.kaya')
  await typeFolderName(page, 'Motive Innsbruck')
  await page.context().setOffline(true)
  const status = openDialog(page).getByRole('status')
  await expect(status.getByText('Keine Internetverbindung')).toBeVisible()
  await page.context().setOffline(false)
  await expect(status.getByText('Die Internetverbindung ist wieder da')).toBeVisible()
  await page.context().close()
})

test('an identity provider that does not answer: the cause is said, and retry leads in (AUTH-07)', async ({
  browser,
  portal,
}) => {
  const page = await browser.newPage()
  const uncaught: Error[] = []
  page.on('pageerror', (error) => uncaught.push(error))
  await page.route('**/identity/.well-known/**', (route) => route.abort())
  await page.goto(`${portal.url}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Die Anmeldung ist gerade nicht erreichbar.',
  )
  await page.unroute('**/identity/.well-known/**')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.locator('input[name=login]')).toBeVisible()
  expect(uncaught).toEqual([])
  await page.context().close()
})

test('an address of an application without access is refused in the own one: its pages, colours and roles stay (ROUTE-13, PERM-19)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, portal, 'korbinian.huber', '/files?clientId=101')
  await expect(page.getByRole('grid')).toBeVisible()
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--at-brand').trim())
  const own = await brand()
  const isRefused = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diese Anwendung gibt es nicht oder Sie haben keinen Zugriff',
    )
    await expect(page).toHaveTitle(/Diese Anwendung gibt es nicht/)
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
    expect(await brand()).toBe(own)
  }
  await page.goto(`${portal.url}/files?clientId=130`)
  await isRefused()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Korbinian')
  await page.goto(`${portal.url}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Korbinian')
  expect(await brand()).toBe(own)

  // In a new tab the last permitted one is known only by the look of this browser.
  const tab = await context.newPage()
  await tab.goto(`${portal.url}/files?clientId=130`)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
    'Diese Anwendung gibt es nicht oder Sie haben keinen Zugriff',
  )
  await tab.goto(`${portal.url}/home`)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Korbinian')
  await context.close()
})

test('a page whose code the network kept away comes by itself when the network is back, without a reload (ALRT-01, ALRT-02)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  // Not fetched ahead of time either.
  await page.route(/\/assets\/SettingsPage-[^/]*\.js/, (route) => route.abort())
  await signIn(page, portal, 'korbinian.huber', '/files?clientId=101')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: /Korbinian Huber/ }).click()
  const item = page.getByRole('menuitem', { name: 'Einstellungen' })
  await expect(item).toBeVisible()
  await context.setOffline(true)
  await item.click()
  await expect(
    page.getByText('Diese Seite wird geladen, sobald die Verbindung wieder da ist.'),
  ).toBeVisible()
  await page.unroute(/\/assets\/SettingsPage-[^/]*\.js/)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await context.close()
})
