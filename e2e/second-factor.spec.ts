import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from './support/accessible.ts'
import { expect, fillSignIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

/** A device that asks for a finger, as the browser has it for tests. The finger is always there. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const isAccessible = async (page: Page) => await expectAccessible(page)

test('an administrator sets up a passkey, demands a second factor of the client lead, who sets up an app on the way and signs in with it; the passkey alone signs in, too (AUTH-18, ADM-08)', async ({
  browser,
}) => {
  const portal = await startDemo()
  const admin = await (await browser.newContext()).newPage()
  await admin.goto(`${portal.url}/home?clientId=101`)
  await fillSignIn(admin, 'maren.thiessen')
  await expect(admin.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()

  // Their own, from the settings.
  await admin.goto(`${portal.url}/settings/password?clientId=101`)
  const [pages] = await Promise.all([
    admin.waitForEvent('popup'),
    admin.getByRole('link', { name: /Zweiter Faktor und Passkeys/ }).click(),
  ])
  await plugIn(pages)
  await expect(pages.getByRole('heading', { level: 1 })).toHaveText('Zweiter Faktor')
  await isAccessible(pages)
  await pages.keyboard.type('atrium-demo')
  await pages.keyboard.press('Enter')
  await expect(pages.getByText('Zum Anmelden genügt Ihr Kennwort')).toBeVisible()
  await isAccessible(pages)
  await pages.getByLabel('Name des Passkeys').fill('Roter Schlüssel')
  await pages.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect(pages.getByRole('heading', { level: 1 })).toHaveText('Ihre Wiederherstellungscodes')
  await expect(pages.getByRole('listitem')).toHaveCount(10)
  await isAccessible(pages)
  await pages.getByRole('link', { name: 'Ich habe sie gesichert' }).click()
  await expect(pages.getByRole('listitem')).toContainText('Roter Schlüssel')
  await isAccessible(pages)

  // Signs in by it alone, as soon as the browser offers it: no name, no password.
  await pages.context().clearCookies()
  await pages.evaluate(() => sessionStorage.clear())
  await pages.goto(`${portal.url}/home?clientId=101`)
  await expect(pages.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
  await pages.goto(`${portal.url}/identity/second-factor`)
  await pages.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
  await expect(pages.getByText('Roter Schlüssel')).toBeVisible()
  await expect(pages.getByText(/zuletzt benutzt am/)).toBeVisible()

  await pages.goto(`${portal.url}/administration/configuration?clientId=101`)
  const box = pages.getByRole('combobox', { name: 'Zweiter Faktor beim Anmelden' })
  await box.pressSequentially('Kundenl')
  await pages.getByRole('option', { name: 'Kundenleitung' }).click()

  const sabine = await (await browser.newContext()).newPage()
  await sabine.goto(`${portal.url}/files?clientId=101`)
  await fillSignIn(sabine, 'sabine.moser')
  await expect(sabine.getByRole('grid')).toBeVisible()
  await pages.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(pages.getByText('1 Einstellung gespeichert')).toBeVisible()

  // Who came with the password alone is out: the connection that ends is what tells her.
  await expect(sabine.getByRole('heading', { name: 'Bitte melden Sie sich neu an' })).toBeVisible()
  await sabine.getByRole('button', { name: 'Wieder anmelden' }).click()
  await fillSignIn(sabine, 'sabine.moser')
  await expect(sabine.getByRole('heading', { level: 1 })).toHaveText('Zweiten Faktor einrichten')
  await isAccessible(sabine)
  const secret = (await sabine.locator('.secret code').textContent())!.replaceAll(' ', '')
  await sabine.getByLabel('Code, den die App zeigt').fill('000000')
  await sabine.getByRole('button', { name: 'App bestätigen' }).click()
  await expect(sabine.getByRole('alert')).toContainText('Dieser Code stimmt nicht')
  await sabine.getByLabel('Code, den die App zeigt').fill(new TOTP({ secret }).generate())
  await sabine.keyboard.press('Enter')
  await expect(sabine.getByRole('heading', { level: 1 })).toHaveText('Ihre Wiederherstellungscodes')
  const recovery = (await sabine.getByRole('listitem').first().textContent())!
  await sabine.getByRole('link', { name: 'Ich habe sie gesichert' }).click()
  await expect(sabine).toHaveURL(/\/files/)
  await expect(sabine.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()

  // The phone is gone: a recovery code gets in.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${portal.url}/home?clientId=101`)
  await fillSignIn(elsewhere, 'sabine.moser')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Anmeldung bestätigen')
  await isAccessible(elsewhere)
  await elsewhere.getByRole('link', { name: 'App und Passkey verloren?' }).click()
  await elsewhere.getByLabel('Wiederherstellungscode').fill(recovery.trim())
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
  await Promise.all([pages, sabine, elsewhere].map((one) => one.context().close()))
  await portal.stop()
})
