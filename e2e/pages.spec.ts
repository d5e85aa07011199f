import { enter, expect, test } from './support/journey.ts'

test('a page with a file explorer for one group is made hidden, looked at as that group, and shown: in the menu of another browser at once (LAY-04, ROUTE-11, PERM-13, T-04)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'maren.thiessen')
  const client = await enter(browser, portal, 'sabine.moser')
  const entry = client.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Angebote' }) // prettier-ignore
  await page.goto(`${portal.url}/administration/pages?clientId=101`)
  await page.getByRole('button', { name: 'Seite anlegen' }).click()
  await page.getByRole('textbox', { name: /^Name auf Deutsch/ }).fill('Angebote')
  await expect(page.getByRole('textbox', { name: /^Adresse/ })).toHaveValue('angebote')
  await page.getByText('Noch verbergen').click()
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await expect(page.getByText('„Angebote“ angelegt')).toBeVisible()

  await page.getByRole('button', { name: 'Angebote: Modul platzieren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Platzieren', exact: true }).click()
  await expect(page.getByText('„Angebote“ platziert')).toBeVisible()
  await expect(entry).toHaveCount(0)

  // As its audience will see it, before they do.
  await page.getByRole('button', { name: 'Aktionen für „Angebote“' }).click()
  await page.getByRole('menuitem', { name: 'Ansehen als …' }).click()
  const group = 'Kunde – Geschäftsleitung'
  await page.getByRole('searchbox', { name: 'Person oder Gruppe suchen' }).fill(group)
  await page.getByRole('option', { name: group }).first().click()
  await page.getByRole('button', { name: `Als ${group} ansehen` }).click()
  await expect(page).toHaveURL(`${portal.url}/angebote`)
  await expect(page.getByRole('heading', { name: 'Angebote', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Beenden' }).click()
  await expect(page).toHaveURL(/administration\/pages/)

  await page.getByRole('button', { name: 'Aktionen für „Angebote“' }).click()
  await page.getByRole('menuitem', { name: 'Zeigen' }).click()
  await expect(entry).toBeVisible()
  await entry.click()
  await expect(client.getByRole('heading', { name: 'Angebote', level: 1 })).toBeVisible()

  // Deleted, it is gone for everybody at once; other journeys look at this portal, too.
  await page.getByRole('button', { name: 'Aktionen für „Angebote“' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('„Angebote“ gelöscht')).toBeVisible()
  await expect(entry).toHaveCount(0)
  await Promise.all([page, client].map((one) => one.context().close()))
})
