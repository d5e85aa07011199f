import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'
import { planOf, uploadPlan } from './support/media-plan.ts'
import { startDemo } from './support/portal.ts'

/** Opens the import from the menu of a campaign in the list. */
async function openImport(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name }).first()
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Plan importieren' }).click()
  await expect(page.getByRole('heading', { name: 'Plan importieren', level: 1 })).toBeVisible()
}

test('a workbook of 120 channels moves in, a second one changes three of them, and that is taken back (CAMP-07, T-38)', async ({
  page,
}) => {
  // Of its own: a plan of 120 channels would be in the way of other journeys.
  const portal = await startDemo()
  await signIn(page, portal, 'aylin.kaya', '/campaigns?view=list&clientId=101')
  const name = 'Kids Schulstart'
  const summary = page.getByRole('status').filter({ hasText: /neu|geändert|unverändert/ })

  await test.step('heads, sums and both ways of amounts are recognised, one row is wrong', async () => {
    await openImport(page, name)
    await uploadPlan(page, await planOf())
    await expect(page.getByRole('combobox', { name: 'Spalte „Budget netto“' })).toHaveText('Budget')
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByText('1 Zeile mit Fehlern.')).toBeVisible()
    await expect(summary).toContainText('119 neu')
  })

  await test.step('it is mended in its cell, and all 120 are taken over', async () => {
    await page.getByRole('button', { name: 'Zum ersten Fehler' }).click()
    await page.getByRole('gridcell', { name: /12 T€/ }).dblclick()
    await page.getByRole('textbox').fill('12.000')
    await page.keyboard.press('Enter')
    await expect(summary).toContainText('120 neu')
    await page.getByRole('button', { name: '120 Zeilen übernehmen' }).click()
    await expect(page.getByText(`Plan in „${name}“ übernommen`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kampagnen', level: 1 })).toBeVisible()
  })

  await test.step('the same file again, with three other budgets: three rows change, the matching is known', async () => {
    await page.getByRole('button', { name: /schließen/i }).first().click() // prettier-ignore
    await openImport(page, name)
    await uploadPlan(
      page,
      await planOf((rows) => {
        rows[6]![6] = 12_000
        for (const at of [0, 10, 20]) rows[at]![6] = 9_999
      }),
    )
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(summary).toContainText('3 geändert')
    await expect(summary).toContainText('117 unverändert')
    const changed = page.getByRole('row').filter({ hasText: 'Werbemittel 1' }).first()
    await expect(changed).toContainText('bisher: 1.000,50 €')
    await page.getByRole('button', { name: '120 Zeilen übernehmen' }).click()
    await expect(page.getByText('3 geändert')).toBeVisible()
  })

  await test.step('taken back, the plan is as it was before', async () => {
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(
      page.getByText(`Der Plan von „${name}“ ist wieder wie vor dem Import`),
    ).toBeVisible()
    await openImport(page, name)
    await uploadPlan(page, await planOf((rows) => void (rows[6]![6] = 12_000)))
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(summary).toContainText('120 unverändert')
    await expect(page.getByRole('button', { name: '120 Zeilen übernehmen' })).toHaveAttribute('aria-disabled', 'true') // prettier-ignore
  })
  await portal.stop()
})
