import type { Page } from '@playwright/test'
import { fromMenu, openFolder } from './support/files.ts'
import { enter, expect, openDialog, test } from './support/journey.ts'

const file = (name: string, content = `Inhalt von ${name}`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

/** A new folder of the agency's, opened where it is to be filled. */
async function newFolder(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ordner', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: /Name/ }).fill(name)
  await page.getByRole('button', { name: 'Ordner anlegen' }).click()
  await expect(openDialog(page)).toHaveCount(0)
  await expect(row(page, new RegExp(name))).toBeVisible()
}
async function upload(page: Page, ...files: ReturnType<typeof file>[]) {
  await page.locator('input[type=file]').setInputFiles(files)
  await openDialog(page)
    .getByRole('button', { name: /hochladen$/ })
    .click()
}
const toTop = (page: Page) =>
  page.getByRole('navigation', { name: 'Ordnerpfad' }).getByRole('button').first().click()

test('three views, kept for the next visit; pictures of what lies there (FILE-01, FILE-15, T-60, T-74)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await openFolder(page, 'Kreation')
  await openFolder(page, 'Plakatmotive')
  await page.getByRole('radio', { name: 'Kacheln' }).click()
  const picture = row(page, /Gipfelglück quer/).locator('.at-picture img')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  expect(new URL((await picture.getAttribute('src'))!).origin).not.toBe(portal.url)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Kacheln' })).toBeChecked()

  await page.getByRole('radio', { name: 'Vorschau' }).click()
  await row(page, /Gipfelglück quer/).focus()
  const beside = page.getByRole('complementary', { name: 'Details' })
  await expect(beside.getByRole('img', { name: /Gipfelglück quer/ })).toBeVisible()
  await beside.getByText('Wer sieht das?').click()
  await expect(beside.getByText('Sabine Moser').first()).toBeVisible()

  await page.getByRole('radio', { name: 'Liste' }).click()
  await page.getByRole('button', { name: 'Größe' }).click()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Größe' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.goBack()
  await page.context().close()
})

test('moving by drag, by keys and by dialog, each taken back or kept (FILE-08, T-67, T-68)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await newFolder(page, 'Umzug')
  await openFolder(page, 'Umzug')
  await newFolder(page, 'Ziel')
  await upload(page, file('Eins.txt'), file('Zwei.txt'))
  await expect(row(page, /Zwei/)).toBeVisible()

  // By drag, and back.
  await row(page, /Eins/).dragTo(row(page, /Ziel/))
  await expect(page.getByText('„Eins.txt“ nach „Ziel“ verschoben')).toBeVisible()
  await expect(row(page, /Eins/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row(page, /Eins/)).toBeVisible()

  // By keys.
  await row(page, /Zwei/).focus()
  await page.keyboard.press('Control+x')
  await row(page, /Ziel/).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dieser Ordner ist noch leer')).toBeVisible()
  await page.getByRole('button', { name: 'Hier einfügen' }).click()
  await expect(row(page, /Zwei/)).toBeVisible()

  // Onto the path.
  await row(page, /Zwei/).dragTo(
    page.getByRole('navigation', { name: 'Ordnerpfad' }).getByRole('button', { name: 'Umzug' }),
  )
  await expect(page.getByText('„Zwei.txt“ nach „Umzug“ verschoben')).toBeVisible()
  await page.goBack()
  await expect(row(page, /Zwei/)).toBeVisible()

  // By dialog: a folder is not offered to itself.
  await fromMenu(page, 'Ziel', 'Verschieben nach …')
  const tree = openDialog(page).getByRole('tree')
  await expect(tree.getByRole('treeitem', { name: /^Umzug/ })).toBeVisible()
  await expect(tree.getByRole('treeitem', { name: /^Ziel/ })).toHaveCount(0)
  await tree.getByRole('treeitem', { name: /^Dateien/ }).click()
  await openDialog(page).getByRole('button', { name: 'Hierher verschieben' }).click()
  await expect(row(page, /Ziel/)).toHaveCount(0)
  await toTop(page)
  await expect(row(page, /Ziel/)).toBeVisible()
  await expect(row(page, /Umzug/)).toBeFocused()
  await page.context().close()
})

test('copying by keys, by drag and by dialog; another one sees it at once, and undo takes it away for both (T-65, T-67, T-68)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await newFolder(page, 'Vorlage')
  await openFolder(page, 'Vorlage')
  await newFolder(page, 'Entwürfe')
  await upload(page, file('Plan.txt'))
  await expect(row(page, /Plan/)).toBeVisible()
  const client = await enter(browser, portal, 'korbinian.huber')
  await openFolder(client, 'Vorlage')

  // By keys, beside the original.
  await row(page, /Plan/).focus()
  await page.keyboard.press('Control+c')
  await expect(page.getByRole('region', { name: 'Kopiert' })).toBeVisible()
  await page.keyboard.press('Control+v')
  await expect(row(page, /Plan \(2\)/)).toBeVisible()
  await expect(row(client, /Plan \(2\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row(page, /Plan \(2\)/)).toHaveCount(0)
  await expect(row(client, /Plan \(2\)/)).toHaveCount(0)

  // By drag with a key held: it is in both.
  await page.keyboard.down('Control')
  await row(page, /Plan/).dragTo(row(page, /Entwürfe/))
  await page.keyboard.up('Control')
  await expect(page.getByText('„Plan.txt“ nach „Entwürfe“ kopiert')).toBeVisible()
  await expect(row(page, /Plan/)).toBeVisible()
  await openFolder(client, 'Entwürfe')
  await expect(row(client, /Plan/)).toBeVisible()

  // A folder with all in it, by dialog.
  await toTop(page)
  await fromMenu(page, 'Vorlage', 'Kopieren nach …')
  const tree = openDialog(page).getByRole('tree')
  await tree.getByRole('treeitem', { name: /^Kreation/ }).click()
  await expect(tree.getByRole('treeitem', { name: /^Vorlage/ })).toHaveCount(0)
  await openDialog(page).getByRole('button', { name: 'Hierher kopieren' }).click()
  await expect(page.getByText('„Vorlage“ nach „Kreation“ kopiert')).toBeVisible()
  await openFolder(page, 'Kreation')
  await openFolder(page, 'Vorlage')
  await openFolder(page, 'Entwürfe')
  await expect(row(page, /Plan/).getByText('19 Byte')).toBeVisible()

  // Clients make no folders, so they copy none.
  await toTop(client)
  await client.getByRole('button', { name: 'Aktionen für Vorlage', exact: true }).click()
  await expect(client.getByRole('menuitem', { name: 'Öffnen' })).toBeVisible()
  await expect(client.getByRole('menuitem', { name: 'Kopieren nach …' })).toHaveCount(0)
  await Promise.all([page.context().close(), client.context().close()])
})

test('a taken name, the trash, and everything back (T-65, T-66)', async ({ browser, portal }) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await newFolder(page, 'Fassungen')
  await openFolder(page, 'Fassungen')
  await upload(page, file('Vertrag.txt', 'erste'))
  await expect(row(page, /Vertrag/)).toBeVisible()
  await upload(page, file('Vertrag.txt', 'zweite'))
  const question = page.getByRole('dialog', { name: '„Vertrag.txt“ gibt es in „Fassungen“ schon' })
  await question.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page.getByText('2 Dateien hochgeladen').first()).toBeVisible()
  await expect(row(page, /Vertrag/)).toHaveCount(1)
  // What was replaced is a version of it; what is deleted lies in the trash.
  await row(page, /Vertrag/).focus()
  // The row goes before the server has answered; until then the name is taken.
  const answered = page.waitForResponse(/\/removals$/)
  await page.keyboard.press('Delete')
  await answered
  await expect(row(page, /Vertrag/)).toHaveCount(0)
  await upload(page, file('Vertrag.txt', 'dritte'))
  await expect(row(page, /Vertrag/)).toHaveCount(1)

  await page.getByRole('button', { name: 'Papierkorb' }).click()
  await expect(page).toHaveURL(/\/files\/trash/)
  const deleted = row(page, /Vertrag\.txt/)
  await expect(deleted).toContainText('Dateien › Fassungen')
  await expect(deleted).toContainText('Aylin Kaya')
  await page.reload()
  await page.getByRole('button', { name: 'Vertrag.txt wiederherstellen' }).click()
  await openDialog(page).getByRole('button', { name: 'Beide behalten' }).click()
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(row(page, /Vertrag \(2\)\.txt/)).toBeVisible()
  await page.context().close()
})

test('a folder and a selection as one archive, from the content origin (T-69)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await newFolder(page, 'Paket Übergabe')
  await openFolder(page, 'Paket Übergabe')
  await upload(page, file('Grüße.txt', 'Grüße aus Köln'), file('Zwei.txt'))
  await expect(row(page, /Zwei/)).toBeVisible()

  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    expect(new URL(download.url()).origin).not.toBe(portal.url)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const content = Buffer.concat(chunks)
    expect(content.subarray(0, 2).toString()).toBe('PK')
    return { name: download.suggestedFilename(), content }
  }
  await row(page, /Zwei/).focus()
  await page.keyboard.press('Control+a')
  const all = await saved(() => page.getByRole('button', { name: 'Herunterladen' }).click())
  expect(all.name).toBe('Paket Übergabe.zip')
  // Nothing is compressed: what is in it can be read.
  for (const part of ['Grüße.txt', 'Grüße aus Köln', 'Inhalt von Zwei.txt'])
    expect(all.content.includes(part)).toBe(true)

  await toTop(page)
  await expect(row(page, /Paket Übergabe/)).toBeVisible()
  const folder = await saved(() => fromMenu(page, 'Paket Übergabe', 'Als ZIP herunterladen'))
  expect(folder.name).toBe('Paket Übergabe.zip')
  expect(folder.content.includes('Paket Übergabe/Grüße.txt')).toBe(true)
  await page.context().close()
})

test('more than one call takes: all go and come back with one undo, and another one’s list follows (T-08)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await newFolder(page, 'Kontaktbogen')
  await openFolder(page, 'Kontaktbogen')
  const many = Array.from({ length: 510 }, (_, at) => file(`Motiv ${at + 1}.txt`, `${at}`))
  await upload(page, ...many)
  const count = (of: Page) => of.getByText('510 Elemente', { exact: true })
  await expect(count(page)).toBeVisible({ timeout: 60_000 })
  const sabine = await enter(browser, portal, 'sabine.moser')
  await sabine.goto(page.url())
  await expect(count(sabine)).toBeVisible()

  let calls = 0
  page.on('request', (request) => {
    if (/\/(removals|restorations)$/.test(new URL(request.url()).pathname)) calls += 1
  })
  await row(page, /Motiv 1\.txt/).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.getByText('510 Elemente gelöscht')).toBeVisible()
  expect(calls).toBe(2)
  await expect(sabine.getByText('Dieser Ordner ist noch leer')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(count(page)).toBeVisible()
  await expect(count(sabine)).toBeVisible()
  expect(calls).toBe(4)
  await page.context().close()
  await sabine.context().close()
})
