import type { Page } from '@playwright/test'
import { enter, expect, openDialog, test } from './support/journey.ts'

/** Calls the server as the page would: with the token, and as whom the tab looks. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, content]) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))!
      const { access_token } = JSON.parse(sessionStorage.getItem(key)!) as { access_token: string }
      const preview = sessionStorage.getItem('atrium:preview')
      const response = await fetch(`/api/v1.0/${address}`, {
        method: verb,
        headers: {
          Authorization: `Bearer ${access_token}`,
          'Content-Type': 'application/json',
          ...(preview && { 'Atrium-Preview': (JSON.parse(preview) as { id: string }).id }),
        },
        body: content,
      })
      const text = await response.text()
      return { status: response.status, body: text && (JSON.parse(text) as never) }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )

const menuOf = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name })

/** Chooses in the dialog as whom to look. */
async function viewAs(page: Page, name: string) {
  await menuOf(page, 'Aylin Kaya').click()
  await page.getByRole('menuitem', { name: 'Ansehen als …' }).click()
  const dialog = openDialog(page)
  const search = dialog.getByRole('searchbox', { name: 'Person oder Gruppe suchen' })
  await expect(search).toBeFocused()
  await search.fill(name)
  await dialog.getByRole('option', { name }).first().click()
  await dialog.getByRole('button', { name: `Als ${name} ansehen` }).click()
}

const bannerOf = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `Sie sehen das Portal als ${name}.` })
const folder = (page: Page) => page.getByRole('row', { name: /^Geschäftsleitung/ })

/** What this browser keeps of anybody whom somebody looked as. */
const traces = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /looking-as|atrium:preview/.test(key),
    ),
  )

test('client service sees the portal as a client group, changes nothing, and comes back (T-04, D-06, T-70)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await expect(folder(page)).toBeVisible()
  const address = page.url()
  await viewAs(page, 'Kunde – Marketing')

  const banner = bannerOf(page, 'Kunde – Marketing')
  await expect(banner).toContainText('Nur ansehen')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(folder(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0)

  const explorer = await call(page, 'GET', 'pages/101')
  expect(explorer.status).toBe(200)
  const parentComponentId = (
    explorer.body as unknown as { children: { childComponent: { id: number; type: string } }[] }[]
  )
    .flatMap(({ children }) => children)
    .find(({ childComponent }) => childComponent.type === 'fileexplorer')!.childComponent.id
  const created = await call(page, 'POST', 'directories/101', {
    parentComponentId,
    displayName: 'Heimlich',
    notifyGroups: false,
  })
  expect(created).toMatchObject({ status: 403, body: { code: 'only-looking' } })
  expect((await call(page, 'GET', 'chats/101')).status).toBe(403)

  // Another tab of the same browser is one's own.
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(folder(other)).toBeVisible()
  await other.close()

  // It stays over every page, without the launcher, and cannot be closed: only ended.
  await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click()
  await expect(banner).toBeVisible()
  await expect(banner.getByRole('button')).toHaveCount(1)
  await page.goto(`${portal.url}/launcher`)
  await expect(page).toHaveURL(/\/home$/)
  await banner.getByRole('button', { name: 'Beenden' }).focus()
  await page.keyboard.press('Enter')
  await expect(folder(page)).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(banner).toHaveCount(0)
  expect(await traces(page)).toEqual([])

  const log = await call(page, 'GET', 'auditlog/101?action=preview.&count=2')
  const { items } = log.body as unknown as { items: object[] }
  expect(items).toMatchObject([
    { action: 'preview.ended', actorName: 'Aylin Kaya', objectName: 'Kunde – Marketing' },
    { action: 'preview.started', actorName: 'Aylin Kaya', objectName: 'Kunde – Marketing' },
  ])
  await page.context().close()
})

test('from who sees a folder to what they see: what is refused says why, what is over says so (T-04, T-70)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  await page.getByRole('radio', { name: 'Vorschau' }).click()
  await page.getByRole('row', { name: /^Briefings/ }).focus()
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details.getByRole('heading', { name: 'Briefings' })).toBeVisible()
  await details.getByText('Wer sieht das?').click()
  await details.getByRole('button', { name: 'Als Korbinian Huber ansehen' }).first().click()
  const start = openDialog(page).getByRole('button', { name: 'Als Korbinian Huber ansehen' })
  await start.click()
  const banner = bannerOf(page, 'Korbinian Huber')
  await expect(banner).toBeVisible()
  // He may rename files, and would see that it is offered.
  await page.getByRole('row', { name: /Briefings/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/briefings/i)
  const file = page.getByRole('row', { name: /^Briefing Sommer 2026/ })
  await file.focus()
  await page.keyboard.press('F2')
  const field = page.getByRole('textbox', { name: /Name|Umbenennen/ })
  await field.fill('Heimlich.docx')
  await page.keyboard.press('Enter')
  await expect(banner).toContainText('Nicht gespeichert')
  // What was typed comes back with the reason.
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Heimlich/ })).toHaveCount(0)

  const { id } = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('atrium:preview')!) as { id: string },
  )
  const own = await enter(browser, portal, 'aylin.kaya')
  // What the page asks for meanwhile would lead it away by itself, in the middle of being loaded again.
  const { promise: loadedAgain, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/(api|hubs)\//, async (route) => {
    await loadedAgain
    await route.continue().catch(() => undefined)
  })
  expect((await call(own, 'DELETE', `previews/101/${id}`)).status).toBe(204)
  await page.reload({ waitUntil: 'commit' })
  letThrough()
  await expect(
    page.getByText('Die Ansicht als Korbinian Huber ist beendet.', { exact: false }),
  ).toBeVisible()
  await expect(menuOf(page, 'Aylin Kaya')).toBeVisible()
  await expect(folder(page)).toBeVisible()
  expect(await traces(page)).toEqual([])
  await Promise.all([page.context().close(), own.context().close()])
})

test('a client has no such entry (A5)', async ({ browser, portal }) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await menuOf(page, 'Sabine Moser').click()
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Ansehen als …' })).toHaveCount(0)
  await page.context().close()
})
