import type { Page } from '@playwright/test'
import { createPortal } from '../../apps/server/src/identity/testing/portal.ts'
import type { Portal } from './portal.ts'

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

/**
 * Signs in by the calls of the provider instead of its pages: its cookies are the browser's afterwards, and the
 * tab holds the session as the portal keeps it. The form and the way back are what `sign-in.spec` is about.
 */
export async function signInQuickly(
  page: Page,
  portal: Portal,
  credentials: { login: string; password: string },
): Promise<void> {
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const { browser, issuer, signIn } = createPortal(portal.url, { userAgent })
  const { expires_in: seconds, ...tokens } = await signIn(credentials, { ui_locales: 'de' })
  const about = await fetch(`${issuer}/me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  const user = {
    ...tokens,
    profile: { ...claimsOf(tokens.id_token), ...((await about.json()) as object) },
    expires_at: Math.floor(Date.now() / 1000) + seconds,
  }
  const { hostname: domain } = new URL(portal.url)
  const cookies = browser.cookies()
  await page.context().addCookies(cookies.map((one) => ({ ...one, domain, httpOnly: true })))
  await page.addInitScript(
    ([origin, key, value]) => {
      // Once for this tab: whoever signs out stays so. Frames of the content origin have no storage.
      if (window !== window.top || location.origin !== origin) return
      if (sessionStorage.getItem('journey')) return
      sessionStorage.setItem('journey', 'signed in')
      sessionStorage.setItem(key, value)
      // What the way back leaves: the person's language wins over the browser's once (GEN-03).
      sessionStorage.setItem('atrium:signed-in', 'true')
    },
    [portal.url, `oidc.user:${issuer}:atrium-portal`, JSON.stringify(user)] as const,
  )
}
