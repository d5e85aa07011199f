import { enter, expect, signIn, test } from './support/journey.ts'

test('what changed while one was away, and as it happens: opened, it is the file that one lands at, and known from then on (T-02, D-04, API-30)', async ({
  browser,
  portal,
}) => {
  const client = await (await browser.newContext()).newPage()
  await signIn(client, portal, 'sabine.moser')
  await expect(client).toHaveURL(`${portal.url}/home`)
  await expect(client).toHaveTitle(/Start – Atrium/)
  await expect(client.getByRole('heading', { level: 1, name: /Sabine/ })).toBeVisible()
  const waiting = client.getByRole('list', { name: 'Wartet auf Sie' })
  await expect(waiting.getByText(/^Freigabe · /).first()).toBeVisible()
  const news = client.getByRole('list', { name: 'Neu seit Ihrem letzten Besuch' })
  const talk = news.getByRole('link', { name: /Kommentar.* zu Megalight Motiv 02/ })
  const more = client
    .locator('section')
    .filter({ has: client.getByRole('heading', { name: 'Neu seit Ihrem letzten Besuch' }) })
    .getByRole('button', { name: 'Mehr anzeigen' })
  await expect(news.getByRole('link').first()).toBeVisible()
  // What others did meanwhile may stand before it.
  if (!(await talk.isVisible())) await more.click()
  await expect(talk).toBeVisible()

  const agency = await enter(browser, portal, 'aylin.kaya')
  await agency.getByRole('button', { name: 'Ordner', exact: true }).click()
  const dialog = agency.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Name/ }).fill('Reinzeichnungen Winter')
  await agency.getByRole('button', { name: 'Ordner anlegen' }).click()
  await agency.getByRole('row', { name: /Reinzeichnungen Winter/ }).focus()
  await agency.keyboard.press('Enter')
  await expect(agency).toHaveURL(/reinzeichnungen-winter/)
  // The folder is there, and with it what takes its files.
  await expect(agency.getByText('Dieser Ordner ist noch leer')).toBeVisible()
  for (const name of ['Anzeige Winter.txt', 'Zwischentitel.txt']) {
    await agency
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(name) }])
    await dialog.getByRole('button', { name: /hochladen/ }).click()
    await expect(agency.getByRole('row', { name: new RegExp(name) })).toBeVisible()
    if (name.startsWith('Anzeige'))
      await expect(news.getByRole('link', { name: 'Anzeige Winter.txt' })).toBeVisible()
  }
  await expect(
    news.getByRole('link', { name: '2 neue Dateien in Reinzeichnungen Winter' }),
  ).toBeVisible()
  await agency.getByRole('row', { name: /Zwischentitel/ }).focus()
  await agency.keyboard.press('Delete')

  await news.getByRole('link', { name: 'Anzeige Winter.txt' }).click()
  await expect(client).toHaveURL(/\/files\/\d+-reinzeichnungen-winter/)
  await expect(client.getByRole('row', { name: /Anzeige Winter/ })).toBeFocused()

  await client.getByRole('link', { name: 'Start', exact: true }).click()
  const recent = client.getByRole('list', { name: 'Zuletzt geöffnet' })
  await expect(recent.getByRole('link', { name: 'Anzeige Winter.txt' })).toBeVisible()
  await expect(news).toBeVisible()
  await expect(news.getByRole('link', { name: 'Anzeige Winter.txt' })).toHaveCount(0)
  await Promise.all([agency.context().close(), client.context().close()])
})
