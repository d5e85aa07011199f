import { readFileSync } from 'node:fs'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, test } from './support/journey.ts'

test('an administrator finds what somebody did, opens the entry by its address, and takes all of it as a table; a sign-in is in it (T-05, A5)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration/audit-log?clientId=101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protokoll')
  await expect(page).toHaveTitle(/Protokoll – Atrium$/)
  const rows = page.getByRole('row')
  const signIns = { hasText: /^\d\d:\d\dAnmeldung/ }
  // What she did a moment ago.
  await expect(rows.filter(signIns).first()).toContainText('Maren Thiessen')
  await expectAccessible(page)

  await page.getByRole('searchbox').fill('aylin')
  await expect(page).toHaveURL(/q=aylin/)
  await page.getByRole('button', { name: /^Vorgang/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'In Gruppe aufgenommen' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/act=user-group.member-added/)
  await expect(rows.filter(signIns)).toHaveCount(0)
  await expect(rows.first()).toContainText('In Gruppe aufgenommen')

  await rows.first().press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Mitglied')
  await expect(page).toHaveURL(/\/administration\/audit-log\?.*entry=\d+/)
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText('Mitglied')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als CSV exportieren' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^protokoll-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFZeitpunkt;Ausgeführt von;Vorgang;')).toBe(true)
  const lines = text.trim().split('\r\n').slice(1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => line.includes(';In Gruppe aufgenommen;'))).toBe(true)

  // Client service reads the log, and not when others signed in.
  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, portal, 'aylin.kaya', '/administration/audit-log?clientId=101')
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Protokoll')
  await expect(colleague.getByRole('row').first()).toBeVisible()
  await expect(colleague.getByRole('row').filter(signIns)).toHaveCount(0)
  await colleague.context().close()
  await page.context().close()
})
