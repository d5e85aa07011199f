import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { enter, expect, openDialog, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

/** Reads from the server as the page would, with the token of the signed-in person. */
const read = (path: string) => `(async () => {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))
  const { access_token } = JSON.parse(sessionStorage.getItem(key))
  const headers = { Authorization: 'Bearer ' + access_token }
  return (await fetch('/api/v1.0/${path}', { headers })).json()
})()`

interface Named {
  id: number
  name: string
}
interface Document extends Named {
  contentType: string
  kind: string
  url: string
}

test('a plan is decided by key, channel by channel: the agency sees it as it happens, and the protocol lies in the documents (D-01, D-02, T-36, T-37, T-38, T-40, COCK-09, COCK-10)', async ({
  browser,
  portal,
}) => {
  const client = await (await browser.newContext()).newPage()
  await signIn(client, portal, 'sabine.moser')
  const waiting = client.getByRole('list', { name: 'Wartet auf Sie' })
  await expect(waiting.getByText('Kids Schulstart – Funkkombi Süd')).toBeVisible()

  const agency = await enter(browser, portal, 'aylin.kaya')
  await agency.goto(`${portal.url}/approvals/decided`)
  const decided = agency.getByRole('list', { name: 'Freigaben' })
  await expect(decided.getByRole('button').first()).toBeVisible()
  await expect(decided.getByRole('button', { name: 'Funkkombi Süd' })).toHaveCount(0)

  await client.getByRole('link', { name: /^Freigaben/ }).click()
  await expect(client).toHaveURL(`${portal.url}/approvals`)
  await expect(client).toHaveTitle(/Freigaben – Atrium/)
  const list = client.getByRole('list', { name: 'Freigaben' })
  const row = (name: string) => list.getByRole('button', { name, exact: true })
  const heading = (name: string) => client.getByRole('heading', { level: 2, name })
  await expect(heading('Familienmagazine ganzseitig')).toBeVisible()
  await expect(client.getByText(/^8 warten auf Sie/)).toBeVisible()

  await expectAccessible(client)

  // Two by key, radio by words.
  await client.keyboard.press('a')
  await expect(heading('Funkkombi Süd')).toBeVisible()
  await expect(row('Familienmagazine ganzseitig')).toHaveCount(0)
  // While it can still be undone, the page and the navigation count alike.
  await expect(client.getByText(/^7 warten auf Sie/)).toBeVisible()
  await expect(client.getByRole('link', { name: /^Freigaben.*7/ })).toBeVisible()
  await client.keyboard.press('j')
  await expect(heading('Elternkanäle Social')).toBeVisible()
  await client.keyboard.press('a')
  await expect(row('Elternkanäle Social')).toHaveCount(0)
  await row('Funkkombi Süd').click()
  await expect(heading('Funkkombi Süd')).toBeVisible()
  await client.keyboard.press('r')
  const note = client.getByRole('textbox', { name: 'Anmerkung' })
  await expect(note).toBeFocused()
  await client.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(client.getByText('Bitte sagen Sie kurz, was sich ändern muss.')).toBeVisible()
  await expect(note).toBeFocused()
  await note.fill('Der Spot ist für Kinder zu laut.')
  await client.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(row('Funkkombi Süd')).toHaveCount(0)
  await expect(
    client.getByText(/Kanälen freigegeben – Funkkombi Süd geht zurück in die Planung/),
  ).toBeVisible()
  await expect(client.getByText(/^5 warten auf Sie/)).toBeVisible()
  await expect(client.getByRole('link', { name: /^Freigaben.*5/ })).toBeVisible()

  // The agency sees it without doing anything, with the client's words.
  await expect(decided.getByRole('button', { name: 'Funkkombi Süd' })).toBeVisible()
  await expect(decided.getByRole('button', { name: 'Elternkanäle Social' })).toBeVisible()
  await decided.getByRole('button', { name: 'Funkkombi Süd' }).click()
  await expect(agency.getByText('Der Spot ist für Kinder zu laut.')).toBeVisible()
  await expect(agency.getByText(/Abgelehnt von Sabine Moser/)).toBeVisible()

  // Each decision is written down.
  const [campaign] = await agency.evaluate<Named[]>(read('campaigns/101?searchQuery=Kids'))
  const protocols = async () => {
    const all = await agency.evaluate<Document[]>(read(`campaigns/101/${campaign!.id}/documents`))
    return all.filter(({ kind, contentType }) => kind === 'approval' && contentType === 'application/pdf') // prettier-ignore
  }
  await expect.poll(async () => (await protocols()).length).toBe(3)
  const [protocol] = await protocols()
  expect(protocol!.name).toMatch(/^Freigabeprotokoll Kids Schulstart .*\.pdf$/)
  const content = await agency.request.get(protocol!.url)
  expect((await content.body()).subarray(0, 5).toString()).toBe('%PDF-')

  // The agency changes what was approved: in both browsers it is neither approved nor rejected.
  const cockpit = '/cockpits/external/ML-101-0003/kids-schulstart?clientId=101'
  const result = (page: Page) => page.getByText(/Kanälen freigegeben – /).first()
  for (const page of [client, agency]) {
    await page.goto(portal.url + cockpit)
    await expect(result(page)).toHaveText(
      '3 von 4 Kanälen freigegeben – Funkkombi Süd geht zurück in die Planung.',
    )
  }
  await agency.getByRole('button', { name: 'Aktionen für Elternkanäle Social' }).click()
  await agency.getByRole('menuitem', { name: 'Budget und Termine ändern' }).click()
  await openDialog(agency).getByRole('textbox', { name: 'Budget' }).fill('82101')
  await openDialog(agency).getByRole('button', { name: 'Speichern' }).click()
  for (const page of [client, agency]) {
    await expect(result(page)).toHaveText(
      '2 von 4 Kanälen freigegeben – 1 seit der Freigabe geändert, Funkkombi Süd geht zurück in die Planung.',
    )
    // What the channels cost together is said beside what the campaign may cost (CAMP-10, T-28).
    const frame = page.getByRole('group', { name: 'Budgetrahmen' })
    await expect(frame).toContainText(/340\.000,00\s€.*340\.501,00\s€ verplant.*501,00\s€ über dem Rahmen/) // prettier-ignore
    await expect(page.getByRole('row', { name: /^Summe 340\.501/ })).toBeVisible()
  }

  // Who may not decide has no entry, and is told why by the address.
  const other = await enter(browser, portal, 'korbinian.huber')
  await expect(other.getByRole('link', { name: 'Start' })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Freigaben/ })).toHaveCount(0)
  await other.goto(`${portal.url}/approvals`)
  await expect(other.getByText('Sie dürfen nicht freigeben.')).toBeVisible()
  await Promise.all([client, agency, other].map((page) => page.context().close()))
})

test('what waits in another application is decided from the same list (D-01)', async ({
  browser,
  portal,
}) => {
  const admin = await enter(browser, portal, 'maren.thiessen')
  await admin.goto(`${portal.url}/approvals`)
  const list = admin.getByRole('list', { name: 'Freigaben' })
  const theirs = list.getByRole('listitem').filter({ hasText: 'Voltrad' }).first()
  await expect(theirs).toBeVisible()
  const open = theirs.getByRole('button')
  const name = (await open.textContent())!
  await open.click()
  await expect(admin.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(admin.getByRole('article').getByRole('link')).toHaveAttribute(
    'href',
    /clientId=130$/,
  )
  await admin.getByRole('button', { name: 'Freigeben', exact: true }).click()
  await expect(admin.getByText(`„${name}“ wird gleich freigegeben`)).toBeVisible()
  await expect(admin.getByText(`„${name}“ freigegeben`)).toBeVisible()
  await admin.getByRole('radio', { name: 'Entschieden' }).click()
  await expect(list.getByRole('button', { name, exact: true })).toBeVisible()
  await admin.context().close()
})

test('a consultant who decides nothing reads what they asked for, and reminds who decides once a day (D-01, T-39, COCK-13)', async ({
  browser,
  portal,
}) => {
  const client = await enter(browser, portal, 'sabine.moser')
  const agency = await enter(browser, portal, 'aylin.kaya')
  await agency.getByRole('link', { name: /^Freigaben/ }).click()
  await expect(agency).toHaveURL(`${portal.url}/approvals`)
  await expect(agency.getByRole('radio', { name: 'Angefragt' })).toBeChecked()
  await expect(agency.getByText('Sie dürfen nicht freigeben.')).toHaveCount(0)
  const card = agency
    .getByRole('list', { name: 'Worum Sie und Ihr Team gebeten haben' })
    .locator(':scope > li')
    .filter({ has: agency.getByRole('link', { name: 'Wiesn-Spezial' }) })
  await expect(card).toContainText('Angefragt von Aylin Kaya')
  await expect(card.getByRole('list', { name: 'Wer entscheidet' })).toContainText('Sabine Moser')
  await expectAccessible(agency)

  const remind = card.getByRole('button', { name: 'Erinnern: Wiesn-Spezial' })
  await remind.press('Enter')
  await expect(card).toContainText(/Erinnert heute um \d\d:\d\d von Aylin Kaya/)
  await expect(remind).toBeDisabled()
  await expect(remind).toBeFocused()
  // It is there for whoever comes later, too.
  await agency.reload()
  await expect(card).toContainText(/Erinnert heute um \d\d:\d\d von Aylin Kaya/)
  await expect(remind).toBeDisabled()

  await client.getByRole('button', { name: /^Benachrichtigungen/ }).click()
  await expect(
    client.getByRole('row', {
      name: /^Wiesn-Spezial Neu Wartet auf Ihre Freigabe (gerade eben|vor \d+ (Sek|Min)).*Aylin Kaya/,
    }),
  ).toBeVisible()
  await Promise.all([client, agency].map((page) => page.context().close()))
})

test('what is decided about is seen beside the decision, and a whole campaign is approved at once and taken back (D-01, D-09, T-41, T-08)', async ({
  browser,
}) => {
  // Of its own: how much waits is the demo's, before anybody has decided anything.
  const portal = await startDemo()
  const client = await enter(browser, portal, 'sabine.moser')
  await client.goto(`${portal.url}/approvals`)
  const list = client.getByRole('list', { name: 'Freigaben' })
  await list.getByRole('button', { name: 'U-Bahn-Screens München' }).click()
  const preview = client.getByRole('region', { name: 'Vorschau von Zitrone hoch.png' })
  await expect(preview.getByRole('img', { name: 'Zitrone hoch.png' })).toBeVisible()
  await expect(preview.getByText('Version 2 (aktuell)')).toBeVisible()
  await preview.getByRole('button', { name: 'Versionen vergleichen' }).click()
  await expect(preview.getByRole('img', { name: 'Zitrone hoch.png, Version 1' })).toBeVisible()
  await preview.getByRole('button', { name: 'Vergleich beenden' }).click()
  await preview.getByRole('button', { name: 'Kommentare (C)' }).click()
  await expect(preview.getByRole('textbox').first()).toBeVisible()
  await expectAccessible(client)
  // A document takes no focus from the list: the keys are the inbox's.
  const files = client.getByRole('list', { name: 'Dateien' })
  await files.getByRole('button', { name: /Plan v3/ }).click()
  await expect(client.getByRole('region', { name: /^Vorschau von Plan v3/ })).toBeVisible()

  await list.getByRole('button', { name: 'U-Bahn-Screens München' }).focus()
  await client.keyboard.press('Shift+A')
  await expect(openDialog(client)).toContainText('In „Wiesn-Spezial“ warten 5 Kanäle')
  await openDialog(client).getByRole('button', { name: 'Freigeben' }).click()
  await expect(client.getByText('5 Kanäle werden gleich freigegeben')).toBeVisible()
  await client.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(list.getByRole('button', { name: 'Taxiwerbung Innenstadt' })).toBeVisible()
  await expect(client.getByText(/^8 warten auf Sie/)).toBeVisible()
  await client.context().close()
  await portal.stop()
})

test('approved with a condition: the agency reads it, goes on, and says that it is met; both sides see what became of it (COCK-09, COCK-13, T-37)', async ({
  browser,
}) => {
  // Of its own: how much waits is the demo's, before anybody has decided anything.
  const portal = await startDemo()
  const client = await enter(browser, portal, 'sabine.moser')
  await client.goto(`${portal.url}/approvals`)
  const list = client.getByRole('list', { name: 'Freigaben' })
  await list.getByRole('button', { name: 'Funkkombi Süd' }).click()
  await expect(client.getByRole('heading', { level: 2, name: 'Funkkombi Süd' })).toBeVisible()
  await client.keyboard.press('m')
  const condition = openDialog(client).getByRole('textbox', { name: 'Welche Auflage?' })
  await expect(condition).toBeFocused()
  await client.keyboard.press('ControlOrMeta+Enter')
  await expect(condition).toHaveAccessibleDescription(/unter welcher Auflage Sie freigeben/)
  await expectAccessible(client)
  await condition.fill('Nur mit dem leiseren Spot.')
  await client.keyboard.press('ControlOrMeta+Enter')
  await expect(client.getByText('„Funkkombi Süd“ wird gleich mit Auflage freigegeben')).toBeVisible() // prettier-ignore
  await expect(client.getByText('2 von 4 Kanälen freigegeben, davon 1 mit Auflage – 2 warten noch.')).toBeVisible({ timeout: 20_000 }) // prettier-ignore

  const agency = await enter(browser, portal, 'aylin.kaya')
  await agency.getByRole('button', { name: /^Benachrichtigungen/ }).click()
  await expect(agency.getByRole('row', { name: /Funkkombi Süd.*Nur mit dem leiseren Spot\./ })).toBeVisible() // prettier-ignore
  await agency.goto(`${portal.url}/cockpits/external/ML-101-0003/kids-schulstart?clientId=101`)
  const decided = (page: Page) => page.getByRole('list', { name: 'Entschieden' })
  await expect(decided(agency)).toContainText('Auflage: Nur mit dem leiseren Spot. · Noch offen')
  await expectAccessible(agency)
  await agency.getByRole('button', { name: 'Funkkombi Süd: Auflage erfüllt' }).click()
  await expect(decided(agency)).toContainText(/Spot\. · Als erfüllt gemeldet von Aylin Kaya/)

  // Who decided reads it where they look, without doing anything.
  await client.goto(`${portal.url}/cockpits/external/ML-101-0003/kids-schulstart?clientId=101`)
  await expect(decided(client)).toContainText(/Spot\. · Als erfüllt gemeldet von Aylin Kaya/)
  await agency.getByRole('button', { name: 'Funkkombi Süd: Auflage doch nicht erfüllt' }).click()
  await expect(decided(client)).toContainText('Auflage: Nur mit dem leiseren Spot. · Noch offen')
  await expect(client.getByText('2 von 4 Kanälen freigegeben, davon 1 mit Auflage – 2 warten noch.')).toBeVisible() // prettier-ignore
  await Promise.all([client, agency].map((page) => page.context().close()))
  await portal.stop()
})
