import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import packageJson from '../apps/server/package.json' with { type: 'json' }
import { enter, expect, signIn, test } from './support/journey.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const scrollTop = (page: Page) => page.getByRole('main').evaluate((main) => main.scrollTop)

test('by keyboard alone: past the navigation, to another page, and back to where one was (T-12)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser', {
    context: { viewport: { width: 1200, height: 420 } },
  })
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 90))
  await expect.poll(() => scrollTop(page)).toBe(90)
  await navigation(page).getByRole('link', { name: 'Insights' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/insights/)
  await expect(page).toHaveTitle(/Insights/)
  expect(await scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveTitle(/Dateien/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dateien' })).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(90)

  // All keys of this screen, and those of every other.
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect(sheet.getByRole('region')).toHaveCount(2)
  await expect(sheet.getByRole('region', { name: 'In Dateien' })).toContainText('Umbenennen')
  await expect(sheet.getByRole('region', { name: 'Überall' })).toContainText('Suchen')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Dateien' })).toBeFocused()
  // Among files letters look for names; no name begins with this sign.
  const row = page.getByRole('row', { name: /Briefings/ })
  await row.focus()
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await page.context().close()
})

test('250 px wide or 60, as it was left; under 768 px a menu, which nothing pushes out of 390 px (LAY-05, LAY-06, LAY-17)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'korbinian.huber')
  const width = () => navigation(page).evaluate((nav) => nav.getBoundingClientRect().width)
  expect(await width()).toBe(250)
  await page.getByRole('button', { name: 'Einklappen' }).click()
  await expect.poll(width).toBe(60)
  await page.reload()
  await expect.poll(width).toBe(60)

  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible()
  await expect(navigation(page)).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('dialog', { name: 'Hauptnavigation' })
  await menu.getByRole('link', { name: 'Links' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL(/\/links/)
  await page.goBack()
  await expect(page.getByRole('grid')).toBeVisible()
  // Two of the quick actions and a menu: the name of the application is there whole, on 320 px too.
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button')).toHaveCount(4)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const name = bar.getByText('Alpenquell Getränke AG')
    await expect.poll(() => name.evaluate((title) => [title.scrollWidth - title.clientWidth, title.scrollHeight - title.clientHeight])).toEqual([0, 0]) // prettier-ignore
  }
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('the page alone: by the toggle, by the address, and out again (ROUTE-13, LAY-14)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await page.getByRole('button', { name: 'Vollbild' }).click()
  await expect(page).toHaveURL(/fullscreen=true/)
  await expect(navigation(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(fillsScreen).toBe(true)
  await page.getByRole('button', { name: 'Vollbild verlassen' }).click()
  await expect(page).not.toHaveURL(/fullscreen/)
  await expect.poll(fillsScreen).toBe(false)
  await expect(navigation(page)).toBeVisible()

  await page.goto(`${portal.url}/files?fullscreen=true`)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(navigation(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(navigation(page)).toBeVisible()
  await page.context().close()
})

test('the drawer stands in the address: a link opens it, the way back closes it; notifications, settings, chat and tasks, one at a time (LAY-11, T-06)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  const bell = page.getByRole('button', { name: /Benachrichtigungen/ })
  const drawer = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  await bell.click()
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(/drawer=notifications/)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(bell).toBeFocused()
  await expect(page).toHaveURL(/\/files/)

  await page.goto(`${portal.url}/files?drawer=notifications`)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page).not.toHaveURL(/drawer/)

  const dialogs = page.getByRole('dialog')
  for (const [name, title, mode] of [
    ['Einstellungen', 'Einstellungen', 'settings'],
    [/^Chat/, 'Chat', 'chat'],
    ['Meine Aufgaben', 'Meine Aufgaben', 'tasks'],
  ] as const) {
    const opener = page.getByRole('banner').getByRole('button', { name })
    await opener.click()
    await expect(page).toHaveURL(new RegExp(`drawer=${mode}`))
    await expect(dialogs).toHaveCount(1)
    await expect(dialogs).toHaveAccessibleName(title)
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await page.context().close()
})

test('no internet is said and spoken, and so is its return; what is seen is fetched anew (ALRT-01, ALRT-02, T-10)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  const spoken = page.locator('[data-live-announcer]')
  await page.context().setOffline(true)
  await expect(page.getByRole('status').getByText('Keine Internetverbindung')).toBeVisible()
  await expect(spoken.getByText('Keine Internetverbindung')).toBeAttached()
  await expect(page.getByRole('grid')).toBeVisible()

  await page.context().setOffline(false)
  const restored = page.getByRole('status').getByText('Die Internetverbindung ist wieder da')
  await expect(restored).toBeVisible()
  await expect(spoken.getByText('wieder da')).toBeAttached()
  await expect(restored).toHaveCount(0)
  // What came a moment before is not asked for again, so it may take another break.
  await expect(async () => {
    await page.context().setOffline(true)
    const fetched = page.waitForRequest(/\/api\/v1\.0\//, { timeout: 2_000 })
    await page.context().setOffline(false)
    await fetched
  }).toPass()
  await page.context().close()
})

test('code that is gone after a deployment: reloads once by itself, then asks, and never takes what was typed (ERR-14, ROUTE-23)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/files') loads += 1
  })
  await page.route(/\/assets\/module-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await signIn(page, portal, 'sabine.moser', '/files?clientId=101')
  await expect(page.getByText('Es gibt eine neue Version.')).toBeVisible()
  const before = loads
  await expect(page.getByText('Dieser Bereich konnte nicht geladen werden')).toBeVisible()
  await page.unroute(/\/assets\/module-[^/]*\.js/)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(loads).toBe(before + 1)
  await context.close()
})

test('an address that leads nowhere helps on: the page that was meant, else the start; who has no administration finds none (ROUTE-03, LAY-09)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'korbinian.huber')
  await page.goto(`${portal.url}/dateien`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await page.getByRole('link', { name: 'Meinten Sie „Dateien“?' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/files`)

  await page.goto(`${portal.url}/administration`)
  await expect(
    page.getByText('Vielleicht ist sie umgezogen, oder Sie haben keinen Zugriff.'),
  ).toBeVisible()
  await expect(navigation(page).getByRole('link', { name: 'Administration' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await page.context().close()
})

test('the test phase says so and cannot be closed; 115 has its title; an old browser is told once a week (LAY-10, LAY-03, ALRT-03, GEN-11)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  await context.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
  const page = await context.newPage()
  await page.clock.install()
  await signIn(page, portal, 'maren.thiessen', '/files?clientId=130')
  const phase = page.getByRole('status').filter({ hasText: 'Testbetrieb' })
  await expect(phase).toBeVisible()
  await expect(phase.getByRole('button')).toHaveCount(0)

  const old = page.getByRole('status').filter({ hasText: 'Ihr Browser ist veraltet' })
  await old.getByRole('button', { name: 'Schließen' }).click()
  await expect(old).toHaveCount(0)
  await page.reload()
  await expect(phase).toBeVisible()
  await expect(old).toHaveCount(0)
  // Notice, tour and language lie apart: none takes another with it.
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept).toContain('atrium:old-browser-closed')
  expect(kept.filter((key) => key.startsWith('atrium:tour:'))).toHaveLength(1)
  // The person's record says it, which may come after the page.
  const look = async (): Promise<unknown> => {
    const kept = (await context.cookies()).find(({ name }) => name === 'atrium-look')
    return JSON.parse(decodeURIComponent(kept!.value))
  }
  await expect.poll(look).toMatchObject({ language: 'de' })
  await page.evaluate(() => {
    const closed = Number(localStorage.getItem('atrium:old-browser-closed'))
    localStorage.setItem('atrium:old-browser-closed', String(closed - 7 * 86_400_000))
  })
  await page.reload()
  await expect(old).toBeVisible()

  await page.goto(`${portal.url}/launcher`)
  await page.getByRole('button', { name: /Wohnwerk/ }).click()
  await expect(page.getByRole('banner')).toContainText('Media Portal')
  await expect(phase).toHaveCount(0)
  await context.close()
})

test('what is new comes after 15 seconds, once, never over a dialog, and stays readable, with the version that runs (LAY-13, T-15, GEN-12)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  await signIn(page, portal, 'korbinian.huber', '/files?clientId=101')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('atrium:news:')) localStorage.setItem(key, '0.0.1')
  })
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  const card = page.getByRole('dialog', { name: 'Sicherer anmelden, Dateien anfordern' })
  await page.getByRole('button', { name: /Benachrichtigungen/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  await expect(drawer).toBeVisible()
  // Away from the drawer's own button, whose tooltip would take the Escape below.
  await page.mouse.move(640, 450)
  await page.clock.runFor(20_000)
  await expect(card).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.clock.runFor(6_000)
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Alles klar' }).click()
  await expect(card).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: /Korbinian Huber/ }).click()
  await page.getByRole('menuitem', { name: 'Neuigkeiten' }).click()
  const all = page.getByRole('dialog', { name: 'Neuigkeiten' })
  const notes = await readdir(new URL('../apps/server/release-notes/', import.meta.url))
  const releases = notes.filter((name) => name.endsWith('.de.md'))
  await expect(all.getByRole('heading', { level: 3 })).toHaveCount(releases.length)
  await expect(all).toContainText(`Atrium ${packageJson.version}, nach Spezifikation 1.17.0`)
  await context.close()
})
