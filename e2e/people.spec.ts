import { expectAccessible } from './support/accessible.ts'
import { enter, expect, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

test('people are invited, changed, and switched off and on again; who is out is out at once (ADM-01, ADM-02, ADM-04, ROUTE-03, GEN-08)', async ({
  browser,
}) => {
  // Whoever is switched off is somebody in other journeys.
  const portal = await startDemo()
  const client = await enter(browser, portal, 'korbinian.huber')
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration?clientId=101')
  await expect(page).toHaveURL(/\/administration\/users$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personen')
  const tabs = [
    'Personen',
    'Gruppen',
    'Kunden',
    'Seiten',
    'Designs',
    'Gruppenzugehörigkeit',
    'Konfiguration',
    'Schnittstellen',
    'Protokoll',
  ]
  await expect(page.getByRole('tab')).toHaveText(tabs)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Personen hinzufügen' }).click()
  await expect(page).toHaveURL(/\/administration\/users\/create$/)
  await page.getByRole('textbox', { name: 'Name 1' }).fill('Nele Neumann')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse 1' }).fill('nele@alpenquell.example')
  await page.getByRole('button', { name: 'Weitere Person' }).click()
  await page.keyboard.type('Aylin Kaya')
  await page
    .getByRole('textbox', { name: 'E-Mail-Adresse 2' })
    .fill('aylin.kaya@brueckner-vahl.example')
  await page.getByRole('button', { name: '2 Personen einladen' }).click()
  await expect(page.getByText('Diese Person gehört schon dazu.')).toBeVisible()
  // What is left is asked about before it is lost.
  await page.getByRole('tab', { name: 'Designs' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designs')
  await page.getByRole('tab', { name: 'Personen' }).click()
  await expect(page.getByRole('row', { name: /Nele Neumann.*Eingeladen/ })).toBeVisible()

  const korbinian = page.getByRole('row', { name: /Korbinian Huber/ })
  await korbinian.getByText('Korbinian Huber', { exact: true }).click()
  await expect(page).toHaveURL(/\/administration\/users\/edit\/\d+$/)
  await page.getByRole('textbox', { name: 'Funktion' }).fill('Produktleitung')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Angaben zu Korbinian Huber gespeichert')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Funktion' })).toHaveValue('Produktleitung')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Deaktivieren' }).click()
  await expect(page.getByText(/ist deaktiviert und hat keinen Zugang/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Kunde – Marketing' })).not.toBeChecked()
  await expect(client.getByRole('heading', { name: 'Ihr Zugang wurde beendet' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('checkbox', { name: 'Kunde – Marketing' })).toBeChecked()
  await signIn(client, portal, 'korbinian.huber', '/files?clientId=101')
  await expect(client.getByRole('grid')).toBeVisible()
  await Promise.all([page.context().close(), client.context().close()])
  await portal.stop()
})

test('a group is made and filled; who is put into one sees its content at once, in two windows of the administration too (ADM-05, ADM-07, PERM-13, GEN-08)', async ({
  browser,
}) => {
  const portal = await startDemo()
  const client = await enter(browser, portal, 'korbinian.huber')
  const folder = client.getByRole('row', { name: /^Geschäftsleitung/ })
  await expect(folder).toHaveCount(0)
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration/user-groups?clientId=101')
  await page.getByRole('button', { name: 'Neue Gruppe' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('kundenberatung')
  await page.getByRole('button', { name: 'Gruppe anlegen' }).click()
  await expect(page.getByText(/Eine Gruppe mit diesem Namen gibt es schon/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Kunde – Vertrieb')
  await page.getByRole('button', { name: 'Gruppe anlegen' }).click()
  const made = page.getByRole('row', { name: /^Kunde – Vertrieb/ })
  await expect(made).toBeVisible()
  await made.getByRole('button', { name: /^Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(made).toHaveCount(0)

  // Somebody else has the same group open.
  const lead = await (await browser.newContext()).newPage()
  await signIn(lead, portal, 'sabine.moser', '/administration?clientId=101')
  await expect(lead.getByRole('tab')).toHaveText(['Personen', 'Gruppenzugehörigkeit', 'Protokoll'])
  await lead.getByRole('tab', { name: 'Gruppenzugehörigkeit' }).click()
  await lead.getByRole('searchbox', { name: 'Personen suchen' }).fill('huber')
  await lead.getByText('Korbinian Huber', { exact: true }).click()
  const management = lead.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ })
  await expect(management).not.toBeChecked()
  await expect(lead.getByRole('checkbox', { name: /^Administration/ })).toBeDisabled()

  await page.getByRole('row', { name: /^Kunde – Geschäftsleitung/ }).press('Enter')
  await page.getByRole('combobox', { name: 'Person hinzufügen' }).fill('huber')
  await page.getByRole('option', { name: /Korbinian Huber/ }).click()
  await expect(page.getByRole('row', { name: /Korbinian Huber/ })).toBeVisible()
  await expectAccessible(page)
  await expect(folder).toBeVisible()
  await expect(management).toBeChecked()

  await management.click()
  await expect(management).not.toBeChecked()
  await expect(page.getByRole('row', { name: /Korbinian Huber/ })).toHaveCount(0)
  await expect(folder).toHaveCount(0)
  await Promise.all([page, lead, client].map((one) => one.context().close()))
  await portal.stop()
})

test('a Supervisor reads along; a client finds no such page (ADM-09, ROUTE-03)', async ({
  browser,
  portal,
}) => {
  const open = async (login: string, path: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, `${path}?clientId=101`)
    return page
  }
  const supervisor = await open('henning.vahl', '/administration/users')
  await expect(supervisor.getByRole('row', { name: /Sabine Moser/ })).toBeVisible()
  await expect(supervisor.getByRole('button', { name: 'Personen hinzufügen' })).toHaveCount(0)
  await supervisor.getByText('Sabine Moser', { exact: true }).click()
  await expect(supervisor.getByRole('textbox', { name: 'Funktion' })).not.toBeEditable()
  await expect(supervisor.getByRole('button', { name: 'Deaktivieren' })).toHaveCount(0)
  await supervisor.getByRole('tab', { name: 'Gruppen', exact: true }).click()
  await expect(supervisor.getByRole('row', { name: /^Kundenberatung/ })).toBeVisible()
  await expect(supervisor.getByRole('button', { name: 'Neue Gruppe' })).toHaveCount(0)
  const client = await open('korbinian.huber', '/administration/users')
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await Promise.all([supervisor.context().close(), client.context().close()])
})
