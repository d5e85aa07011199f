import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { fromMenu, openFolder } from './support/files.ts'
import type { Page } from '@playwright/test'
import { enter, expect, openDialog, test } from './support/journey.ts'

test('a printer without an account gets one file by its link and a password, until it is taken back (T-73)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await openFolder(page, 'Kreation')
  await openFolder(page, 'Plakatmotive')
  await fromMenu(page, 'Zitrone hoch.png', 'Link für Außenstehende')
  const dialog = openDialog(page)
  await dialog.getByLabel('Für wen?').fill('Druckerei Holzmann')
  await dialog.getByLabel('Kennwort', { exact: true }).fill('Brauerei 1899')
  await dialog.getByRole('button', { name: 'Link erstellen' }).press('Enter')
  const address = await dialog.getByLabel('Adresse zum Weitergeben').inputValue()

  // Nobody is signed in here.
  const outside = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await outside.goto(address)
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist geschützt')
  await inTenantsColours(outside)
  await outside.keyboard.type('geraten')
  await outside.keyboard.press('Enter')
  await expect(outside.getByRole('alert')).toContainText('stimmt nicht')
  await outside.getByLabel('Kennwort').fill('Brauerei 1899')
  await outside.keyboard.press('Enter')
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Zitrone hoch.png')
  await expect(outside.getByText('Aylin Kaya von Alpenquell')).toBeVisible()
  const picture = outside.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await inTenantsColours(outside)
  const coming = outside.waitForEvent('download')
  await outside.getByRole('button', { name: 'Herunterladen' }).press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toBe('Zitrone hoch.png')
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG')

  // Whoever made it sees that it was used, takes it back, and it leads nowhere.
  await dialog.getByRole('button', { name: 'Schließen' }).last().press('Enter')
  await page.getByRole('button', { name: 'Links für Außenstehende' }).press('Enter')
  const all = openDialog(page)
  // Beside it stand those that other journeys made on this portal.
  const own = all.getByRole('listitem').filter({ hasText: 'Druckerei Holzmann' })
  await expect(own).toContainText(/Zitrone hoch.*Druckerei Holzmann.*1-mal geöffnet/)
  await own.getByRole('button', { name: /zurücknehmen$/ }).press('Enter')
  await expect(own).toHaveCount(0)
  await outside.goto(address)
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText(/führt nirgendwohin/)
})

test('a photographer without an account walks through a folder, gets one file and the whole, on a phone by keyboard (T-73)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await fromMenu(page, 'Kreation', 'Link für Außenstehende')
  const dialog = openDialog(page)
  await expect(dialog.getByText(/auch was später dazukommt/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Link erstellen' }).press('Enter')
  const address = await dialog.getByLabel('Adresse zum Weitergeben').inputValue()

  const phone = { width: 390, height: 844 }
  const outside = await (
    await browser.newContext({ locale: 'de-DE', viewport: phone, colorScheme: 'dark' })
  ).newPage()
  await outside.goto(address)
  const title = outside.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Kreation')
  await outside.getByRole('link', { name: 'Plakatmotive' }).press('Enter')
  await expect(title).toHaveText('Plakatmotive')
  const row = outside.getByRole('listitem').filter({ hasText: 'Zitrone hoch.png' })
  const picture = row.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await inTenantsColours(outside)
  expect(
    await outside.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true)
  const one = outside.waitForEvent('download')
  await outside.getByRole('button', { name: 'Zitrone hoch.png herunterladen' }).press('Enter')
  expect((await one).suggestedFilename()).toBe('Zitrone hoch.png')
  await outside.getByRole('link', { name: 'Kreation' }).press('Enter')
  await expect(title).toHaveText('Kreation')
  const whole = outside.waitForEvent('download')
  await outside.getByRole('button', { name: 'Alles als ZIP herunterladen' }).press('Enter')
  const download = await whole
  expect(download.suggestedFilename()).toBe('Kreation.zip')
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  expect(zip.includes('Kreation/Plakatmotive/Zitrone hoch.png')).toBe(true)
})

/** Light and dark, the brand is the tenant's and everything can be read. */
async function inTenantsColours(page: Page) {
  const button = page.getByRole('button').first()
  for (const mode of ['dark', 'light'] as const) {
    await page.locator('html').evaluate((root, wanted) => (root.dataset.mode = wanted), mode)
    await expect(button).toHaveCSS('background-color', 'rgb(11, 111, 184)')
    await expectAccessible(page)
  }
}
