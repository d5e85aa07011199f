import { expect, test, type Page } from '@playwright/test'
import { freePorts, startDemo, startPortal } from './support/portal.ts'
import { dueForRenewal, enterWithClock, shortLived } from './support/short-session.ts'

/** End of the access token, epoch seconds, as the tab has it stored. */
const expiresAt = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))!
    return (JSON.parse(sessionStorage.getItem(key)!) as { expires_at: number }).expires_at
  })

test('same-site: renewed silently in a hidden frame, no page is left (AUTH-05)', async ({
  browser,
}) => {
  const portal = await startDemo(shortLived)
  try {
    const page = await enterWithClock(browser, portal, 'sabine.moser')
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
    const page = await enterWithClock(browser, portal, 'sabine.moser')
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
