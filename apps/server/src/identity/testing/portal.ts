import { createHash, randomBytes } from 'node:crypto'
import { createBrowser, locationOf } from './browser.ts'
import type { Browser } from './browser.ts'

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token?: string
  expires_in: number
  scope: string
  token_type: string
}

export const portalScopes = 'openid profile general-api campaigns-api storage-api'

/** The portal's part of sign-in, over HTTP: code with PKCE, as its client library does it. */
export function createPortal(
  address: string,
  {
    browser = createBrowser(),
    base = address,
    userAgent,
  }: { browser?: Browser; base?: string; userAgent?: string } = {},
) {
  const issuer = `${address}/identity`
  const redirectUri = `${base}/callback`
  let verifier = ''

  function authorizationUrl(more: Record<string, string> = {}) {
    verifier = randomBytes(32).toString('base64url')
    const query = {
      client_id: 'atrium-portal',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: portalScopes,
      state: 'state-of-the-portal',
      nonce: 'nonce-of-the-portal',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    }
    return `${issuer}/auth?${new URLSearchParams(query)}`
  }

  async function redeem(url: string, redirect = redirectUri): Promise<Response> {
    const code = new URL(url).searchParams.get('code') ?? ''
    return token({ grant_type: 'authorization_code', code, redirect_uri: redirect })
  }

  const token = (form: Record<string, string>) =>
    fetch(`${issuer}/token`, {
      method: 'POST',
      headers: userAgent ? { 'user-agent': userAgent } : {},
      body: new URLSearchParams({
        client_id: 'atrium-portal',
        ...(form.grant_type === 'authorization_code' && { code_verifier: verifier }),
        ...form,
      }),
    })

  /** Opens the sign-in page. */
  async function openSignIn(more?: Record<string, string>): Promise<Response> {
    const response = await browser.open(authorizationUrl(more))
    return browser.follow(response, address)
  }

  /** Sends the sign-in form and goes on to the portal; the answer is where that ended. */
  async function submit(page: Response, form: Record<string, string>): Promise<Response> {
    const response = await browser.open(page.url, { form })
    return browser.follow(response, address)
  }

  return {
    browser,
    issuer,
    authorizationUrl,
    openSignIn,
    submit,
    redeem,
    token,
    /** The whole way: opens the page, enters, redeems the code. */
    async signIn(form: Record<string, string>, more?: Record<string, string>): Promise<Tokens> {
      const end = await submit(await openSignIn(more), form)
      const target = locationOf(end)
      if (!target?.startsWith(redirectUri)) throw new Error(`Sign-in ended at ${end.url}.`)
      const response = await redeem(target)
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Tokens
    },
    refresh: (refreshToken: string) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /** Renews as the hidden frame does; undefined when the provider asks for a sign-in. */
    async renewSilently(more: Record<string, string> = {}): Promise<Tokens | undefined> {
      const redirect = `${base}/silent_renew.html`
      const url = authorizationUrl({ prompt: 'none', redirect_uri: redirect, ...more })
      const target = locationOf(await browser.open(url))
      if (!target || new URL(target).searchParams.has('error')) return undefined
      const response = await redeem(target, redirect)
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Tokens
    },
  }
}
