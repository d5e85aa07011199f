import { expect, test } from '@playwright/test'
import { startPortal } from './support/portal.ts'

test('without demo data the first start prints a link that makes one administrator, once, who sets up the first application (GEN-09, SETUP-01)', async ({
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
    await page.getByRole('link', { name: 'Dateien' }).first().click()
    await expect(page.getByText('Dieser Ordner ist noch leer')).toBeVisible()

    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
  } finally {
    await portal.stop()
  }
})
