import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { workbookOf } from '../packages/portal-modules/src/kit/table-import/testing/workbooks.ts'
import { enter, expect, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const upload = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'Personen.xlsx', mimeType: xlsx, buffer })

test('a list of people moves in: new ones are invited, a group is made, one is changed; the export of all changes nothing (ADM-04, ADM-05, T-25)', async ({
  page,
}) => {
  // Of its own: people and groups would be in the way of other journeys.
  const portal = await startDemo()
  await signIn(page, portal, 'maren.thiessen', '/administration/users?clientId=101')
  const summary = page.getByRole('status').filter({ hasText: /eingeladen|geändert|bleib/ })

  await test.step('a fault is mended in its cell, a new group is made on the way', async () => {
    await page.getByRole('button', { name: 'Importieren' }).click()
    await expect(page).toHaveURL(/\/administration\/users\/import$/)
    const list = await workbookOf([
      ['Ansprechpartner', null, null, null, null],
      ['Vorname', 'Name', 'E-Mail-Adresse', 'Rolle', 'Gruppen'],
      ['Nele', 'Neu', 'nele.neu@alpenquell.example', 'Client lead', 'Kunde – Marketing; Messeteam'],
      ['Ole', 'Offen', 'ole.offen(at)alpenquell.example', 'Kunde', null],
      ['Korbinian', 'Huber-Hoch', 'korbinian.huber@alpenquell.example', null, null],
    ])
    await upload(page, Buffer.from(await list.arrayBuffer()))
    await page.getByRole('combobox', { name: /Messeteam/ }).click()
    await page.getByRole('option', { name: 'Neu anlegen' }).click()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByText('1 Zeile mit Fehlern.')).toBeVisible()
    await page.getByRole('rowheader', { name: /ole\.offen/ }).dblclick()
    await page.getByRole('textbox').fill('ole.offen@alpenquell.example')
    await page.keyboard.press('Enter')
    await expect(summary).toContainText('2 werden eingeladen')
    await expect(summary).toContainText('1 geändert')
    await expect(summary).toContainText('1 neue Gruppe')
    await expect(page.getByRole('row', { name: /korbinian\.huber/ })).toContainText('bisher: Huber')
    await page.getByRole('button', { name: '3 Zeilen übernehmen' }).click()
    await expect(page.getByText('Liste übernommen')).toBeVisible()
    await expect(page.getByRole('row', { name: /Nele Neu.*Eingeladen/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Korbinian Huber-Hoch/ })).toBeVisible()
  })

  await test.step('what is exported comes in again, and nobody changes', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportieren' }).click()
    await page.getByRole('menuitem', { name: 'Als Excel-Datei' }).click()
    const buffer = await readFile((await (await download).path())!)
    await page.getByRole('button', { name: 'Importieren' }).click()
    await upload(page, buffer)
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByText('Alle sind schon so, wie die Datei es vorsieht.')).toBeVisible()
    await expect(page.getByText(/Zeilen? mit Fehlern/)).toHaveCount(0)
  })
  await portal.stop()
})

test('in the matrix a tick and a whole column count at once for whoever is in it, by keyboard too, and are taken back (T-99, ADM-07, PERM-13)', async ({
  browser,
}) => {
  const portal = await startDemo()
  const client = await enter(browser, portal, 'korbinian.huber')
  const folder = client.getByRole('row', { name: /^Geschäftsleitung/ })
  await expect(folder).toHaveCount(0)
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration/group-membership?clientId=101')
  await page.getByRole('radio', { name: 'Matrix' }).click()
  await expect(page).toHaveURL(/\/administration\/group-membership\/matrix$/)
  await page.getByRole('searchbox', { name: 'Personen suchen' }).fill('huber')
  const box = page.getByRole('checkbox', { name: 'Korbinian Huber Kunde – Geschäftsleitung' })
  await expect(box).not.toBeChecked()

  await page.getByRole('grid', { name: 'Personen und ihre Gruppen' }).focus()
  await page.keyboard.press('Home')
  const groups = page.getByRole('columnheader')
  const at = (await groups.allTextContents()).findIndex((name) => name.startsWith('Kunde – Geschäftsleitung')) // prettier-ignore
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect(box).toBeChecked()
  await expect(folder).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(box).not.toBeChecked()
  await expect(folder).toHaveCount(0)

  await page.getByRole('button', { name: /^Kunde – Geschäftsleitung/ }).click()
  await page.getByRole('menuitem', { name: /Die gezeigte Person aufnehmen/ }).click()
  await page.getByRole('button', { name: '1 Person aufnehmen' }).click()
  await expect(folder).toBeVisible()
  // Somebody else is told.
  const lead = await (await browser.newContext()).newPage()
  await signIn(lead, portal, 'sabine.moser', '/administration/group-membership/matrix?clientId=101')
  const theirs = lead.getByRole('checkbox', { name: 'Korbinian Huber Kunde – Geschäftsleitung' })
  await expect(theirs).toBeChecked()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(theirs).not.toBeChecked()
  await Promise.all([page, lead, client].map((one) => one.context().close()))
  await portal.stop()
})
