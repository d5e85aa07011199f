import { expect, openDialog, signIn, test } from './support/journey.ts'

const budget = '/bi/budget?kunde=10101'
const pageOf = (url: string) => `/reports/?p=${encodeURIComponent(url)}&clientId=101`

test('a report opens from its collection and by its address, and is signed off with the person (REP-01, REP-02, REP-07, REP-09, ROUTE-05)', async ({
  page,
  portal,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    expect(request.url()).not.toContain('token=')
  })
  const count = (call: string) => asked.filter((one) => one === call).length
  await signIn(page, portal, 'sabine.moser', '/reports?clientId=101')

  // Every collection of reports stands on one page.
  await page.getByRole('button', { name: /^TV-Wochenbericht/ }).click()
  const frame = openDialog(page).locator('iframe')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(
    'TV-Wochenbericht',
  )
  await expect(openDialog(page).getByRole('link', { name: 'In neuem Tab öffnen' })).toHaveAttribute(
    'href',
    `/reports/?p=${encodeURIComponent('/bi/tv-wochenbericht?kunde=10101')}`,
  )
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toHaveCount(0)

  // A second one needs no new sign-on.
  await page.getByRole('button', { name: /^Budget nach Medien/ }).click()
  await expect(frame.contentFrame().getByText('1.240.000 €')).toBeVisible()
  expect(count('POST /services/GetToken')).toBe(1)

  // Alone on a page, as high as the window lets it.
  await page.goto(portal.url + pageOf(budget))
  const alone = page.locator('main iframe')
  await expect(alone.contentFrame().getByRole('heading', { level: 1 })).toHaveText(
    'Budget nach Medien',
  )
  for (const height of [900, 700, 1200]) {
    await page.setViewportSize({ width: 1280, height })
    await expect
      .poll(async () => Math.round((await alone.boundingBox())!.height))
      .toBe(height - 140)
  }

  // Other addresses are none of a report.
  for (const other of ['https://reports.example/budget', '/files', '/bi/../files']) {
    await page.goto(portal.url + pageOf(other))
    await expect(page.getByText('Das lässt sich hier nicht anzeigen')).toBeVisible()
    await expect(page.locator('main iframe')).toHaveCount(0)
  }

  await page.goto(portal.url + pageOf(budget))
  await expect(alone.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  // The next page of this tab knows of it, too.
  await page.goto(`${portal.url}/home`)
  await page.getByRole('button', { name: /Sabine Moser/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/logged-out/)
  expect(count('POST /services/DestroyToken')).toBe(1)
})

test('a token in the address is used and taken out of it (ROUTE-05)', async ({ page, portal }) => {
  await signIn(page, portal, 'sabine.moser', '/reports?clientId=101')
  const waiting = page.waitForResponse(/GetToken/)
  await page.getByRole('button', { name: /^Budget nach Medien/ }).click()
  const { logonToken } = (await (await waiting).json()) as { logonToken: string }
  await page.goto(`${portal.url}${pageOf(budget)}&token=${logonToken}`)
  const heading = page.locator('main iframe').contentFrame().getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Budget nach Medien')
  expect(page.url()).not.toContain('token')

  await page.goto(`${portal.url}${pageOf(budget)}&token=falsch`)
  await expect(heading).toHaveText('Die Anmeldung gilt nicht mehr')
})

for (const [login, clientId, url, words] of [
  ['korbinian.huber', 101, budget, 'Für Sie ist kein Zugang zu den Berichten eingerichtet'],
  [
    'andreas.lindner',
    115,
    '/bi/filialen?kunde=10115',
    'Ihr Zugang zu den Berichten ist abgelaufen',
  ],
] as const)
  test(`${login} learns why there is no report (REP-03, REP-05)`, async ({ page, portal }) => {
    await signIn(page, portal, login, `/reports/?p=${encodeURIComponent(url)}&clientId=${clientId}`)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.locator('main iframe')).toHaveCount(0)
  })

test('a reporting tool that does not answer can be tried again (REP-04, REP-06)', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'sabine.moser', '/reports?clientId=101')
  await expect(page.getByRole('button', { name: /^Budget nach Medien/ })).toBeVisible()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/services/GetToken', async (route) => {
    await held
    await route.fulfill({ status: 502 })
  })
  await page.goto(portal.url + pageOf(budget))
  await expect(page.getByText('Die Verbindung zum Bericht wird aufgebaut')).toBeVisible()
  letGo()
  const heading = page.getByRole('heading', { name: 'Die Berichte sind gerade nicht erreichbar' })
  await expect(heading).toBeVisible()
  await page.unroute('**/services/GetToken')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(
    page.locator('main iframe').contentFrame().getByRole('heading', { level: 1 }),
  ).toHaveText('Budget nach Medien')
})
