import type { Page } from '@playwright/test'
import { fromMenu, openFolder } from './support/files.ts'
import { enter, expect, openDialog, test } from './support/journey.ts'

const fileCount = 200
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('a folder with 200 files is closed to its client with everything inside and opened again, seen in their own browser (PERM-13, PERM-14, PERM-17, T-08, T-70)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await page.getByRole('button', { name: 'Ordner', exact: true }).click()
  await openDialog(page).getByRole('textbox', { name: /Name/ }).fill('Belege Frühjahr')
  await page.getByRole('button', { name: 'Ordner anlegen' }).click()
  await expect(openDialog(page)).toHaveCount(0)
  await openFolder(page, 'Belege Frühjahr')
  await page.locator('input[type=file]').setInputFiles(
    Array.from({ length: fileCount }, (_, at) => ({
      name: `Beleg ${String(at + 1).padStart(3, '0')}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Beleg ${at + 1}`),
    })),
  )
  await openDialog(page)
    .getByRole('button', { name: /hochladen$/ })
    .click()
  await expect(row(page, /^.?Beleg 001/)).toBeVisible()

  const client = await enter(browser, portal, 'korbinian.huber')
  await openFolder(client, 'Belege Frühjahr')
  await expect(row(client, /^.?Beleg 001/)).toBeVisible()

  await page.getByRole('navigation', { name: 'Ordnerpfad' }).getByRole('button').first().click()
  await fromMenu(page, 'Belege Frühjahr', 'Sichtbar für …')
  const dialog = page.getByRole('dialog', { name: 'Wer sieht „Belege Frühjahr“?' })
  await expect(dialog.getByRole('checkbox', { name: /Administration/ })).toHaveCount(0)
  await expect(dialog.getByText(`${fileCount} Elemente darin sind dann für dieselben sichtbar.`)).toBeVisible() // prettier-ignore
  await dialog.getByRole('checkbox', { name: /^Kunde – Marketing/ }).click()
  await dialog.getByRole('checkbox', { name: /^Auch für alles darin/ }).click()
  // Sabine Moser is in another group as well, and goes on seeing it.
  await dialog.getByText('1 Person sieht es dann nicht mehr').click()
  await expect(dialog.getByText('Korbinian Huber')).toBeVisible()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geändert, wer „Belege Frühjahr“ sieht')).toBeVisible()
  await expect(page.getByText(`Das gilt auch für ${fileCount} Elemente darin.`)).toBeVisible()

  // In the other browser the folder is gone, without a reload.
  await expect(client.getByText(/^Diesen Ordner gibt es nicht/)).toBeVisible()

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(client.getByRole('button', { name: 'Belege Frühjahr', exact: true })).toHaveCount(0)
  await client.getByRole('button', { name: 'Zur Übersicht' }).click()
  await openFolder(client, 'Belege Frühjahr')
  await expect(row(client, /^.?Beleg 001/)).toBeVisible()

  // Who changed it last stands in the dialog.
  await fromMenu(page, 'Belege Frühjahr', 'Sichtbar für …')
  await expect(openDialog(page).getByText(/^Zuletzt geändert von Aylin Kaya/)).toBeVisible()
  await Promise.all([page.context().close(), client.context().close()])
})

test('a page is closed to everybody but one person of the client, and opened again; menus follow at once (PERM-13, PERM-14, T-08, T-70)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'maren.thiessen')
  await page.goto(`${portal.url}/administration/pages?clientId=101`)
  await expect(page.getByRole('heading', { name: 'Seiten', level: 1 })).toBeVisible()
  const colleague = await enter(browser, portal, 'sabine.moser')
  const chosen = await enter(browser, portal, 'korbinian.huber')
  const entryOf = (of: Page) =>
    of.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Insights' })
  await expect(entryOf(colleague)).toBeVisible()

  await page.getByRole('button', { name: 'Insights: Sichtbar für …' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Wer sieht „Insights“?' })
  const groups = dialog.getByRole('checkbox', { name: /^Kunde –/ })
  await expect(groups.first()).toBeVisible()
  for (const group of await groups.all()) await group.uncheck({ force: true })
  await dialog.getByRole('combobox', { name: 'Person hinzufügen' }).fill('huber')
  await page.getByRole('option', { name: 'Korbinian Huber' }).click()
  await expect(dialog.getByText(/Person(en)? (sieht|sehen) es dann nicht mehr/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geändert, wer „Insights“ sieht')).toBeVisible()

  await expect(entryOf(colleague)).toHaveCount(0)
  await expect(entryOf(chosen)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entryOf(colleague)).toBeVisible()
  await Promise.all([page, colleague, chosen].map((one) => one.context().close()))
})
