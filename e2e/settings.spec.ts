import { dayFrom } from '../apps/server/src/platform/berlin-time.ts'
import { expectAccessible } from './support/accessible.ts'
import { enter, expect, signIn, test } from './support/journey.ts'

/** The agency puts what was rejected with these words into release again. */
const releaseAgain = (comment: string) => `(async () => {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))
  const { access_token } = JSON.parse(sessionStorage.getItem(key))
  const headers = { Authorization: 'Bearer ' + access_token, 'Content-Type': 'application/json' }
  const { items } = await (await fetch('/api/v1.0/approvals/mine?state=decided', { headers })).json()
  const { campaign, channel } = items.find(({ last }) => last.comment === ${JSON.stringify(comment)})
  const body = JSON.stringify({ channelIds: [channel.id] })
  const place = '/api/v1.0/campaigns/101/' + campaign.id + '/release'
  const { ok } = await fetch(place, { method: 'POST', headers, body })
  if (!ok) throw new Error('not released')
})()`

test('a type is switched off, language and display are changed; all hold after a reload, and nothing typed is lost without a question (SET-01, SET-03, SET-04)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'marco.rossi')
  await page.getByRole('button', { name: /Marco/ }).click()
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await expect(page).toHaveTitle(/Einstellungen – Atrium$/)

  await page.getByRole('checkbox', { name: 'Aufgabe geändert: Portal' }).uncheck()
  const delivery = page.getByRole('form', { name: 'Benachrichtigungen' })
  await delivery.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert')).toBeVisible()

  const phone = page.getByLabel('Telefon')
  await phone.fill('+43 662 4711')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByLabel('Phone')).toHaveValue('+43 662 4711')
  // This tenant is light by itself.
  await expect(page.locator('html')).toHaveAttribute('data-at-mode', 'light')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-at-mode', 'dark')

  // By a link, by the browser's arrow, into another application: the question comes, and staying
  // keeps what was typed.
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const leave of [
    () => page.getByRole('navigation').getByRole('link').first().click(),
    () => page.goBack(),
    async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('Wohnwerk')
      await page.getByRole('option', { name: /Wohnwerk/ }).click()
    },
  ]) {
    await leave()
    await expect(leaving).toBeVisible()
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await expect(leaving).toHaveCount(0)
    await expect(page).toHaveURL(/\/settings/)
    await expect(page.getByLabel('Phone')).toHaveValue('+43 662 4711')
  }
  const profile = page.getByRole('form', { name: 'Profile' })
  await expect(page.getByRole('navigation')).toContainText('Alpenquell')
  // The focus stays with the button, although it has nothing more to save.
  const save = profile.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(profile.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  await expect(save).toBeFocused()
  await page.getByLabel('Phone').fill('+49 1')
  await profile.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.getByLabel('Phone')).toHaveValue('+43 662 4711')
  await expect(save).toBeFocused()

  await page.goto(`${portal.url}/settings/notifications`)
  await expect(page.getByRole('heading', { name: 'Notifications', level: 2 })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Task changed: Portal' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Task done: Portal' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-at-mode', 'dark')
  await page.getByRole('radio', { name: 'Same as the application' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-at-mode', 'light')
  await expect(page.getByLabel('Phone')).toHaveValue('+43 662 4711')

  // A picture of oneself: saved at once, and in the navigation, too.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload a picture' }).click(),
  ])
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await chooser.setFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  })
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
  await expect(page.getByRole('navigation').locator('img[src*="?w=140"]')).toHaveCount(1)
  await page.context().close()
})

test('its address renders all sections, and one with a section leads there (ROUTE-04)', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'korbinian.huber', '/settings')
  const headings = page.locator('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Profil', 'Sprache und Darstellung', 'Benachrichtigungen', 'Anmeldung', 'Wo Sie angemeldet sind']) // prettier-ignore
  await page.goto(`${portal.url}/settings/notifications`)
  const wanted = page.getByRole('heading', { level: 2, name: 'Benachrichtigungen' })
  await expect(wanted).toBeInViewport()
})

test('while somebody is away their deputy decides for them, and both names stand there; once they are back, nobody does (T-39, T-43)', async ({
  browser,
  portal,
}) => {
  const client = await enter(browser, portal, 'sabine.moser')
  await client.goto(`${portal.url}/approvals`)
  await client.getByRole('button', { name: 'Abwesenheit und Vertretung' }).click()
  await expect(client).toHaveURL(`${portal.url}/settings/absence`)
  const form = client.getByRole('form', { name: 'Abwesenheit' })
  // As it is typed: 24122026.
  const day = (days: number) => dayFrom(new Date(), days).split('-').toReversed().join('')
  await form.getByRole('spinbutton').first().focus()
  await client.keyboard.type(day(0) + day(7))
  await form.getByRole('combobox', { name: 'Vertretung' }).fill('Korb')
  await client.getByRole('option', { name: 'Korbinian Huber' }).click()
  await expectAccessible(client)
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(client.getByText(/entscheidet Korbinian Huber für Sie/)).toBeVisible()

  const deputy = await enter(browser, portal, 'korbinian.huber')
  await deputy.getByRole('link', { name: /^Freigaben/ }).click()
  await expect(deputy.getByText('Sie entscheiden in Vertretung von Sabine Moser.')).toBeVisible()
  const name = (await deputy.getByRole('article').getByRole('heading', { level: 2 }).textContent())!
  await deputy.getByRole('textbox', { name: 'Anmerkung' }).fill('Bitte erst nach den Ferien.')
  await deputy.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(
    deputy.getByRole('list', { name: 'Freigaben' }).getByRole('button', { name, exact: true }),
  ).toHaveCount(0)
  await deputy.getByRole('radio', { name: 'Entschieden' }).click()
  const decided = deputy.getByRole('list', { name: 'Freigaben' })
  await decided.getByRole('button', { name, exact: true }).click()
  await expect(
    deputy.getByText(/Abgelehnt von Korbinian Huber in Vertretung von Sabine Moser/),
  ).toBeVisible()
  const cockpit = (await deputy.getByRole('article').getByRole('link').getAttribute('href'))!

  // Put into release again, it waits for her as before.
  const agency = await enter(browser, portal, 'aylin.kaya')
  await agency.goto(portal.url + cockpit)
  await expect(agency.getByText(/Korbinian Huber, in Vertretung von Sabine Moser, hat/)).toBeVisible() // prettier-ignore
  await agency.evaluate(releaseAgain('Bitte erst nach den Ferien.'))

  await client.getByRole('button', { name: 'Abwesenheit beenden' }).click()
  await expect(client.getByText(/entscheidet Korbinian Huber für Sie/)).toHaveCount(0)
  await deputy.goto(`${portal.url}/approvals`)
  await expect(deputy.getByText('Sie dürfen nicht freigeben.')).toBeVisible()
  await Promise.all([client, deputy, agency].map((page) => page.context().close()))
})
