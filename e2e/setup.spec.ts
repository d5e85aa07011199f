import { expect, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

test('an administrator sets up an application with its people and colours, over a reload, and is in it (SETUP-01, SETUP-05, SETUP-10, GEN-09, ROUTE-01, PERM-19)', async ({
  browser,
}) => {
  // What it makes stands in the launcher of others.
  const portal = await startDemo()
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen')
  await page.getByRole('button', { name: 'Neue Anwendung' }).click()
  const next = () => page.getByRole('button', { name: 'Weiter', exact: true }).click()
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 })

  await expect(page.getByRole('radio')).toHaveCount(14)
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0)
  await page.getByRole('textbox', { name: /Name der Anwendung/ }).fill('Alpenquell Getränke AG')
  await page.getByRole('textbox', { name: 'Hauptfarbe', exact: true }).fill('#1c7c54')
  await next()
  await page.getByRole('button', { name: 'Kunden hinzufügen' }).click()
  await page.keyboard.type('Nordlicht Energie GmbH')
  await next()
  await expect(heading('Personen')).toBeFocused()

  // What was entered is there again, and so is the step.
  await page.reload()
  await expect(page).toHaveURL(/\/setup\/members$/)
  await page.getByRole('button', { name: 'Liste einfügen' }).click()
  await page
    .getByRole('textbox', { name: 'Liste' })
    .fill(
      'Swantje Petersen; swantje@nordlicht.example\nAylin Kaya; aylin.kaya@brueckner-vahl.example',
    )
  await page.getByRole('button', { name: '2 Personen hinzufügen' }).click()
  await next()
  await page.getByRole('button', { name: 'Alle auswählen' }).click()
  await next()
  await expect(heading('Einstellungen')).toBeVisible()
  await next()

  // The name is somebody else's: nothing is lost, and the way back is short.
  await page.getByRole('button', { name: 'Anwendung anlegen' }).click()
  await expect(page.getByText(/Anwendung: .*gibt es schon/)).toBeVisible()
  await page.getByRole('button', { name: 'Ändern: Anwendung' }).click()
  await page.getByRole('textbox', { name: /Name der Anwendung/ }).fill('Nordlicht Energie')
  await page.getByRole('button', { name: /Schritt 6 von 6/ }).click()
  await page.getByRole('button', { name: 'Anwendung anlegen' }).click()
  await expect(heading('Nordlicht Energie ist eingerichtet').or(page.getByRole('heading', { level: 1 }))).toContainText('Nordlicht Energie') // prettier-ignore
  const invitations = page.getByRole('list', { name: 'Einladungen' })
  // Whether somebody is known is not said: everybody is asked.
  await expect(invitations.getByText('Per E-Mail eingeladen')).toHaveCount(2)

  await page.getByRole('button', { name: 'Nordlicht Energie öffnen' }).click()
  await expect(page).toHaveURL(`${portal.url}/home`)
  await expect(page.getByRole('link', { name: 'Dateien' }).first()).toBeVisible()
  await page.goto(`${portal.url}/launcher`)
  await expect(page.getByRole('button', { name: /Nordlicht Energie/ })).toBeVisible()
  await page.context().close()

  // Who was in the portal before is asked, and in it with their yes; who is no administrator sets up none.
  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, portal, 'aylin.kaya')
  await expect(
    colleague.getByText('Maren Thiessen lädt Sie in das Portal „Nordlicht Energie“ ein.'),
  ).toBeVisible()
  await expect(colleague.getByRole('button', { name: /^Nordlicht Energie/ })).toHaveCount(0)
  await colleague.getByRole('button', { name: 'Annehmen' }).click()
  await expect(colleague.getByRole('button', { name: /Nordlicht Energie/ })).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Neue Anwendung' })).toHaveCount(0)
  await colleague.goto(`${portal.url}/setup`)
  await expect(colleague.getByText('Hier haben Sie keinen Zugriff')).toBeVisible()
  await colleague.context().close()
  await portal.stop()
})
