import { expect, test } from '@playwright/test'
import { randomFillSync } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zip } from '../apps/server/src/demo/content/zip.ts'
import { expectAccessible } from './support/accessible.ts'
import { openDialog, signIn } from './support/journey.ts'
import { startPortal, type Portal } from './support/portal.ts'
import { mebibyte, offsetsOf, slowLine } from './support/uploads.ts'

let folder: string
let portal: Portal
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-packages-'))
  portal = await startPortal({ data: join(folder, 'portal') })
})
test.afterEach(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A package of 40 MiB that no compression makes smaller: a page and a film. */
function writePackage(): string {
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="gross" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>Groß</title>
    <item identifier="eins" identifierref="res"><title>Einstieg</title></item>
  </organization></organizations>
  <resources><resource identifier="res" type="webcontent" adlcp:scormtype="sco" href="index.html">
    <file href="index.html"/></resource></resources>
</manifest>`
  const content = zip({
    'imsmanifest.xml': manifest,
    'index.html': '<!doctype html><title>Einstieg</title>',
    'film.bin': randomFillSync(Buffer.alloc(40 * mebibyte)),
  })
  const path = join(folder, 'Großer Kurs.zip')
  writeFileSync(path, content)
  utimesSync(path, 1_700_000_000, 1_700_000_000)
  return path
}

test('a large package loses the network, is paused, outlives a reload and goes on from where it was (SEM-05, T-64)', async ({
  page,
}) => {
  const path = writePackage()
  const offsets = offsetsOf(page)
  await signIn(page, portal, 'jonas.petersen', '/seminars?clientId=115')
  await page.getByRole('button', { name: 'Schulung anlegen' }).click()
  const making = openDialog(page)
  await making.getByRole('textbox', { name: /Titel/ }).fill('Großer Kurs')
  await making.getByRole('button', { name: 'Schulung anlegen' }).click()

  const dialog = openDialog(page).filter({ hasText: 'Lernpaket hochladen' })
  const line = await slowLine(page)
  const choose = () => dialog.locator('input[type=file]').setInputFiles(path)
  const arrived = async () =>
    Number(await dialog.getByRole('progressbar').getAttribute('aria-valuenow'))
  await choose()
  await expect.poll(arrived).toBeGreaterThan(6 * mebibyte)
  await line.cut()
  await expect(dialog.getByRole('progressbar', { name: /Keine Verbindung/ })).toBeVisible()
  await expectAccessible(page)
  await line.slow()
  await expect(dialog.getByRole('progressbar', { name: 'Wird hochgeladen' })).toBeVisible()
  await expect.poll(arrived).toBeGreaterThan(12 * mebibyte)
  await dialog.getByRole('button', { name: 'Anhalten' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Angehalten' })).toBeVisible()

  // Another page of the same browser knows of it, and asks for the file once more.
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await page.getByRole('button', { name: /Aktionen für Großer Kurs/ }).click()
  await page.getByRole('menuitem', { name: 'Lernpaket hochladen' }).click()
  await expect(dialog.getByText(/Unterbrochen: „Großer Kurs\.zip“/)).toBeVisible()
  await expectAccessible(page)
  await line.fast()
  const before = offsets.length
  await choose()
  await expect(dialog.getByText('Das Lernpaket ist da: eine Lektion.')).toBeVisible()
  expect(offsets[0]).toBe(0)
  expect(offsets.slice(1).every((offset) => offset > 0)).toBe(true)
  expect(offsets[before]).toBeGreaterThan(6 * mebibyte)
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await page.getByRole('button', { name: 'Großer Kurs' }).or(page.getByRole('link', { name: 'Großer Kurs' })).first().click() // prettier-ignore
  await expect(page.getByText('Einstieg').first()).toBeVisible()
})
