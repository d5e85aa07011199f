import * as fc from 'fast-check'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { describe, expect, test } from 'vitest'
import {
  isExpired,
  isProviderAway,
  mayEnter,
  mayReuseToken,
  needsOtherApplication,
  readUser,
  renewalDelay,
  retryDelay,
  safeReturnTo,
} from './session.logic.ts'

const now = Date.UTC(2026, 10, 20, 12)
/** Epoch seconds of a session with so many seconds left. */
const endsIn = (seconds: number) => now / 1000 + seconds

describe('time that is left', () => {
  test('51 s left goes to the launcher, 50 s to sign-in (AUTH-01)', () => {
    expect(mayEnter(endsIn(51), now)).toBe(true)
    expect(mayEnter(endsIn(50), now)).toBe(false)
  })

  test('a stored token with 50,001 ms left is used again, with 50,000 ms not (AUTH-19)', () => {
    expect(mayReuseToken(endsIn(60), now + 9_999)).toBe(true)
    expect(mayReuseToken(endsIn(60), now + 10_000)).toBe(false)
  })

  test('61 s left is valid, 60 s is expired (AUTH-08)', () => {
    expect(isExpired(endsIn(61), now)).toBe(false)
    expect(isExpired(endsIn(60), now)).toBe(true)
  })

  test('between 50 and 60 s the root lets in and the guard signs in (AUTH-01, AUTH-08)', () => {
    expect([mayEnter(endsIn(55), now), isExpired(endsIn(55), now)]).toEqual([true, true])
  })

  test('renewal starts while the session still counts as valid (AUTH-08)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 121, max: 100_000 }), (seconds) => {
        const at = now + renewalDelay(endsIn(seconds), now)
        expect(isExpired(endsIn(seconds), at)).toBe(false)
      }),
    )
    expect(renewalDelay(endsIn(900), now)).toBe(780_000)
  })

  test('renewal never runs in a rush, however short a token lives', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (seconds) => {
        expect(renewalDelay(endsIn(seconds), now)).toBeGreaterThanOrEqual(1_000)
      }),
    )
  })

  test('failed renewals wait 5, 10, 20, 40 and then 60 s', () => {
    expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ])
  })
})

describe('the saved address (AUTH-07)', () => {
  test.each(['/', '/cockpits/7/x?view=false', '/tasks?clientId=2#open', '/a%2Fb?q=%C3%A4'])(
    '%s comes back as it was',
    (address) => expect(safeReturnTo(address)).toBe(address),
  )

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '',
    undefined,
    null,
    7,
    { toString: () => '/x' },
  ])('%j does not', (address) => expect(safeReturnTo(address)).toBeUndefined())

  test.each(['/callback?code=1&state=2', '/logged-out', '/silent_renew.html', '/x/../callback'])(
    '%s would lead back into signing in or out',
    (address) => expect(safeReturnTo(address)).toBeUndefined(),
  )

  test('whatever is saved, it stays in the portal', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '\t',
      '\n',
      ':',
      '@',
      'evil.example',
      '?',
      '#',
      '%2f',
    )
    const addresses = fc.oneof(
      fc.string(),
      fc.array(pieces).map((some) => `/${some.join('')}`),
    )
    fc.assert(
      fc.property(addresses, (address) => {
        const path = safeReturnTo(address)
        if (path === undefined) return
        expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('clientId in an address (AUTH-09)', () => {
  test('another application than the active one means signing in again', () => {
    expect(needsOtherApplication('2', 1)).toBe(true)
  })

  test.each([
    ['1', 1],
    [null, 1],
    [undefined, 1],
    ['', 1],
    ['2', undefined],
    ['two', 1],
    ['2.0', 1],
    ['-2', 1],
    ['0', 1],
  ])('clientId %j while %j is active does not', (clientId, active) => {
    expect(needsOtherApplication(clientId, active)).toBe(false)
  })
})

describe('the sign-in profile (AUTH-16)', () => {
  test('names, address and roles are read from the claims', () => {
    const profile = {
      sub: 's-1',
      given_name: 'Sabine',
      family_name: 'Moser',
      email: 'sabine@atrium.example',
      role: ['ADMINISTRATOR', 'AUTHOR'],
    }
    expect(readUser(profile, 1_800_000_000)).toEqual({
      subject: 's-1',
      firstName: 'Sabine',
      lastName: 'Moser',
      email: 'sabine@atrium.example',
      roles: ['ADMINISTRATOR', 'AUTHOR'],
      expiresAt: 1_800_000_000,
    })
  })

  test.each<[string, Record<string, unknown>, string | undefined, string[]]>([
    ['one role as a string', { role: 'CLIENT' }, undefined, ['CLIENT']],
    [
      'any case, once each',
      { role: ['client', ' Client ', 'AUTHOR'] },
      undefined,
      ['CLIENT', 'AUTHOR'],
    ],
    ['no claim', {}, undefined, []],
    ['no texts', { role: [1, null, { a: 1 }, ''] }, undefined, []],
    ['another claim', { groups: ['AUTHOR'] }, 'groups', ['AUTHOR']],
    ['a path', { realm_access: { roles: ['SUPERVISOR'] } }, 'realm_access.roles', ['SUPERVISOR']],
    [
      'a name with dots',
      { 'https://a.example/role': 'AUTHOR' },
      'https://a.example/role',
      ['AUTHOR'],
    ],
    ['nothing inherited', {}, 'constructor.name', []],
  ])('roles: %s', (_, profile, claim, roles) => {
    expect(readUser({ sub: 's', ...profile }, 0, claim).roles).toEqual(roles)
  })
})

describe('a sign-in that did not work', () => {
  test.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['no answer in time', new ErrorTimeout('Network timed out')],
    ['a failing provider', new Error('Bad Gateway (502)')],
    ['a failing provider that says why', new Error('Service Unavailable (503): {"a":1}')],
    [
      'the page of a proxy',
      new Error('Invalid response Content-Type: text/html, from URL: https://id.example/token'),
    ],
  ])('%s: the provider is away (AUTH-02)', (_what, error) => {
    expect(isProviderAway(error)).toBe(true)
  })

  test.each([
    ['a forged answer', new Error('No matching state found in storage')],
    ['a refusal', new ErrorResponse({ error: 'invalid_grant' })],
    ['a status that is no failure of the provider', new Error('Not Found (404)')],
    ['anything else', 'broken'],
  ])('%s: it is not (AUTH-02)', (_what, error) => {
    expect(isProviderAway(error)).toBe(false)
  })
})
