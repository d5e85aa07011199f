import type { Locator } from '@playwright/test'
import { fromMenu, openFolder } from './support/files.ts'
import { enter, expect, openDialog, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

/** One red point. */
const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

const poster = 'Zitrone hoch.png'
const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a replaced poster keeps its versions: compared by keyboard, restored, and seen live by somebody else (D-09, T-65, T-71)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await openFolder(page, 'Kreation')
  await openFolder(page, 'Plakatmotive')
  const other = await enter(browser, portal, 'korbinian.huber')
  await openFolder(other, 'Kreation')
  await openFolder(other, 'Plakatmotive')
  await other.getByRole('row', { name: /Zitrone hoch/ }).focus()
  await other.keyboard.press('Enter')
  const seen = openDialog(other)
  await expect(seen).toHaveAccessibleName(poster)
  await expect.poll(() => widthOf(seen.getByRole('img'))).toBe(600)

  // Replaced, and told beforehand that nothing is lost.
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: poster, mimeType: 'image/png', buffer: red }])
  await openDialog(page)
    .getByRole('button', { name: /hochladen$/ })
    .click()
  const conflict = openDialog(page)
  await expect(conflict).toHaveAccessibleName(/gibt es in „Plakatmotive“ schon/)
  await expect(conflict.getByText(/bleibt unter „Versionen“ erhalten/)).toBeVisible()
  await conflict.getByRole('button', { name: 'Ersetzen' }).click()

  // Who looks at it meanwhile sees the new one.
  await expect.poll(() => widthOf(seen.getByRole('img'))).toBe(1)
  await expect(seen.getByRole('button', { name: 'Versionen', exact: true })).toBeVisible()

  await expect(page.getByText('1 Datei hochgeladen').first()).toBeVisible()
  await fromMenu(page, poster, 'Versionen')
  const list = openDialog(page)
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').first()).toContainText(/Version 3.*Aktuell.*Aylin Kaya/)
  await expect(list.getByRole('listitem').last()).toContainText('Korbinian Huber')

  // Compared by keyboard; the address leads there again.
  await list.getByRole('button', { name: 'Versionen vergleichen' }).press('Enter')
  const viewer = openDialog(page)
  await expect(viewer).toHaveAccessibleName(`${poster}, Version 2 und 3`)
  const divider = viewer.getByRole('slider', { name: 'Trennlinie zwischen den Versionen' })
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '51')
  await page.keyboard.press('End')
  await expect(divider).toHaveAttribute('aria-valuenow', '100')
  await viewer.getByRole('combobox', { name: 'Rechts' }).click()
  await page.getByRole('option', { name: /Version 1/ }).click()
  await expect(page).toHaveURL(/[?&]compare=2-1-slider(&|$)/)
  await viewer.getByText('Nebeneinander').click()
  await expect(page).toHaveURL(/[?&]compare=2-1-side(&|$)/)
  await page.reload()
  await expect(openDialog(page)).toHaveAccessibleName(`${poster}, Version 2 und 1`)
  for (const number of [1, 2]) {
    const picture = openDialog(page).getByRole('img', { name: `${poster}, Version ${number}` })
    await expect.poll(() => widthOf(picture)).toBe(600)
  }
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toHaveCount(0)
  expect(page.url()).not.toContain('compare=')

  // Restored, and undone.
  await fromMenu(page, poster, 'Versionen')
  await openDialog(page).getByRole('button', { name: 'Version 2 wiederherstellen' }).click()
  await expect(openDialog(page).getByRole('listitem')).toHaveCount(4)
  await expect.poll(() => widthOf(seen.getByRole('img'))).toBe(600)
  await openDialog(page).getByRole('button', { name: 'Schließen' }).last().click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => widthOf(seen.getByRole('img'))).toBe(1)

  // An older one downloads under a name that says so.
  await fromMenu(page, poster, 'Versionen')
  const download = page.waitForEvent('download')
  await openDialog(page).getByRole('button', { name: 'Version 1 herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('Zitrone hoch (Version 1).png')

  for (const one of [page, other]) await one.context().close()
})

test('beside two versions of a poster its campaign is decided, and it says which version that is about (D-09, COCK-09)', async ({
  browser,
}) => {
  // Of its own: what is decided here waits for nobody any more.
  const portal = await startDemo()
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'sabine.moser', '/cockpits/external/ML-101-0004/Wiesn-Spezial?clientId=101') // prettier-ignore
  await page.getByRole('button', { name: /Zitrone hoch/ }).click()
  const dialog = page.getByRole('dialog', { name: /Zitrone hoch/ })
  await dialog.getByRole('button', { name: 'Freigabe', exact: true }).click()
  const panel = dialog.getByRole('complementary', { name: 'Freigabe der Kampagne' })
  await expect(panel).toContainText(/Entschieden wird über Version \d+, den aktuellen Stand\./)
  await dialog.getByRole('button', { name: 'Versionen vergleichen' }).click()
  await expect(panel).toContainText(/Version \d+ steht zum Vergleich daneben\./)
  await panel.getByRole('button', { name: 'Taxiwerbung Innenstadt freigeben' }).click()
  const decided = panel.getByRole('list', { name: 'Entschieden' })
  await expect(decided).toContainText('Taxiwerbung Innenstadt')
  await page.context().close()
  await portal.stop()
})
