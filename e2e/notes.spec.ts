import { openFolder } from './support/files.ts'
import { enter, expect, openDialog, test } from './support/journey.ts'

const poster = 'Zitrone hoch.png'

test('a client points at a place in a poster; the agency is led there, answers and settles it (T-41, T-44, NOTI-03)', async ({
  browser,
  portal,
}) => {
  const agency = await enter(browser, portal, 'korbinian.huber')
  const client = await enter(browser, portal, 'sabine.moser')
  await openFolder(client, 'Kreation')
  await openFolder(client, 'Plakatmotive')
  await client.getByRole('row', { name: /Zitrone hoch/ }).focus()
  await client.keyboard.press('Enter')
  const seen = openDialog(client)
  await expect(seen).toHaveAccessibleName(poster)
  const picture = seen.getByRole('img', { name: poster })
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600)

  // C, a click on the lemon, and what is meant.
  await client.keyboard.press('c')
  const panel = seen.getByRole('complementary')
  await expect(panel.getByRole('heading', { name: 'Kommentare' })).toBeVisible()
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(100)
  const { x, y, width, height } = (await picture.boundingBox())!
  await client.mouse.click(x + width * 0.25, y + height * 0.5)
  const field = panel.getByRole('textbox', { name: 'Ihr Kommentar' })
  await expect(field).toBeFocused()
  await client.keyboard.type('Bitte die Flasche größer.')
  await client.keyboard.press('Enter')
  const pinOf = (dialog: typeof seen) =>
    dialog.getByRole('button', { name: 'Kommentar 1: Bitte die Flasche größer.' })
  await expect(pinOf(seen)).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Markierte Stelle' })).toHaveCount(0)
  const pin = (await pinOf(seen).boundingBox())!
  expect(Math.abs(pin.x + pin.width / 2 - (x + width * 0.25))).toBeLessThan(4)
  expect(Math.abs(pin.y + pin.height / 2 - (y + height * 0.5))).toBeLessThan(4)

  // Who made it is told, and led to the very place.
  await agency.getByRole('button', { name: /Benachrichtigungen/ }).click()
  await agency
    .getByRole('dialog', { name: 'Benachrichtigungen' })
    .getByRole('link', { name: /Zitrone hoch/ })
    .first()
    .click()
  await expect(agency).toHaveURL(/view=true.*comment=\d+|comment=\d+.*view=true/)
  const shown = openDialog(agency)
  await expect(pinOf(shown)).toBeVisible()
  const talk = shown.getByRole('complementary')
  const said = talk.getByRole('article').filter({ hasText: 'Bitte die Flasche' })
  await expect(said.getByRole('button', { name: 'Stelle 1: im Bild' })).toBeVisible()
  await said.getByRole('button', { name: /^Auf den Kommentar .* antworten$/ }).click()
  const answer = talk.getByRole('textbox', { name: 'Ihre Antwort' })
  await expect(answer).toBeFocused()
  await answer.fill('Machen wir bis Freitag.')
  await answer.press('Enter')
  const answers = (dialog: typeof seen) => dialog.getByRole('list', { name: 'Antworten' })
  await expect(
    answers(panel).getByRole('article').filter({ hasText: 'Machen wir bis Freitag.' }),
  ).toBeVisible()

  // Settled: the pin steps back, the talk folds.
  await talk.getByRole('button', { name: /^Aktionen für den Kommentar „Bitte die Flasche/ }).click()
  await agency.getByRole('menuitem', { name: 'Als erledigt markieren' }).click()
  await expect(panel.getByText(/^Erledigt von Korbinian Huber/)).toBeVisible()
  await expect(pinOf(seen)).toHaveAttribute('data-at-resolved', 'true')
  await agency.context().close()
  await client.context().close()
})

test('on a page of a PDF a place is marked by keyboard alone, an area by mouse, and reached from the folder (T-41, T-12)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await openFolder(page, 'Reportings')
  await openFolder(page, 'Wochenberichte')
  await page.getByRole('row', { name: /Wochenbericht KW 21/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = openDialog(page)
  await expect(dialog.getByRole('region', { name: 'Seite 1 von 3' })).toBeVisible()
  const number = dialog.getByRole('textbox', { name: 'Seite' })
  await number.fill('2')
  await number.press('Enter')
  await expect(dialog.getByRole('region', { name: 'Seite 2 von 3' })).toBeInViewport()

  await dialog.getByRole('region', { name: /^Seiten von/ }).focus()
  await page.keyboard.press('c')
  await expect(dialog.getByRole('textbox', { name: 'Ihr Kommentar' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Stelle markieren' })).toBeFocused()
  await page.keyboard.press('Enter')
  const draft = dialog.getByRole('button', { name: 'Markierte Stelle' })
  await expect(draft).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Ihr Kommentar' })).toBeFocused()
  await expect(dialog.getByText('Seite 2', { exact: true })).toBeVisible()
  await page.keyboard.type('Diese Zahl prüfen wir noch.')
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByRole('button', { name: 'Kommentar 1: Diese Zahl prüfen wir noch.' }),
  ).toBeVisible()

  // Beside the comments its words are still there to be copied.
  const sheet = dialog.getByRole('region', { name: 'Seite 2 von 3' })
  const words = (await sheet.locator('.textLayer span').first().boundingBox())!
  await page.mouse.move(words.x + 1, words.y + words.height / 2)
  await page.mouse.down()
  await page.mouse.move(words.x + words.width - 1, words.y + words.height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()!.toString().length)).toBeGreaterThan(3)
  await expect(dialog.getByRole('button', { name: 'Markierte Stelle' })).toHaveCount(0)

  // A frame around what is meant is drawn with the mouse, and said to be one.
  await dialog.getByRole('button', { name: 'Stelle markieren' }).click()
  const { x, y } = (await sheet.boundingBox())!
  await page.mouse.move(x + 120, y + 90)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 130, { steps: 4 })
  await page.mouse.move(x + 320, y + 190, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByRole('textbox', { name: 'Ihr Kommentar' })).toBeFocused()
  await page.keyboard.type('Dieser Absatz kann weg.')
  await page.keyboard.press('Enter')
  const framed = dialog.getByRole('article').filter({ hasText: 'Dieser Absatz kann weg.' })
  await expect(
    framed.getByRole('button', { name: 'Stelle 2: Ausschnitt auf Seite 2' }),
  ).toBeVisible()
  const frame = (await sheet.locator('.at-area').boundingBox())!
  expect(Math.abs(frame.x - (x + 120)) + Math.abs(frame.width - 200)).toBeLessThan(8)
  await dialog.getByRole('textbox', { name: 'Ihr Kommentar' }).focus()

  // Escape leaves the comments, then the file.
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Kommentare (C)' })).toBeFocused()
  // The first takes the button's words away.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.context().close()
})
