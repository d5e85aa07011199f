import { enter, expect, openDialog, signIn, test } from './support/journey.ts'

test('a theme is made with the screen beside it: seen by nobody before, by everybody after (T-11, D-07, ADM-06, ROUTE-03, GEN-08)', async ({
  browser,
  portal,
}) => {
  const client = await enter(browser, portal, 'nadine.wolff', { path: '/files?clientId=115' })
  const theirs = client.locator('html')
  const before = (await theirs.getAttribute('data-at-theme'))!

  const context = await browser.newContext()
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text())
  })
  await signIn(page, portal, 'maren.thiessen', '/home?clientId=115')
  await page.getByRole('navigation').getByRole('link', { name: 'Administration' }).click()
  await expect(page).toHaveURL(/\/administration\/users$/)
  await page.getByRole('tab', { name: 'Designs' }).click()
  await expect(page).toHaveURL(/\/administration\/themes$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designs')
  await expect(page).toHaveTitle(/Designs – Atrium$/)
  await page.getByRole('button', { name: /^Alle in Wohnwerk/ }).click()
  await expect(page).toHaveURL(/\/administration\/themes\/edit\/\d+$/)

  const color = page.getByRole('textbox', { name: 'Hauptfarbe', exact: true })
  await color.fill('#ffed00')
  const light = page.locator('[data-at-preview=light] .at-scope')
  const dark = page.locator('[data-at-preview=dark] .at-scope')
  for (const scope of [light, dark]) {
    await expect(scope).toHaveAttribute('data-at-theme', /^ffed00/)
    await expect(
      scope.getByRole('heading', { name: 'Sommerfrische', includeHidden: true }),
    ).toBeVisible()
  }
  const contrast = page.getByRole('region', { name: 'Kontrast' })
  await expect(contrast).toContainText(
    /Ihr Gelb ist als Schrift zu hell .*Wir nehmen #[\da-f]{6} dafür/,
  )
  await expect(theirs).toHaveAttribute('data-at-theme', before)

  // Nothing is lost by a link, by the browser's arrow or by the way back to the list.
  const question = page.getByRole('alertdialog', { name: 'Ohne Speichern verlassen?' })
  for (const leave of [
    // The previews have navigations, too; they are pictures.
    () => page.locator('a[href="/files"]').click(),
    () => page.goBack(),
    () =>
      page.getByRole('main').getByRole('navigation').getByText('Designs', { exact: true }).click(),
  ]) {
    await leave()
    await question.getByRole('button', { name: 'Hier bleiben' }).click()
    await expect(question).toHaveCount(0)
    await expect(color).toHaveValue('#ffed00')
  }

  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Design gespeichert')).toBeVisible()
  await expect(theirs).toHaveAttribute('data-at-theme', /^ffed00/)
  await expect(page.locator('html')).toHaveAttribute('data-at-theme', /^ffed00/)
  await page.getByRole('main').getByRole('navigation').getByText('Designs', { exact: true }).click()
  await expect(page.getByText('#ffed00')).toBeVisible()
  expect(refused).toEqual([])
  await Promise.all([context.close(), client.context().close()])
})

test('a group gets its own theme, with colours from its logo and a picture; deleting gives back what was (ADM-06, D-07, ENT-20)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, portal, 'aylin.kaya', '/administration/themes/create?clientId=101')
  const form = page.getByRole('form', { name: 'Neues Design' })
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(LOGO, 'base64'),
    })
  await form.getByRole('button', { name: /Rot/ }).first().click()
  await expect(page.getByRole('textbox', { name: 'Hauptfarbe', exact: true })).toHaveValue(
    '#e2001a',
  )

  await form.getByRole('button', { name: 'Bild wählen' }).first().click()
  await openDialog(page).locator('label', { hasText: 'Motiv 3' }).locator('img').click()
  await expect(openDialog(page)).toHaveCount(0)
  await form
    .getByRole('radiogroup', { name: 'Kopfzeile' })
    .getByRole('radio', { name: 'Auf dem Bild' })
    .check()
  await expect(page.locator('[data-at-preview=light] .at-scope')).toHaveAttribute(
    'data-at-header',
    'picture',
  )

  const group = form.getByRole('combobox', { name: /^Gruppe/ })
  await group.fill('Marketing')
  await page.getByRole('option', { name: 'Kunde – Marketing' }).click()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/administration\/themes\/edit\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kunde – Marketing' })).toBeVisible()

  const client = await enter(browser, portal, 'sabine.moser')
  await expect(client.locator('html')).toHaveAttribute('data-at-theme', /^e2001a/)
  await expect(client.locator('html')).toHaveAttribute('data-at-header', 'picture')

  await page.getByRole('main').getByRole('navigation').getByText('Designs', { exact: true }).click()
  await page.getByRole('button', { name: 'Design löschen: Kunde – Marketing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Design gelöscht: Kunde – Marketing')).toBeVisible()
  await expect(client.locator('html')).not.toHaveAttribute('data-at-theme', /^e2001a/)
  await Promise.all([context.close(), client.context().close()])
})

test('a Supervisor reads along, a Client Lead and a client find no such page (ADM-09, ROUTE-03)', async ({
  browser,
  portal,
}) => {
  const go = async (login: string, clientId: number) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, `/administration/themes?clientId=${clientId}`)
    return page
  }
  const supervisor = await go('henning.vahl', 101)
  await supervisor.getByRole('button', { name: /^Alle in Alpenquell/ }).click()
  await expect(
    supervisor.getByRole('textbox', { name: 'Hauptfarbe', exact: true }),
  ).not.toBeEditable()
  await expect(supervisor.getByRole('button', { name: 'Speichern' })).toHaveCount(0)
  for (const [login, clientId] of [
    ['andreas.lindner', 115],
    ['sabine.moser', 101],
  ] as const) {
    const page = await go(login, clientId)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
    await page.context().close()
  }
  await supervisor.context().close()
})

/** Eight by eight pixels, half red, half white. */
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAFElEQVR42mN4xCAFR/+RAMPQkgAARFh/Ie465KQAAAAASUVORK5CYII='
