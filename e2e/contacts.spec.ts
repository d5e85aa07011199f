import type { Page } from '@playwright/test'
import { expect, openDialog, signIn, test } from './support/journey.ts'

const openContacts = async (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name: 'Aylin Kaya' })).toBeVisible()
const names = (page: Page) => page.locator('[data-at-contact] h2')

test('a client asks to be called back; the contact has the news and a task, and the time is taken (CON-01, CON-03, T-79)', async ({
  browser,
  portal,
}) => {
  const open = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, '/contacts?clientId=101')
    await openContacts(page)
    return page
  }
  const [agency, client] = await Promise.all([open('aylin.kaya'), open('korbinian.huber')])
  const card = client.getByRole('article').filter({ hasText: 'Aylin Kaya' })
  await expect(card.getByRole('link', { name: '+49 40 66969-112' })).toHaveAttribute('href', 'tel:+494066969112') // prettier-ignore

  const ask = async (page: Page) => {
    await page.getByRole('button', { name: 'Rückruf anfragen: Aylin Kaya' }).click()
    const dialog = openDialog(page)
    await dialog
      .getByRole('radio', { name: /freie Zeiten$/ })
      .last()
      .check()
    return dialog
  }
  const dialog = await ask(client)
  await dialog.getByRole('textbox', { name: /Worum geht es/ }).fill('Streuplan Zitrone')
  await dialog.getByRole('textbox', { name: /Telefonnummer/ }).fill('+49 89 99998-215')
  await dialog.getByRole('radio', { name: '10:00' }).check()
  await dialog.getByRole('textbox', { name: /Notiz/ }).fill('Gern vor der Mittagspause.')

  // The way is gone while it is sent: what was typed stays, and goes out with the next press.
  await client.route('**/callback', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Rückruf anfragen' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/Verbindung/)
  await expect(dialog.getByRole('radio', { name: '10:00' })).toBeChecked()
  await client.unroute('**/callback')
  await dialog.getByRole('button', { name: 'Rückruf anfragen' }).click()
  await expect(client.getByText('Aylin Kaya ruft Sie zurück')).toBeVisible()
  await expect(client.getByText(/10:00 bis 10:30 Uhr, unter \+49 89 99998-215/)).toBeVisible()

  // Nobody else can have that time.
  const second = await ask(client)
  await expect(second.getByText('10:30')).toBeVisible()
  await expect(second.getByRole('radio', { name: '10:00' })).toHaveCount(0)
  await client.keyboard.press('Escape')

  // The news leads to the task, which says whom to call.
  await agency.getByRole('button', { name: /^Benachrichtigungen/ }).click()
  const news = agency.getByText('Korbinian Huber bittet um Rückruf')
  await news.click()
  const task = agency.getByRole('dialog', { name: /Rückruf: Korbinian Huber/ })
  await expect(task).toContainText('Die Telefonnummer steht in Ihrer E-Mail.')
  await expect(task).not.toContainText('Gern vor der Mittagspause.')
  await Promise.all([agency.context().close(), client.context().close()])
})

test('client service adds a contact with a picture, moves it, and takes a deletion back; clients see it at once (CON-02, T-08)', async ({
  browser,
  portal,
}) => {
  const open = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, '/contacts?clientId=115')
    await expect(names(page).first()).toBeVisible()
    return page
  }
  const [agency, client] = await Promise.all([open('jonas.petersen'), open('nadine.wolff')])
  await expect(client.getByRole('button', { name: 'Kontakt hinzufügen' })).toHaveCount(0)
  const before = await names(agency).allTextContents()

  await agency.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  const dialog = openDialog(agency)
  await dialog.getByRole('textbox', { name: /Vorname/ }).fill('Mira')
  await dialog.getByRole('textbox', { name: /Nachname/ }).fill('Mut')
  await dialog.getByRole('textbox', { name: /^Telefon/ }).fill('040 66969-300')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'mira.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(dialog.getByRole('button', { name: 'Bild entfernen' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  await expect(dialog).toBeHidden()
  await expect(names(client)).toHaveText([...before, 'Mira Mut'])
  const card = client.getByRole('article').filter({ hasText: 'Mira Mut' })
  await expect(card.locator('img')).toBeVisible()

  const menu = async (item: string) => {
    await agency.getByRole('button', { name: 'Aktionen für Mira Mut' }).click()
    await agency.getByRole('menuitem', { name: item }).click()
  }
  await menu('An den Anfang')
  await expect(names(client)).toHaveText(['Mira Mut', ...before])
  // By the pointer: the first one goes to the end, and back by the message.
  const cards = agency.locator('[data-at-contact]')
  const end = (await cards.last().boundingBox())!
  await cards.first().dragTo(cards.last(), { sourcePosition: { x: 60, y: 60 }, targetPosition: { x: end.width - 10, y: end.height / 2 } }) // prettier-ignore
  await expect(names(client)).toHaveText([...before, 'Mira Mut'])
  await agency
    .getByRole('alertdialog')
    .filter({ hasText: 'Mira Mut steht jetzt an neuer Stelle' })
    .getByRole('button', { name: 'Rückgängig' })
    .first()
    .click()
  await expect(names(client)).toHaveText(['Mira Mut', ...before])

  await menu('Löschen')
  await expect(names(client)).toHaveText(before)
  // The message before it offers to take the move back.
  await agency
    .getByRole('alertdialog')
    .filter({ hasText: 'Mira Mut ist gelöscht' })
    .getByRole('button', { name: 'Rückgängig' })
    .click()
  await expect(names(client)).toHaveText(['Mira Mut', ...before])
  await Promise.all([agency.context().close(), client.context().close()])
})
