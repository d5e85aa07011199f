import { expect, openDialog, signIn, test } from './support/journey.ts'

test('a client reads the timeline, filters, jumps and loads more; what the agency adds appears at once (TL-01, T-78)', async ({
  browser,
  portal,
}) => {
  const openTimeline = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, '/timeline?clientId=101')
    await expect(page.getByRole('heading', { level: 1, name: 'Zeitleiste' })).toBeVisible()
    return page
  }
  const [agency, client] = await Promise.all([
    openTimeline('aylin.kaya'),
    openTimeline('sabine.moser'),
  ])
  const entries = client.getByRole('main').getByRole('heading', { level: 4 })

  // The client reads, and changes nothing (PERM-13).
  await expect(entries).toHaveCount(15)
  await expect(client.getByText('15 von 23 Einträgen')).toBeVisible()
  await expect(client.getByRole('heading', { level: 3, name: /^heute, / })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Eintrag hinzufügen' })).toHaveCount(0)
  await expect(client.getByRole('main').getByRole('button', { name: /^Aktionen für/ })).toHaveCount(
    0,
  )

  // Older ones on demand, by keyboard; one reads on with the first of them.
  await client.getByRole('button', { name: 'Ältere Einträge laden' }).press('Enter')
  await expect(entries).toHaveCount(23)
  await expect(client.locator('[data-item]').nth(15)).toBeFocused()
  await expect(client.getByText('8 weitere Einträge. Das sind alle.')).toBeAttached()
  await expect(client.getByRole('button', { name: 'Ältere Einträge laden' })).toHaveCount(0)

  // One kind, with its number; the address keeps it.
  const campaigns = client.getByRole('button', { name: /^Kampagnen \(\d+\)$/ })
  const count = Number(/\d+/.exec((await campaigns.textContent()) ?? '')?.[0])
  await campaigns.click()
  await expect(entries).toHaveCount(count)
  await expect(client).toHaveURL(/type=campaign/)
  await client.reload()
  await expect(entries).toHaveCount(count)
  await client.getByRole('button', { name: /^Alle \(23\)$/ }).click()
  await expect(client).not.toHaveURL(/type=/)

  // To the day on which a campaign ended, as its heading has it.
  const ended = client.getByRole('heading', { level: 4, name: 'Winterbrand ist zu Ende' })
  await client.getByRole('button', { name: 'Ältere Einträge laden' }).click()
  const day = await client
    .locator('.at-day')
    .filter({ has: ended })
    .locator('time')
    .getAttribute('datetime')
  await client.getByRole('button', { name: 'Zu Datum springen' }).click()
  await client.getByRole('spinbutton', { name: /^Tag/ }).click()
  await client.keyboard.type(day!.split('-').toReversed().join(''))
  await client.getByRole('button', { name: 'Springen', exact: true }).click()
  await expect(entries.first()).toHaveText('Winterbrand ist zu Ende')
  await expect(client).toHaveURL(new RegExp(`day=${day}`))
  await client.getByRole('button', { name: 'Zum Neuesten' }).click()
  // What was loaded before is there again.
  await expect(entries).toHaveCount(23)

  // The agency tells something; the client sees it without doing anything.
  await agency.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  const dialog = openDialog(agency)
  await dialog.getByRole('textbox', { name: /Titel/ }).fill('Spot „Wiesn“ ist fertig')
  await dialog.getByRole('textbox', { name: /^Text/ }).fill('Abnahme am Freitag.')
  await dialog.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  await expect(dialog).toBeHidden()
  await expect(agency).toHaveURL(/item=\d+/)
  const told = client.getByRole('listitem').filter({ hasText: 'Spot „Wiesn“ ist fertig' })
  await expect(told).toBeVisible()
  await expect(told).toContainText('von Aylin Kaya')
  await expect(client.getByRole('button', { name: /^Alle \(24\)$/ })).toBeVisible()

  // Deleted it goes, undone it comes back (T-08).
  const own = agency.getByRole('button', { name: 'Aktionen für Spot „Wiesn“ ist fertig' })
  await own.click()
  await agency.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(told).toHaveCount(0)
  await agency.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(told).toBeVisible()
  await own.click()
  await agency.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(told).toHaveCount(0)
  await Promise.all([agency.context().close(), client.context().close()])
})

test('by its address an item is found, however far back; a timeline that does not come says so, and comes then (TL-01, TL-02, LAY-15)', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'aylin.kaya', '/timeline?clientId=101')
  await page.getByRole('button', { name: 'Ältere Einträge laden' }).click()
  const oldest = page.locator('[data-item]').nth(22)
  const id = await oldest.getAttribute('data-item')
  await page.goto(`${portal.url}/timeline?clientId=101&item=${id}`)
  await expect(page.locator(`[data-item="${id}"]`)).toBeFocused()
  await expect(page.getByRole('main').getByText(/^Einträge bis /)).toBeVisible()

  await page.route(/\/timeline\/101\/\d+\/15/, (route) => route.fulfill({ status: 500 }))
  await page.goto(`${portal.url}/timeline?clientId=101`)
  await expect(page.getByText('Die Zeitleiste ließ sich nicht laden')).toBeVisible()
  await page.unroute(/\/timeline\/101\/\d+\/15/)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(15)
})
