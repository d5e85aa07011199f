import { expect, test, type Page } from '@playwright/test'
import { startSmtp } from '../apps/server/test/mail-server.ts'
import { openDialog } from './support/journey.ts'
import { planOf, uploadPlan } from './support/media-plan.ts'
import { startPortal } from './support/portal.ts'

const password = 'ein-langes-kennwort'

/** Fills a form on which somebody makes an account, and sends it. */
async function makeAccount(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await page.locator(`input[name=${name}]`).fill(value)
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
  await page.locator('button[type=submit]').click()
}

async function signInAs(page: Page, login: string) {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Types a day into the parts of a date field. */
async function day(page: Page, label: string, digits: string) {
  await openDialog(page).getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click() // prettier-ignore
  await page.keyboard.type(digits)
}

test('an agency moves in: from nothing to a plan that its client approves of (GEN-09, SETUP-01, CAMP-07, COCK-11, ADM-04)', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000)
  const smtp = await startSmtp()
  const portal = await startPortal({
    env: {
      ATRIUM_DEMO: 'none',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Atrium <portal@agentur.example>',
    },
  })
  const name = 'Sommerstrom 2027'
  try {
    const link = /http:\/\/\S+first-administrator\S*/.exec(portal.log())![0]
    await test.step('the link of the first start makes one administrator', async () => {
      await page.goto(link)
      // The code is out of the address before anybody can copy it.
      expect(page.url()).not.toContain('?')
      await makeAccount(page, {
        firstName: 'Renate',
        lastName: 'Ostermann',
        email: 'renate@agentur.example',
        login: 'renate',
      })
      await page.goto(portal.url)
      await signInAs(page, 'renate')
      await expect(page).toHaveURL(`${portal.url}/launcher`)
      await expect(page.getByRole('heading')).toContainText('Noch gibt es keine Anwendung')
      const late = await (await browser.newContext()).newPage()
      await late.goto(link)
      await expect(late.locator('h1')).toBeVisible()
      await expect(late.locator('input[type=password]')).toHaveCount(0)
      await late.context().close()
    })

    await test.step('who sets up the first application, with a client and the pages of a template', async () => {
      await page.getByRole('button', { name: 'Neue Anwendung' }).click()
      await page.getByRole('textbox', { name: /Name der Anwendung/ }).fill('Nordlicht Energie')
      const steps = {
        Kunden: async () => {
          await page.getByRole('button', { name: 'Kunden hinzufügen' }).click()
          await page.keyboard.type('Nordlicht Energie GmbH')
        },
        Personen: async () => {},
        Funktionen: () => page.getByRole('radio', { name: /^Marke/ }).check({ force: true }),
        Einstellungen: async () => {},
        Übersicht: () => page.getByRole('button', { name: 'Anwendung anlegen' }).click(),
      }
      for (const [step, fill] of Object.entries(steps)) {
        await page.getByRole('button', { name: 'Weiter', exact: true }).click()
        await expect(page.getByRole('heading', { name: step, level: 2 })).toBeFocused()
        await fill()
      }
      await page.getByRole('button', { name: 'Nordlicht Energie öffnen' }).click()
      await expect(page).toHaveURL(`${portal.url}/home`)
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
      for (const entry of [
        'Kampagnen',
        'Zeitleiste',
        'Dateien',
        'Aufgaben',
        'Neuigkeiten',
        'Auswertungen',
      ])
        // prettier-ignore
        await expect(navigation.getByRole('link', { name: entry })).toBeVisible()
    })

    // What is left to do stands on the first page, and ticks itself (docs/moving-in.md).
    const steps = page.getByRole('list', { name: 'Erste Schritte' })
    await test.step('a campaign', async () => {
      await expect(steps.getByRole('listitem').filter({ hasText: 'Mailserver' })).toContainText(
        'Erledigt',
      )
      await steps.getByRole('link', { name: 'Erste Kampagne anlegen' }).click()
      await page.getByRole('button', { name: 'Neue Kampagne' }).first().click()
      const dialog = openDialog(page)
      await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
      await day(page, 'Start', '01042027')
      await day(page, 'Ende', '30092027')
      await dialog.getByRole('textbox', { name: 'Budget' }).fill('150.000')
      await dialog.getByRole('button', { name: 'Kampagne anlegen' }).click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: 'Plan bearbeiten' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    await test.step('its plan of 120 channels from a workbook, one row mended on the way', async () => {
      await page.getByRole('button', { name: 'Plan importieren …' }).click()
      await uploadPlan(page, await planOf())
      await page.getByRole('button', { name: 'Weiter' }).click()
      await expect(page.getByText('1 Zeile mit Fehlern.')).toBeVisible()
      await page.getByRole('button', { name: 'Zum ersten Fehler' }).click()
      await page.getByRole('gridcell', { name: /12 T€/ }).dblclick()
      await page.getByRole('textbox').fill('12.000')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: '120 Zeilen übernehmen' }).click()
      await expect(page.getByText(`Plan in „${name}“ übernommen`)).toBeVisible()
      await expect(page.getByRole('row', { name: 'Werbemittel 1 auswählen' })).toBeVisible()
    })

    await test.step('figures come from another system, by a token', async () => {
      await page.goto(`${portal.url}/administration/integrations`)
      await page.getByRole('button', { name: 'Schnittstelle anlegen' }).first().click()
      await page.getByRole('textbox', { name: /^Name/ }).fill('Adserver')
      await page.getByRole('checkbox', { name: /Kennzahlen und Beträge/ }).check()
      await page.getByRole('checkbox', { name: /Kampagnen und Pläne/ }).check()
      await page.getByRole('button', { name: 'Anlegen und Token zeigen' }).click()
      const shown = page.getByRole('dialog', { name: 'Token für „Adserver“' })
      const token = await shown.getByRole('textbox', { name: 'Token' }).inputValue()
      const address = await shown.getByRole('textbox', { name: 'Adresse der Aufrufe' }).inputValue()
      const number = await shown
        .getByRole('textbox', { name: 'Nummer dieser Anwendung' })
        .inputValue()
      await shown.getByRole('button', { name: 'Ich habe das Token gesichert' }).click()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const campaigns = await fetch(`${address}/campaigns/${number}`, { headers })
      const [{ id }] = (await campaigns.json()) as [{ id: number }]
      const kpi = { key: 'clicks', nameDe: 'Klicks im Adserver', nameEn: 'Clicks', unit: 'number' }
      const items = [1, 2, 3].map((date) => ({
        campaignId: id,
        key: 'clicks',
        day: `2027-04-0${date}T10:00:00+02:00`,
        value: 1_000 + date,
      }))
      const pushed = await fetch(`${address}/figures/${number}/kpis`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ kpis: [kpi], items }),
      })
      expect(await pushed.json()).toMatchObject({ added: 3 })
    })

    await test.step('a lead of the client is invited by mail', async () => {
      await page.goto(`${portal.url}/administration/users/create`)
      await page.getByRole('textbox', { name: 'Name 1' }).fill('Swantje Petersen')
      await page
        .getByRole('textbox', { name: 'E-Mail-Adresse 1' })
        .fill('swantje@nordlicht.example')
      await page.getByRole('combobox', { name: 'Rolle 1' }).click()
      await page.getByRole('option', { name: 'Kundenleitung' }).click()
      await page.getByRole('button', { name: '1 Person einladen' }).click()
      await expect(page.getByRole('row', { name: /Swantje Petersen/ })).toBeVisible()
      // That was the last step.
      await page.getByRole('link', { name: 'Start', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Wartet auf Sie' })).toBeVisible()
      await expect(steps).toHaveCount(0)
    })

    const guest = await (await browser.newContext({ locale: 'de-DE' })).newPage()
    await test.step('who makes an account by the link in it and is in', async () => {
      const invitation = () =>
        /http\S+identity\/invitation\S+/.exec(
          // Lines are cut and signs coded as mails do it (quoted-printable, RFC 2045).
          (smtp.received[0]?.content ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '='),
        )?.[0]
      await expect.poll(invitation).toBeTruthy()
      await guest.goto(invitation()!)
      for (const field of await guest.locator('input[type=password]').all())
        await field.fill(password)
      await guest.locator('button[type=submit]').click()
      await guest.getByRole('link', { name: 'Anmelden' }).click()
      await signInAs(guest, 'swantje@nordlicht.example')
      await expect(guest).toHaveURL(`${portal.url}/home`)
      await guest.getByRole('dialog').waitFor()
      await guest.keyboard.press('Escape')
    })

    await test.step('her group gives campaigns free', async () => {
      await page.goto(`${portal.url}/administration/user-groups`)
      await page.getByRole('row', { name: /^Kunde / }).press('Enter')
      await page.getByRole('checkbox', { name: /^Gibt Kampagnen frei/ }).check()
      await page.getByRole('button', { name: 'Speichern', exact: true }).click()
      await page.getByRole('combobox', { name: 'Person hinzufügen' }).fill('petersen')
      await page.getByRole('option', { name: /Swantje Petersen/ }).click()
      await expect(page.getByRole('row', { name: /Swantje Petersen/ })).toBeVisible()
    })

    await test.step('the plan goes into release', async () => {
      await page.getByRole('link', { name: 'Kampagnen' }).first().click()
      await page.getByRole('row').filter({ hasText: name }).getByRole('button').first().click()
      await page.getByRole('menuitem', { name: 'Cockpit öffnen' }).click()
      await page.getByRole('button', { name: 'In Freigabe geben' }).click()
      await openDialog(page).getByRole('checkbox', { name: 'Alle 120 Kanäle' }).check()
      await openDialog(page).getByRole('button', { name: 'In Freigabe geben' }).click()
      await expect(page.getByText(/Plan in Freigabe – 120 Kanäle warten/)).toBeVisible()
    })

    await test.step('she looks at it and approves of a channel', async () => {
      await guest
        .getByRole('link', { name: /^Freigaben/ })
        .first()
        .click()
      await expect(guest.getByText(/^120 warten auf Sie/)).toBeVisible()
      await guest.getByRole('link', { name }).first().click()
      await expect(guest.getByText('Klicks im Adserver').first()).toBeVisible()
      await guest.goBack()
      await expect(guest.getByRole('heading', { level: 2, name: 'Werbemittel 1' })).toBeVisible()
      await guest.keyboard.press('a')
      await expect(guest.getByText(/^119 warten auf Sie/)).toBeVisible()
    })

    await test.step('the agency plans it anew, and asks once more', async () => {
      // Her approval arrives once she can take it back no more.
      await expect(page.getByText(/Plan in Freigabe – 119 Kanäle warten/)).toBeVisible()
      await page.getByRole('button', { name: 'Aktionen für Werbemittel 1', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Budget und Termine ändern' }).click()
      await openDialog(page).getByRole('textbox', { name: 'Budget' }).fill('2.500')
      await openDialog(page).getByRole('button', { name: 'Speichern' }).click()
      await expect(openDialog(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'In Freigabe geben' }).click()
      await openDialog(page).getByRole('checkbox', { name: /Werbemittel 1/ }).check({ force: true }) // prettier-ignore
      await openDialog(page).getByRole('button', { name: 'In Freigabe geben' }).click()
      await expect(page.getByText(/Plan in Freigabe – 120 Kanäle warten/)).toBeVisible()
    })

    await test.step('she compares what she approved of with what is planned now, and approves of that', async () => {
      const asked = guest.getByRole('list', { name: 'Freigaben' }).getByRole('button', { name: 'Werbemittel 1', exact: true }) // prettier-ignore
      await asked.click()
      const plan = (title: RegExp) => guest.locator('section').filter({ has: guest.getByRole('heading', { name: title }) }) // prettier-ignore
      await expect(plan(/^Freigegeben am/).last()).toContainText('1.000,50')
      await expect(plan(/^Jetzt$/).last()).toContainText('2.500')
      await guest.keyboard.press('a')
      await expect(guest.getByText(/^119 warten auf Sie/)).toBeVisible()
      await page.goto(`${portal.url}/approvals/decided`)
      await expect(page.getByRole('list', { name: 'Freigaben' }).getByRole('button', { name: 'Werbemittel 1', exact: true })).toBeVisible() // prettier-ignore
    })
  } finally {
    await portal.stop()
    await smtp.stop()
  }
})
