import { enter, expect, signIn, test } from './support/journey.ts'

/** A call of the page's person; `then` picks from the answer. */
const call = (method: string, path: string, form?: Record<string, string>, then = '') => `(() => {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))
  const { access_token } = JSON.parse(sessionStorage.getItem(key))
  return fetch('/api/v1.0/${path}', {
    method: '${method}',
    headers: { Authorization: 'Bearer ' + access_token },
    ${form ? `body: new URLSearchParams(${JSON.stringify(form)}),` : ''}
  })${then ? `.then((response) => response.json())${then}` : '.then(({ status }) => status)'}
})()`

test.describe('language', () => {
  test('German first; English is one click, stays over a reload and follows the person (GEN-02, GEN-03)', async ({
    browser,
    portal,
  }) => {
    const page = await enter(browser, portal, 'friederike.gimborn')
    await expect(page.getByRole('button', { name: 'Hochladen', exact: true })).toBeVisible()
    await page.getByRole('button', { name: /Friederike/ }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    // Pages are called in both languages, and what stands on them with them.
    await expect(page.getByRole('link', { name: 'Campaigns' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible()

    const elsewhere = await enter(browser, portal, 'friederike.gimborn')
    await expect(elsewhere.getByRole('button', { name: 'Upload', exact: true })).toBeVisible()
    await Promise.all([page.context().close(), elsewhere.context().close()])
  })

  test('a fresh browser in English is greeted in English, in French in German (GEN-04)', async ({
    browser,
    portal,
  }) => {
    for (const [locale, title, language] of [
      ['en-GB', 'Sign in', 'en'],
      ['fr-FR', 'Anmelden', 'de'],
    ] as const) {
      const context = await browser.newContext({ locale })
      const page = await context.newPage()
      await page.goto(portal.url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      // It is stored, for the first paint of the next visit.
      const kept = (await context.cookies()).find(({ name }) => name === 'atrium-look')
      expect(JSON.parse(decodeURIComponent(kept!.value))).toMatchObject({ language })
      await context.close()
    }
  })
})

test.describe('theme', () => {
  test('a reload in dark has no flash: the first painted frame is dark already', async ({
    browser,
    portal,
  }) => {
    const page = await enter(browser, portal, 'sabine.moser', { context: { colorScheme: 'light' } })
    await page.getByRole('button', { name: /Sabine Moser/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dunkel' }).click()
    await page.keyboard.press('Escape')
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)

    // Scripts held back: what is painted now comes from the server alone.
    const painted = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    const first = await page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          requestAnimationFrame(() => resolve(getComputedStyle(document.body).backgroundColor)),
        ),
    )
    expect(await page.locator('#root > *').count()).toBe(0)
    painted.resolve()
    expect(first).toBe(dark)
    const [r = 255] = first.match(/[\d.]+/g)!.map(Number)
    expect(r).toBeLessThan(60)
    await expect(page.getByRole('grid')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)
    await page.context().close()
  })

  test('a theme for one person is on their screen while they look on, and in the next first frame (ENT-04, ADM-06)', async ({
    browser,
    portal,
  }) => {
    const admin = await enter(browser, portal, 'maren.thiessen')
    const client = await enter(browser, portal, 'korbinian.huber')
    const html = client.locator('html')
    const tenants = (await html.getAttribute('data-at-theme'))!
    const userId = await client.evaluate<number>(
      call('GET', 'users/current', undefined, '.then(({ id }) => id)'),
    )
    const form = { assignedUser: String(userId), primaryColor: '#7a1fa2' }
    const themeId = await admin.evaluate<number>(
      call('POST', 'themes/101', form, '.then(({ themeRelationId }) => themeRelationId)'),
    )
    await expect(html).not.toHaveAttribute('data-at-theme', tenants)
    const own = (await html.getAttribute('data-at-theme'))!
    await expect(admin.locator('html')).toHaveAttribute('data-at-theme', tenants)

    const painted = async () => {
      const headers = { accept: 'text/html' }
      const page = await (await client.request.get(client.url(), { headers })).text()
      return /<html[^>]* data-at-theme="([^"]+)"/.exec(page)?.[1]
    }
    expect(await painted()).toBe(own)
    await admin.evaluate(call('DELETE', `themes/101/${themeId}`))
    await expect(html).toHaveAttribute('data-at-theme', tenants)
    expect(await painted()).toBe(tenants)
    await Promise.all([admin.context().close(), client.context().close()])
  })

  test('dark tenant, light person: the choice of the person wins (SET-02)', async ({
    browser,
    portal,
  }) => {
    const page = await enter(browser, portal, 'priya.raman', { path: '/files?clientId=130' })
    await expect(page.locator('html')).toHaveAttribute('data-at-mode', 'dark')
    await page.getByRole('button', { name: /Priya Raman/ }).click()
    await page.getByRole('menuitemradio', { name: /Light|Hell/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-at-mode', 'light')
    await page.context().close()
  })

  test('nothing is refused by the content security policy', async ({ page, portal }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text())
    })
    await signIn(page, portal, 'sabine.moser', '/files?clientId=101')
    await expect(page.getByRole('grid')).toBeVisible()
    await page.getByRole('button', { name: /Benachrichtigungen/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(refused).toEqual([])
  })
})

test('in Honolulu days and hours are those of the agency, and its zone is said (VAL-11)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Honolulu' })
  const page = await context.newPage()
  await signIn(page, portal, 'sabine.moser', '/home?clientId=101')
  await expect(
    page.getByText(/alle Uhrzeiten: Mitteleuropäische (Normal|Sommer)zeit/),
  ).toBeVisible()
  await context.close()
})
