import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { JWTPayload } from 'jose'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { claimsOf, createAuthenticator } from './authenticator.ts'

const base: JWTPayload = { iss: 'https://login.example', sub: 's1' }

describe('roles of a sign-in profile (AUTH-16)', () => {
  test.each<[string, JWTPayload, string[]]>([
    ['role', { role: 'CLIENT' }, ['CLIENT']],
    ['role', { role: ['CLIENT', 'CLIENT_LEAD'] }, ['CLIENT_LEAD', 'CLIENT']],
    ['role', { role: ['client', 'Author', 'AUTHOR'] }, ['AUTHOR', 'CLIENT']],
    ['role', { role: ['uma_authorization', 7, null] }, []],
    ['role', {}, []],
    ['realm_access.roles', { realm_access: { roles: ['supervisor'] } }, ['SUPERVISOR']],
    ['realm_access.roles', { realm_access: 'supervisor' }, []],
    [
      'https://agency.example/roles',
      { 'https://agency.example/roles': ['DIRECTORDER'] },
      ['DIRECTORDER'],
    ],
    ['__proto__.roles', {}, []],
  ])('%s of %j is %j', (claim, payload, expected) => {
    expect(claimsOf({ ...base, ...payload }, claim).roles).toEqual(expected)
  })
})

test('an address that the provider calls unverified is none', () => {
  const email = 'sabine.moser@alpenquell.example'
  const emailOf = (more: JWTPayload) => claimsOf({ ...base, email, ...more }, 'role').email
  expect(emailOf({})).toBe(email)
  expect(emailOf({ email_verified: true })).toBe(email)
  expect(emailOf({ email_verified: false })).toBeUndefined()
  expect(emailOf({ email_verified: 'false' })).toBeUndefined()
})

describe('tokens of another identity provider', () => {
  let address: string
  let sign: (payload: JWTPayload, options?: { kid?: string; lifetime?: string }) => Promise<string>
  let discoveries = 0
  let isDown = false
  const server = createServer()

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    server.on('request', (request, response) => {
      if (isDown) return response.writeHead(503).end()
      const isDiscovery = request.url!.endsWith('openid-configuration')
      if (isDiscovery) discoveries++
      const answer = isDiscovery
        ? Promise.resolve({ issuer: address, jwks_uri: `${address}/keys` })
        : exportJWK(publicKey).then((key) => ({ keys: [{ ...key, kid: 'k1', alg: 'RS256' }] }))
      void answer.then((body) => response.end(JSON.stringify(body)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    sign = (payload, { kid = 'k1', lifetime = '5m' } = {}) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid })
        .setExpirationTime(lifetime)
        .sign(privateKey)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const authenticator = () =>
    createAuthenticator(
      { database: undefined as never },
      {
        ATRIUM_URL: 'http://localhost:4400',
        ATRIUM_DEMO: 'none',
        IDENTITY_CLIENT_URLS: [],
        EMBED_ORIGINS: [],
        ACCESS_TOKEN_SECONDS: 900,
        OIDC_CLIENT_ID: 'atrium-portal',
        OIDC_ISSUER: address,
        OIDC_AUDIENCE: 'atrium',
        OIDC_ROLE_CLAIM: 'realm_access.roles',
        ROLES_FROM: 'token',
      },
    )
  const good = () => ({ iss: address, aud: ['account', 'atrium'], sub: 's1' })

  test('a good one is read, and keys are fetched once', async () => {
    discoveries = 0
    const { verify } = authenticator()
    const token = await sign({ ...good(), realm_access: { roles: ['author'] }, given_name: 'Lea' })
    expect(await verify(token)).toEqual({
      issuer: address,
      subject: 's1',
      roles: ['AUTHOR'],
      rolesHoldEverywhere: true,
      hasSecondFactor: true,
      email: undefined,
      givenName: 'Lea',
      familyName: undefined,
    })
    await verify(token)
    expect(discoveries).toBe(1)
  })

  test.each<[string, () => Promise<string>]>([
    ['for somebody else', () => sign({ ...good(), aud: 'other' })],
    ['of another issuer', () => sign({ ...good(), iss: 'https://evil.example' })],
    ['without a subject', () => sign({ ...good(), sub: undefined })],
    ['expired', () => sign(good(), { lifetime: '-1m' })],
    ['of an unknown key', () => sign(good(), { kid: 'k2' })],
    ['unsigned', async () => `${encode({ alg: 'none' })}.${encode(good())}.`],
    ['no token at all', async () => 'broken'],
  ])('one %s is 401 invalid-token (AUTH-14)', async (_, make) => {
    await expect(authenticator().verify(await make())).rejects.toMatchObject({
      status: 401,
      code: 'invalid-token',
    })
  })

  test('while the provider is away nobody is called a fraud, and it is asked again', async () => {
    const { verify } = authenticator()
    const token = await sign(good())
    isDown = true
    await expect(verify(token)).rejects.toMatchObject({ status: 503, code: 'identity-unavailable' })
    isDown = false
    await expect(verify(token)).resolves.toMatchObject({ subject: 's1' })
  })

  test('while the provider is away its keys of before hold on, and new ones are waited for', async () => {
    const { verify } = authenticator()
    const known = await sign(good(), { lifetime: '1h' })
    const unknown = await sign(good(), { kid: 'k2', lifetime: '1h' })
    await verify(known)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(Date.now() + 11 * 60_000)
    isDown = true
    await expect(verify(known)).resolves.toMatchObject({ subject: 's1' })
    await expect(verify(unknown)).rejects.toMatchObject({ status: 503, retryAfter: 1 })
    isDown = false
  })
})

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
