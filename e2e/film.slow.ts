import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { writeFilm } from './support/film.ts'
import { enter, openDialog } from './support/journey.ts'
import { startPortal } from './support/portal.ts'

/** The most that a file may be (FILE-10). */
const gibibyte = 1_073_741_824
const film = { size: gibibyte, duration: 60, width: 320, height: 180 }
const name = 'Rohmaterial.webm'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Uploads' })
/** How much of it went, in percent. */
const shareOf = (page: Page) =>
  panelOf(page)
    .getByRole('progressbar')
    .first()
    .evaluate((bar) => {
      const number = (name: string) => Number(bar.getAttribute(`aria-value${name}`))
      return (number('now') / number('max')) * 100
    })
const isPast = (page: Page, share: number) =>
  expect.poll(() => shareOf(page), { timeout: 300_000 }).toBeGreaterThan(share)

test('a film of 1 GiB: halted, over a reload and kill -9 to the server, then played and jumped in by ranges (FILE-07, FILE-09, FILE-10, T-64, T-72)', async ({
  browser,
}) => {
  test.setTimeout(1_200_000)
  const folder = mkdtempSync(join(tmpdir(), 'atrium-film-'))
  const path = join(folder, name)
  let portal = await startPortal({ data: join(folder, 'portal') })
  try {
    const page = await enter(browser, portal, 'sabine.moser')
    page.on('dialog', (dialog) => void dialog.accept())
    await writeFilm(page, path, film)
    utimesSync(path, 1_700_000_000, 1_700_000_000)
    expect(statSync(path).size).toBe(gibibyte)
    const line = await page.context().newCDPSession(page)
    const throttle = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await throttle(80 * 1_024 * 1_024)

    await page.locator('input[type=file]').setInputFiles(path)
    await isPast(page, 5)
    await panelOf(page)
      .getByRole('button', { name: `${name} anhalten` })
      .click()
    await expect(panelOf(page).getByText('Angehalten')).toBeVisible()
    const held = await shareOf(page)
    await page.waitForTimeout(2_000)
    expect(await shareOf(page)).toBeLessThanOrEqual(held + 1)
    await panelOf(page)
      .getByRole('button', { name: `${name} fortsetzen` })
      .click()
    await isPast(page, held + 5)

    const offsets: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
    })
    await page.reload()
    await expect(panelOf(page).getByText(/Unterbrochen/)).toBeVisible()
    await panelOf(page).locator('input[type=file]').setInputFiles(path)
    await isPast(page, held + 15)
    expect(Math.min(...offsets)).toBeGreaterThan(0)

    await portal.kill()
    await expect(
      panelOf(page)
        .getByText(/Keine Verbindung/)
        .first(),
    ).toBeVisible()
    portal = await startPortal({ data: portal.data, port: portal.port })
    await throttle(-1)
    const row = page.getByRole('row', { name: /Rohmaterial/ })
    await expect(row).toBeVisible({ timeout: 600_000 })
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(0)

    const ranges: string[] = []
    page.on('response', (response) => {
      if (response.status() === 206) ranges.push(response.headers()['content-range'] ?? '')
    })
    await row.dblclick()
    const video = openDialog(page).locator('video')
    const duration = () => video.evaluate((one: HTMLVideoElement) => one.duration)
    await expect.poll(duration).toBe(60)
    const jump = async (second: number) => {
      await video.evaluate((one: HTMLVideoElement, to) => void (one.currentTime = to), second)
      const isThere = (one: HTMLVideoElement) => !one.seeking && one.readyState >= 2
      await expect.poll(() => video.evaluate(isThere), { timeout: 60_000 }).toBe(true)
    }
    await jump(55)
    await jump(3)
    await jump(31)
    await video.evaluate((one: HTMLVideoElement) => one.play())
    const time = () => video.evaluate((one: HTMLVideoElement) => one.currentTime)
    await expect.poll(time).toBeGreaterThan(33)
    const starts = ranges.map((range) => Number(/^bytes (\d+)-/.exec(range)?.[1]))
    expect(starts.some((start) => start > gibibyte * 0.8)).toBe(true)
    await page.context().close()
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
