import { expectAccessible } from './support/accessible.ts'
import type { Browser } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'
import { startDemo, type Portal } from './support/portal.ts'

/** The token of a new integration that may call one area. */
async function makeToken(browser: Browser, portal: Portal, name: string, area: RegExp) {
  const context = await browser.newContext()
  const admin = await context.newPage()
  await signIn(admin, portal, 'maren.thiessen', '/administration/integrations?clientId=101')
  await admin.getByRole('button', { name: 'Schnittstelle anlegen' }).click()
  await admin.getByRole('textbox', { name: /^Name/ }).fill(name)
  await admin.getByRole('checkbox', { name: area }).check()
  await admin.getByRole('button', { name: 'Anlegen und Token zeigen' }).click()
  const token = await admin.getByRole('textbox', { name: 'Token' }).inputValue()
  await context.close()
  return token
}

test('an administrator makes a token, a system calls with it and with nothing else, and after it was revoked it is refused (ADM-09, T-05)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration/integrations?clientId=101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schnittstellen')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Schnittstelle anlegen' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Buchungssystem')
  await page.getByRole('checkbox', { name: /Kampagnen und Pläne/ }).check()
  await page.getByRole('button', { name: 'Anlegen und Token zeigen' }).click()
  const shown = page.getByRole('dialog', { name: 'Token für „Buchungssystem“' })
  const token = await shown.getByRole('textbox', { name: 'Token' }).inputValue()
  const address = await shown.getByRole('textbox', { name: 'Adresse der Aufrufe' }).inputValue()
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Ich habe das Token gesichert' }).click()

  const call = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${address}/${path}`, { headers })).status
  }
  expect(await call('campaigns/101')).toBe(200)
  expect(await call('campaigns/115')).toBe(404)
  expect(await call('users/current')).toBe(403)
  await page.reload()
  const row = page.getByRole('listitem', { name: 'Buchungssystem' })
  // Or yesterday, where it is midnight meanwhile.
  await expect(row).toContainText(/Zuletzt benutzt: (heute|gestern)/)
  await expect(page.getByText(token)).toHaveCount(0)

  await row.getByRole('button', { name: '„Buchungssystem“ widerrufen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click()
  await expect(row).toContainText('Widerrufen von Maren Thiessen')
  expect(await call('campaigns/101')).toBe(401)

  await page.getByRole('tab', { name: 'Protokoll' }).click()
  await expect(page.getByRole('row', { name: /Schnittstelle widerrufen.*Buchungssystem/ })).toBeVisible() // prettier-ignore
})

test('what a system pushes is in a cockpit that is open, without anybody loading anew (COCK-11, T-28)', async ({
  browser,
  portal,
}) => {
  const token = await makeToken(browser, portal, 'Adserver', /Kennzahlen und Beträge/)
  const client = await (await browser.newContext()).newPage()
  await signIn(client, portal, 'sabine.moser', '/cockpits/external/ML-101-0004/Wiesn-Spezial?clientId=101') // prettier-ignore
  await expect(client.getByRole('heading', { name: 'Was geschah' })).toBeVisible()
  await expect(client.getByText('Klicks im Adserver')).toHaveCount(0)
  const items = [1, 2, 3, 4].map((date) => ({
    campaignExternalId: 'ML-101-0004',
    key: 'clicks',
    day: `2027-03-0${date}T10:00:00+01:00`,
    value: 1_000 + date,
  }))
  const kpi = { key: 'clicks', nameDe: 'Klicks im Adserver', nameEn: 'Clicks', unit: 'number' }
  const pushed = await fetch(`${portal.url}/api/v1.0/figures/101/kpis`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kpis: [kpi], items }),
  })
  expect(await pushed.json()).toEqual({ added: 4, changed: 0, unchanged: 0, removed: 0 })
  await expect(client.getByText('Klicks im Adserver').first()).toBeVisible()
  await expect(client.getByText('1.004').first()).toBeVisible()
})

test('what a system hands over is in a timeline that is open, finds its place by its number on the page, and goes when it is named no more (TL-01)', async ({
  browser,
  portal,
}) => {
  const token = await makeToken(browser, portal, 'Projektplan', /Zeitleisten/)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const pages = await (await fetch(`${portal.url}/api/v1.0/pages/101`, { headers })).json()
  const { id } = pages
    .find(({ url }: { url: string }) => url === '/timeline')
    .children.map(({ childComponent }: { childComponent: object }) => childComponent)
    .find(({ type }: { type: string }) => type === 'timeline')

  const client = await (await browser.newContext()).newPage()
  await signIn(client, portal, 'sabine.moser', '/timeline?clientId=101')
  await expect(client.getByRole('main').getByRole('heading', { level: 4 }).first()).toBeVisible()
  const put = async (items: readonly object[]) => {
    const answer = await fetch(`${portal.url}/api/v1.0/externalTimeline/101/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ items, missing: 'remove' }),
    })
    return answer.json()
  }
  const entry = client.getByRole('heading', { name: 'Spot abgenommen' })
  const item = { title: 'Spot abgenommen', date: '2027-12-01T10:00:00+01:00', type: 'milestone' }
  expect(await put([{ externalId: 'PM-1', ...item }])).toMatchObject({ added: 1, removed: 0 })
  await expect(entry).toBeVisible()
  expect(await put([])).toMatchObject({ added: 0, removed: 1 })
  await expect(entry).toHaveCount(0)
})

test('client service imports a report into a cockpit, whoever has it open sees the figures at once, and it is taken back (COCK-11, T-08)', async ({
  browser,
}) => {
  // A cockpit without figures: what another journey has pushed into this one is in the way.
  const portal = await startDemo()
  const cockpit = '/cockpits/external/ML-101-0004/Wiesn-Spezial?clientId=101'
  const open = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, cockpit)
    await expect(page.getByRole('heading', { name: 'Was geschah' })).toBeVisible()
    return page
  }
  const [agency, client] = await Promise.all([open('aylin.kaya'), open('sabine.moser')])
  const start = { name: 'Kennzahlen importieren' }
  await expect(client.getByRole('button', start)).toHaveCount(0)
  await agency.getByRole('button', start).click()
  await expect(agency.getByRole('heading', { name: 'In welcher Datei stehen die Kennzahlen?' })).toBeVisible() // prettier-ignore
  await expectAccessible(agency)
  const lines = ['Datum;Sichtbarkeit;Notiz', '01.03.2027;71,5 %;', '02.03.2027;viel;', 'Summe;71,5 %;'] // prettier-ignore
  await agency.locator('input[type=file]').setInputFiles({
    name: 'Adserver.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await agency.getByRole('button', { name: 'Weiter' }).click()
  await expect(agency.getByText(/1 Zeile mit Fehlern\./)).toBeVisible()
  await agency.getByText('viel', { exact: true }).dblclick()
  await agency.getByRole('textbox').fill('72 %')
  await agency.keyboard.press('Enter')
  await expect(agency.getByRole('status').filter({ hasText: '2 neue Tage' })).toBeVisible()
  await expectAccessible(agency)
  await agency.getByRole('button', { name: '2 Zeilen übernehmen' }).click()
  await expect(client.getByText('Sichtbarkeit').first()).toBeVisible()
  await expect(client.getByText('72 %').first()).toBeVisible()
  await agency.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig' }).click()
  await expect(client.getByText('72 %')).toHaveCount(0)
  await portal.stop()
})
