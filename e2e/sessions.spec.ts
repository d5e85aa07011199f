import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

test('a session that is ended on another device is out at once, and goes on where it was after signing in (API-12, ADM-02)', async ({
  browser,
}) => {
  const portal = await startDemo()
  const lost = await (await browser.newContext()).newPage()
  await signIn(lost, portal, 'sabine.moser', '/files?clientId=101')
  await expect(lost.getByRole('grid')).toBeVisible()
  const here = await (await browser.newContext()).newPage()
  await signIn(here, portal, 'sabine.moser', '/settings/sessions?clientId=101')
  const sessions = here.getByRole('region', { name: 'Wo Sie angemeldet sind' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').first()).toContainText('Dieses Gerät')
  await expectAccessible(here)

  await sessions.getByRole('button', { name: /^.*Chrome.* abmelden$/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  // She does nothing there: the connection that ends is what tells her.
  await expect(lost.getByRole('heading', { name: 'Sie wurden abgemeldet' })).toBeVisible()
  await expectAccessible(lost)
  await lost.getByRole('button', { name: 'Wieder anmelden' }).click()
  await lost.locator('input[name=login]').fill('sabine.moser')
  await lost.locator('input[name=password]').fill('atrium-demo')
  await lost.locator('button[type=submit]').click()
  await expect(lost).toHaveURL(/\/files/)
  await expect(lost.getByRole('grid')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await Promise.all([lost.context().close(), here.context().close()])
  await portal.stop()
})

test('who is deactivated while they write is told once, over everything, asks for nothing more, and takes the text along (ADM-02)', async ({
  browser,
}) => {
  const portal = await startDemo()
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const aylin = await context.newPage()
  await signIn(aylin, portal, 'aylin.kaya', '/files?clientId=101')
  await aylin.getByRole('button', { name: 'Ordner', exact: true }).click()
  await openDialog(aylin)
    .getByRole('textbox', { name: /Name/ })
    .pressSequentially('Motive Innsbruck')
  const sent: string[] = []

  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, portal, 'maren.thiessen', '/administration?clientId=101')
  const switchOff = async (name: string) => {
    await admin.getByRole('row', { name: new RegExp(name) }).getByText(name, { exact: true }).click() // prettier-ignore
    await admin.getByRole('button', { name: 'Deaktivieren' }).click()
    await expect(admin.getByText(/ist deaktiviert und hat keinen Zugang/)).toBeVisible()
  }
  await switchOff('Aylin Kaya')

  // She is in other applications: these are what is left.
  const title = aylin.getByRole('heading', { name: /^Ihr Zugang zu .* wurde beendet$/ })
  await expect(title).toBeVisible()
  aylin.on('request', (request) => sent.push(request.url()))
  await expect(aylin.getByText('Motive Innsbruck', { exact: true }).last()).toBeVisible()
  await aylin.getByRole('button', { name: 'Text kopieren' }).click()
  await expect(aylin.getByText('Kopiert', { exact: true })).toBeVisible()
  const copied = await aylin.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Motive Innsbruck')
  await aylin.keyboard.press('Escape')
  await expect(title).toBeVisible()
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
  await expectAccessible(aylin)

  // Korbinian is in this application alone, and changes what he is called.
  const korbinian = await (await browser.newContext()).newPage()
  await signIn(korbinian, portal, 'korbinian.huber', '/settings?clientId=101')
  await korbinian.getByRole('textbox', { name: 'Funktion' }).fill('Filialleitung Süd')
  await admin.goto(`${portal.url}/administration?clientId=101`)
  await switchOff('Korbinian Huber')
  await expect(korbinian.getByRole('heading', { name: 'Ihr Zugang wurde beendet' })).toBeVisible()
  await expect(korbinian.getByText('Filialleitung Süd', { exact: true }).last()).toBeVisible()
  await expect(korbinian.getByText('Dafür haben Sie keine Berechtigung.')).toHaveCount(0)
  await Promise.all([context.close(), admin.context().close(), korbinian.context().close()])
  await portal.stop()
})
