import type { Page } from '@playwright/test'
import { enter, expect, openDialog, test } from './support/journey.ts'

const noFilm = (name: string) => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.from('This is no film.'),
})

/** Opens a page; the id of a component of this name that it loads. */
async function idOn(page: Page, address: string, name: string): Promise<number> {
  interface Row {
    id: number
    displayName: string
  }
  let id: number | undefined
  const answer = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/children')) return false
    // An answer to the page that was left cannot be read any more.
    const rows = await response.json().then(
      (body) => body as Row[],
      () => [],
    )
    id ??= rows.find(({ displayName }) => displayName === name)?.id
    return id !== undefined
  })
  await page.goto(address)
  await answer
  return id!
}

test('files are looked at by keyboard: round among the siblings, back to the list (VIEW-01, ROUTE-13, ROUTE-18)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await page.getByRole('row', { name: /Fotos Sommerevent/ }).focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /Bühne/ })
  await row.focus()
  await page.keyboard.press('Enter')

  const dialog = openDialog(page)
  await expect(dialog).toHaveAccessibleName('Bühne & Publikum.png')
  await expect(page).toHaveURL(/\/files\/\d+-[^/]*\?view=true&component=\d+-buhne-publikum-png$/)
  await expect(dialog.getByText('1 von 3')).toBeVisible()
  const picture = dialog.getByRole('img')
  const isShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(isShown).toBeGreaterThan(0)
  expect(new URL((await picture.getAttribute('src'))!).origin).not.toBe(portal.url)

  // On both ends it goes on at the other.
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toHaveAccessibleName('Verkostung Übersee.png')
  await expect(dialog.getByText('3 von 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName(/^Gruppenbild/)
  const copied = page.url()
  expect(copied).toMatch(/component=\d+-gruppenbild/)

  // Escape closes it and leaves nothing in the address; what was seen last has the focus.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/view=|component=/)
  await expect(page.getByRole('row', { name: /Gruppenbild/ })).toBeFocused()

  // From its menu it is the same.
  const actions = row.getByRole('button', { name: /Aktionen/ })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Öffnen' }).click()
  await expect(dialog).toHaveAccessibleName('Bühne & Publikum.png')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(actions).toBeFocused()

  // So does the way back, and there is no step for each picture.
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Bühne & Publikum.png')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName(/^Gruppenbild/)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/files\/\d+-[^?]*$/)

  // The link that was copied opens the same, here and for somebody else.
  await page.goto(copied)
  await expect(dialog).toHaveAccessibleName(/^Gruppenbild/)
  await expect(dialog.getByText('2 von 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/files\/\d+-[^?]*$/)
  await expect(page.getByRole('row', { name: /Gruppenbild/ })).toBeFocused()
  await page.context().close()
})

test('a slideshow turns every 4 s, hides its controls after 6 s and shows them for a key (VIEW-02, VIEW-03)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await page.getByRole('row', { name: /Fotos Sommerevent/ }).dblclick()
  await page.getByRole('row', { name: /Bühne/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /\.png$/ })
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.clock.install()
  await dialog.getByRole('button', { name: 'Diashow' }).click()
  await page.getByRole('menuitem', { name: 'Diashow starten' }).click()
  await page.clock.runFor(1_000)
  const progress = dialog.getByRole('progressbar')
  await expect(progress).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(dialog).toHaveAccessibleName(/^Gruppenbild/)
  const isShown = () =>
    dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(isShown).toBeGreaterThan(0)

  const download = dialog.getByRole('button', { name: 'Herunterladen' })
  const bare = page.locator('[data-at-bare]')
  await page.clock.runFor(6_500)
  await expect(bare).toHaveCount(1)
  await expect(download.locator('xpath=ancestor::header')).toHaveCSS('opacity', '0')
  await expect(bare).toHaveCSS('cursor', 'none')
  await page.keyboard.press('Shift')
  await expect(bare).toHaveCount(0)
  await page.context().close()
})

test('what cannot be shown or played says so and can be had (VIEW-10, VIEW-11, VIEW-12)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  const data = { name: 'Rohdaten Herbst.json', mimeType: '', buffer: Buffer.from('{}') }
  await page.locator('input[type=file]').setInputFiles([noFilm('Trailer Herbst.mp4'), data])
  // However much others have left in this folder: both are in sight.
  await page.getByRole('searchbox', { name: 'In diesem Ordner filtern' }).fill('Herbst')
  const film = page.getByRole('row', { name: /Trailer Herbst/ })
  await expect(film).toBeVisible()
  await film.dblclick()
  const dialog = openDialog(page)
  await expect(
    dialog.getByRole('heading', { name: 'Ihr Browser kann dieses Video nicht abspielen' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('row', { name: /Rohdaten Herbst/ }).dblclick()
  const message = dialog.getByRole('heading', { name: 'Diese Datei kann nicht angezeigt werden' })
  await expect(message).toBeVisible()
  const downloading = page.waitForEvent('download')
  await message.locator('xpath=..').getByRole('button', { name: 'Herunterladen' }).click()
  expect((await downloading).suggestedFilename()).toBe('Rohdaten Herbst.json')

  // A file that lies on another server has nothing to show.
  await page.keyboard.press('Escape')
  const links = `${portal.url}/links?clientId=101`
  const id = await idOn(page, links, 'Styleguide Alpenquell.pdf')
  await page.goto(`${links}&view=true&component=${id}-styleguide`)
  await expect(
    dialog.getByRole('heading', { name: 'Hier gibt es kein Dokument anzuzeigen' }),
  ).toBeVisible()
  await page.context().close()
})

test('collections open files in the viewer; addresses that end in /view show reports alone (ROUTE-07, ROUTE-11, ROUTE-20, ROUTE-22)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  const links = `${portal.url}/links?clientId=101`
  const fileId = await idOn(page, links, 'Vorlage Briefing.docx')
  await page.getByRole('button', { name: /^Vorlage Briefing/ }).click()
  const dialog = openDialog(page)
  await expect(dialog).toHaveAccessibleName('Vorlage Briefing.docx')
  await expect(dialog.getByText('1 von 3')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/links\\?.*view=true&component=${fileId}-vorlage`))
  await page.goBack()
  await expect(dialog).toHaveCount(0)

  // A report stands in a frame that cannot reach the portal.
  const reportId = await idOn(page, links, 'TV-Wochenbericht')
  await page.goto(`${portal.url}/links/${reportId}-tv-wochenbericht/view?clientId=101`)
  const frame = page.locator('iframe[title="TV-Wochenbericht"]')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(
    'TV-Wochenbericht',
  )
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin|allow-top-navigation/)

  // Everything else is an error, whatever the address; what may be seen is offered as a preview.
  const error = page.getByRole('heading', { level: 1, name: 'Das lässt sich hier nicht anzeigen' })
  for (const path of ['/view', '/links/987654-nichts/view', '/files/nichts/view']) {
    await page.goto(`${portal.url}${path}?clientId=101`)
    await expect(error).toBeVisible()
    await expect(page.getByText(/erscheinen nur Berichte/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Vorschau öffnen' })).toHaveCount(0)
  }
  await page.goto(`${portal.url}/files/${fileId}-a-b/view?clientId=101`)
  await expect(error).toBeVisible()
  await page.getByRole('button', { name: 'Vorschau öffnen' }).click()
  await expect(dialog).toHaveAccessibleName('Vorlage Briefing.docx')
  await page.context().close()
})

test('a report alone says that it loads, once: coming back to it makes no call (ROUTE-21)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  const id = await idOn(page, `${portal.url}/links?clientId=101`, 'Budget nach Medien')
  let calls = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(new RegExp(`/components/101/${id}$`), async (route) => {
    calls++
    await held
    await route.continue()
  })
  const address = `/links/${id}-budget/view`
  await page.goto(`${portal.url}${address}?clientId=101`)
  await expect(page.getByRole('heading', { name: 'Der Bericht wird geladen' })).toBeVisible()
  letGo()
  const heading = page.locator('main iframe').contentFrame().getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Budget nach Medien')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await navigation.getByRole('link', { name: 'Dateien', exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText('Budget nach Medien')
  expect(calls).toBe(1)
  await page.context().close()
})
