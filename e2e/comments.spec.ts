import { expect, signIn, test } from './support/journey.ts'

test('two people talk about a post: what one says the other sees at once, and who is mentioned is told and led there (CMT-02, CMT-03, T-54, NOTI-03, NOTI-12, POST-01, GEN-07)', async ({
  browser,
  portal,
}) => {
  const open = async (login: string, path: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, portal, login, path)
    return page
  }
  const [aylin, sabine, korbinian] = await Promise.all([
    open('aylin.kaya', '/insights?clientId=101'),
    open('sabine.moser', '/insights?clientId=101'),
    open('korbinian.huber', '/files?clientId=101'),
  ])
  for (const page of [aylin, sabine]) {
    await page
      .getByRole('button', { name: /^(Ungelesen: )?Sommerfrische Classic: Halbzeit/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kommentare' })).toBeVisible()
  }
  const field = (page: typeof aylin) => page.getByRole('textbox', { name: 'Ihr Kommentar' }).first()
  const said = (page: typeof aylin, text: RegExp) =>
    page.getByRole('article').filter({ hasText: text }).last()

  // Under two characters nothing goes; with @ those who see the post are offered.
  await field(sabine).fill('a')
  await expect(sabine.getByRole('button', { name: 'Senden' })).toBeDisabled()
  await field(sabine).fill('')
  await field(sabine).pressSequentially('Bitte einmal ansehen, @Korb')
  await expect(sabine.getByRole('option', { name: /Korbinian Huber/ })).toBeVisible()
  await field(sabine).press('Enter')
  await expect(field(sabine)).toHaveValue('Bitte einmal ansehen, @Korbinian Huber ')
  await field(sabine).press('Enter')
  await expect(said(sabine, /Bitte einmal ansehen/)).toBeVisible()
  await expect(field(sabine)).toHaveValue('')

  // It stands on top for the other one without a reload.
  await expect(said(aylin, /Bitte einmal ansehen, @Korbinian Huber/)).toBeVisible()
  await expect(said(aylin, /Bitte einmal ansehen/).getByText('Sabine Moser')).toBeVisible()

  // The one who is mentioned is told, and the news leads to what was said.
  await korbinian.getByRole('button', { name: /Benachrichtigungen/ }).click()
  await korbinian
    .getByRole('dialog', { name: 'Benachrichtigungen' })
    .getByRole('link', { name: /Halbzeit mit Rückenwind/ })
    .first()
    .click()
  await expect(korbinian).toHaveURL(/\/insights\/\d+-sommerfrische.*comment=\d+/)
  await expect(said(korbinian, /Bitte einmal ansehen/)).toBeVisible()
  await expect(
    korbinian.getByRole('listitem').filter({ hasText: 'Bitte einmal ansehen' }).last(),
  ).toBeFocused()

  // What was not sent stays and is sent again.
  await field(aylin).fill('Sieht gut aus.')
  await aylin.context().setOffline(true)
  await field(aylin).press('Enter')
  await expect(aylin.getByText('Nicht gesendet')).toBeVisible()
  await aylin.context().setOffline(false)
  await aylin.getByRole('button', { name: 'Erneut senden' }).click()
  await expect(said(sabine, /Sieht gut aus\./)).toBeVisible()
  await expect(aylin.getByText('Nicht gesendet')).toHaveCount(0)

  // What is done is folded for both, by whoever may change the post; and opened again.
  await aylin.getByRole('button', { name: /Aktionen für den Kommentar „Bitte einmal/ }).click()
  await aylin.getByRole('menuitem', { name: 'Als erledigt markieren' }).click()
  const settled = (page: typeof aylin) => page.getByText(/^Erledigt von Aylin Kaya/)
  await expect(settled(sabine)).toBeVisible()
  const ownMenu = sabine.getByRole('button', { name: /Aktionen für Ihren Kommentar „Bitte einmal/ })
  await expect(ownMenu).toHaveCount(0)
  await settled(sabine).click()
  await ownMenu.click()
  await sabine.getByRole('menuitem', { name: 'Wieder öffnen' }).click()
  await expect(settled(sabine)).toHaveCount(0)
  await expect(settled(aylin)).toHaveCount(0)

  // An own comment is changed and taken back.
  await aylin.getByRole('button', { name: /Aktionen für Ihren Kommentar „Sieht gut aus/ }).click()
  await aylin.getByRole('menuitem', { name: 'Bearbeiten' }).click()
  const form = aylin.getByRole('textbox', { name: 'Ihr Kommentar' }).last()
  await expect(form).toBeFocused()
  await form.fill('Sieht sehr gut aus.')
  await form.press('Enter')
  await expect(said(sabine, /Sieht sehr gut aus\./)).toContainText('bearbeitet')
  await aylin.getByRole('button', { name: /Aktionen für Ihren Kommentar „Sieht sehr/ }).click()
  await aylin.getByRole('menuitem', { name: 'Löschen' }).click()
  await aylin.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(sabine.getByText('Sieht sehr gut aus.')).toHaveCount(0)

  for (const page of [aylin, sabine, korbinian]) await page.context().close()
})

test('a file and a link are talked about where they lie; a client without comments sees none of it (CMT-04, CFG-05)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'aylin.kaya', '/links?clientId=101')
  const link = page.getByRole('region', { name: 'Wichtige Seiten' }).getByRole('listitem').first()
  await link.getByRole('button', { name: /^Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Kommentare' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Den brauchen wir noch.')
  await drawer.getByRole('button', { name: 'Senden' }).click()
  await expect(drawer.getByRole('article')).toContainText('Den brauchen wir noch.')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  await page.goto(`${portal.url}/files?clientId=101&details=on`)
  await page.getByRole('row').nth(1).click()
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details.getByRole('heading', { name: 'Kommentare' })).toBeVisible()

  // How much was said stands in the list, also for who looks at it meanwhile, and leads there.
  const client = await (await browser.newContext()).newPage()
  await signIn(client, portal, 'korbinian.huber', '/files?clientId=101')
  const row = client.getByRole('row', { name: /Protokolle/ })
  await expect(row).toBeVisible()
  await expect(row.getByRole('button', { name: /Kommentar/ })).toHaveCount(0)
  await page.getByRole('row', { name: /Protokolle/ }).click()
  await expect(details.getByRole('heading', { name: 'Protokolle' })).toBeVisible()
  await details.getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Fehlt hier die letzte Woche?')
  await details.getByRole('button', { name: 'Senden' }).click()
  await row.getByRole('button', { name: '1 Kommentar zu Protokolle zeigen' }).click()
  const beside = client.getByRole('dialog', { name: 'Protokolle' })
  await expect(beside.getByText('Fehlt hier die letzte Woche?')).toBeInViewport()
  await client.context().close()

  // Here the agency has switched them off.
  const other = await (await browser.newContext()).newPage()
  await signIn(other, portal, 'priya.raman', '/insights?clientId=130')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.getByRole('button', { name: /^(Unread: )?Urban Range: what/ }).click()
  await expect(other.getByRole('article', { name: /^Urban Range/ })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: /^Urban Range/ })).toBeVisible()
  await expect(other.getByRole('textbox', { name: /Kommentar|comment/ })).toHaveCount(0)
  await page.context().close()
  await other.context().close()
})
