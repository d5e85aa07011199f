import { expect, fillSignIn, signInByForm, test } from './support/journey.ts'

test.describe('sign-in', () => {
  test('by the form, and back to the address one wanted, query included (AUTH-02, AUTH-07)', async ({
    page,
    portal,
  }) => {
    await signInByForm(page, portal, 'sabine.moser', '/files?clientId=101&sort=size')
    await expect(page).toHaveURL(`${portal.url}/files?clientId=101&sort=size`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('an address without an application leads there once one is chosen (AUTH-07, ROUTE-02)', async ({
    page,
    portal,
  }) => {
    await signInByForm(page, portal, 'maren.thiessen', '/links')
    await page.getByRole('button', { name: /Wohnwerk/ }).click()
    await expect(page).toHaveURL(/\/links$/)
    await expect(page.getByText('Druckvorlagen')).toBeVisible()
  })

  test('by one click on a persona of the demo; one application opens by itself (ROUTE-02)', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url)
    await page.getByRole('button', { name: /Sabine Moser/ }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText(
      'Alpenquell',
    )
  })

  test('a wrong password keeps the user name and says so', async ({ page, portal }) => {
    await page.goto(portal.url)
    await page.locator('input[name=login]').fill('sabine.moser')
    await page.locator('input[name=password]').fill('falsch')
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('input[name=login]')).toHaveValue('sabine.moser')
  })

  test('asks for code with PKCE and all scopes, and reads the user info (AUTH-13)', async ({
    page,
    portal,
  }) => {
    const asked = page.waitForRequest(/\/identity\/auth\?/)
    const info = page.waitForRequest(/\/identity\/me|userinfo/)
    await signInByForm(page, portal, 'sabine.moser')
    const { searchParams } = new URL((await asked).url())
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    const scopes = searchParams.get('scope')!.split(' ')
    expect(scopes).toEqual(
      expect.arrayContaining(['openid', 'profile', 'general-api', 'campaigns-api', 'storage-api']),
    )
    await info
  })

  test('a tampered answer of the provider ends on the landing page (AUTH-02)', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.url}/callback?code=stolen&state=forged`)
    await expect(page).toHaveURL(`${portal.url}/logged-out`)
    await expect(page.getByRole('heading')).toContainText('nicht geklappt')
  })

  test('a token endpoint that does not answer is named as the cause, and retry leads in (AUTH-02)', async ({
    page,
    portal,
  }) => {
    await page.route('**/identity/token', (route) => route.abort())
    await signInByForm(page, portal, 'sabine.moser', '/files?clientId=101')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Die Anmeldung ist gerade nicht erreichbar.',
    )
    await page.unroute('**/identity/token')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page).toHaveURL(/\/launcher|clientId=101|\/home/)
  })

  test('signing out in one tab is explained in the other one, which leads back to its page (AUTH-03, AUTH-07)', async ({
    page,
    portal,
  }) => {
    await signInByForm(page, portal, 'sabine.moser', '/files?clientId=101')
    await expect(page.getByRole('grid')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(`${portal.url}/home?clientId=101`)
    await other.getByRole('button', { name: /Sabine Moser/ }).click()
    await other.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(other).toHaveURL(`${portal.url}/logged-out`)
    await expect(page.getByText(/^Sie haben sich in einem anderen Tab abgemeldet/)).toBeVisible()
    await page.getByRole('button', { name: 'Wieder anmelden' }).click()
    await fillSignIn(page, 'sabine.moser')
    await expect(page).toHaveURL(/\/files\?clientId=101/)
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test('signing out ends the session here and at the provider (AUTH-03, AUTH-04, ROUTE-01)', async ({
    page,
    portal,
  }) => {
    await signInByForm(page, portal, 'sabine.moser', '/files?clientId=101')
    await page.getByRole('button', { name: /Sabine Moser/ }).click()
    const end = page.waitForRequest(/\/identity\/session\/end\?/)
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    const { searchParams } = new URL((await end).url())
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${portal.url}/logged-out`)
    await expect(page).toHaveURL(`${portal.url}/logged-out`)
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('user'))),
    ).toEqual([])
    const again = page.getByRole('link', { name: 'Wieder anmelden' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await again.click()
    await expect(page.locator('input[name=login]')).toBeVisible()
  })

  test('another application in the address means signing in again, then it is active (AUTH-09)', async ({
    page,
    portal,
  }) => {
    await signInByForm(page, portal, 'maren.thiessen', '/files?clientId=101')
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText(
      'Alpenquell',
    )
    const asked = page.waitForRequest(/\/identity\/auth\?/)
    await page.goto(`${portal.url}/files?clientId=115`)
    await asked
    await expect(page).toHaveURL(`${portal.url}/files?clientId=115`)
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText(
      'Wohnwerk',
    )
  })

  test('changing the password opens in a new tab that has no way back into this one (AUTH-18)', async ({
    page,
    portal,
    context,
  }) => {
    await signInByForm(page, portal, 'lea.scholz', '/files?clientId=101')
    await page.getByRole('button', { name: /Lea Scholz/ }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('menuitem', { name: 'Kennwort ändern' }).click()
    const tab = await opened
    await expect(tab).toHaveURL(/\/identity\/password/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test('no token in an address, and none in the log', async ({ page, portal }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await signInByForm(page, portal, 'sabine.moser', '/files?clientId=101')
    await expect(page.getByRole('grid')).toBeVisible()
    const token = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))!
      return (JSON.parse(sessionStorage.getItem(key)!) as { access_token: string }).access_token
    })
    expect(token.length).toBeGreaterThan(100)
    expect(addresses.filter((address) => address.includes(token))).toEqual([])
    expect(portal.log()).not.toContain(token.slice(-40))
    expect(portal.log()).not.toContain('code=')
  })
})

test.describe('the launcher', () => {
  test('staff see their tenants, a client its own: no more, no less (GEN-01, LAY-08)', async ({
    browser,
    portal,
  }) => {
    const staff = await (await browser.newContext()).newPage()
    await signInByForm(staff, portal, 'aylin.kaya')
    await expect(staff.getByRole('main').getByRole('listitem')).toHaveText([
      /Alpenquell/,
      /Voltrad/,
    ])
    await staff.getByRole('button', { name: /Alpenquell/ }).click()
    await expect(staff.getByRole('link', { name: 'Anwendungen' })).toBeVisible()

    const client = await (await browser.newContext()).newPage()
    await signInByForm(client, portal, 'sabine.moser')
    await expect(client.getByRole('heading', { level: 1, name: /Sabine/ })).toBeVisible()
    await expect(client.getByRole('link', { name: 'Anwendungen' })).toHaveCount(0)
    await Promise.all([staff.context().close(), client.context().close()])
  })

  test('a person with several applications chooses; each says what goes on there; theme and pages follow (ROUTE-01, ROUTE-02, GEN-05, D-12)', async ({
    page,
    portal,
  }) => {
    await signInByForm(page, portal, 'maren.thiessen')
    await expect(page).toHaveURL(`${portal.url}/launcher`)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const brandOf = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--at-brand').trim(),
      )
    const tiles = page.getByRole('main').getByRole('listitem').getByRole('button')
    await expect(tiles).toHaveCount(3)
    const pulses = new Set<string | null>()
    for (const tile of await tiles.all()) {
      await expect(tile).toHaveAccessibleDescription(/ live\.$/)
      const id = (await tile.getAttribute('aria-describedby'))!
      pulses.add(await page.locator(`[id="${id}"]`).textContent())
    }
    expect(pulses.size).toBe(3)
    const brands = new Set<string>()
    for (const name of ['Alpenquell', 'Wohnwerk', 'Voltrad']) {
      await page.getByRole('button', { name: new RegExp(name) }).click()
      await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText(name)
      await expect(page.getByRole('heading', { level: 1, name: /Maren/ })).toBeVisible()
      brands.add(await brandOf())
      await page.getByRole('link', { name: 'Anwendungen' }).click()
    }
    expect(brands.size).toBe(3)
  })
})
