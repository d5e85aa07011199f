import { expect, test } from '@playwright/test'
import { startPortal } from './support/portal.ts'

test('without demo data the first start prints a link that makes one administrator, once, who sets up the first application and is told what is left to do (GEN-09, SETUP-01, T-02)', async ({
  page,
}) => {
  const portal = await startPortal({ env: { ATRIUM_DEMO: 'none' } })
  try {
    const link = /http:\/\/\S+first-administrator\S*/.exec(portal.log())![0]
    await page.goto(link)
    // The code is out of the address before anybody can copy it.
    expect(page.url()).not.toContain('?')
    for (const [name, value] of Object.entries({
      firstName: 'Renate',
      lastName: 'Ostermann',
      email: 'renate@agentur.example',
      login: 'renate',
    }))
      if (await page.locator(`input[name=${name}]`).count())
        await page.locator(`input[name=${name}]`).fill(value)
    for (const field of await page.locator('input[type=password]').all())
      await field.fill('ein-langes-kennwort')
    await page.locator('button[type=submit]').click()

    await page.goto(portal.url)
    await page.locator('input[name=login]').fill('renate')
    await page.locator('input[name=password]').fill('ein-langes-kennwort')
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL(`${portal.url}/launcher`)
    await expect(page.getByRole('heading')).toContainText('Noch gibt es keine Anwendung')

    // The first application, with nothing but its name and the pages of a template.
    await page.getByRole('button', { name: 'Neue Anwendung' }).click()
    await page.getByRole('textbox', { name: /Name der Anwendung/ }).fill('Nordlicht Energie')
    for (const step of ['Kunden', 'Personen', 'Funktionen', 'Einstellungen', 'Übersicht']) {
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
      await expect(page.getByRole('heading', { name: step, level: 2 })).toBeFocused()
      if (step === 'Funktionen')
        await page.getByRole('radio', { name: /^Marke/ }).check({ force: true })
    }
    await page.getByRole('button', { name: 'Anwendung anlegen' }).click()
    await page.getByRole('button', { name: 'Nordlicht Energie öffnen' }).click()
    await expect(page).toHaveURL(`${portal.url}/home`)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')

    // What is left to do is there, ticks itself when it is done elsewhere, and can be put away.
    const steps = page.getByRole('list', { name: 'Erste Schritte' })
    const stepOf = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
    await expect(stepOf('Seiten anlegen')).toContainText('Erledigt')
    await expect(stepOf('Erste Kampagne anlegen')).not.toContainText('Erledigt')
    const other = await page.context().newPage()
    await other.goto(`${portal.url}/campaigns`)
    await other.getByRole('button', { name: 'Neue Kampagne' }).first().click()
    const dialog = other.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Lichterwochen')
    await dialog.getByRole('combobox', { name: /^Kunde/ }).fill('Nordlicht Energie AG')
    await dialog.getByRole('button', { name: 'Kampagne anlegen' }).click()
    await expect(dialog).toHaveCount(0)
    await other.close()
    await expect(stepOf('Erste Kampagne anlegen')).toContainText('Erledigt')
    await page.getByRole('button', { name: 'Erste Schritte ausblenden' }).click()
    await expect(steps).toHaveCount(0)
    await page.getByRole('link', { name: 'Administration' }).click()
    await page.getByRole('button', { name: 'Erste Schritte wieder zeigen' }).click()
    await stepOf('Personen einladen').getByRole('link').click()
    await expect(page).toHaveURL(`${portal.url}/administration/users`)

    await page.getByRole('link', { name: 'Dateien' }).first().click()
    await expect(page.getByText('Dieser Ordner ist noch leer')).toBeVisible()

    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
  } finally {
    await portal.stop()
  }
})
