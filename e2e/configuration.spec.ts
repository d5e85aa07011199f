import { expect, signIn, test } from './support/journey.ts'

test('an administrator switches the test phase on for everybody; who leaves with changes is asked (ADM-08, ADM-09, ROUTE-03, GEN-08, CFG-04)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  const colleague = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration/configuration?clientId=101')
  await signIn(colleague, portal, 'sabine.moser', '/home?clientId=101')
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(colleague.getByText(/^Testbetrieb/)).toHaveCount(0)

  const choose = async (option: string) => {
    await page.getByRole('combobox', { name: /Testphase/ }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('An')
  await page.getByRole('tab', { name: 'Designs' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button').last().press('Escape')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('1 Einstellung gespeichert')).toBeVisible()
  // Live, without loading again.
  await expect(colleague.getByText(/^Testbetrieb/)).toBeVisible()
  await page.reload()
  // It moves what stands below it.
  await expect(page.getByText(/^Testbetrieb/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: /Testphase/ })).toContainText('An')

  await choose('Aus')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(colleague.getByText(/^Testbetrieb/)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Designs' }).click()
  await expect(page).toHaveURL(/\/administration\/themes$/)
  await Promise.all([page.context().close(), colleague.context().close()])
})
