import { expectAccessible } from './support/accessible.ts'
import { fromMenu, openFolder } from './support/files.ts'
import { enter, expect, openDialog, test } from './support/journey.ts'

test('a client asks a photographer without an account for files; a program among them is refused at itself, the rest arrives with their name (T-73, FILE-07, FILE-12)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'korbinian.huber')
  await fromMenu(page, 'Briefings', 'Dateien anfordern')
  const dialog = openDialog(page)
  await dialog.getByLabel('Was brauchen Sie?').fill('Bitte die Motive für Herbst')
  await dialog.getByRole('button', { name: 'Link erstellen' }).press('Enter')
  const address = await dialog.getByLabel('Adresse zum Weitergeben').inputValue()
  await dialog.getByRole('button', { name: 'Schließen' }).last().press('Enter')

  // Nobody is signed in here; a phone, in the dark.
  const context = await browser.newContext({
    locale: 'de-DE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  })
  const outside = await context.newPage()
  await outside.goto(address)
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Dateien senden')
  await expect(outside.getByText('Bitte die Motive für Herbst')).toBeVisible()
  await expect(outside.getByText(/Korbinian Huber von Alpenquell/)).toBeVisible()
  await expectAccessible(outside)
  await outside.getByLabel('Ihr Name').fill('Nora Beck')
  await outside.getByLabel('Dateien auswählen').setInputFiles([
    { name: 'Motiv Herbst.txt', mimeType: 'text/plain', buffer: Buffer.from('Herbst') },
    { name: 'Rechnung.pdf.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
    { name: 'Motiv Winter.txt', mimeType: 'text/plain', buffer: Buffer.from('Winter') },
  ])
  await expect(outside.getByRole('listitem')).toHaveCount(3)
  await outside.getByRole('button', { name: 'Senden' }).press('Enter')
  await expect(outside.getByRole('status')).toHaveText('2 Dateien sind angekommen. 1 Datei ist nicht angekommen.') // prettier-ignore
  await expect(outside.getByRole('listitem').nth(0)).toContainText('Angekommen')
  await expect(outside.getByRole('listitem').nth(1)).toContainText(
    /„\.exe“ sind hier nicht erlaubt/,
  )
  await expectAccessible(outside)
  // At the narrowest nothing stands out of the page.
  await outside.setViewportSize({ width: 320, height: 700 })
  expect(await outside.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // They are there at once, from her, and whoever asked was told.
  await openFolder(page, 'Briefings')
  const row = page.getByRole('row', { name: /Motiv Herbst/ })
  await expect(row).toBeVisible()
  await expect(row.locator('.at-moment')).toHaveAttribute('title', /Nora Beck \(extern\)/)
  await page
    .getByRole('button', { name: /Benachrichtigungen/ })
    .first()
    .press('Enter')
  await expect(page.getByText(/Nora Beck \(extern\) hat 2 Dateien hochgeladen/)).toBeVisible()
})
