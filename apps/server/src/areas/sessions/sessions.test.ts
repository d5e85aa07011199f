import { auditLog, sessions, users } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../../test/harness.ts'
import type { TestServer } from '../../../test/harness.ts'
import { createBrowser } from '../../identity/testing/browser.ts'
import { createPortal } from '../../identity/testing/portal.ts'
import { deviceOf } from './sessions.mapper.ts'

const alpenquell = 101
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe('sessions', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ demo: 'small', realTokens: true })
  })
  afterAll(() => server.stop())

  /** Somebody of the demo who signs in with a browser of their own. */
  async function signIn(login: string, userAgent = firefox) {
    const browser = createBrowser()
    const portal = createPortal(server.url, { browser, userAgent })
    const tokens = await portal.signIn({ persona: login })
    return { portal, tokens, api: server.api(tokens.access_token) }
  }
  const stateOf = async ({ api }: Awaited<ReturnType<typeof signIn>>) => {
    const { status, problem } = await api.call(users.current)
    return status === 200 ? 'in' : problem.code
  }
  const logOf = async (login: string, action: string) => {
    const api = (await signIn(login)).api
    const { body } = await api.call(auditLog.list, { params: { applicationId: alpenquell } })
    return body.items.filter((entry) => entry.action === action)
  }

  test('somebody sees where they are signed in, in plain words, this device first (API-12)', async () => {
    const phone = await signIn('sabine.moser', iphone)
    const office = await signIn('sabine.moser')
    const { body } = await office.api.call(sessions.list)
    expect(body).toHaveLength(2)
    expect(body[0]).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
      device: 'desktop',
      network: '127.0.0.x',
      isCurrent: true,
    })
    expect(body[1]).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      device: 'mobile',
      isCurrent: false,
    })
    expect(Date.parse(body[0]!.lastSeenAt!)).toBeGreaterThanOrEqual(Date.parse(body[0]!.startedAt))
    const seen = await phone.api.call(sessions.list)
    expect(seen.body.map(({ isCurrent, system }) => [isCurrent, system])).toEqual([
      [true, 'iOS'],
      [false, 'Windows'],
    ])
  })

  test('an ended session is refused, cannot be renewed, and the log says who ended it (API-12)', async () => {
    const lost = await signIn('korbinian.huber', iphone)
    const here = await signIn('korbinian.huber')
    const other = (await here.api.call(sessions.list)).body.find((one) => !one.isCurrent)!
    const end = () => here.api.call(sessions.end, { params: { sessionId: other.id } })
    expect((await end()).status).toBe(204)
    await expect.poll(() => stateOf(lost)).toBe('session-ended')
    expect(await lost.portal.renewSilently()).toBeUndefined()
    const me = await fetch(`${server.url}/identity/me`, {
      headers: { authorization: `Bearer ${lost.tokens.access_token}` },
    })
    expect(me.status).toBe(401)
    expect(await stateOf(here)).toBe('in')
    expect((await end()).status).toBe(404)
    expect(await logOf('maren.thiessen', 'session.ended')).toMatchObject([
      { actorName: 'Korbinian Huber', objectName: 'Korbinian Huber' },
    ])
  })

  test('nobody ends the session of somebody else by its id (API-12)', async () => {
    const sabine = await signIn('sabine.moser')
    const [own] = (await sabine.api.call(sessions.list)).body
    const korbinian = await signIn('korbinian.huber')
    const answer = await korbinian.api.call(sessions.end, { params: { sessionId: own!.id } })
    expect(answer.status).toBe(404)
    expect(await stateOf(sabine)).toBe('in')
  })

  test('all other sessions end at once, and this one goes on (API-12)', async () => {
    const others = [await signIn('marco.rossi', iphone), await signIn('marco.rossi')]
    const here = await signIn('marco.rossi')
    expect((await here.api.call(sessions.endOthers)).body.count).toBeGreaterThanOrEqual(2)
    for (const other of others) await expect.poll(() => stateOf(other)).toBe('session-ended')
    expect(await stateOf(here)).toBe('in')
    expect((await here.api.call(sessions.list)).body).toHaveLength(1)
    expect(await here.portal.renewSilently()).toBeDefined()
    expect((await here.api.call(sessions.endOthers)).body.count).toBe(0)
    expect(await logOf('maren.thiessen', 'sessions.ended')).toHaveLength(1)
  })

  test('whoever manages somebody signs them out everywhere; nobody else does (API-12, ADM-09)', async () => {
    const sabine = await signIn('sabine.moser')
    const { id: userId } = (await sabine.api.call(users.current)).body
    const params = { applicationId: alpenquell, userId }
    const endBy = async (login: string) =>
      (await signIn(login)).api.call(sessions.endOf, { params })
    expect((await endBy('korbinian.huber')).status).toBe(403)
    expect(await stateOf(sabine)).toBe('in')
    expect((await endBy('maren.thiessen')).body.count).toBeGreaterThan(0)
    await expect.poll(() => stateOf(sabine)).toBe('session-ended')
    expect((await endBy('maren.thiessen')).body.count).toBe(0)
    // Signing in again is open to them.
    expect(await stateOf(await signIn('sabine.moser'))).toBe('in')
  })

  test('nobody is signed out everywhere by who manages them in one of their applications alone (API-12, PERM-19)', async () => {
    const marco = await signIn('marco.rossi')
    const { id: userId } = (await marco.api.call(users.current)).body
    const params = { applicationId: alpenquell, userId }
    const endBy = async (login: string) =>
      (await signIn(login)).api.call(sessions.endOf, { params })
    const { status, problem } = await endBy('sabine.moser')
    expect([status, problem.code]).toEqual([403, 'sessions-elsewhere'])
    expect(await stateOf(marco)).toBe('in')
    expect((await endBy('maren.thiessen')).body.count).toBeGreaterThan(0)
    await expect.poll(() => stateOf(marco)).toBe('session-ended')
  })

  test('signing out ends the access token, too (API-12, AUTH-04)', async () => {
    const { portal, tokens, api } = await signIn('jonas.petersen')
    const query = new URLSearchParams({ id_token_hint: tokens.id_token })
    await portal.browser.open(`${portal.issuer}/session/end?${query}`)
    await expect
      .poll(async () => (await api.call(users.current)).problem.code)
      .toBe('session-ended')
  })

  test('who is out of their last application is told so, and signs in anew once they are back (ADM-02)', async () => {
    const maren = await signIn('maren.thiessen')
    const korbinian = await signIn('korbinian.huber')
    const { id } = (await korbinian.api.call(users.current)).body
    const save = (status: 'active' | 'inactive') =>
      maren.api.call(users.save, { params: { applicationId: alpenquell }, body: { id, status } })
    await save('inactive')
    expect(await stateOf(korbinian)).toBe('deactivated')
    expect(await korbinian.portal.renewSilently()).toBeUndefined()
    await save('active')
    await expect.poll(() => stateOf(korbinian)).toBe('session-ended')
    expect(await stateOf(await signIn('korbinian.huber'))).toBe('in')
  })

  test('with a provider of the agency’s own there is no list of sessions (API-12)', async () => {
    const elsewhere = await startServer({ demo: 'small', change: () => ({ sessions: undefined }) })
    const api = await elsewhere.as('maren.thiessen')
    expect((await api.call(sessions.list)).status).toBe(404)
    await elsewhere.stop()
  })

  test('what says nothing about itself is a device that is not known (API-12)', () => {
    const unknown = { browser: null, system: null, device: 'unknown' }
    expect(deviceOf(null)).toEqual(unknown)
    expect(deviceOf('curl')).toEqual(unknown)
  })
})
