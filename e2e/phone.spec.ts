import { expect, openDialog, signIn, test } from './support/journey.ts'

test('on a phone of 360 px a client is told, reads, comments and looks at a file, and nothing is wider than the screen (T-19)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const fits = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  await signIn(page, portal, 'sabine.moser', '/home?clientId=101')
  await expect(page.getByRole('heading', { level: 1, name: /Sabine/ })).toBeVisible()
  await fits()

  await page.getByRole('button', { name: /^Benachrichtigungen/ }).tap()
  const drawer = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  await expect(drawer.getByRole('link').first()).toBeVisible()
  await fits()
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Menü öffnen' }).tap()
  await page.getByRole('link', { name: 'Insights' }).tap()
  await page.getByRole('button', { name: /Sommerfrische Classic: Halbzeit/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /Halbzeit/ })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Ihr Kommentar' }).first()
  await field.fill('Unterwegs gelesen, gefällt mir.')
  await page.getByRole('button', { name: 'Senden' }).first().tap()
  const said = page.getByRole('article').filter({ hasText: 'Unterwegs gelesen' }).last()
  await expect(said).toBeVisible()
  await expect(field).toHaveValue('')
  await fits()

  await page.getByRole('button', { name: 'Menü öffnen' }).tap()
  await page.getByRole('link', { name: 'Dateien' }).tap()
  for (const folder of [/^Kreation/, /^Plakatmotive/])
    await page.getByRole('button', { name: folder }).tap()
  await page
    .getByRole('button', { name: /^Megalight Motiv 02/ })
    .first()
    .tap()
  await expect(openDialog(page).getByRole('img').first()).toBeVisible()
  await fits()
  await page.goBack()
  await expect(openDialog(page)).toHaveCount(0)
  await context.close()
})
