import type { Page } from '@playwright/test'
import { resolveObjectURL } from 'node:buffer'
import { startFakeOffice } from '../apps/server/test/fake-office.ts'
import { startFakeSoffice } from '../apps/server/test/fake-soffice.ts'
import { pdfOf } from '../packages/portal-modules/src/viewer/testing/documents.ts'
import { faultsOf } from './support/faults.ts'
import { enter, expect, openDialog, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

/** Opens a folder by its name, then a file in it. */
async function look(page: Page, folder: RegExp, file: RegExp) {
  await page.getByRole('row', { name: folder }).dblclick()
  await page.getByRole('row', { name: file }).dblclick()
  return openDialog(page)
}

test('a PDF opens in the portal: pages, zoom, words, and nothing from elsewhere (VIEW-07, T-72)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'korbinian.huber')
  const faults = faultsOf(page)
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(host)
  })
  await page.getByRole('row', { name: /Reportings/ }).dblclick()
  const dialog = await look(page, /Wochenberichte/, /Wochenbericht KW 21/)
  const first = dialog.getByRole('region', { name: 'Seite 1 von 3' })
  await expect(first.getByText('Auf einen Blick')).toBeAttached()
  const isDrawn = () =>
    first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, Math.ceil(height / 20))
      return data.some((value, at) => at % 4 < 3 && value < 200)
    })
  await expect.poll(isDrawn).toBe(true)

  // By keyboard to the last page, and larger.
  const field = dialog.getByRole('textbox', { name: 'Seite' })
  await field.fill('3')
  await field.press('Enter')
  await expect(dialog.getByRole('region', { name: 'Seite 3 von 3' })).toBeInViewport()
  const pages = dialog.getByRole('region', { name: /^Seiten von/ })
  await pages.focus()
  const before = await dialog.getByText(/^\d+\s%$/).textContent()
  await page.keyboard.press('+')
  await expect(dialog.getByText(/^\d+\s%$/)).not.toHaveText(before!)

  expect(faults).toEqual([])
  const own = new URL(portal.url)
  expect([...hosts].sort()).toEqual([`127.0.0.1:${portal.port + 1}`, own.host].sort())
  await page.context().close()
})

test('a PDF of 300 pages opens at once, keeps a handful of them in the page, and is searched to its end (VIEW-07, T-72)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  const faults = faultsOf(page)
  const blob = resolveObjectURL(pdfOf({ pages: 300 }))!
  await page.locator('input[type=file]').setInputFiles([
    {
      name: 'Dreihundert Blatt.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await blob.arrayBuffer()),
    },
  ])
  await page.getByRole('row', { name: /Dreihundert Blatt/ }).dblclick()
  const dialog = openDialog(page)
  const numbered = dialog.getByRole('region', { name: /^Seite \d+ von 300$/ })
  await expect(dialog.getByRole('region', { name: 'Seite 1 von 300' })).toBeInViewport()

  // To the last page and its words, by keyboard; what was left is put away.
  const pages = dialog.getByRole('region', { name: /^Seiten von/ })
  await pages.focus()
  await page.keyboard.press('End')
  const last = dialog.getByRole('region', { name: 'Seite 300 von 300' })
  await expect(last).toBeInViewport()
  await expect(last.getByText('Mediaplan Blatt 300')).toBeAttached()
  await expect(last.locator('canvas')).toBeVisible()
  await expect.poll(() => numbered.count()).toBeLessThan(12)

  // A word of one page far away, then one that is on all of them.
  await page.keyboard.press('Control+f')
  const words = dialog.getByRole('searchbox', { name: 'Im Dokument suchen' })
  await words.fill('Blatt 137')
  await expect(dialog.getByText('1 von 1', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Seite 137 von 300' })).toBeInViewport()
  await words.fill('Streuung')
  await expect(dialog.getByText('137 von 300', { exact: true })).toBeVisible()
  await words.press('Shift+Enter')
  await expect(dialog.getByText('136 von 300', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Seite 136 von 300' })).toBeInViewport()
  expect(faults).toEqual([])
  await page.context().close()
})

test('what no browser can open says so and can be had (VIEW-10)', async ({ browser, portal }) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Kaputt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nkein Plan') },
    { name: 'Strategie.ppt', mimeType: '', buffer: Buffer.from('Strategie') },
  ])
  const dialog = openDialog(page)
  await page.getByRole('row', { name: /Kaputt/ }).dblclick()
  await expect(
    dialog.getByRole('heading', { name: 'Diese Datei lässt sich nicht öffnen' }),
  ).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(
    dialog.getByRole('heading', {
      name: 'Dieses ältere Office-Format lässt sich hier nicht anzeigen',
    }),
  ).toBeVisible()
  await page.context().close()
})

test('Word files and spreadsheets are shown by the portal itself (T-72)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'korbinian.huber')
  const faults = faultsOf(page)
  const dialog = await look(page, /Briefings/, /Briefing Zitrone Launch/)
  const content = dialog.getByRole('region', { name: /^Inhalt von/ })
  await expect(content.getByRole('heading', { name: 'Nächste Schritte' })).toBeVisible()
  await expect(content.getByRole('cell', { name: 'KW 14' })).toBeVisible()
  await expect(content.getByText('Nächste Schritte')).toHaveCSS('font-weight', '700')
  await page.keyboard.press('Escape')

  await page.goto(`${portal.url}/files?clientId=101`)
  // The page stays at hand while it is read: it does not even fetch what reads.
  const readers: string[] = []
  page.on('request', (request) => /read-sheets/.test(request.url()) && readers.push(request.url()))
  const thread = page.waitForEvent('worker')
  await look(page, /Mediapläne \d+/, /Jahresübersicht/)
  expect((await thread).url()).toContain('sheet')
  const table = dialog.getByRole('table')
  await expect(table.getByRole('cell', { name: 'KW 14' })).toBeVisible()
  await expect(table.getByRole('cell', { name: /^\d+\.\d{3},\d\d €$/ }).first()).toBeVisible()
  await dialog.getByRole('tab', { name: 'Hinweise' }).click()
  await expect(table.getByRole('cell', { name: 'Alle Beträge sind netto.' })).toBeVisible()
  expect(readers).toEqual([])
  expect(faults).toEqual([])
  await page.context().close()
})

test('a presentation is a PDF where the server makes one, else its text; each says which (T-72)', async ({
  browser,
  portal,
}) => {
  const open = async (page: Page) => {
    await page.getByRole('row', { name: /Mediapläne \d+/ }).dblclick()
    return look(page, /Zitrone Launch DACH/, /Pitch/)
  }
  const page = await enter(browser, portal, 'korbinian.huber')
  const faults = faultsOf(page)
  const dialog = await open(page)
  await expect(dialog.getByText(/^Nur der Text der Folien/)).toBeVisible()
  const budget = dialog.getByRole('article', { name: 'Folie 5: Mediamix und Budget' })
  await expect(budget.getByRole('cell', { name: '471.200 €' })).toBeVisible()
  await dialog.getByRole('button', { name: /Nächste Schritte/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Folie 8: Nächste Schritte' })).toBeFocused()
  expect(faults).toEqual([])
  await page.context().close()

  const soffice = await startFakeSoffice()
  const other = await startDemo({ LIBREOFFICE_PATH: soffice.program })
  try {
    const reader = await enter(browser, other, 'korbinian.huber')
    const refused = faultsOf(reader)
    const made = reader.waitForResponse(/\/storage\/wopi\/files\/\d+\/pdf$/)
    const shown = await open(reader)
    expect(await (await made).json()).toMatchObject({ state: 'ready' })
    await expect(shown.getByText(/^Als PDF angezeigt/)).toBeVisible()
    await expect(shown.getByRole('region', { name: 'Seite 1 von 1' })).toBeVisible()
    expect(refused).toEqual([])
    await reader.context().close()
  } finally {
    await other.stop()
    await soffice.stop()
  }
})

test('an office server is posted the token and fetches the file; the switch turns to another service (VIEW-13, VIEW-14, VIEW-15)', async ({
  browser,
}) => {
  const office = await startFakeOffice()
  const portal = await startDemo({ WOPI_CLIENT_URL: office.url })
  try {
    const page = await enter(browser, portal, 'maren.thiessen')
    const faults = faultsOf(page)
    const asked = page.waitForResponse(/\/storage\/wopi\/files\/\d+\/link\/1$/)
    const dialog = await look(page, /Briefings/, /Briefing Zitrone Launch/)
    const link = (await (await asked).json()) as { accessToken: string; expiresAt: number }
    const frame = dialog.frameLocator('iframe')
    await expect(frame.getByRole('heading')).toHaveText('Briefing Zitrone Launch.docx')
    await expect(frame.getByText(/^(\d+) von \1 Bytes für Maren Thiessen$/)).toBeVisible()
    expect(office.posts.map(({ fields }) => fields)).toEqual([
      { access_token: link.accessToken, access_token_ttl: String(link.expiresAt) },
    ])
    expect(office.posts[0]!.address.searchParams.get('WOPISrc')).toMatch(
      new RegExp(`^${portal.url}/storage/wopi/files/\\d+$`),
    )
    expect(faults).toEqual([])

    // The same file after the switch; the service gets an address that it can fetch the file from.
    const token = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:'))!
      return (JSON.parse(sessionStorage.getItem(key)!) as { access_token: string }).access_token
    })
    const headers = { authorization: `Bearer ${token}` }
    const configuration = `${portal.url}/api/v1.0/applications/101/configuration`
    const answer = await page.request.get(configuration, { headers })
    const { configurations } = (await answer.json()) as {
      configurations: { configurationId: number; configuration: { key: string } }[]
    }
    const { configurationId } = configurations.find(
      ({ configuration }) => configuration.key === 'PRIMARY_DOCUMENTS_VIEWER',
    )!
    const service = `${office.url.replace('http:', 'https:')}/embed?src={url}`
    const saved = await page.request.put(configuration, {
      headers,
      form: { configurationId, value: service },
    })
    expect(saved.status()).toBe(200)
    await page.reload()
    const shown = dialog.locator('iframe')
    await expect(shown).toHaveAttribute('src', new RegExp(`^${service.replace('{url}', '').replace(/[.?]/g, '\\$&')}`)) // prettier-ignore
    const address = new URL((await shown.getAttribute('src'))!).searchParams.get('src')!
    const content = await page.request.get(address)
    expect((await content.body()).subarray(0, 2).toString()).toBe('PK')
    await page.context().close()
  } finally {
    await portal.stop()
    await office.stop()
  }
})
