import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

/** The newest mail to an address in the outbox of the demo, which shows its administrators the links. */
const mailTo = (page: Page, address: string) =>
  page.evaluate(async (address) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))!
    const { access_token } = JSON.parse(sessionStorage.getItem(key)!) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await fetch('/api/v1.0/mails/101', { headers })
    const { items } = (await answer.json()) as {
      items: { address: string; subject: string; body: string }[]
    }
    return items.find((mail) => mail.address === address)
  }, address)

test('who forgot the password asks for a link, finds it in the mailbox, and signs in with a new one; the old one and the link work no more (AUTH-18, ADM-04)', async ({
  browser,
}) => {
  const portal = await startDemo()
  const address = 'korbinian.huber@alpenquell.example'
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, portal, 'maren.thiessen', '/administration/users?clientId=101')
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Personen')

  const page = await (await browser.newContext()).newPage()
  await page.goto(portal.url)
  await page.getByRole('link', { name: 'Kennwort vergessen?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kennwort vergessen?')
  await expectAccessible(page)
  // By keyboard: the cursor is where one types.
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bitte sehen Sie in Ihrem Postfach nach',
  )
  await expect.poll(async () => (await mailTo(admin, address))?.subject).toBe('Ihr neues Kennwort')
  const link = /http\S+\/identity\/password\/new\?code=[\w-]+/.exec(
    (await mailTo(admin, address))!.body,
  )![0]

  await page.goto(link)
  // The code is out of the address before anybody can copy it.
  expect(page.url()).not.toContain('?')
  await expect(page.getByText('korbinian.huber')).toBeVisible()
  await expectAccessible(page)
  const next = page.getByLabel('Neues Kennwort', { exact: true })
  const repeat = page.getByLabel('Neues Kennwort wiederholen')
  await next.fill('qwertzuiop')
  await repeat.fill('qwertzuiop')
  await page.getByRole('button', { name: 'Kennwort speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('leicht zu erraten')
  await expect(next).toBeFocused()
  await next.fill('vier neue lange Wörter')
  await repeat.fill('vier neue lange Wörter')
  await repeat.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr neues Kennwort gilt')
  await expect
    .poll(async () => (await mailTo(admin, address))?.subject)
    .toBe('Ihr Kennwort wurde geändert')

  await page.getByRole('link', { name: 'Anmelden' }).click()
  const name = page.getByLabel('Benutzername oder E-Mail-Adresse')
  await name.fill(address)
  await page.getByLabel('Kennwort', { exact: true }).fill('atrium-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(name).toHaveValue(address)
  await page.getByLabel('Kennwort', { exact: true }).fill('vier neue lange Wörter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
  await other.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(other.getByLabel('Benutzername oder E-Mail-Adresse')).toBeFocused()

  // The administration has one sent, too.
  await admin.getByText('Sabine Moser', { exact: true }).click()
  await admin.getByRole('button', { name: 'Link für ein neues Kennwort schicken' }).click()
  await expect(admin.getByText('Link an Sabine Moser geschickt')).toBeVisible()
  const sent = await mailTo(admin, 'sabine.moser@alpenquell.example')
  expect(sent!.body).toContain('Maren Thiessen schickt Ihnen diesen Link')
  await Promise.all([page, other, admin].map((one) => one.context().close()))
  await portal.stop()
})

test('somebody changes their e-mail address from their settings: the new mailbox confirms it, and the list of people has it at once; the administration asks for one, too (SET-03, ADM-09)', async ({
  browser,
}) => {
  const portal = await startDemo()
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, portal, 'maren.thiessen', '/administration/users?clientId=101')
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Personen')

  const context = await browser.newContext()
  const settings = await context.newPage()
  await signIn(settings, portal, 'korbinian.huber', '/settings')
  const link = settings.getByRole('link', { name: /E-Mail-Adresse ändern/ })
  const [page] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Mail-Adresse ändern')
  await expectAccessible(page)
  // The name is there, and the cursor at the password.
  const password = page.getByLabel('Kennwort', { exact: true })
  const email = page.getByLabel('Neue E-Mail-Adresse')
  await expect(password).toBeFocused()
  await page.keyboard.type('falsch')
  await email.fill('k.huber@neue-firma.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('stimmt nicht')
  await expect(password).toBeFocused()
  await page.keyboard.type('atrium-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bitte sehen Sie im neuen Postfach nach',
  )

  const mail = await mailTo(admin, 'k.huber@neue-firma.example')
  const confirmation = /http\S+\/identity\/email\/confirm\?code=[\w-]+/.exec(mail!.body)![0]
  await page.goto(confirmation)
  expect(page.url()).not.toContain('?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre neue Adresse gilt')
  // Nothing is loaded anew: the list hears of it.
  await expect(admin.getByText('k.huber@neue-firma.example')).toBeVisible()
  const told = await mailTo(admin, 'korbinian.huber@alpenquell.example')
  expect(told!.subject).toBe('Ihre E-Mail-Adresse wurde geändert')
  await settings.reload()
  await expect(settings.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(
    'k.huber@neue-firma.example',
  )

  await admin.getByText('Sabine Moser', { exact: true }).click()
  await admin.getByRole('button', { name: 'E-Mail-Adresse ändern …' }).click()
  await admin.getByRole('textbox', { name: /Neue E-Mail-Adresse/ }).fill('s.moser@neue-firma.example') // prettier-ignore
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('Link an s.moser@neue-firma.example geschickt')).toBeVisible()
  const asked = await mailTo(admin, 's.moser@neue-firma.example')
  expect(asked!.body).toContain('Maren Thiessen hat diese E-Mail-Adresse für Ihr Konto')
  await Promise.all([context.close(), admin.context().close()])
  await portal.stop()
})
