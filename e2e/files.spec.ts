import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enter, expect, openDialog, test } from './support/journey.ts'

const file = (name: string, content = `Inhalt von ${name}`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

test('two people at once: one uploads, the other sees it appear and is told (FILE-07, FILE-13, NOTI-12)', async ({
  browser,
  portal,
}) => {
  const [agency, client] = await Promise.all([
    enter(browser, portal, 'aylin.kaya'),
    enter(browser, portal, 'sabine.moser'),
  ])
  await expect(client.getByRole('grid')).toBeVisible()
  const bell = client.getByRole('button', { name: /Benachrichtigungen/ })
  const before = await bell.textContent()

  await agency.locator('input[type=file]').setInputFiles([file('Streuplan Herbst.txt')])
  await agency
    .getByRole('dialog')
    .getByRole('button', { name: /hochladen/ })
    .click()
  await expect(agency.getByRole('row', { name: /Streuplan Herbst/ })).toBeVisible()

  await expect(client.getByRole('row', { name: /Streuplan Herbst/ })).toBeVisible()
  await expect(bell).not.toHaveText(before!)
  await bell.click()
  const drawer = client.getByRole('dialog')
  await expect(drawer.getByText('Aylin Kaya hat eine Datei hochgeladen').first()).toBeVisible()
  await Promise.all([agency.context().close(), client.context().close()])
})

test('what was uploaded is what is downloaded, from an origin of its own (FILE-13)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await page
    .locator('input[type=file]')
    .setInputFiles([file('Rückmeldung Küche.txt', 'Grüße aus Rosenheim')])
  const row = page.getByRole('row', { name: /Rückmeldung Küche/ })
  await expect(row).toBeVisible()
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: /Aktionen/ }).click()
  await page.getByRole('menuitem', { name: /Herunterladen/ }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Rückmeldung Küche.txt')
  expect(new URL(saved.url()).origin).not.toBe(portal.url)
  const chunks: Buffer[] = []
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toBe('Grüße aus Rosenheim')
  await page.context().close()
})

test('folders: make, open by keyboard, deep link, rename, delete and undo (FILE-05, FILE-06, T-08, ROUTE-07, ROUTE-17)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await page.getByRole('button', { name: 'Ordner', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: /Name/ }).fill('Probelauf Wiesn')
  await page.getByRole('button', { name: 'Ordner anlegen' }).click()
  const row = page.getByRole('row', { name: /Probelauf Wiesn/ })
  await expect(row).toBeVisible()

  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/files\/\d+-probelauf-wiesn/i)
  await expect(page.getByText('Dieser Ordner ist noch leer')).toBeVisible()
  // As a link target has it.
  await page.evaluate(() => history.replaceState(history.state, '', '?view=false'))
  await page.reload()
  await expect(page.getByText('Dieser Ordner ist noch leer')).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Probelauf Wiesn – Dateien – Atrium$/)
  await page.goBack()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Dateien – Atrium$/)

  await row.focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: /Neuer Name/ }).fill('Probelauf Wiesn 2027')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('row', { name: /Probelauf Wiesn 2027/ })
  await expect(renamed).toBeVisible()

  await renamed.focus()
  await page.keyboard.press('Delete')
  await expect(renamed).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(renamed).toBeVisible()
  await page.context().close()
})

test('on a phone: navigation is a menu, the list fits, nothing scrolls sideways (LAY-05)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser', {
    context: { viewport: { width: 360, height: 740 }, hasTouch: true },
  })
  await expect(page.getByRole('grid')).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /Menü/ }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Dateien' })).toBeVisible()
  await page.context().close()
})

test('a folder that cannot be made takes what is in it along, and nothing else (T-64)', async ({
  browser,
  portal,
}, testInfo) => {
  const folder = testInfo.outputPath('Paket')
  // A name that systems keep for themselves, in the middle of the others.
  for (const name of ['anfang', 'aux', 'mitte/tief', 'zuletzt']) {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, `${name.replace('/', '-')}.txt`), name)
  }
  const agency = await enter(browser, portal, 'aylin.kaya')
  const [chooser] = await Promise.all([
    agency.waitForEvent('filechooser'),
    agency.getByRole('button', { name: 'Ordner hochladen' }).click(),
  ])
  await chooser.setFiles(folder)
  await openDialog(agency)
    .getByRole('button', { name: /hochladen$/ })
    .click()
  const uploads = agency.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('Hochgeladen', { exact: true })).toHaveCount(3)
  await expect(agency.getByText('„Paket/aux“ konnte nicht angelegt werden')).toBeVisible()
  await expect(agency.getByText(/Eine Datei darin wurde nicht hochgeladen/)).toBeVisible()
  await agency.context().close()
})

test('a whole folder is uploaded as it is, into one of the same name, and its files are seen by others (T-64)', async ({
  browser,
  portal,
}, testInfo) => {
  const folder = testInfo.outputPath('Messe Köln')
  await mkdir(join(folder, 'Fotos'), { recursive: true })
  await writeFile(join(folder, 'Ablauf.txt'), 'Ablauf')
  await writeFile(join(folder, '.DS_Store'), 'x')
  await writeFile(join(folder, 'Fotos', 'Stand.txt'), 'Stand')
  const agency = await enter(browser, portal, 'aylin.kaya')
  for (const round of [1, 2]) {
    const [chooser] = await Promise.all([
      agency.waitForEvent('filechooser'),
      agency.getByRole('button', { name: 'Ordner hochladen' }).click(),
    ])
    await chooser.setFiles(folder)
    await openDialog(agency)
      .getByRole('button', { name: /hochladen$/ })
      .click()
    if (round === 2) continue
    await expect(
      agency.getByRole('region', { name: 'Uploads' }).getByText('Hochgeladen', { exact: true }),
    ).toHaveCount(2)
    await expect(agency.getByRole('row', { name: /Messe Köln/ })).toContainText('2 Elemente')
  }
  // The folder is there already: it takes the files, and asks about the ones that it has.
  await expect(openDialog(agency)).toHaveAccessibleName(
    /Ablauf.txt.* gibt es in „Messe Köln“ schon/,
  )
  await openDialog(agency).getByRole('button', { name: 'Überspringen' }).click()
  await expect(openDialog(agency)).toHaveAccessibleName(/Stand.txt.* gibt es in „Fotos“ schon/)
  await openDialog(agency).getByRole('button', { name: 'Überspringen' }).click()

  const client = await enter(browser, portal, 'korbinian.huber')
  const row = client.getByRole('row', { name: /Messe Köln/ })
  await expect(row).toHaveCount(1)
  await row.focus()
  await client.keyboard.press('Enter')
  await expect(client.getByRole('row', { name: /Ablauf/ })).toBeVisible()
  await expect(client.getByRole('row', { name: /DS_Store/ })).toHaveCount(0)
  await client.getByRole('row', { name: /Fotos/ }).focus()
  await client.keyboard.press('Enter')
  await expect(client.getByRole('row', { name: /Stand/ })).toBeVisible()
  await Promise.all([agency.context().close(), client.context().close()])
})
