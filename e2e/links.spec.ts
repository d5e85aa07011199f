import { expect, openDialog, signIn, test } from './support/journey.ts'

test('a client opens the links, reacts, and sees at once what the agency adds (LINK-01, LINK-04, CMT-05, LAY-12, ROUTE-17)', async ({
  browser,
  portal,
}) => {
  const openLinks = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, '/links?clientId=101')
    await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible()
    return page
  }
  const [agency, client] = await Promise.all([openLinks('aylin.kaya'), openLinks('sabine.moser')])
  const pagesOf = (page: typeof client) => page.getByRole('region', { name: 'Wichtige Seiten' })

  // The client may read and react, not change.
  await expect(pagesOf(client).getByRole('link', { name: /Presseportal/ })).toBeVisible()
  await expect(pagesOf(client).getByRole('button', { name: 'Link hinzufügen' })).toHaveCount(0)
  // Nobody has reacted to this one yet.
  const plans = pagesOf(client).getByRole('listitem').filter({ hasText: 'Alle Mediapläne' })
  await plans.getByRole('button', { name: 'Reagieren' }).click()
  await client.getByRole('menuitemradio', { name: 'Herz' }).click()
  await expect(plans.getByRole('button', { name: /Herz/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(
    pagesOf(agency)
      .getByRole('listitem')
      .filter({ hasText: 'Alle Mediapläne' })
      .getByRole('button', { name: /Herz/ }),
  ).toHaveAttribute('aria-pressed', 'false')

  await pagesOf(agency).getByRole('button', { name: 'Link hinzufügen' }).click()
  const dialog = openDialog(agency)
  await expect(dialog).toBeVisible()
  // The search would lead to a second dialog.
  await agency.keyboard.press('Control+k')
  await expect(agency.getByRole('dialog', { name: 'Suche und Befehle' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: /Name/ }).fill('Alles zur Wiesn')
  await dialog.getByRole('textbox', { name: /Adresse/ }).fill('/insights')
  await dialog.getByRole('button', { name: 'Link hinzufügen' }).click()
  await expect(dialog).toBeHidden()

  const added = pagesOf(client).getByRole('link', { name: /Alles zur Wiesn/ })
  await expect(added).toBeVisible()
  // A page of the portal opens without leaving it; the post that is read has an address of its own.
  await added.click()
  await expect(client).toHaveURL(/\/insights/)
  await client.getByRole('button', { name: /Halbzeit mit Rückenwind/ }).click()
  await expect(client).toHaveURL(/\/insights\/\d+-sommerfrische/)
  await client.goto(`${client.url()}?view=false`)
  await expect(client.getByRole('heading', { level: 1, name: /Halbzeit/ })).toBeVisible()
  await expect(client.getByText('58 Prozent der Zielgruppe')).toBeVisible()
  await Promise.all([agency.context().close(), client.context().close()])
})
