import { resolveObjectURL } from 'node:buffer'
import { pdfOf, xlsxOf } from '../packages/portal-modules/src/viewer/testing/documents.ts'
import { emlOf, msgOf } from '../packages/portal-modules/src/viewer/testing/mails.ts'
import { faultsOf } from './support/faults.ts'
import { enter, expect, openDialog, test } from './support/journey.ts'

const base64Of = async (url: string) =>
  Buffer.from(await resolveObjectURL(url)!.arrayBuffer()).toString('base64')

const attached = (name: string, type: string, base64: string) => [
  '--aussen',
  `Content-Type: ${type}`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  ...(base64.match(/.{1,76}/g) ?? []),
]

test('e-mails are uploaded and read in the portal, with what is attached, and nothing is loaded from elsewhere (T-72)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  const faults = faultsOf(page)
  const hosts = new Set<string>()
  const threads: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(host)
  })
  page.on('worker', (worker) => threads.push(worker.url()))

  const pdf = attached('Kalender.pdf', 'application/pdf', await base64Of(pdfOf({ pages: 2 })))
  const plan = attached('Streuplan.xlsx', 'application/octet-stream', await base64Of(xlsxOf(3)))
  const film = attached('Film.mp4', 'video/mp4', 'QUJD'.repeat(10_485_760))
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Freigabe.eml', mimeType: '', buffer: Buffer.from(emlOf({ more: [...pdf, ...plan] })) },
    { name: 'Abstimmung.msg', mimeType: '', buffer: Buffer.from(msgOf()) },
    { name: 'Schwer.eml', mimeType: '', buffer: Buffer.from(emlOf({ more: film })) },
  ])
  const row = page.getByRole('row', { name: /Freigabe\.eml/ })
  await expect(row).toBeVisible()
  await expect(row).toContainText('E-Mail')
  await expect(page.getByRole('row', { name: /Abstimmung\.msg/ })).toContainText('E-Mail')
  await row.dblclick()
  const dialog = page.getByRole('dialog', { name: 'Freigabe.eml' })
  const letter = dialog.getByRole('region', { name: 'Inhalt von Freigabe.eml' })
  await expect(letter.getByRole('heading', { name: 'Motiv „Almwiese“ zur Freigabe' })).toBeVisible()
  await expect(letter.getByText('Liebe Frau Vahl,')).toHaveCSS('color', 'rgb(20, 60, 90)')
  await expect(letter.getByText('Liebe Frau Vahl,')).toHaveCSS('font-weight', '700')
  const picture = letter.getByRole('img', { name: 'Motiv Almwiese' })
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1)
  await expect(letter.getByText(/aus dem Internet werden hier nicht geladen/)).toBeVisible()

  // What is attached opens over it and can be had.
  await letter.getByRole('button', { name: /^Kalender\.pdf/ }).click()
  const inner = page.getByRole('dialog', { name: 'Kalender.pdf' })
  await expect(inner.getByRole('region', { name: 'Seite 1 von 2' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Streuplan.xlsx' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '12.510,50 €' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await letter.getByRole('button', { name: '„Zeitplan März.txt“ herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('Zeitplan März.txt')
  await page.keyboard.press('Escape')

  // A message of Outlook beside it, and one with a film of 30 MB, which is read in a thread of its own.
  await page.getByRole('row', { name: /Abstimmung\.msg/ }).dblclick()
  await expect(openDialog(page).getByRole('heading', { name: 'Abstimmung Frühjahr' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: /Schwer\.eml/ }).dblclick()
  await expect(openDialog(page).getByRole('button', { name: /^Film\.mp4/ })).toContainText('30 MB')
  expect(threads.filter((url) => /mail/.test(url))).toHaveLength(3)

  expect(faults).toEqual([])
  const own = new URL(portal.url)
  expect([...hosts].sort()).toEqual([`127.0.0.1:${portal.port + 1}`, own.host].sort())
  await page.context().close()
})
