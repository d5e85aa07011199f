import type { Locator } from '@playwright/test'
import { fromWord } from '../packages/portal-modules/src/kit/rich-text/testing/clipboard.ts'
import { faultsOf } from './support/faults.ts'
import { expect, openDialog, signIn, test } from './support/journey.ts'

/** What Word puts on the clipboard, as the browser hands it over. */
const paste = (field: Locator, html: string) =>
  field.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    clipboardData.setData('text/plain', 'Mediaplan')
    const event = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', event))
  }, html)

test('a post is written from Word, with a link, a table and a picture; a client reads it at once and after a reload (POST-01, POST-03, POST-04)', async ({
  browser,
  portal,
}) => {
  const openPosts = async (login: string) => {
    const page = await (await browser.newContext()).newPage()
    const faults = faultsOf(page)
    await signIn(page, portal, login, '/insights?clientId=101')
    await expect(page.getByRole('heading', { name: /Halbzeit mit Rückenwind/ })).toBeVisible()
    return { page, faults }
  }
  const [agency, client] = await Promise.all([openPosts('aylin.kaya'), openPosts('sabine.moser')])
  const { page } = agency

  await page.getByRole('button', { name: 'Beitrag schreiben' }).click()
  const dialog = openDialog(page)
  await dialog.getByRole('textbox', { name: /Überschrift/ }).fill('Herbstplan aus Word')
  const field = dialog.getByRole('textbox', { name: 'Text', exact: true })
  await field.click()
  await paste(field, fromWord)
  await expect(field.getByRole('heading', { name: 'Mediaplan Herbst' })).toBeVisible()
  await expect(dialog.getByText(/1 Bild wurde nicht mit eingefügt/)).toBeVisible()

  // Behind it a line with a link, and a table of one's own.
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Alles steht ')
  await page.keyboard.press('Control+k')
  const link = openDialog(page).filter({ hasText: 'Adresse' }).last()
  await link.getByRole('textbox', { name: 'Adresse' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(link.getByText(/lässt sich nicht verlinken/)).toBeVisible()
  await link.getByRole('textbox', { name: 'Adresse' }).fill(`${portal.url}/links?clientId=101`)
  await link.getByRole('textbox', { name: 'Linktext' }).fill('bei den Links')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Linktext' })).toBeHidden()
  await expect(field.getByRole('link', { name: 'bei den Links' })).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Tabelle einfügen' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('Woche')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Motiv')
  await dialog.getByRole('button', { name: 'Tabelle ändern' }).click()
  await page.getByRole('menuitem', { name: 'Spalte rechts einfügen' }).click()
  await expect(field.getByRole('table').last().getByRole('columnheader')).toHaveCount(4)

  // A picture goes into the portal's own store.
  await dialog.locator('input[type=file]').first().setInputFiles('docs/images/files.png')
  await dialog.getByRole('button', { name: 'Bildbeschreibung' }).click()
  await page.keyboard.type('Die Dateien einer Kundin')
  await page.keyboard.press('Enter')
  await expect(field.getByRole('img', { name: 'Die Dateien einer Kundin' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Bildbeschreibung' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(dialog).toBeHidden()

  // The client sees it at once, and it is the same after a reload.
  const shown = client.page.getByRole('article', { name: 'Herbstplan aus Word' })
  const isWhole = async () => {
    await expect(shown.getByRole('heading', { level: 2, name: 'Mediaplan Herbst' })).toBeVisible()
    await expect(shown.getByRole('listitem').filter({ hasText: /^Kanal 9$/ })).toBeVisible()
    await expect(shown.getByRole('cell', { name: '182.000 €' })).toBeVisible()
    await expect(shown.getByRole('columnheader', { name: 'Motiv' })).toBeVisible()
    const picture = shown.getByRole('img', { name: 'Die Dateien einer Kundin' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await client.page.getByRole('button', { name: /Herbstplan aus Word/ }).click()
  await isWhole()
  await client.page.reload()
  await isWhole()
  // A link to the portal is followed inside of it.
  await shown.getByRole('link', { name: 'bei den Links' }).click()
  await expect(client.page).toHaveURL(/\/links/)

  // Whoever changes it finds what was written.
  await page.getByRole('button', { name: 'Aktionen für Herbstplan aus Word' }).click()
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click()
  await expect(field.getByRole('columnheader', { name: 'Motiv' })).toBeVisible()
  await expect(field.getByRole('link', { name: 'bei den Links' })).toHaveAttribute(
    'href',
    '/links?clientId=101',
  )
  // Nothing was changed: it closes without a question.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  expect([...agency.faults, ...client.faults]).toEqual([])
  await Promise.all([page.context().close(), client.page.context().close()])
})
