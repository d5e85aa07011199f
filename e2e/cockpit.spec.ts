import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import type { Portal } from './support/portal.ts'
import { expect, openDialog, signIn, test } from './support/journey.ts'

const sommer = '/cockpits/external/ML-101-0001/Sommerfrische%20Classic?clientId=101'
/** Others decide about Kids Schulstart meanwhile. */
const wiesn = '/cockpits/external/ML-101-0004/Wiesn-Spezial?clientId=101'
/** Others put Herbst Gastro into release. */
const mehrweg = '/cockpits/external/ML-101-0006/Nachhaltigkeit?clientId=101'

/** A cockpit, open, for a person in a browser of their own. */
async function open(browser: Browser, portal: Portal, login: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, login, path)
  await expect(page.getByRole('heading', { name: 'Was geschah' })).toBeVisible()
  return page
}

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the client’s lead reads a cockpit: state, figures with a reason, costs; a refresh asks for figures anew; figures are compared with the campaign before (COCK-01, COCK-04, COCK-06, COCK-11, D-05, ROUTE-06, T-32)', async ({
  browser,
  portal,
}) => {
  const sabine = await open(browser, portal, 'sabine.moser', sommer)
  await expect(sabine.getByRole('heading', { level: 1 })).toHaveText('Sommerfrische Classic')
  await expect(sabine).toHaveTitle(/Sommerfrische Classic – Atrium$/)
  await expect(card(sabine, 'Kennzahlen').getByText(/^Megalights Oberbayern läuft seit/).first()).toBeVisible() // prettier-ignore
  await expect(card(sabine, 'Budget je Kanal').getByRole('columnheader', { name: 'Fakturiert' })).toBeVisible() // prettier-ignore
  await expect(sabine.getByRole('button', { name: 'Plan bearbeiten' })).toHaveCount(0)
  // It came by its name in the address: so goes the way back.
  await expect(sabine.getByRole('link', { name: 'Kampagnen' }).first()).toHaveAttribute('href', '/campaigns') // prettier-ignore

  const asked = sabine.waitForRequest(/\/cockpitdata\/101\/\d+\?clearCache=true$/)
  await sabine.getByRole('button', { name: 'Aktualisieren' }).click()
  await asked

  const figures = card(sabine, 'Kennzahlen')
  await expect(figures.getByText(/in 7 Tagen$/).first()).toBeVisible()
  await figures.getByRole('radio', { name: 'Vorige Kampagne' }).click()
  await expect(figures.getByText(/zum 40\. Tag von „Winterbrand“/).first()).toBeVisible()
  await expect(figures.getByRole('img', { name: /^Nettoreichweite.*; Winterbrand: von/ })).toBeVisible() // prettier-ignore
  // It is there the next time, too.
  await sabine.reload()
  await expect(figures.getByText(/zum 40\. Tag von „Winterbrand“/).first()).toBeVisible()

  await expectAccessible(sabine, 'main')
  await sabine.context().close()
})

test('a post is read in the other browser at once (CAMP-16)', async ({ browser, portal }) => {
  const maren = await open(browser, portal, 'maren.thiessen', wiesn)
  const sabine = await open(browser, portal, 'sabine.moser', wiesn)
  await expect(sabine.getByText(/\d Kanäle warten auf Sie/)).toBeVisible()
  const talk = card(maren, 'Gespräch')
  await talk.getByRole('textbox', { name: 'Nachricht' }).fill('Die Motive sind da.')
  await talk.getByRole('button', { name: 'Senden' }).click()
  await expect(talk.getByRole('log')).toContainText('Die Motive sind da.')
  await expect(card(sabine, 'Gespräch').getByRole('log')).toContainText('Die Motive sind da.')
  await maren.context().close()
  await sabine.context().close()
})

test('who may not decide is told so, and learns nothing of invoices (COCK-10, A5)', async ({
  browser,
  portal,
}) => {
  const korbinian = await open(browser, portal, 'korbinian.huber', wiesn)
  await expect(korbinian.getByText('Sie dürfen nicht freigeben.')).toBeVisible()
  await expect(korbinian.getByText(/\d Kanäle warten auf Freigabe/)).toBeVisible()
  await expect(card(korbinian, 'Budget je Kanal').getByRole('columnheader', { name: 'Gebucht' })).toBeVisible() // prettier-ignore
  await expect(korbinian.getByRole('columnheader', { name: 'Fakturiert' })).toHaveCount(0)
  await korbinian.context().close()
})

test('client service changes a channel, sees somebody else’s change, and puts the plan into release (COCK-07, T-27)', async ({
  browser,
  portal,
}) => {
  const aylin = await open(browser, portal, 'aylin.kaya', mehrweg)
  const maren = await open(browser, portal, 'maren.thiessen', mehrweg)
  const edit = async (page: Page, budget: string) => {
    await page.getByRole('button', { name: 'Aktionen für Sonderheft Mehrweg' }).click()
    await page.getByRole('menuitem', { name: 'Budget und Termine ändern' }).click()
    await openDialog(page).getByRole('textbox', { name: 'Budget' }).fill(budget)
  }
  const save = (page: Page) => openDialog(page).getByRole('button', { name: 'Speichern' }).click()

  await edit(aylin, '27000')
  await save(aylin)
  await expect(openDialog(aylin)).toHaveCount(0)
  await expect(card(aylin, 'Was geschah')).toContainText('Aylin Kaya hat „Sonderheft Mehrweg“ geändert') // prettier-ignore
  // The other one hears of it, and edits from there.
  await expect(card(maren, 'Budget je Kanal')).toContainText('27.000')
  await edit(maren, '28000')
  await save(maren)
  await expect(card(aylin, 'Budget je Kanal')).toContainText('28.000')

  await aylin.getByRole('button', { name: 'In Freigabe geben' }).click()
  // Nothing is ready here: it is chosen by hand.
  const offered = openDialog(aylin).getByRole('checkbox', { name: /Sonderheft Mehrweg/ })
  await expect(offered).not.toBeChecked()
  await offered.check({ force: true })
  await openDialog(aylin).getByRole('button', { name: 'In Freigabe geben' }).click()
  await expect(openDialog(aylin)).toHaveCount(0)
  await expect(aylin.getByText(/Plan in Freigabe – ein Kanal wartet/)).toBeVisible()
  await expect(maren.getByText(/Plan in Freigabe – ein Kanal wartet/)).toBeVisible()
  await aylin.context().close()
  await maren.context().close()
})

test('an address by number or of a channel leads to the same cockpit; one that leads nowhere says so (COCK-03, ROUTE-06, COCK-12)', async ({
  browser,
  portal,
}) => {
  const sub = '/cockpits/external/ML-101-0003/Kids/ML-101-0003-2?clientId=101'
  const sabine = await open(browser, portal, 'sabine.moser', sub)
  const channel = card(sabine, 'Gespräch').getByRole('combobox', { name: 'Kanal', exact: true })
  await expect(channel).toContainText('Funkkombi Süd')
  const asked = sabine.waitForRequest(/\/cockpitdata\/101\/\d+/)
  await sabine.reload()
  const id = /\/101\/(\d+)/.exec((await asked).url())![1]
  await sabine.goto(`${portal.url}/cockpits/${id}/kids?clientId=101`)
  await expect(sabine.getByRole('heading', { level: 1 })).toContainText('Kids Schulstart')
  await sabine.goto(`${portal.url}/cockpits/999999/nichts?clientId=101`)
  await expect(sabine.getByRole('heading', { level: 1, name: 'Dieses Cockpit gibt es nicht' })).toBeVisible() // prettier-ignore
  await expect(sabine.getByRole('link', { name: 'Zu den Kampagnen' }).or(sabine.getByRole('button', { name: 'Zu den Kampagnen' }))).toBeVisible() // prettier-ignore
  await sabine.context().close()
})

test('the workflow is a picture to zoom, where the tenant has it (WFD-01, WFD-02)', async ({
  browser,
  portal,
}) => {
  const sabine = await open(browser, portal, 'sabine.moser', sommer)
  await sabine.getByRole('button', { name: 'Ablauf ansehen' }).click()
  const dialog = openDialog(sabine)
  const picture = dialog.getByRole('group', { name: /Die 14 Schritte/ })
  // It grows while the dialog opens.
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
      return [Math.round(width), Math.round(height)]
    })
    .toEqual([400, 350])
  await expect(dialog.getByRole('slider')).toHaveAttribute('max', '3')
  await dialog.getByRole('button', { name: 'Großes Bild' }).click()
  await expect(dialog.getByRole('slider')).toHaveAttribute('max', '5')
  await sabine.context().close()

  const andreas = await open(browser, portal, 'andreas.lindner', '/cockpits/external/ML-115-0001/G?clientId=115') // prettier-ignore
  await expect(andreas.getByRole('button', { name: 'Ablauf ansehen' })).toHaveCount(0)
  await andreas.context().close()
})
