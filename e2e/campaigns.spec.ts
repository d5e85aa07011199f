import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

const openCampaigns = async (page: Page, url: string) => {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
}
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const column = (page: Page, name: RegExp) => page.getByRole('group', { name })

test('a client lead finds every campaign of the tenant by tab, board, list, calendar and media plan, and takes the list along (CAMP-01, CAMP-02, CAMP-03, CAMP-04, CAMP-05, CAMP-10, CAMP-17, T-21, T-22, T-25)', async ({
  browser,
  page,
}) => {
  // Of its own: what waits and stands where is the demo's, before anybody has approved of anything.
  const portal = await startDemo()
  await signIn(page, portal, 'sabine.moser', '/campaigns?clientId=101')
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  await expect(page.getByText('7 Kampagnen · 2 warten auf Ihre Freigabe')).toBeVisible()

  await test.step('three tabs with counts; the board stands in the columns of the work', async () => {
    await expect(tab(page, /^In Bearbeitung/)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, /^In Bearbeitung/)).toContainText('4')
    await expect(tab(page, /^Live/)).toContainText('2')
    await expect(tab(page, /^Beendet/)).toContainText('1')
    await expect(column(page, /^Freigabe,|^Freigabe \d|^Freigabe$/).first()).toContainText('Kids Schulstart') // prettier-ignore
    await expect(page.getByText('340.000,00 €')).toBeVisible()
    // What another tenant has is not here.
    await expect(page.getByText('Gartenmöbel Süd')).toHaveCount(0)
    await expectAccessible(page, 'main')
  })

  await test.step('filters stand in the address and are there after a reload', async () => {
    await tab(page, /^Live/).click()
    await page.getByRole('button', { name: /^Mediengattung/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Kino' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/tab=live/)
    await expect(page).toHaveURL(/media=cinema/)
    await page.reload()
    await expect(tab(page, /^Live/)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('link', { name: 'Sommerfrische Classic' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zitrone Launch DACH' })).toHaveCount(0)
    await tab(page, /^In Bearbeitung/).click()
    await expect(page.getByText('In diesem Reiter passt nichts dazu')).toBeVisible()
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await expect(page).not.toHaveURL(/media=/)
  })

  await test.step('the list is sorted by budget and goes along as it stands', async () => {
    await page.getByRole('radio', { name: 'Liste' }).click()
    const table = page.getByRole('grid', { name: 'Kampagnen' })
    await page.getByRole('button', { name: /^Sortiert nach/ }).click()
    await page.getByRole('menuitemradio', { name: 'Budgetrahmen' }).click()
    await expect(page).toHaveURL(/sort=budget/)
    await expect(table.getByRole('link')).toHaveText([
      'Herbst Gastro',
      'Wiesn-Spezial',
      'Kids Schulstart',
      'Nachhaltigkeit 2.0',
    ])
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Exportieren' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV-Datei' }).click(),
    ])
    const csv = await readFile((await download.path())!, 'utf8')
    const [head, ...rows] = csv.trimEnd().split('\r\n')
    expect(head).toBe(
      '\uFEFFKampagne;Kunde;Produkt;Medien;Stand;Start;Ende;Budgetrahmen;Verplant;Differenz;Währung;Kennung;Offene Auflagen;Freigaben',
    )
    expect(rows.map((row) => row.split(';')[0])).toEqual([
      'Herbst Gastro',
      'Wiesn-Spezial',
      'Kids Schulstart',
      'Nachhaltigkeit 2.0',
    ])
    expect(rows[0]).toContain(';88500,00;88500,00;0,00;EUR;')
    expect(rows[2]).toContain(';Plan in Freigabe;')
  })

  await test.step('a view is kept on the server and is there again', async () => {
    await page.getByRole('button', { name: 'Ansichten' }).click()
    await page.getByRole('menuitem', { name: 'Diese Ansicht speichern …' }).click()
    await openDialog(page).getByRole('textbox').fill('Nach Budget')
    await openDialog(page).getByRole('button', { name: 'Ansicht speichern' }).click()
    await expect(page.getByRole('button', { name: 'Nach Budget', exact: true })).toBeVisible()
    await openCampaigns(page, `${portal.url}/campaigns?clientId=101`)
    await page.getByRole('button', { name: 'Ansichten' }).click()
    await page.getByRole('menuitem', { name: 'Nach Budget' }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect(page).toHaveURL(/sort=budget/)

    // Shared with a group it is there for a colleague, who uses it and cannot change it (T-07).
    await page.getByRole('button', { name: 'Nach Budget', exact: true }).click()
    await page.getByRole('menuitem', { name: '„Nach Budget“ umbenennen oder teilen …' }).click()
    await openDialog(page).getByRole('combobox', { name: 'Teilen mit' }).fill('Marketing')
    await page.getByRole('option', { name: 'Kunde – Marketing' }).click()
    await expectAccessible(page, 'main')
    await openDialog(page).getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(openDialog(page)).toHaveCount(0)
    const colleague = await (await browser.newContext()).newPage()
    await signIn(colleague, portal, 'korbinian.huber', '/campaigns?clientId=101')
    await colleague.getByRole('button', { name: 'Ansichten' }).click()
    await colleague.getByRole('menuitem', { name: /Nach Budget.*von Sabine Moser/ }).click()
    await expect(colleague).toHaveURL(/sort=budget/)
    await colleague.getByRole('button', { name: 'Nach Budget', exact: true }).click()
    await expect(colleague.getByRole('menuitem', { name: 'Diese Ansicht speichern …' })).toBeVisible() // prettier-ignore
    await expect(colleague.getByRole('menuitem', { name: /umbenennen|löschen/ })).toHaveCount(0)
    await colleague.context().close()
  })

  await test.step('calendar and media plan show the same campaigns along time', async () => {
    await openCampaigns(page, `${portal.url}/campaigns?clientId=101`)
    await page.getByRole('radio', { name: 'Kalender' }).click()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await expect(page.getByText('Sommerfrische Classic').first()).toBeVisible()
    await expectAccessible(page, 'main')
    await page.getByRole('radio', { name: 'Mediaplan' }).click()
    const title = /Gastro-Fachtitel Anzeige/
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Alles zeigen' }).click()
    await expect(
      page.getByRole('gridcell', { name: /Gastro-Fachtitel Anzeige · [\d.]+\s€/ }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Nach Kampagne' }).click()
    await page.getByRole('menuitemradio', { name: 'Nach Mediengattung' }).click()
    await expect(page).toHaveURL(/group=media/)
    await expect(page.getByRole('rowheader', { name: /Wiesn-Spezial/ }).first()).toBeVisible()
    await expectAccessible(page, 'main')
  })

  await test.step('a click on a card leads to its cockpit', async () => {
    await openCampaigns(page, `${portal.url}/campaigns?clientId=101`)
    await page.getByRole('link', { name: 'Kids Schulstart' }).click()
    await expect(page).toHaveURL(/\/cockpits\/external\/ML-101-0003\/kids-schulstart\?view=false/)
    await expect(page.getByRole('heading', { level: 1, name: 'Kids Schulstart' })).toBeVisible()
  })
  await page.context().close()
  await portal.stop()
})

test('what the agency puts into release moves the card in the client’s browser, is reminded of and approved there (COCK-13, CAMP-17, T-24, T-39)', async ({
  browser,
  portal,
}) => {
  const open = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, '/campaigns?clientId=101')
    await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
    return page
  }
  const [agency, client] = await Promise.all([open('aylin.kaya'), open('sabine.moser')])
  const cardOf = (page: Page) => page.getByRole('row').filter({ hasText: 'Herbst Gastro' })
  await expect(cardOf(client)).toContainText('Plan in Arbeit')

  // Who does not plan is not offered it.
  await cardOf(client).getByRole('button').click()
  await expect(client.getByRole('menuitem', { name: 'Cockpit öffnen' })).toBeVisible()
  await expect(client.getByRole('menuitem', { name: 'Plan in Freigabe geben' })).toHaveCount(0)
  await client.keyboard.press('Escape')

  await cardOf(agency).getByRole('button').click()
  await agency.getByRole('menuitem', { name: 'Plan in Freigabe geben' }).click()
  const dialog = openDialog(agency)
  await expect(dialog).toContainText('lässt sich hier nicht zurücknehmen')
  await dialog.getByRole('button', { name: 'In Freigabe geben' }).click()
  await expect(dialog).toBeHidden()

  for (const page of [agency, client]) await expect(cardOf(page)).toContainText('Plan in Freigabe')
  await expect(cardOf(client)).toContainText('Wartet auf Sie')

  // The agency reminds of it once a day; the client approves it where it stands (T-24, T-39).
  const remind = async () => {
    await cardOf(agency).getByRole('button').click()
    await agency.getByRole('menuitem', { name: 'An die Freigabe erinnern' }).click()
  }
  await remind()
  await expect(agency.getByText('Wer über „Herbst Gastro“ entscheidet, wurde erinnert')).toBeVisible() // prettier-ignore
  await remind()
  await expect(agency.getByText('Niemand wurde erinnert')).toBeVisible()
  await cardOf(client).getByRole('button').click()
  await client.getByRole('menuitem', { name: 'Freigeben …' }).click()
  const question = openDialog(client)
  await expect(question).toContainText('Die Freigabe gilt für genau diese Pläne.')
  await expectAccessible(client, 'main')
  await question.getByRole('button', { name: 'Alles freigeben' }).click()
  await expect(question).toBeHidden()
  for (const page of [agency, client]) await expect(cardOf(page)).not.toContainText('Plan in Freigabe') // prettier-ignore
  await Promise.all([agency.context().close(), client.context().close()])
})
