import type { Page } from '@playwright/test'
import { expect, openDialog, signIn, test } from './support/journey.ts'

const sheet = (page: Page) => page.getByRole('grid', { name: /^Kanäle von/ })
const rowOf = (page: Page, name: string) =>
  sheet(page).getByRole('row', { name: `${name} auswählen` })
const choose = async (page: Page, row: string, item: string | RegExp) => {
  await rowOf(page, row)
    .getByRole('button', { name: /^Aktionen für/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
/** Types a day into the parts of a date field. */
const day = async (page: Page, label: string, digits: string) => {
  await openDialog(page).getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click() // prettier-ignore
  await page.keyboard.type(digits)
}

test('client service makes a campaign, writes, pastes and splits its channels, takes a deletion back, and its client approves of it (CAMP-07, CAMP-15, COCK-13, T-38)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await signIn(page, portal, 'aylin.kaya', '/campaigns?clientId=101')
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  const name = 'Winterlichter 2031'

  await test.step('a campaign with a product that is new', async () => {
    await page.getByRole('button', { name: 'Neue Kampagne' }).click()
    const dialog = openDialog(page)
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
    await dialog.getByRole('combobox', { name: 'Produkt' }).fill('Glühapfel')
    await day(page, 'Start', '15112031')
    await day(page, 'Ende', '31122031')
    await dialog.getByRole('textbox', { name: 'Budget' }).fill('90.000')
    await dialog.getByRole('button', { name: 'Kampagne anlegen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
    await page.getByRole('button', { name: 'Plan bearbeiten' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(/\/campaigns\/plan\/\d+$/)
    // Whoever has the plan in a file need not write it.
    await expect(page.getByRole('button', { name: 'Plan importieren …' })).toBeVisible()
  })

  await test.step('a channel is written, others come from a spreadsheet', async () => {
    await page.getByRole('button', { name: 'Kanal hinzufügen' }).first().click()
    await page.keyboard.type('Plakat Innenstadt')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Out-of-Home')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Stadtwerbung')
    await page.keyboard.press('Tab')
    await page.keyboard.type('30.000,01')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Plakat Innenstadt')).toContainText('30.000,01 €')
    await expect(rowOf(page, 'Plakat Innenstadt')).not.toContainText('Nicht gespeichert')

    const cells = [
      'Channel\tMedia type\tBudget\tStart\tEnd',
      'Morgenradio\tRadio\t12,500.50\t2031-11-15\t2031-12-31',
      'Kinospot\tKino\t20.000,00\t15.11.2031\t24.12.2031',
      'Reels\tSocial\tca. 5 TEUR\t1.12.31\t',
    ]
    await page.evaluate((text) => navigator.clipboard.writeText(text), cells.join('\r\n'))
    await page.getByRole('button', { name: 'Aus Excel einfügen' }).click()
    await openDialog(page).getByRole('textbox', { name: 'Zeilen' }).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await openDialog(page).getByRole('button', { name: 'Einfügen', exact: true }).click()
    await expect(rowOf(page, 'Morgenradio')).toContainText('12.500,50 €')
    await expect(rowOf(page, 'Kinospot')).toContainText('24.12.2031')
    await expect(rowOf(page, 'Reels')).toContainText('ca. 5 TEUR')
    await expect(page.getByText('Nicht alles ließ sich übernehmen')).toBeVisible()

    // Cells go where the focus is.
    await page.evaluate((text) => navigator.clipboard.writeText(text), '7.499,49\t01.12.2031\t31.12.2031') // prettier-ignore
    await rowOf(page, 'Reels').focus()
    for (let at = 0; at < 5; at += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(rowOf(page, 'Reels')).toContainText('7.499,49 €')
    await expect(page.getByText('20.000,00 € frei')).toBeVisible()
  })

  await test.step('one is split by month, one deleted and taken back', async () => {
    await choose(page, 'Morgenradio', 'Teilen …')
    await openDialog(page).getByText('Nach Monaten').click()
    await expect(openDialog(page).getByRole('listitem')).toHaveCount(2)
    await openDialog(page).getByRole('button', { name: 'Teilen', exact: true }).click()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(rowOf(page, 'Morgenradio – Dezember 2031')).toContainText('01.12.2031')
    await expect(page.getByText('70.000,00 € verplant')).toBeVisible()

    await choose(page, 'Kinospot', 'Löschen')
    await expect(rowOf(page, 'Kinospot')).toHaveCount(0)
    await expect(page.getByText('50.000,00 € verplant')).toBeVisible()
    await rowOf(page, 'Reels').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rowOf(page, 'Kinospot')).toContainText('20.000,00 €')
  })

  await test.step('all of it is there after a reload, in its order', async () => {
    await page.reload()
    await expect(sheet(page).getByRole('rowheader')).toHaveText([
      'Plakat Innenstadt',
      'Morgenradio – November 2031',
      'Morgenradio – Dezember 2031',
      'Kinospot',
      'Reels',
      'Gesamt',
    ])
  })

  await test.step('the plan goes to the client, who sees what was planned', async () => {
    await page.getByRole('navigation', { name: 'Pfad' }).getByText('Kampagnen').click()
    await page.getByRole('row').filter({ hasText: name }).getByRole('button').first().click()
    await page.getByRole('menuitem', { name: 'Cockpit öffnen' }).click()
    await page.getByRole('button', { name: 'In Freigabe geben' }).click()
    for (const box of await openDialog(page).getByRole('checkbox').all())
      await box.check({ force: true })
    await openDialog(page).getByRole('button', { name: 'In Freigabe geben' }).click()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(page.getByText(/Plan in Freigabe – 5 Kanäle warten/)).toBeVisible()

    const client = await (await browser.newContext()).newPage()
    await signIn(client, portal, 'sabine.moser', '/campaigns?clientId=101&q=Winterlichter')
    await expect(client.getByRole('row').filter({ hasText: name })).toContainText('Wartet auf Sie')
    await expect(client.getByRole('button', { name: 'Neue Kampagne' })).toHaveCount(0)
    await client.context().close()
  })
  await context.close()
})
