import { expect, test } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enter } from './support/journey.ts'
import { startPortal } from './support/portal.ts'

test('kill -9 during an upload: what was acknowledged is there, and the person is still signed in', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const data = mkdtempSync(join(tmpdir(), 'atrium-crash-'))
  const big = join(data, 'Spot 20s Rohschnitt.bin')
  writeFileSync(big, Buffer.alloc(48 * 1024 * 1024, 7))
  let portal = await startPortal({ data: join(data, 'portal') })
  try {
    const page = await enter(browser, portal, 'sabine.moser')
    await page
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'Angekommen.txt', mimeType: 'text/plain', buffer: Buffer.from('da') },
      ])
    await expect(page.getByRole('row', { name: /Angekommen/ })).toBeVisible()

    // A slow line, so that the server dies in the middle.
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 2 * 1024 * 1024,
    })
    await page.locator('input[type=file]').setInputFiles(big)
    const panel = page.getByRole('region', { name: 'Uploads' })
    const progress = panel.getByRole('progressbar', { name: /Rohschnitt/ }).first()
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0)
    await portal.kill()
    await expect(panel.getByText(/Keine Verbindung/).first()).toBeVisible({ timeout: 30_000 })

    portal = await startPortal({ data: portal.data, port: portal.port })
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    // It goes on by itself; what arrived before is not sent again (uploads.spec.ts).
    await expect(page.getByRole('row', { name: /Rohschnitt/ })).toBeVisible({ timeout: 60_000 })

    await page.reload()
    await expect(page.getByRole('row', { name: /Angekommen/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Rohschnitt/ })).toHaveCount(1)
    await expect(page).toHaveURL(/\/files/)
    await page.context().close()
  } finally {
    await portal.stop()
    rmSync(data, { recursive: true, force: true })
  }
})
