import type { Page } from '@playwright/test'
import { enter, expect, openDialog, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

/** Sheets of paper in a PDF, by the objects that are pages. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' })
const onScreen = (page: Page) => page.emulateMedia({ media: 'screen' })

/** The shell stays away; whose page it is and the day stand above it, dark on white. */
async function expectPaper(page: Page, title: string | RegExp) {
  await expect(page.locator('[data-at-paper]')).toContainText('Alpenquell')
  await expect(page.locator('[data-at-paper] time')).toHaveText(/\d{1,2}\. \p{L}+ \d{4}/u)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('nav[aria-label=Hauptnavigation]')).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  const [color, scheme] = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector('h1')!)
    return [style.color, style.colorScheme]
  })
  expect(scheme).toBe('light')
  for (const part of color!.match(/\d+/g)!.slice(0, 3)) expect(Number(part)).toBeLessThan(90)
  // No words lie beyond the paper's edge; rows reach 10 pixels further than theirs, for the pointer.
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond).toBeLessThanOrEqual(10)
}

test('a folder is printed whole, dark screens in light, without what only a screen can use (T-20)', async ({
  browser,
}) => {
  // Of its own: how many sheets it takes depends on what lies there.
  const portal = await startDemo()
  // So low that most rows are not on the screen.
  const context = { colorScheme: 'dark', viewport: { width: 1440, height: 420 } } as const
  const page = await enter(browser, portal, 'maren.thiessen', { context })
  await page.getByRole('button', { name: /Maren/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('data-at-mode', 'dark')
  await expect(page.locator('[data-at-paper]')).toBeHidden()
  const main = page.getByRole('main')
  const count = Number(
    /\d+/.exec(
      await main
        .getByText(/^\d+ Elemente$/)
        .first()
        .innerText(),
    )![0],
  )

  await page.getByRole('button', { name: /^Benachrichtigungen/ }).click()
  await expect(openDialog(page)).toBeVisible()
  await onPaper(page)
  await expect(page.locator('[role=dialog]')).toBeHidden()
  await onScreen(page)
  // What is not on paper loses the focus there; its own button closes it as well.
  await openDialog(page)
    .getByRole('button', { name: /schließen/i })
    .first()
    .click()
  await expect(openDialog(page)).toHaveCount(0)

  await onPaper(page)
  await expectPaper(page, 'Dateien')
  await expect(main.getByRole('button', { name: 'Hochladen', exact: true })).toBeHidden()
  await expect(main.getByRole('searchbox')).toBeHidden()
  const rows = main.locator('[role=row]:has([role=gridcell])')
  await expect(rows).toHaveCount(count)
  for (const row of await rows.all()) await expect(row).toBeVisible()
  const places = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()))
  for (const [index, place] of places.entries())
    expect(place.top).toBeGreaterThanOrEqual((places[index - 1]?.bottom ?? place.top) - 1)
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1)
  await page.context().close()
  await portal.stop()
})

test('home, links and posts are printed as they read, on as many sheets as they need (T-20)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'maren.thiessen')
  for (const [slug, title, ready, most] of [
    ['home', /Maren/, /Neu seit|Wartet auf Sie/, 3],
    ['links', 'Links', 'Start für neue Kolleginnen und Kollegen', 3],
    ['insights', 'Insights', 'Budgetausblick für das zweite Halbjahr', 3],
  ] as const) {
    await page.locator(`nav a[href="/${slug}"]`).click()
    const last = page.getByRole('main').getByRole('heading', { name: ready }).last()
    await expect(last).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await onPaper(page)
    await expectPaper(page, title)
    await expect(last).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
    const sheets = sheetsIn(await page.pdf({ format: 'A4' }))
    expect(sheets).toBeGreaterThan(0)
    expect(sheets).toBeLessThanOrEqual(most)
    await onScreen(page)
  }
  await page.context().close()
})

test('a cockpit, the media plan and the invoices are printed without what only a screen can use (T-20)', async ({
  browser,
  portal,
}) => {
  const cockpit = '/cockpits/external/ML-101-0001/Sommerfrische%20Classic?clientId=101'
  const lead = await (await browser.newContext()).newPage()
  await signIn(lead, portal, 'sabine.moser', cockpit)
  const main = lead.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Was geschah' })).toBeVisible()
  await expect(main.getByRole('row', { name: /^Summe/ }).first()).toBeVisible()
  await onPaper(lead)
  await expectPaper(lead, 'Sommerfrische Classic')
  await expect(main.getByRole('heading', { name: 'Budget je Kanal' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Aktualisieren' })).toBeHidden()
  await onScreen(lead)

  await lead.goto(`${portal.url}/campaigns?clientId=101&view=plan`)
  await expect(main.getByRole('rowheader', { name: /Gastro-Fachtitel Anzeige/ })).toBeVisible()
  await onPaper(lead)
  await expectPaper(lead, 'Kampagnen')
  await expect(main.getByRole('rowheader', { name: /Gastro-Fachtitel Anzeige/ })).toBeVisible()
  await expect(main.getByRole('searchbox')).toBeHidden()
  await lead.context().close()

  const path = '/invoices?clientId=101&from=2020-01-01&to=2030-12-31'
  const controller = await enter(browser, portal, 'marco.rossi', { path })
  const rows = controller.getByRole('row', { name: /^BV-/ })
  await expect(rows.first()).toBeVisible()
  const count = Number(await controller.getByRole('grid').getAttribute('aria-rowcount')) - 1
  await onPaper(controller)
  await expectPaper(controller, 'Rechnungen')
  await expect(rows).toHaveCount(count)
  await expect(controller.getByRole('main').getByRole('searchbox')).toBeHidden()
  await controller.context().close()
})

test('“Drucken” in the palette prints the page below it (T-20, T-13)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  await page.keyboard.press('Control+k')
  await openDialog(page).getByRole('combobox').fill('drucken')
  await page.getByRole('option', { name: 'Diese Seite drucken' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  await expect(openDialog(page)).toHaveCount(0)
  await page.context().close()
})
