import { expect, signIn, test } from './support/journey.ts'

test('a part of a name is enough, with or without its umlaut: the file opens in its folder, chosen (SRCH-01, SRCH-02, SRCH-03, SRCH-04, SRCH-05, SRCH-08, ERR-10, T-13, GEN-07)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, portal, 'sabine.moser', '/insights?clientId=101')
  // Narrowed to the page that is open, the search asks for that page alone.
  const choose = async (where: RegExp) => {
    await page.getByRole('button', { name: /^Wo gesucht wird/ }).click()
    await page.getByRole('menuitemradio', { name: where }).click()
  }
  await choose(/^Diese Seite/)
  const narrow = page.waitForRequest(/\/components\/101\/search\?.*pageId=\d+/)
  await page.getByRole('combobox', { name: /^Suchen auf dieser Seite/ }).fill('plan')
  await narrow
  await choose(/^Alle/)

  const field = page.getByRole('combobox', { name: /^Suchen in allem/ })
  await field.fill('glück')
  const found = page.getByRole('option', { name: /Gipfelglück quer\.png/ })
  await expect(found.locator('mark')).toHaveText('glück')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/files\/.*\d+-plakatmotive$/)
  const row = page.getByRole('row', { name: /Gipfelglück quer/ })
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await expect(row).toBeFocused()

  // The palette has the same, knows what was opened, and finds it from a keyboard without umlauts.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Suche und Befehle' })
  await expect(palette.getByRole('option').first()).toContainText('Gipfelglück quer.png')
  // Places and actions are found by the words that people use.
  await palette.getByRole('combobox').fill('nachtmodus')
  await expect(palette.getByRole('option', { name: 'Dunkle Darstellung' })).toBeVisible()
  await palette.getByRole('combobox').fill('muenchen')
  await expect(palette.getByRole('option', { name: /Stellenliste München\.csv/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const other = page.getByRole('row', { name: /Stellenliste München/ })
  await expect(other).toHaveAttribute('aria-selected', 'true')
  await expect(other).toBeFocused()

  // A file that lies elsewhere leads nowhere; a report is shown before it is opened.
  await field.fill('styleguide')
  await page.getByRole('option', { name: /Styleguide Alpenquell/ }).click()
  await expect(page.getByText('Dieser Link führt zu keiner Datei.')).toBeVisible()
  await field.fill('wochenbericht')
  await expect(page.getByRole('option', { name: /TV-Wochenbericht/ })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  const preview = page.getByRole('dialog', { name: 'TV-Wochenbericht' })
  await expect(preview.getByRole('link', { name: /In neuem Tab öffnen/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(field).toBeFocused()

  // Six at most; all of them have a page of their own.
  await field.fill('plan')
  await expect(page.getByRole('option', { name: 'Alle Ergebnisse anzeigen' })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=plan$/)
  await expect(page.getByRole('status').filter({ hasText: /Ergebnisse zu „plan“/ })).toBeVisible()
  const results = page.getByRole('main').getByRole('listitem')
  expect(await results.count()).toBeGreaterThan(6)
  // What was found before is there at once, with what fits marked as the first time.
  await page.goBack()
  await page.goForward()
  await expect(results.locator('mark').first()).toHaveText(/pl[aä]n/i)

  // Campaigns come first and lead to their cockpits.
  await field.fill('schulstart')
  const campaign = page.getByRole('option', { name: 'Kids Schulstart Kampagne' })
  await expect(page.getByRole('option').first()).toContainText('Kids Schulstart')
  await campaign.click()
  await expect(page).toHaveURL(/\/cockpits\/external\/ML-101-0003\/kids-schulstart/)
  await context.close()
})

test('what one marks has its star in the search, stands in the palette and at home, also in another window at once (T-29, SRCH-02)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, portal, 'sabine.moser', '/cockpits/external/ML-101-0003/x?clientId=101')
  const home = await context.newPage()
  await home.goto(`${portal.url}/home?clientId=101`)
  await expect(home.getByRole('heading', { name: 'Startet oder endet in 7 Tagen' })).toBeVisible()
  const marked = home.getByRole('list', { name: 'Gemerkt' })
  await expect(marked).toHaveCount(0)
  const star = page.getByRole('button', { name: 'Merken' })
  await star.click()
  await expect(marked.getByRole('link', { name: 'Kids Schulstart' })).toBeVisible()

  await page.getByRole('combobox', { name: /^Suchen in allem/ }).fill('schulstart')
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/Kids Schulstart.*Gemerkt/)
  await page.keyboard.press('Enter')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kids Schulstart' })
  await expect(row.first().getByText('Gemerkt')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Suche und Befehle' })
  await palette.getByText('Gemerkt', { exact: true }).first().waitFor()
  await palette.getByRole('option', { name: /Kids Schulstart.*Gemerkt/ }).click()
  await expect(page).toHaveURL(/ML-101-0003/)

  await star.click()
  await expect(marked).toHaveCount(0)
  await context.close()
})

test('Ctrl+K while the code of the portal is still on its way opens the palette once it is there (T-13)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'aylin.kaya', '/home?clientId=101')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
  release()
  const palette = page.getByRole('dialog', { name: 'Suche und Befehle' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.context().close()
})

test('people are found by name and position: who looks after them comes to their page, others write to them; what can be added is found, too (T-13)', async ({
  browser,
  portal,
}) => {
  const look = async (login: string, query: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, '/files?clientId=101')
    await expect(page.getByRole('grid')).toBeVisible()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Suche und Befehle' })
    await palette.getByRole('combobox').fill(query)
    return { page, palette }
  }
  const client = await look('korbinian.huber', 'director kaya')
  const found = client.palette.getByRole('option', { name: 'Aylin Kaya Client Service Director' })
  await expect(found).toBeVisible()
  // Nobody adds people who does not look after them.
  await client.palette.getByRole('combobox').fill('person hinzufügen')
  await expect(client.palette.getByText('Nichts gefunden zu', { exact: false })).toBeVisible()
  await client.page.context().close()

  const { page, palette } = await look('maren.thiessen', 'aylin kaya')
  await palette.getByRole('option', { name: 'Aylin Kaya Client Service Director' }).click()
  await expect(page).toHaveURL(/\/administration\/users\/edit\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Aylin Kaya' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('gruppe anlegen')
  await palette.getByRole('option', { name: /^Gruppe anlegen/ }).click()
  await expect(page).toHaveURL(/\/administration\/user-groups\/create$/)
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('aufgabe anlegen')
  await palette.getByRole('option', { name: /^Neue Aufgabe anlegen/ }).click()
  await expect(page.getByRole('dialog', { name: /Aufgabe/ })).toBeVisible()
  await page.goto(`${portal.url}/search?q=${encodeURIComponent('aylin kaya')}&clientId=101`)
  const people = page.getByRole('region', { name: 'Personen' })
  await people.getByRole('button', { name: /^Aylin Kaya/ }).click()
  await expect(page).toHaveURL(/\/administration\/users\/edit\/\d+$/)
  await page.context().close()
})
