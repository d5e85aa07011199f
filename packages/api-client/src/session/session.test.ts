import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'
import type { Session, SessionOptions } from './session.types.ts'
import {
  authority,
  createFakeProvider,
  type FakeProvider,
  portal,
} from './testing/fake-provider.ts'
import { createFakeStorage, createFakeTab, type FakeTab } from './testing/fake-tab.ts'

let provider: FakeProvider
let localStorage: Storage
let open: Session[]

beforeEach(() => {
  provider = createFakeProvider()
  localStorage = createFakeStorage()
  open = []
  vi.stubGlobal('fetch', provider.fetch)
})

afterEach(() => {
  for (const session of open) session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page load in a tab. */
function load(tab: FakeTab, options: Partial<SessionOptions> = {}): Session {
  tab.focus()
  const session = createSession({
    authority,
    clientId: 'atrium-portal',
    baseUrl: `${portal}/`,
    renewal: 'refresh',
    ...options,
  })
  open.push(session)
  return session
}

const newTab = (copyOf?: FakeTab) => createFakeTab(provider, localStorage, copyOf)

/** Signs in as a browser would: out of the page, through the provider, back to a new page. */
async function signIn(tab: FakeTab, options: Partial<SessionOptions> = {}, returnTo?: string) {
  const before = load(tab, options)
  await before.start()
  void before.signIn({ returnTo, language: 'de' })
  const address = await vi.waitUntil(() => tab.visited.at(-1))
  before.close()
  tab.goTo(provider.authorize(address))
  const session = load(tab, options)
  return { session, address, result: await session.completeSignIn() }
}

/** The time that is left is set by moving the clock. */
function setSecondsLeft(session: Session, seconds: number) {
  vi.setSystemTime(((session.getSnapshot().user?.expiresAt ?? 0) - seconds) * 1000)
}

const onlyDate = () => vi.useFakeTimers({ toFake: ['Date'] })

describe('signing in', () => {
  test('asks for a code with PKCE and the five scopes, and loads the user info (AUTH-13)', async () => {
    const { address } = await signIn(newTab(), { renewal: 'iframe' })
    const query = new URL(address).searchParams
    expect(query.get('response_type')).toBe('code')
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('scope')).toBe('openid profile general-api campaigns-api storage-api')
    expect(query.get('redirect_uri')).toBe(`${portal}/callback`)
    expect(query.get('ui_locales')).toBe('de')
    expect(query.has('prompt')).toBe(false)
    expect(provider.requests).toContain('GET /userinfo')
  })

  test('asks for offline access only where refresh tokens renew', async () => {
    const { address } = await signIn(newTab(), { renewal: 'refresh' })
    expect(new URL(address).searchParams.get('scope')).toMatch(/ offline_access$/)
  })

  test('comes back to the saved path with its query (AUTH-02, AUTH-07)', async () => {
    const { result } = await signIn(newTab(), {}, '/cockpits/7/x?view=false')
    expect(result).toEqual({ returnTo: '/cockpits/7/x?view=false' })
  })

  test('rejects where the provider cannot be reached, and lets the page load on; the next one works (AUTH-07)', async () => {
    const tab = newTab()
    const session = load(tab)
    await session.start()
    provider.isDown = true
    await expect(session.signIn()).rejects.toThrow()
    expect([tab.stops, tab.visited]).toEqual([0, []])
    provider.isDown = false
    void session.signIn()
    await vi.waitUntil(() => tab.visited.at(-1)?.startsWith(authority))
  })

  test.each([
    ['nothing', {}],
    ['no object', null],
  ])(
    'a first answer about the provider that says %s is not kept: the next try asks again (AUTH-07)',
    async (_what, wrong) => {
      const right = provider.metadata
      const tab = newTab()
      const session = load(tab)
      await session.start()
      provider.metadata = wrong
      await expect(session.signIn()).rejects.toThrow()
      provider.metadata = right
      void session.signIn()
      await vi.waitUntil(() => tab.visited.at(-1)?.startsWith(authority))
    },
  )

  test('saves no address that leads elsewhere (AUTH-07)', async () => {
    const { result } = await signIn(newTab(), {}, '//evil.example/')
    expect(result).toEqual({ returnTo: undefined })
  })

  test('tells who signed in, from profile and user info (AUTH-16)', async () => {
    const { session } = await signIn(newTab())
    expect(session.getSnapshot()).toEqual({
      status: 'signed-in',
      renewalFailed: false,
      user: {
        subject: 's-1',
        firstName: 'Sabine',
        lastName: 'Moser',
        email: undefined,
        roles: ['AUTHOR'],
        expiresAt: expect.any(Number),
      },
    })
  })

  test('asks for the roles of one application, where the provider knows applications, and renewals keep it (AUTH-16)', async () => {
    const apiResource = 'urn:atrium:api'
    const askFor = async (options: Partial<SessionOptions>, applicationId?: number) => {
      const tab = newTab()
      const before = load(tab, options)
      void before.signIn({ applicationId })
      const address = await vi.waitUntil(() => tab.visited.at(-1))
      before.close()
      return { tab, address, resource: new URL(address).searchParams.get('resource') }
    }
    expect((await askFor({ apiResource })).resource).toBeNull()
    expect((await askFor({}, 2)).resource).toBeNull()
    const options = { apiResource, renewal: 'iframe' as const }
    const { tab, address, resource } = await askFor(options, 2)
    expect(resource).toBe('urn:atrium:api:2')
    tab.goTo(provider.authorize(address))
    const session = load(tab, options)
    await session.completeSignIn()
    expect(session.getSnapshot().user?.applicationId).toBe(2)
    expect(await session.renew()).toBe(true)
    const framed = new URL(tab.framed.at(-1) ?? '').searchParams
    expect(framed.get('resource')).toBe('urn:atrium:api:2')
    expect(session.getSnapshot().user?.applicationId).toBe(2)
  })

  test('asks for the password again where that is wanted', async () => {
    const tab = newTab()
    void load(tab).signIn({ forceLogin: true, language: 'en' })
    const address = await vi.waitUntil(() => tab.visited.at(-1))
    expect(new URL(address).searchParams.get('prompt')).toBe('login')
  })

  test('refuses an answer with a tampered state (AUTH-02)', async () => {
    const tab = newTab()
    void load(tab).signIn()
    const back = new URL(provider.authorize(await vi.waitUntil(() => tab.visited.at(-1))))
    back.searchParams.set('state', 'tampered')
    tab.goTo(back.href)
    const session = load(tab)
    await session.start()
    await expect(session.completeSignIn()).rejects.toThrow()
    expect(session.getSnapshot().status).toBe('signed-out')
    expect(await session.token()).toBeUndefined()
  })

  test('refuses an answer that another tab asked for (AUTH-02)', async () => {
    const tab = newTab()
    void load(tab).signIn()
    const back = provider.authorize(await vi.waitUntil(() => tab.visited.at(-1)))
    const other = newTab()
    other.goTo(back)
    await expect(load(other).completeSignIn()).rejects.toThrow()
  })

  test('completes once, however often it is asked', async () => {
    const tab = newTab()
    void load(tab).signIn({ returnTo: '/x' })
    tab.goTo(provider.authorize(await vi.waitUntil(() => tab.visited.at(-1))))
    const session = load(tab)
    const results = await Promise.all([session.completeSignIn(), session.completeSignIn()])
    expect(results).toEqual([{ returnTo: '/x' }, { returnTo: '/x' }])
  })
})

describe('a stored session', () => {
  test('is used again without leaving the page or asking anybody (AUTH-06)', async () => {
    const tab = newTab()
    await signIn(tab)
    provider.requests.length = 0
    tab.visited.length = 0
    const session = load(tab)
    expect(session.getSnapshot().status).toBe('loading')
    await session.start()
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { subject: 's-1' } })
    expect([provider.requests, tab.visited]).toEqual([[], []])
  })

  test('is used with 51 s left and not with 50 s (AUTH-19)', async () => {
    onlyDate()
    const tab = newTab()
    const { session } = await signIn(tab)
    setSecondsLeft(session, 51)
    const reloaded = load(tab)
    await reloaded.start()
    expect(reloaded.getSnapshot().status).toBe('signed-in')
    setSecondsLeft(session, 50)
    const late = load(tab)
    await late.start()
    expect(late.getSnapshot().status).toBe('signed-out')
  })

  test('that cannot be read is none (AUTH-06)', async () => {
    const tab = newTab()
    tab.sessionStorage.setItem(`oidc.user:${authority}:atrium-portal`, '{')
    const session = load(tab)
    await session.start()
    expect(session.getSnapshot().status).toBe('signed-out')
    expect(tab.visited).toEqual([])
  })

  test('the snapshot is the same object until something changes', async () => {
    const { session } = await signIn(newTab())
    const listener = vi.fn()
    session.subscribe(listener)
    const before = session.getSnapshot()
    await session.token()
    expect(session.getSnapshot()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
    await session.renew()
    expect(session.getSnapshot()).not.toBe(before)
    expect(listener).toHaveBeenCalled()
  })
})

describe('renewal', () => {
  test('a token is given out as it is with 61 s left and renewed first with 60 s (AUTH-08)', async () => {
    onlyDate()
    const { session } = await signIn(newTab())
    const first = await session.token()
    setSecondsLeft(session, 61)
    expect(await session.token()).toBe(first)
    setSecondsLeft(session, 60)
    const second = await session.token()
    expect(second).toMatch(/^access-/)
    expect(second).not.toBe(first)
  })

  test('calls at the same time share one renewal', async () => {
    onlyDate()
    const { session } = await signIn(newTab())
    setSecondsLeft(session, 30)
    provider.requests.length = 0
    const tokens = await Promise.all([session.token(), session.token(), session.token()])
    expect(new Set(tokens).size).toBe(1)
    expect(provider.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  test('happens by itself before the session counts as expired (AUTH-13)', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { session } = await signIn(newTab())
    const first = session.getSnapshot().user?.expiresAt ?? 0
    await vi.advanceTimersByTimeAsync(779_000)
    expect(session.getSnapshot().user?.expiresAt).toBe(first)
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.waitUntil(() => (session.getSnapshot().user?.expiresAt ?? 0) > first)
  })

  test('a refusal raises the flag, is not repeated, and a success clears it (AUTH-12)', async () => {
    onlyDate()
    const { session } = await signIn(newTab())
    const first = await session.token()
    setSecondsLeft(session, 60)
    provider.isRevoked = true
    expect(await session.renew()).toBe(false)
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', renewalFailed: true })
    provider.requests.length = 0
    expect(await session.token()).toBe(first)
    expect(provider.requests).toEqual([])
    provider.isRevoked = false
    expect(await session.renew()).toBe(true)
    expect(session.getSnapshot().renewalFailed).toBe(false)
  })

  test('without network it is tried again and clears the flag when back (AUTH-12)', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    provider.isDown = true
    expect(await session.renew()).toBe(false)
    expect(session.getSnapshot().renewalFailed).toBe(true)
    provider.isDown = false
    tab.dispatch('online')
    await vi.waitUntil(() => !session.getSnapshot().renewalFailed)
  })

  test('a server that refuses even a renewed token counts as a failed renewal until one succeeds (AUTH-12)', async () => {
    const { session } = await signIn(newTab())
    session.distrust()
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', renewalFailed: true })
    expect(await session.renew()).toBe(true)
    expect(session.getSnapshot().renewalFailed).toBe(false)
  })

  test('an expired token that cannot be renewed is not given out', async () => {
    onlyDate()
    const { session } = await signIn(newTab())
    provider.isDown = true
    setSecondsLeft(session, 0)
    expect(await session.token()).toBeUndefined()
  })

  test('the hidden frame renews without a refresh token (AUTH-05)', async () => {
    const tab = newTab()
    const { session } = await signIn(tab, { renewal: 'iframe' })
    const first = await session.token()
    expect(await session.renew()).toBe(true)
    expect(await session.token()).not.toBe(first)
    const query = new URL(tab.framed.at(-1) ?? '').searchParams
    expect(query.get('prompt')).toBe('none')
    expect(query.get('redirect_uri')).toBe(`${portal}/silent_renew.html`)
  })

  test('the hidden frame fails when the provider knows nobody any more (AUTH-05, AUTH-12)', async () => {
    const { session } = await signIn(newTab(), { renewal: 'iframe' })
    provider.hasSession = false
    expect(await session.renew()).toBe(false)
    expect(session.getSnapshot().renewalFailed).toBe(true)
  })

  test('the hidden frame does not let somebody else take over', async () => {
    const { session } = await signIn(newTab(), { renewal: 'iframe' })
    provider.subject = 's-2'
    expect(await session.renew()).toBe(false)
    expect(session.getSnapshot().user?.subject).toBe('s-1')
  })
})

describe('several tabs', () => {
  test('a duplicated tab gets the renewed tokens, one after another and at the same time', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    const copy = load(newTab(tab))
    await copy.start()
    expect(await session.renew()).toBe(true)
    expect(await copy.renew()).toBe(true)
    expect(await Promise.all([session.renew(), copy.renew()])).toEqual([true, true])
    expect(provider.isRevoked).toBe(false)
    await vi.waitUntil(async () => (await copy.token()) === (await session.token()))
  })

  test('a tab that slept through two renewals is told the newest tokens', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    const asleep = newTab(tab)
    await session.renew()
    await session.renew()
    const woken = load(asleep)
    await woken.start()
    expect(await woken.renew()).toBe(true)
    expect(await woken.token()).toBe(await session.token())
    expect(provider.isRevoked).toBe(false)
  })

  test('a session that the server has ended is forgotten, and what is on the screen hears nothing of it (API-12)', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    let told = 0
    session.subscribe(() => (told += 1))
    await session.forget()
    expect(await session.token()).toBeUndefined()
    expect([told, session.getSnapshot().status]).toEqual([0, 'signed-in'])
    const reloaded = load(tab)
    await reloaded.start()
    expect(reloaded.getSnapshot().status).toBe('signed-out')
  })

  test('a spent token is never presented, even where nobody has its successor', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    const copy = newTab(tab)
    await session.renew()
    session.close()
    const stale = load(copy)
    await stale.start()
    provider.requests.length = 0
    expect(await stale.renew()).toBe(false)
    expect(stale.getSnapshot().renewalFailed).toBe(true)
    expect(provider.requests).toEqual([])
    // The tab that holds the successor is not thrown out.
    const reloaded = load(tab)
    await reloaded.start()
    expect(await reloaded.renew()).toBe(true)
  })

  test('a sign-in that is handed over revives the tabs of the same person whose session could not be renewed (AUTH-12, ERR-09)', async () => {
    const { session: ended } = await signIn(newTab())
    const { session: living } = await signIn(newTab())
    provider.isRevoked = true
    expect(await ended.renew()).toBe(false)
    provider.isRevoked = false
    provider.subject = 's-2'
    const { session: other } = await signIn(newTab())
    other.distrust()
    const others = await other.token()
    const own = await living.token()
    provider.subject = 's-1'
    const { session: anew } = await signIn(newTab())
    await anew.shareSignIn()
    await vi.waitUntil(() => !ended.getSnapshot().renewalFailed)
    expect(await ended.token()).toBe(await anew.token())
    // Whose session is well keeps it, and nobody gets another person's.
    expect(await living.token()).toBe(own)
    expect([await other.token(), other.getSnapshot().renewalFailed]).toEqual([others, true])
  })

  test('tabs of separate sign-ins renew by themselves', async () => {
    const { session } = await signIn(newTab())
    const { session: other } = await signIn(newTab())
    await Promise.all([session.renew(), other.renew()])
    expect(await session.token()).not.toBe(await other.token())
  })

  test('signing out reaches the other tabs of the same person', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    const { session: other } = await signIn(newTab())
    provider.subject = 's-2'
    const { session: somebodyElse } = await signIn(newTab())
    tab.focus()
    void session.signOut()
    await vi.waitUntil(() => tab.visited.at(-1)?.startsWith(`${authority}/end`))
    expect(other.getSnapshot().status).toBe('signed-in')
    load(tab)
    await vi.waitUntil(() => other.getSnapshot().status === 'signed-out')
    expect(other.getSnapshot().isEndedElsewhere).toBe(true)
    expect(session.getSnapshot().isEndedElsewhere).toBeUndefined()
    expect(await other.token()).toBeUndefined()
    expect(somebodyElse.getSnapshot().status).toBe('signed-in')
  })
})

describe('signing out', () => {
  test('drops the reporting token, tracks, forgets, then leaves for the provider (AUTH-04)', async () => {
    const steps: string[] = []
    const tab = newTab()
    const stored = () => tab.sessionStorage.getItem(`oidc.user:${authority}:atrium-portal`) !== null
    const { session } = await signIn(tab, {
      destroyReportingToken: async () => void steps.push(`reporting token, stored: ${stored()}`),
      track: (event) => steps.push(`track ${event}, stored: ${stored()}`),
    })
    provider.requests.length = 0
    void session.signOut()
    const address = new URL(
      await vi.waitUntil(() => tab.visited.find((url) => url.includes('/end'))),
    )
    expect(steps).toEqual(['reporting token, stored: true', 'track Logout, stored: true'])
    expect(stored()).toBe(false)
    expect(session.getSnapshot().status).toBe('signed-out')
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${portal}/logged-out`)
    expect(address.searchParams.get('id_token_hint')).toMatch(/\./)
    expect(provider.requests).toContain('POST /revoke')
  })

  test('goes on when the reporting token cannot be given back (AUTH-04)', async () => {
    const tab = newTab()
    const log = vi.fn()
    const { session } = await signIn(tab, {
      log,
      destroyReportingToken: () => Promise.reject(new Error('down')),
    })
    void session.signOut()
    await vi.waitUntil(() => tab.visited.at(-1)?.startsWith(`${authority}/end`))
    expect(log).toHaveBeenCalledOnce()
  })

  test('who asks to sign in meanwhile does not get in its way', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    tab.visited.length = 0
    const leaving = session.signOut()
    // The answer is the signing out: nothing else was begun.
    expect(session.signIn({ returnTo: '/x' })).toBe(leaving)
    await vi.waitUntil(() => tab.visited.length > 0)
    expect(tab.visited.map((url) => new URL(url).pathname)).toEqual(['/end'])
  })

  test('a renewal that is under way does not bring the person back', async () => {
    const tab = newTab()
    const { session } = await signIn(tab)
    const gate = Promise.withResolvers<void>()
    provider.beforeAnswer = () => gate.promise
    const renewal = session.renew()
    await vi.waitUntil(() => provider.requests.at(-1)?.startsWith('POST /token'))
    void session.signOut()
    await vi.waitUntil(() => tab.visited.at(-1)?.startsWith(`${authority}/end`))
    gate.resolve()
    expect(await renewal).toBe(false)
    expect(session.getSnapshot().status).toBe('signed-out')
    expect(tab.sessionStorage.getItem(`oidc.user:${authority}:atrium-portal`)).toBeNull()
  })

  test('signs out here and rejects where the provider cannot be reached', async () => {
    const tab = newTab()
    await signIn(tab)
    const session = load(tab)
    await session.start()
    provider.isDown = true
    await expect(session.signOut()).rejects.toThrow()
    expect(session.getSnapshot().status).toBe('signed-out')
  })
})
