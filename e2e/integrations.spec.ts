import { AxeBuilder } from '@axe-core/playwright'
import { expect, signIn, test } from './support/journey.ts'

test('an administrator makes a token, a system calls with it and with nothing else, and after it was revoked it is refused (ADM-09, T-05)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration/integrations?clientId=101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schnittstellen')
  await expect(page.getByText('Noch keine Schnittstellen')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Schnittstelle anlegen' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Buchungssystem')
  await page.getByRole('checkbox', { name: /Kampagnen und Pläne/ }).check()
  await page.getByRole('button', { name: 'Anlegen und Token zeigen' }).click()
  const shown = page.getByRole('dialog', { name: 'Token für „Buchungssystem“' })
  const token = await shown.getByRole('textbox', { name: 'Token' }).inputValue()
  const address = await shown.getByRole('textbox', { name: 'Adresse der Aufrufe' }).inputValue()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
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
  await expect(row).toContainText('Zuletzt benutzt: heute')
  await expect(page.getByText(token)).toHaveCount(0)

  await row.getByRole('button', { name: '„Buchungssystem“ widerrufen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click()
  await expect(row).toContainText('Widerrufen von Maren Thiessen')
  expect(await call('campaigns/101')).toBe(401)

  await page.getByRole('tab', { name: 'Protokoll' }).click()
  await expect(page.getByRole('row', { name: /Schnittstelle widerrufen.*Buchungssystem/ })).toBeVisible() // prettier-ignore
})
