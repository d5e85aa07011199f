import { expect, test, type Browser, type Page } from '@playwright/test'
import { signIn } from './support/journey.ts'
import { freePorts, startPortal, startDemo, type Portal } from './support/portal.ts'

/** End of the access token, epoch seconds, as the tab has it stored. */
const expiresAt = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))!
    return (JSON.parse(sessionStorage.getItem(key)!) as { expires_at: number }).expires_at
  })

// Tokens that live for 70 s are due for renewal after half of it: the tab's clock goes there at once.
const shortLived = { ACCESS_TOKEN_SECONDS: '70' }
const dueForRenewal = (page: Page) => page.clock.fastForward(36_000)

async function enter(browser: Browser, portal: Portal): Promise<Page> {
  const page = await browser.newPage()
  await page.clock.install()
  await signIn(page, portal, 'sabine.moser', '/files?clientId=101')
  await expect(page.getByRole('grid')).toBeVisible()
  return page
}

test('same-site: renewed silently in a hidden frame, no page is left (AUTH-05)', async ({
  browser,
}) => {
  const portal = await startDemo(shortLived)
  try {
    const page = await enter(browser, portal)
    const before = await expiresAt(page)
    const framed = page.waitForRequest(/silent_renew\.html/)
    await dueForRenewal(page)
    await framed
    await expect.poll(() => expiresAt(page)).toBeGreaterThan(before)
    await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toHaveCount(0)
    await page.context().close()
  } finally {
    await portal.stop()
  }
})

test('the provider on another site, third-party cookies blocked: signs in and renews by refresh token (AUTH-05, AUTH-13, T-18)', async ({
  browser,
}) => {
  const [providerPort, portalPort] = [await freePorts(), await freePorts()]
  const portalUrl = `http://localhost:${portalPort}`
  const provider = await startPortal({
    port: providerPort,
    env: {
      ...shortLived,
      ATRIUM_URL: `http://127.0.0.1:${providerPort}`,
      IDENTITY_CLIENT_URLS: portalUrl,
    },
  })
  const portal = await startPortal({
    port: portalPort,
    env: { OIDC_ISSUER: `http://127.0.0.1:${providerPort}/identity`, ATRIUM_DEMO: 'none' },
  })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.clock.install()
    // Chromium's switch for third-party cookies, for this page.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCookieControls', {
      enableThirdPartyCookieRestriction: true,
    })
    await page.goto(portal.url)
    await expect(page).toHaveURL(new RegExp(`^http://127.0.0.1:${providerPort}/identity`))
    await page.getByRole('button', { name: /Sabine Moser/ }).click()
    // The portal's own database does not know her yet: she is provisioned at this first call.
    await expect(page).toHaveURL(`${portal.url}/launcher`)
    await expect(page.getByRole('heading')).toContainText(
      'Ihnen ist noch keine Anwendung zugeordnet',
    )
    const before = await expiresAt(page)
    await dueForRenewal(page)
    await expect.poll(() => expiresAt(page)).toBeGreaterThan(before)
    await context.close()
  } finally {
    await portal.stop()
    await provider.stop()
  }
})

test('a renewal that fails says so and keeps the screen (AUTH-12, ERR-09)', async ({ browser }) => {
  const portal = await startDemo(shortLived)
  try {
    const page = await enter(browser, portal)
    await page.context().clearCookies({ name: /^(?!atrium-look)/ })
    await dueForRenewal(page)
    await expect(
      page.getByText('Ihre Sitzung ist abgelaufen oder konnte nicht verlängert werden'),
    ).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
    await page.context().close()
  } finally {
    await portal.stop()
  }
})
