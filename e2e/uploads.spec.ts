import { expect, test, type Page } from '@playwright/test'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enter } from './support/journey.ts'
import { startPortal, type Portal } from './support/portal.ts'
import { mebibyte, offsetsOf, slowLine } from './support/uploads.ts'

const size = 40 * mebibyte

let folder: string
let film: string
let portal: Portal
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-uploads-'))
  film = join(folder, 'Spot Rohschnitt.bin')
  writeFileSync(film, Buffer.alloc(size, 7))
  utimesSync(film, 1_700_000_000, 1_700_000_000)
  portal = await startPortal({ data: join(folder, 'portal') })
})
test.afterEach(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

const panelOf = (page: Page) => page.getByRole('region', { name: 'Uploads' })
/** What the server has of it. */
async function arrived(page: Page): Promise<number> {
  const [begun] = await page.evaluate(async () => {
    const store = Object.keys(sessionStorage)
      .filter((key) => key.startsWith('oidc.user:'))
      .map((key) => JSON.parse(sessionStorage.getItem(key)!) as { access_token: string })
    const answer = await fetch('/api/v1.0/filelinks/101/uploads', {
      headers: { Authorization: `Bearer ${store[0]!.access_token}` },
    })
    return (await answer.json()) as { offset: number }[]
  })
  return begun?.offset ?? 0
}
const isUnderWay = (page: Page) =>
  expect.poll(() => arrived(page), { timeout: 60_000 }).toBeGreaterThan(4 * mebibyte)

/** Begins the film on a slow line, and says from where its pieces were sent. */
async function begin(page: Page) {
  const offsets = offsetsOf(page)
  const line = await slowLine(page)
  await page.locator('input[type=file]').setInputFiles(film)
  await isUnderWay(page)
  return { offsets, line }
}
const isWaiting = (page: Page) =>
  expect(
    panelOf(page)
      .getByText(/Keine Verbindung/)
      .first(),
  ).toBeVisible({ timeout: 30_000 })
/** It came once from the beginning, and then from where it was. */
function wentOn(offsets: readonly number[]) {
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
  expect(offsets.filter((offset) => offset > 4 * mebibyte).length).toBeGreaterThan(0)
}

test('the network goes away in the middle of 40 MiB and comes back: the upload goes on by itself (FILE-07, FILE-09, T-64)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await enter(browser, portal, 'sabine.moser')
  const { offsets, line } = await begin(page)
  await line.cut()
  await isWaiting(page)
  await line.fast()
  await expect(page.getByRole('row', { name: /Rohschnitt/ })).toBeVisible({ timeout: 60_000 })
  wentOn(offsets)
  await page.context().close()
})

test('kill -9 of the server in the middle: a new one goes on where the old one stood (FILE-07, T-64)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await enter(browser, portal, 'sabine.moser')
  const { offsets, line } = await begin(page)
  await portal.kill()
  await isWaiting(page)
  portal = await startPortal({ data: portal.data, port: portal.port })
  await line.fast()
  await expect(page.getByRole('row', { name: /Rohschnitt/ })).toBeVisible({ timeout: 90_000 })
  wentOn(offsets)
  await page.context().close()
})

test('the page is loaded again: the panel asks for the file and goes on where the server stands (FILE-07, T-64)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await enter(browser, portal, 'sabine.moser')
  page.on('dialog', (dialog) => void dialog.accept())
  const line = await slowLine(page)
  await page.locator('input[type=file]').setInputFiles(film)
  await isUnderWay(page)
  await page.reload()
  await line.fast()
  const panel = panelOf(page)
  await expect(panel.getByText(/Unterbrochen/)).toBeVisible({ timeout: 30_000 })
  const other = join(folder, 'Anderer Film.bin')
  writeFileSync(other, 'etwas anderes')
  await panel.locator('input[type=file]').setInputFiles(other)
  await expect(panel.getByText(/eine andere Datei/)).toBeVisible()
  const offsets = offsetsOf(page)
  await panel.locator('input[type=file]').setInputFiles(film)
  await expect(page.getByRole('row', { name: /Rohschnitt/ })).toBeVisible({ timeout: 60_000 })
  expect(offsets[0]).toBeGreaterThan(4 * mebibyte)
  await page.context().close()
})

test('on another page the upload stays in sight and leads back to its folder (T-64)', async ({
  browser,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await page.getByRole('button', { name: 'Kreation', exact: true }).click()
  await expect(page.getByRole('row', { name: /Plakatmotive/ })).toBeVisible()
  const line = await slowLine(page)
  await page.locator('input[type=file]').setInputFiles(film)
  await expect(panelOf(page).getByRole('button', { name: /anhalten$/ })).toBeVisible()

  await page.getByRole('link', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await expect(panelOf(page).getByRole('progressbar')).toBeVisible()
  await line.fast()
  await expect(panelOf(page).getByText('1 Datei hochgeladen').first()).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Zu „Kreation“' }).click()
  await expect(page.getByRole('row', { name: /Spot Rohschnitt/ })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(1)
  await page.context().close()
})
