import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, test } from './support/journey.ts'

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
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, portal, 'maren.thiessen', '/administration/integrations?clientId=101')
  await admin.getByRole('button', { name: 'Schnittstelle anlegen' }).click()
  await admin.getByRole('textbox', { name: /^Name/ }).fill('Adserver')
  await admin.getByRole('checkbox', { name: /Kennzahlen und Beträge/ }).check()
  await admin.getByRole('button', { name: 'Anlegen und Token zeigen' }).click()
  const token = await admin.getByRole('textbox', { name: 'Token' }).inputValue()

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
