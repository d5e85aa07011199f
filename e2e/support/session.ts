import { createHash, randomBytes } from 'node:crypto'
import type { APIRequestContext, APIResponse, BrowserContext, Page } from '@playwright/test'
import { sessionScopes } from '../../packages/api-client/src/session/session.logic.ts'
import type { Portal } from './portal.ts'

interface Config {
  issuer: string
  clientId: string
  renewal: 'iframe' | 'refresh'
}

/**
 * Signs in as the portal does it, by code with PKCE, but without its pages: the provider's cookies are the
 * browser's afterwards, and the tab holds the session. The form and the way back are what `sign-in.spec` is
 * about; for all others they were half of what the browser had to do.
 */
export async function signInQuickly(
  page: Page,
  portal: Portal,
  credentials: { login: string; password: string },
): Promise<void> {
  const { request } = page.context()
  const config = await configOf(request, portal)
  const redirectUri = `${portal.url}/callback`
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id: config.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: [...sessionScopes, ...(config.renewal === 'refresh' ? ['offline_access'] : [])].join(
      ' ',
    ),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: randomBytes(16).toString('hex'),
    ui_locales: 'de',
  })
  const code = await codeOf(page.context(), `${config.issuer}/auth?${asked}`, {
    portal,
    credentials,
  })
  const tokens = (await json(
    await request.post(`${config.issuer}/token`, {
      form: {
        grant_type: 'authorization_code',
        client_id: config.clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      },
    }),
  )) as { access_token: string; id_token: string; expires_in: number; scope: string }
  const about = await json(
    await request.get(`${config.issuer}/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    }),
  )
  const { expires_in: seconds, ...rest } = tokens
  const user = {
    ...rest,
    profile: { ...claimsOf(tokens.id_token), ...about },
    expires_at: Math.floor(Date.now() / 1000) + seconds,
  }
  await page.addInitScript(
    ([origin, key, value]) => {
      // Once for this tab: whoever signs out stays so. Frames of the content origin have no storage.
      if (window !== window.top || location.origin !== origin) return
      if (sessionStorage.getItem('journey')) return
      sessionStorage.setItem('journey', 'signed in')
      sessionStorage.setItem(key!, value!)
      // What the way back leaves: the person's language wins over the browser's once (GEN-03).
      sessionStorage.setItem('atrium:signed-in', 'true')
    },
    [portal.url, `oidc.user:${config.issuer}:${config.clientId}`, JSON.stringify(user)] as const,
  )
}

async function configOf(request: APIRequestContext, portal: Portal): Promise<Config> {
  const html = await (await request.get(portal.url)).text()
  return JSON.parse(/id="atrium-config"[^>]*>([^<]+)</.exec(html)![1]!) as Config
}

/** Follows the provider to its form, fills it in and follows to the code. */
async function codeOf(
  { request }: BrowserContext,
  address: string,
  { portal, credentials }: { portal: Portal; credentials: { login: string; password: string } },
): Promise<string> {
  let answer = await request.get(address, { maxRedirects: 0 })
  for (;;) {
    const location = answer.headers()['location']
    if (!location) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`)
    const next = new URL(location, answer.url())
    const code = next.pathname === '/callback' ? next.searchParams.get('code') : null
    if (code) return code
    const isForm = next.pathname.includes('/sign-in/')
    answer = isForm
      ? await request.post(next.href, {
          form: credentials,
          headers: { origin: portal.url },
          maxRedirects: 0,
        })
      : await request.get(next.href, { maxRedirects: 0 })
  }
}

async function json(answer: APIResponse): Promise<Record<string, unknown>> {
  if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
