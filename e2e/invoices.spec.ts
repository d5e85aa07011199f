import { readFileSync } from 'node:fs'
import { dayFrom, dayOf } from '../apps/server/src/platform/berlin-time.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, test } from './support/journey.ts'

test('a controller narrows the invoices, takes one as PDF and as XRechnung, and all of them as a table (INV-01, INV-04, INV-05, INV-06, T-94, T-95)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'marco.rossi', '/home?clientId=101')
  await page.getByRole('navigation').getByRole('link', { name: 'Rechnungen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungen')
  await expect(page).toHaveTitle(/Rechnungen – Atrium$/)
  const rows = page.getByRole('row', { name: /^BV-/ })
  // Each of them has a document; not so what was cancelled.
  const invoice = rows.filter({ hasText: 'Rechnung' }).first()
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page)

  // Another time: the year before this one.
  await page.getByRole('button', { name: /^Kalender/ }).click()
  await page.getByRole('button', { name: 'Letztes Jahr' }).click()
  const year = Number(dayOf(new Date()).slice(0, 4)) - 1
  await expect(page).toHaveURL(new RegExp(`from=${year}-01-01&to=${year}-12-31`))
  await expect(rows.first()).toContainText(`BV-${year}-`)
  await page.reload()
  await expect(rows.first()).toContainText(`BV-${year}-`)
  await page.goBack()
  await page.goForward()

  const [file] = await Promise.all([page.waitForEvent('download'), invoice.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^BV-\d{4}-\d{5}\.pdf$/)
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
  // The same for a machine (T-95).
  await invoice.getByRole('button', { name: /^Aktionen/ }).click()
  const [xml] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'XRechnung herunterladen (XML)' }).click(),
  ])
  expect(xml.suggestedFilename()).toBe(file.suggestedFilename().replace(/pdf$/, 'xml'))
  expect(readFileSync(await xml.path(), 'utf8')).toContain('xrechnung_3.0')
  await page.getByRole('button', { name: 'Exportieren' }).click()
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV-Datei' }).click(),
  ])
  expect(table.suggestedFilename()).toBe(`rechnungen-${year}-01-01-${year}-12-31.csv`)
  expect(readFileSync(await table.path(), 'utf8')).toContain('Nummer;Datum;Fällig;Art;Status')

  // What cannot be had says so, and is had with the next try.
  await page.route(/\/outgoing\/[^/]+\/download\?/, (route) => route.abort(), { times: 2 })
  await invoice.press('Enter')
  await expect(page.getByText('Die Rechnung konnte nicht heruntergeladen werden.')).toBeVisible()
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Erneut versuchen' }).click(),
  ])
  expect(again.suggestedFilename()).toBe(file.suggestedFilename())
  await page.context().close()
})

test('whoever leads at the client sees them and goes to the campaign; other clients have neither entry nor page (INV-06, D-10)', async ({
  browser,
  portal,
}) => {
  const lead = await (await browser.newContext()).newPage()
  await signIn(lead, portal, 'andreas.lindner', '/invoices?clientId=115')
  await expect(lead.getByRole('heading', { level: 1 })).toHaveText('Rechnungen')
  // Two customers: one is chosen.
  await expect(lead.getByRole('combobox', { name: 'Kunde' })).toBeVisible()
  // In January this year's are few.
  const [ago, soon] = [dayFrom(new Date(), -300), dayFrom(new Date(), 1)]
  await lead.goto(`${portal.url}/invoices?clientId=115&from=${ago}&to=${soon}`)
  const media = lead
    .getByRole('row', { name: /^BV-/ })
    .filter({ hasNotText: 'Beratung und Planung' })
    .first()
  await media.getByRole('button', { name: /^Aktionen/ }).click()
  await lead.getByRole('menuitem', { name: 'Kampagne öffnen' }).click()
  await expect(lead).toHaveURL(/\/cockpits\/\d+\//)
  await expect(lead.getByRole('heading', { level: 1 })).toBeVisible()
  const client = await (await browser.newContext()).newPage()
  await signIn(client, portal, 'korbinian.huber', '/invoices?clientId=101')
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await expect(
    client.getByRole('navigation').getByRole('link', { name: 'Rechnungen' }),
  ).toHaveCount(0)
  await Promise.all([lead.context().close(), client.context().close()])
})
