import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, signIn, test } from './support/journey.ts'

const page115 = '/direct-order?clientId=115'

test('a store orders from a block with the keyboard alone, over a reload and without a connection; the agency rebriefs, the store answers, cancels and orders it again, each sees it at once (DO-01, DO-08, DO-09, DO-10, DO-13, DO-18, DO-25, DO-31, ROUTE-09, ROUTE-10, ROUTE-12, ROUTE-15)', async ({
  browser,
  portal,
}) => {
  const [store, agency] = await Promise.all(
    ['tobias.brandt', 'jonas.petersen'].map(async (login) => {
      const page = await (await browser.newContext()).newPage()
      await signIn(page, portal, login, page115)
      await expect(page.getByRole('grid', { name: 'Direkt' })).toBeVisible()
      return page
    }),
  )
  await expectAccessible(store!)

  // Three steps, by keys.
  await store!.getByRole('button', { name: 'Neue Bestellung' }).press('Enter')
  const action = store!.getByRole('radio', { name: /Eine fertige Aktion/ })
  await expect(action).toBeChecked()
  await action.press('Enter')
  await expect(store!.getByRole('heading', { name: 'Welcher Baustein?' })).toBeFocused()
  await store!.getByRole('radio', { name: /In-Store-Funk/ }).press('Space')
  const name = store!.getByRole('textbox', { name: /Name der Bestellung/ })
  await expect(name).toHaveValue('In-Store-Funk')
  await name.fill('Durchsagen Stade')
  await store!.getByRole('combobox', { name: /Region oder Filiale/ }).fill('Nord')
  await store!.getByRole('textbox', { name: /Text der Durchsage/ }).fill('Heute frische Kissen.')
  await expectAccessible(store!)
  // What a file really is, is said at its line before anything is sent.
  const program = { name: 'Rechnung.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0') } // prettier-ignore
  await store!.locator('input[type=file]').setInputFiles(program)
  const chosen = store!.getByRole('list', { name: 'Ausgewählte Dateien' })
  await expect(chosen).toContainText('Dem Inhalt nach ist das eine „.exe“-Datei')
  await store!.getByRole('button', { name: 'Rechnung.pdf entfernen' }).press('Enter')
  const motif = { name: 'Motiv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await store!.locator('input[type=file]').setInputFiles(motif)
  // Until the device has it the page asks before it goes, and a reload says what is missing.
  const isKept = () => Object.values(localStorage).some((text) => /filesVersion\\*":\\*"\w/.test(String(text))) // prettier-ignore
  await expect.poll(() => store!.evaluate(isKept)).toBe(true)
  await store!.reload()
  await expect(store!.getByText(/Ihr Entwurf .* ist wieder da/)).toBeVisible()
  await expect(store!.getByRole('textbox', { name: /Text der Durchsage/ })).toHaveValue(
    'Heute frische Kissen.',
  )
  // What was attached is back as well.
  await expect(store!.getByRole('list', { name: 'Ausgewählte Dateien' })).toContainText('Motiv.pdf')
  await store!.getByRole('button', { name: 'Weiter' }).press('Enter')
  await expect(store!.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused()
  await expect(store!.getByText('Wohnwerk-Lindner-SE_', { exact: false }).first()).toBeVisible()
  await expect(store!).toHaveURL(/\/direct-order\/create\/finish/)
  const send = store!.getByRole('button', { name: 'Bestellung absenden' })
  // Without a connection nothing is lost, and it is sent once.
  await store!.context().setOffline(true)
  await send.press('Enter')
  await expect(store!.getByText(/Keine Verbindung\. Es ist nichts verloren/).first()).toBeVisible()
  await store!.context().setOffline(false)
  await send.press('Enter')
  const heading = store!.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Durchsagen Stade')
  await expect(store!).toHaveURL(/\/direct-order\/requests\/\d+/)

  await expect(store!.getByRole('tab', { name: 'Anhänge 1' })).toBeVisible()
  const download = store!.waitForEvent('download')
  await store!.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter')
  await store!.getByRole('menuitem', { name: 'Als PDF herunterladen' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('Durchsagen Stade.pdf')

  // The agency has it at once, and asks for more.
  const row = agency!.getByRole('row', { name: /Durchsagen Stade/ })
  await expect(row).toContainText('Freigegeben')
  await row.press('Enter')
  await expect(agency!.getByRole('heading', { level: 1 })).toHaveText('Durchsagen Stade')
  await expect(agency!.getByText('Heute frische Kissen.')).toBeVisible()
  await agency!.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter')
  await agency!.getByRole('menuitem', { name: 'Neu briefen' }).press('Enter')
  const confirm = openDialog(agency!).getByRole('button', { name: 'Rebriefing starten' })
  await confirm.press('Enter')
  const reason = openDialog(agency!).getByRole('textbox', { name: 'Grund' })
  await expect(reason).toBeFocused()
  await reason.fill('Wie lange soll die Durchsage sein?')
  await confirm.press('Enter')
  await expect(agency!.getByRole('dialog')).toHaveCount(0)

  // The store answers.
  await expect(store!.getByText(/Wie lange soll die Durchsage sein\?/)).toBeVisible()
  await store!.getByRole('button', { name: 'Anpassen' }).press('Enter')
  await store!
    .getByRole('textbox', { name: /Text der Durchsage/ })
    .fill('Frische Kissen, 15 Sekunden.')
  await store!.getByRole('button', { name: 'Weiter' }).press('Enter')
  await store!.getByRole('button', { name: 'Neues Briefing absenden' }).press('Enter')
  await expect(store!).toHaveURL(/\/requests\/\d+(\?|$)/)
  await expect(agency!.getByText('Frische Kissen, 15 Sekunden.')).toBeVisible()

  // It is cancelled for good, with its history.
  await store!.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter')
  await store!.getByRole('menuitem', { name: 'Stornieren' }).press('Enter')
  await openDialog(store!).getByRole('textbox', { name: 'Grund' }).fill('Die Filiale schließt.')
  await openDialog(store!).getByRole('button', { name: 'Endgültig stornieren' }).press('Enter')
  await expect(store!.getByText(/Storniert und geschlossen/)).toBeVisible()
  await expect(agency!.getByText(/Storniert und geschlossen.*Die Filiale schließt\./)).toBeVisible()
  await expect(agency!.getByRole('button', { name: 'Anpassen' })).toHaveCount(0)
  await agency!.getByRole('tab', { name: 'Vorgänge' }).click()
  await expect(agency!.getByText(/Wie lange soll die Durchsage sein\?/)).toBeVisible()

  // What was cancelled is a template: contents come along, files and number do not.
  await store!.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter')
  await store!.getByRole('menuitem', { name: 'Als Vorlage verwenden' }).press('Enter')
  await expect(name).toHaveValue('Durchsagen Stade')
  await expect(store!.getByRole('textbox', { name: /Text der Durchsage/ })).toHaveValue(
    'Frische Kissen, 15 Sekunden.',
  )
  await name.fill('Durchsagen Buxtehude')
  await store!.getByRole('button', { name: 'Weiter' }).press('Enter')
  await send.press('Enter')
  await expect(heading).toHaveText('Durchsagen Buxtehude')
  await expect(store!.getByRole('tab', { name: 'Anhänge 0' })).toBeVisible()
})

test('orders stand in the calendar of campaigns for who sees them, lead to their page, and come as they are placed (CAMP-03, PERM-13, DO-02)', async ({
  browser,
  portal,
}) => {
  const open = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(
      page,
      portal,
      login,
      '/campaigns?clientId=115&view=calendar&q=durchsagen+göttingen',
    )
    await expect(
      page.getByRole('button', { name: 'Direktbestellungen', exact: true }),
    ).toBeVisible()
    return page
  }
  const [lead, store] = await Promise.all([open('andreas.lindner'), open('tobias.brandt')])
  const order = /^Direktbestellung: Durchsagen Göttingen \(Mitte\)/
  const bar = lead.getByRole('button', { name: order }).first()
  await expect(bar).toBeVisible()
  await expectAccessible(lead, 'main')
  // Another store’s order is in no calendar of this one.
  await expect(store.getByText(/Keine Kampagne passt dazu/)).toBeVisible()
  await expect(store.getByRole('button', { name: order })).toHaveCount(0)
  await bar.press('Enter')
  await expect(lead).toHaveURL(/\/direct-order\/requests\/\d+/)
  await expect(lead.getByRole('heading', { level: 1 })).toHaveText('Durchsagen Göttingen')
})

test('on a phone the summary of an order covers no field that has the focus (WCAG 2.4.11)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, portal, 'tobias.brandt', '/direct-order/create?clientId=115')
  await page.getByRole('button', { name: 'Weiter', exact: true }).press('Enter')
  await page.getByRole('radio', { name: /In-Store-Funk/ }).press('Space')
  await expect(page.getByRole('textbox', { name: /Text der Durchsage/ })).toBeVisible()
  const next = page.getByRole('button', { name: 'Weiter', exact: true })
  const isNext = () => next.evaluate((button) => button === document.activeElement)
  for (let at = 0; at < 40 && !(await isNext()); at++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const field = document.activeElement!
      const bar = document.querySelector('main aside')!.getBoundingClientRect()
      const { top, bottom } = field.getBoundingClientRect()
      return bottom > bar.top ? `${field.outerHTML.slice(0, 120)} ${top}–${bottom}` : undefined
    })
    expect(covered).toBeUndefined()
  }
  expect(await isNext()).toBe(true)
})

test('the tour of direct orders points at something on each of its seven steps (TOUR-02)', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'tobias.brandt', page115)
  await expect(page.getByRole('grid', { name: 'Direkt' })).toBeVisible()
  await page.getByRole('button', { name: 'Rundgang durch diese Seite' }).click()
  const tour = page.getByRole('dialog', { name: 'Rundgang durch diese Seite' })
  for (let step = 1; step <= 7; step++) {
    await expect(tour).toContainText(`Schritt ${step} von 7`)
    await expect(page.locator('.at-frame')).toBeAttached()
    await tour.getByRole('button', { name: step < 7 ? 'Weiter' : 'Fertig' }).click()
  }
  await expect(tour).toHaveCount(0)
})

test('an order above the budget waits for headquarters, which decides by key in the one inbox; the store reads why, and sends it again (D-01, T-37, COCK-09, DO-09)', async ({
  browser,
  portal,
}) => {
  const [store, lead] = await Promise.all(
    ['tobias.brandt', 'andreas.lindner'].map(async (login) => {
      const page = await (await browser.newContext()).newPage()
      await signIn(page, portal, login, page115)
      await expect(page.getByRole('grid', { name: 'Direkt' })).toBeVisible()
      return page
    }),
  )
  const inbox = lead!.getByRole('link', { name: /^Freigaben/ })
  await expect(inbox).toContainText('1')

  // From a block that is above the tenant's budget; what is wrong is said before it is sent.
  await store!.getByRole('button', { name: 'Neue Bestellung' }).press('Enter')
  await store!.getByRole('radio', { name: /Eine fertige Aktion/ }).press('Enter')
  await store!.getByRole('radio', { name: /Filialeröffnung L/ }).press('Space')
  await store!.getByRole('textbox', { name: /Name der Bestellung/ }).fill('Eröffnung Celle')
  await store!.getByRole('combobox', { name: /Region oder Filiale/ }).fill('Nord')
  await store!.keyboard.press('Tab')
  await store!.getByRole('textbox', { name: /Anschrift/ }).fill('Am Heiligen Kreuz 1, Celle')
  const opening = store!.getByRole('group', { name: /Tag der Eröffnung/ })
  await opening.getByRole('spinbutton').first().press('ArrowUp')
  await store!.keyboard.type('15062030')
  await expect(store!.getByText(/Die Zentrale muss zuerst freigeben/).first()).toBeVisible()
  await store!.getByRole('button', { name: 'Weiter' }).press('Enter')
  await expect(store!.getByText(/^Nach dem Absenden entscheidet die Zentrale/)).toBeVisible()
  await store!.getByRole('button', { name: 'Bestellung absenden' }).press('Enter')
  await expect(store!.getByText(/^Wartet auf die Freigabe der Zentrale/)).toBeVisible()

  // Headquarters has it among what waits, and rejects it by key with its reason.
  await expect(inbox).toContainText('2')
  await inbox.click()
  await lead!.getByRole('button', { name: /Eröffnung Celle/ }).click()
  const detail = lead!.getByRole('article', { name: 'Eröffnung Celle' })
  await expect(detail.getByText(/^Liegt über dem Freigabebudget/)).toBeVisible()
  await expect(detail.getByRole('meter', { name: /Jahresrahmen Nord/ })).toBeVisible()
  await expectAccessible(lead!)
  await lead!.keyboard.press('r')
  await expect(detail.getByRole('textbox', { name: 'Anmerkung' })).toBeFocused()
  await lead!.keyboard.type('Bitte ohne Plakate.')
  await lead!.keyboard.press('Control+Enter')
  await expect(store!.getByText(/nicht freigegeben.*Bitte ohne Plakate\./)).toBeVisible()

  // Sent again it is approved, and is with the agency.
  await store!.getByRole('button', { name: 'Absenden' }).press('Enter')
  await expect(inbox).toContainText('2')
  await lead!.getByRole('button', { name: /Eröffnung Celle/ }).click()
  await expect(detail).toBeVisible()
  await lead!.keyboard.press('a')
  await store!.getByRole('tab', { name: 'Vorgänge' }).click()
  await expect(store!.getByText('Andreas Lindner hat das Briefing gesendet')).toHaveCount(0)
  await expect(store!.getByText('Andreas Lindner hat freigegeben')).toBeVisible()
  await expect(store!.getByText('Andreas Lindner hat nicht freigegeben')).toBeVisible()
})
