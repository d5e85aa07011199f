import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { databases } from '../../test/databases.ts'
import type { TestDatabase } from '../../test/databases.ts'
import { createAuthenticator } from './authenticator.ts'
import { locationOf } from './testing/browser.ts'
import { addPerson, password } from './testing/people.ts'
import { createPortal, portalScopes } from './testing/portal.ts'
import type { Tokens } from './testing/portal.ts'
import { startIdentity } from './testing/server.ts'

const offline = { scope: `${portalScopes} offline_access` }

describe.each(databases)('tokens and sessions on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>
  const person = { login: 'sabine.moser', password }

  beforeAll(async () => {
    db = await open()
    await addPerson(db.database, 'sabine.moser')
    await addPerson(db.database, 'aylin.kaya')
    server = await startIdentity(db.database, {
      IDENTITY_CLIENT_URLS: ['http://localhost:4649'],
    })
  })
  afterAll(async () => {
    await server.close()
    await db.drop()
  })

  test.each(['token', 'id_token', 'id_token token', 'code id_token'])(
    'response_type %s is refused: code only (AUTH-13)',
    async (response_type) => {
      const portal = createPortal(server.address)
      const answer = await portal.browser.open(portal.authorizationUrl({ response_type }))
      const target = locationOf(answer) ?? ''
      expect(target + (await answer.text())).toContain('unsupported_response_type')
      expect(target).not.toMatch(/access_token|[?#&]code=/)
    },
  )

  test('a request without PKCE is refused (AUTH-13)', async () => {
    const portal = createPortal(server.address)
    const url = new URL(portal.authorizationUrl())
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    expect(locationOf(await portal.browser.open(url.href))).toContain('error=invalid_request')
  })

  test('zero characters in codes, tokens and forms are wrong input and no fault', async () => {
    const portal = createPortal(server.address)
    const code = await portal.redeem(`${server.address}/callback?code=a%00b`)
    expect([code.status, (await code.json()).error]).toEqual([400, 'invalid_grant'])
    expect((await portal.refresh('a\0b')).status).toBe(400)
    const client = portal.authorizationUrl({ client_id: '\0' })
    expect((await portal.browser.open(client)).status).toBe(400)
    const wrong = await portal.submit(await portal.openSignIn(), { login: 'a\0b', password: '\0x' })
    expect(wrong.status).toBe(401)
  })

  test('a code is worth nothing without its verifier, and works once', async () => {
    const thief = createPortal(server.address)
    const portal = createPortal(server.address)
    const target = locationOf(await portal.submit(await portal.openSignIn(), person))!
    thief.authorizationUrl()
    expect((await thief.redeem(target)).status).toBe(400)
    const answer = await portal.redeem(target)
    expect(answer.status).toBe(200)
    expect((await portal.redeem(target)).status).toBe(400)
  })

  test('an address that is not registered gets an error page, no redirect', async () => {
    const portal = createPortal(server.address)
    const url = portal.authorizationUrl({ redirect_uri: 'https://evil.example/callback' })
    const answer = await portal.browser.open(url)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).toContain('invalid_redirect_uri')
  })

  test('without offline_access there is no refresh token', async () => {
    const tokens = await createPortal(server.address).signIn(person)
    expect(tokens.refresh_token).toBeUndefined()
  })

  test('a refresh token is replaced at each use, and a second use ends them all', async () => {
    const portal = createPortal(server.address)
    const first = await portal.signIn(person, offline)
    const second = (await (await portal.refresh(first.refresh_token!)).json()) as Tokens
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const { verify } = createAuthenticator(db, server.config)
    expect((await verify(second.access_token)).subject).toBe('subject-of-sabine.moser')

    expect((await portal.refresh(first.refresh_token!)).status).toBe(400)
    expect((await portal.refresh(second.refresh_token!)).status).toBe(400)
  })

  test('of several uses at the same moment at most one wins', async () => {
    const portal = createPortal(server.address)
    const { refresh_token } = await portal.signIn(person, offline)
    const answers = await Promise.all([
      portal.refresh(refresh_token!),
      portal.refresh(refresh_token!),
      portal.refresh(refresh_token!),
    ])
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  })

  test('the hidden frame renews without a question, and its answer may stand in the portal’s frame (AUTH-05)', async () => {
    const portal = createPortal(server.address)
    expect(await portal.renewSilently()).toBeUndefined()
    const tokens = await portal.signIn(person)
    const renewed = await portal.renewSilently()
    expect(renewed!.access_token).not.toBe(tokens.access_token)
    const answer = await portal.browser.open(portal.authorizationUrl({ prompt: 'none' }))
    expect(answer.headers.get('content-security-policy')).toContain(
      `frame-ancestors 'self' ${server.address} http://localhost:4649`,
    )
  })

  test('the session’s cookie is kept from scripts and from other sites', async () => {
    const portal = createPortal(server.address)
    const end = await portal.submit(await portal.openSignIn(), person)
    const cookie = end.headers.getSetCookie().find((line) => line.startsWith('_session='))!
    expect(cookie).toMatch(/path=\/identity; .*samesite=lax; httponly/i)
    expect(cookie).not.toMatch(/secure/i)
  })

  test('behind https cookies are Secure and addresses are the issuer’s, whatever name a request came by', async () => {
    const proxied = await startIdentity(db.database, { ATRIUM_URL: 'https://portal.example' })
    const portal = createPortal(proxied.address, { base: 'https://portal.example' })
    const discovery = await fetch(`${portal.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    expect(await discovery.json()).toMatchObject({
      issuer: 'https://portal.example/identity',
      authorization_endpoint: 'https://portal.example/identity/auth',
      token_endpoint: 'https://portal.example/identity/token',
      userinfo_endpoint: 'https://portal.example/identity/me',
      end_session_endpoint: 'https://portal.example/identity/session/end',
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    })
    const answer = await portal.browser.open(portal.authorizationUrl())
    expect(answer.headers.getSetCookie()).not.toHaveLength(0)
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i)
    await proxied.close()
  })

  test('behind https no other host of the domain can set the cookies of sign-in (ASVS 3.3.1)', async () => {
    const base = 'https://portal.example'
    const proxied = await startIdentity(db.database, { ATRIUM_URL: base })
    const portal = createPortal(proxied.address, { base })
    const headers = { 'x-forwarded-proto': 'https' }
    const at = (response: Response) => locationOf(response)!.replace(base, proxied.address)
    const first = await portal.browser.open(portal.authorizationUrl(), { headers })
    const form = at(first)
    const entered = await portal.browser.open(form, { headers, form: person })
    const end = await portal.browser.open(at(entered), { headers })
    expect(locationOf(end)).toContain(`${base}/callback?code=`)
    const lines = [first, entered, end].flatMap(({ headers }) => headers.getSetCookie())
    expect(lines).not.toHaveLength(0)
    for (const line of lines) {
      expect(line).toMatch(/^__(Host|Secure)-/)
      if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/;/i)
      expect(line).toMatch(/; secure/i)
      expect(line).not.toMatch(/domain=/i)
    }
    // The portal reads its own choices by script, under a name of its own.
    const look = await fetch(`${portal.issuer}/password?language=en`)
    expect(look.headers.get('set-cookie')).toMatch(/^atrium-look=.*; Secure$/)
    const names = portal.browser.cookieNames()
    expect(names).toEqual(expect.arrayContaining(['__Host-_session', '__Host-_known_device']))

    // Signing out takes the session's cookie back, which a browser only does with the same attributes.
    const { id_token } = (await (await portal.redeem(locationOf(end)!)).json()) as Tokens
    const url = signOutUrl(portal.issuer, id_token, `${base}/logged-out`)
    const out = await portal.browser.open(url, { headers })
    const gone = out.headers.getSetCookie().find((line) => line.startsWith('__Host-_session='))
    expect(gone).toMatch(/^__Host-_session=; path=\/; expires=Thu, 01 Jan 1970.*; secure/i)
    await proxied.close()
  })

  test('sign-out with the id token goes straight to /logged-out and ends the refresh token (AUTH-04)', async () => {
    const portal = createPortal(server.address)
    const tokens = await portal.signIn(person, offline)
    const answer = await portal.browser.open(signOutUrl(portal.issuer, tokens.id_token))
    expect(locationOf(answer)).toBe(`${server.address}/logged-out`)
    expect(portal.browser.cookieNames()).not.toContain('_session')
    expect(await portal.renewSilently()).toBeUndefined()
    expect((await portal.refresh(tokens.refresh_token!)).status).toBe(400)

    const again = await portal.browser.open(signOutUrl(portal.issuer, tokens.id_token))
    expect(locationOf(again)).toBe(`${server.address}/logged-out`)
  })

  test('sign-out without proof asks first (AUTH-04)', async () => {
    const portal = createPortal(server.address)
    await portal.signIn(person)
    const page = await (await portal.browser.open(`${portal.issuer}/session/end`)).text()
    expect(page).toContain('Abmelden?')
    expect(page).not.toContain('<script')
    expect(await portal.renewSilently()).toBeDefined()

    const asked = await (await portal.browser.open(`${portal.issuer}/session/end`)).text()
    const [, action] = /action="([^"]+)"/.exec(asked)!
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(asked)!
    await portal.browser.open(action!, { form: { xsrf: xsrf!, logout: 'yes' } })
    expect(await portal.renewSilently()).toBeUndefined()
  })

  test('sign-out leads to registered addresses only', async () => {
    const portal = createPortal(server.address)
    const { id_token } = await portal.signIn(person)
    const url = signOutUrl(portal.issuer, id_token, 'https://evil.example/')
    const answer = await portal.browser.open(url)
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })

  test('after a restart people are still signed in', async () => {
    const before = await startIdentity(db.database)
    const portal = createPortal(before.address)
    const tokens = await portal.signIn(person, offline)
    await before.close()

    const after = await startIdentity(db.database, { port: before.port })
    const { verify } = createAuthenticator(db, after.config)
    expect((await verify(tokens.access_token)).subject).toBe('subject-of-sabine.moser')
    expect(await portal.renewSilently()).toBeDefined()
    expect((await portal.refresh(tokens.refresh_token!)).status).toBe(200)
    await after.close()
  })

  test('another person may sign in over a session; the first one’s tokens end with it', async () => {
    const portal = createPortal(server.address)
    const first = await portal.signIn(person, offline)
    const next = { login: 'aylin.kaya', password }
    const second = await portal.signIn(next, { prompt: 'login' })
    const { verify } = createAuthenticator(db, server.config)
    expect((await verify(second.access_token)).subject).toBe('subject-of-aylin.kaya')
    expect((await portal.refresh(first.refresh_token!)).status).toBe(400)
    const renewed = await portal.renewSilently()
    expect((await verify(renewed!.access_token)).subject).toBe('subject-of-aylin.kaya')
  })

  test('a portal at another address may sign in and read its answers; other origins may not', async () => {
    const base = 'http://localhost:4649'
    const portal = createPortal(server.address, { base })
    const { access_token } = await portal.signIn(person)
    for (const [origin, allowed] of [
      [base, base],
      ['https://evil.example', null],
    ] as const) {
      const headers = { origin, authorization: `Bearer ${access_token}` }
      const userinfo = await fetch(`${portal.issuer}/me`, { headers })
      expect(userinfo.headers.get('access-control-allow-origin')).toBe(allowed)
      const token = await fetch(`${portal.issuer}/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: 'atrium-portal', grant_type: 'refresh_token' }),
      })
      expect(token.headers.get('access-control-allow-origin')).toBe(allowed)
    }
  })

  test('who is deactivated is signed out at the next renewal, and userinfo refuses', async () => {
    await addPerson(db.database, 'tobias.brandt')
    const portal = createPortal(server.address)
    const tokens = await portal.signIn({ login: 'tobias.brandt', password }, offline)
    await db.database.system((tx) =>
      tx.query(sql`update accounts set is_active = false where login = 'tobias.brandt'`),
    )
    expect((await portal.refresh(tokens.refresh_token!)).status).toBe(400)
    expect(await portal.renewSilently()).toBeUndefined()
    const userinfo = await fetch(`${portal.issuer}/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(userinfo.status).toBe(401)
    expect((await portal.openSignIn()).url).toContain('/identity/sign-in/')
  })

  test('an id token is no access token (AUTH-14)', async () => {
    const { id_token } = await createPortal(server.address).signIn(person)
    const { verify } = createAuthenticator(db, server.config)
    await expect(verify(id_token)).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
  })

  test('an access token ends after the time that is set', async () => {
    const brief = await startIdentity(db.database, { ACCESS_TOKEN_SECONDS: 77 })
    const tokens = await createPortal(brief.address).signIn(person)
    expect(tokens.expires_in).toBe(77)
    await brief.close()
  })

  test('a server that trusts this issuer accepts its tokens, found by discovery', async () => {
    const { access_token } = await createPortal(server.address).signIn(person)
    const other = createAuthenticator(db, {
      ...server.config,
      ATRIUM_URL: 'http://localhost:4649',
      OIDC_ISSUER: `${server.address}/identity`,
    })
    expect(await other.verify(access_token)).toMatchObject({
      issuer: `${server.address}/identity`,
      subject: 'subject-of-sabine.moser',
      roles: ['CLIENT'],
    })
    await expect(other.verify(`${access_token}x`)).rejects.toMatchObject({
      status: 401,
      code: 'invalid-token',
    })
  })
})

function signOutUrl(issuer: string, idToken: string, target?: string) {
  const query = new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: target ?? `${new URL(issuer).origin}/logged-out`,
  })
  return `${issuer}/session/end?${query}`
}
