import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, test } from './support/journey.ts'

const orders = '/direct-order?clientId=115'
const blocks = '/direct-order/building-blocks?clientId=115'

async function open(page: Page, what: string) {
  await page.getByRole('button', { name: what }).press('Enter')
}

test('the agency makes a block with two fields, a store orders from it with the keyboard alone, and is told at once when it is withdrawn (BB-01, BB-02, BB-05, DO-01, PERM-07)', async ({
  browser,
  portal,
}) => {
  const [agency, store] = await Promise.all(
    ['jonas.petersen', 'tobias.brandt'].map(async (login) => {
      const page = await (await browser.newContext()).newPage()
      await signIn(page, portal, login, orders)
      await expect(page.getByRole('grid', { name: 'Direkt' })).toBeVisible()
      return page
    }),
  )

  // The block, with a field of every order and one of a media type.
  await open(agency!, 'Bausteine')
  await expect(agency!).toHaveURL(/\/direct-order\/building-blocks/)
  await open(agency!, 'Neuer Baustein')
  await agency!.getByRole('textbox', { name: /Name des Bausteins/ }).fill('Sonntagsöffnung')
  await agency!.getByRole('textbox', { name: /Budgetrahmen/ }).fill('1.800')
  await agency!.getByRole('textbox', { name: /Laufzeit/ }).fill('2')
  await agency!.getByRole('combobox', { name: /Angebotene Mediengattungen/ }).fill('Radio')
  await agency!.getByRole('option', { name: 'Radio', exact: true }).click()
  await agency!.getByRole('checkbox', { name: 'Gehört fest dazu: Radio' }).check()
  await open(agency!, 'Feld hinzufügen')
  await agency!.getByRole('menuitem', { name: /^Einzeiliger Text/ }).press('Enter')
  await expect(agency!.getByRole('textbox', { name: /Name des Feldes/ })).toBeFocused()
  await agency!.keyboard.type('Motto des Sonntags')
  await agency!.getByRole('switch', { name: 'Muss ausgefüllt werden' }).press('Space')
  const motto = agency!.getByRole('button', { name: /^Motto des Sonntags/ })
  await motto.press('Enter')
  await open(agency!, 'Feld hinzufügen')
  await agency!.getByRole('menuitem', { name: /^Auswahlliste/ }).press('Enter')
  await expect(agency!.getByRole('textbox', { name: /Name des Feldes/ })).toBeFocused()
  await agency!.keyboard.type('Sprecher')
  // What is missing is said at its field, and nothing is lost.
  await open(agency!, 'Baustein anlegen')
  const choices = agency!.getByRole('textbox', { name: /Zur Auswahl/ })
  await expect(choices).toHaveAccessibleDescription(/Bitte geben Sie an, was zur Auswahl steht/)
  await choices.fill('Frau\nMann')
  await agency!.getByRole('combobox', { name: 'Gefragt bei' }).press('Enter')
  await agency!.getByRole('option', { name: 'Radio' }).click()
  const preview = agency!.getByRole('region', { name: 'So fragt der Baustein' })
  await expect(preview.getByRole('textbox', { name: /Motto des Sonntags/ })).toBeVisible()
  await expect(preview.getByRole('combobox', { name: 'Sprecher' })).toBeVisible()
  // By keys to the other place and back.
  await agency!.getByRole('button', { name: /^Sprecher/ }).press('Alt+ArrowUp')
  await expect(agency!.getByRole('button', { name: /^Sprecher/ })).toBeFocused()
  await agency!.keyboard.press('Alt+ArrowDown')
  await expectAccessible(agency!)
  await open(agency!, 'Baustein anlegen')
  const row = agency!.getByRole('row', { name: /Sonntagsöffnung/ })
  await expect(row).toContainText('1.800')
  await expectAccessible(agency!)

  // Its options, by media type.
  await row.getByRole('button').click()
  await agency!.getByRole('menuitem', { name: 'Buchungsoptionen' }).click()
  const radio = agency!.getByRole('region', { name: 'Radio' })
  await expect(radio.getByText('Gehört fest dazu')).toBeVisible()
  await expect(radio.getByRole('combobox', { name: 'Sprecher' })).toBeVisible()
  const optionsAddress = agency!.url()
  await agency!.reload()
  await expect(agency!.getByRole('heading', { level: 1 })).toHaveText('Sonntagsöffnung')

  // The store orders from it, by keys.
  await expect(store!.getByRole('button', { name: 'Bausteine', exact: true })).toHaveCount(0)
  await open(store!, 'Neue Bestellung')
  await store!.getByRole('radio', { name: /Eine fertige Aktion/ }).press('Enter')
  await store!.getByRole('radio', { name: /Sonntagsöffnung/ }).press('Space')
  await expect(store!.getByRole('checkbox', { name: /Radio/ })).toBeChecked()
  await store!.getByRole('combobox', { name: /Region oder Filiale/ }).fill('Nord')
  await store!.keyboard.press('Tab')
  await store!.getByRole('textbox', { name: /Motto des Sonntags/ }).press('M')
  await store!.keyboard.type('öbel satt')
  await store!.getByRole('combobox', { name: 'Sprecher' }).press('Enter')
  await store!.getByRole('option', { name: 'Frau' }).press('Enter')
  await open(store!, 'Weiter')
  await expect(store!.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused()
  await open(store!, 'Bestellung absenden')
  await expect(store!.getByRole('heading', { level: 1 })).toHaveText('Sonntagsöffnung')
  await expect(store!.getByText('Möbel satt')).toBeVisible()

  // A second order is on its way while the block is withdrawn.
  await store!.goto(`${portal.url}/direct-order/create?clientId=115`)
  await store!.getByRole('radio', { name: /Eine fertige Aktion/ }).press('Enter')
  await store!.getByRole('radio', { name: /Sonntagsöffnung/ }).press('Space')
  await store!.getByRole('textbox', { name: /Zielgruppe/ }).fill('Familien')
  await agency!.goto(portal.url + blocks)
  await agency!
    .getByRole('row', { name: /Sonntagsöffnung/ })
    .getByRole('button')
    .click()
  await agency!.getByRole('menuitem', { name: 'Zurückziehen' }).click()
  await expect(store!.getByText(/„Sonntagsöffnung“ wurde gerade zurückgezogen/)).toBeVisible()
  await expect(store!.getByRole('textbox', { name: /Zielgruppe/ })).toHaveValue('Familien')
  await agency!.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(agency!.getByRole('row', { name: /Sonntagsöffnung/ })).toBeVisible()
  await expect(store!.getByText(/wurde gerade zurückgezogen/)).toHaveCount(0)

  // An address of a block opens for the agency alone.
  await store!.goto(optionsAddress)
  await expect(store!.getByRole('heading', { name: 'Hier arbeitet die Agentur' })).toBeVisible()
  await store!.getByRole('button', { name: 'Zu den Bestellungen' }).press('Enter')
  await expect(store!.getByRole('grid', { name: 'Direkt' })).toBeVisible()
})

test('what was entered into a block is not lost by leaving, and two who change it both know (BB-02, SET-01, VAL-08)', async ({
  browser,
  portal,
}) => {
  const [one, other] = await Promise.all(
    ['jonas.petersen', 'maren.thiessen'].map(async (login) => {
      const page = await (await browser.newContext()).newPage()
      await signIn(page, portal, login, blocks)
      await page.getByRole('row', { name: /In-Store-Funk/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baustein bearbeiten')
      return page
    }),
  )
  await expect(one!.getByRole('textbox', { name: 'Kunde' })).not.toBeEditable()
  const format = (page: Page) => page.getByRole('textbox', { name: /Format/ })
  await format(one!).fill('Spot 20 Sekunden')
  await one!.getByRole('link', { name: 'Kampagnen' }).click()
  await one!.getByRole('alertdialog').getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(format(one!)).toHaveValue('Spot 20 Sekunden')

  await format(other!).fill('Spot 30 Sekunden')
  await open(other!, 'Änderungen speichern')
  await expect(other!.getByText('Baustein „In-Store-Funk“ ist gespeichert')).toBeVisible()
  await open(one!, 'Änderungen speichern')
  await expect(one!.getByText('Format: jetzt „Spot 30 Sekunden“, bei Ihnen „Spot 20 Sekunden“')).toBeVisible() // prettier-ignore

  // Without a connection it stays, and is saved once there is one again.
  await one!.context().setOffline(true)
  await open(one!, 'Änderungen speichern')
  await expect(one!.getByText(/Der Baustein ist nicht gespeichert/)).toBeVisible()
  await one!.context().setOffline(false)
  await open(one!, 'Änderungen speichern')
  await expect(one!.getByText('Baustein „In-Store-Funk“ ist gespeichert')).toBeVisible()
})
