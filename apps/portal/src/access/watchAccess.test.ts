// @vitest-environment happy-dom
import { ApiError } from '@atrium/api-client'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// The files after this one share its modules: none is to find what a page of these tests was left with.
afterAll(() => vi.resetModules())

const here = { path: 'pages/{applicationId}' }
const alpenquell = { id: 101, displayName: 'Alpenquell' }
const wohnwerk = { id: 115, displayName: 'Wohnwerk' }
const refusal = (status: number, code: string) => new ApiError({ status, code, title: code })

/** What stays forever is not told apart from what takes long; a moment is enough for what is there already. */
const isPending = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => false), new Promise((resolve) => setImmediate(resolve, true))])

/** A page of its own: what has ended lasts as long as the page. */
async function openPage() {
  vi.resetModules()
  sessionStorage.setItem('atrium:application', '101')
  sessionStorage.setItem('atrium:application-permitted', '101')
  const { watchAccess } = await import('./watchAccess.ts')
  const { hasAccessEnded } = await import('./endedAccess.ts')
  const listeners: (() => void)[] = []
  const refused: (() => void)[] = []
  const page = {
    mine: [alpenquell, wohnwerk] as { id: number; displayName: string }[],
    calls: [] as string[],
    live: 'connecting',
    status: 'signed-in',
    forgotten: 0,
    closed: 0,
  }
  const parts = {
    session: {
      forget: async () => void (page.forgotten += 1),
      close: () => undefined,
      getSnapshot: () => ({ status: page.status, renewalFailed: false }),
    },
    client: {
      call: async ({ id }: { id: string }) => {
        page.calls.push(id)
        return page.mine
      },
    },
    live: {
      subscribe: (listener: () => void) => {
        listeners.push(listener)
        return () => undefined
      },
      getState: () => page.live,
      onRefused: (listener: () => void) => {
        refused.push(listener)
        return () => undefined
      },
    },
    hubs: [{ close: async () => void (page.closed += 1) }],
  }
  const access = watchAccess(parts as unknown as Parameters<typeof watchAccess>[0])
  const become = (state: string) => {
    page.live = state
    for (const listener of listeners) listener()
  }
  const refuse = () => refused.forEach((listener) => listener())
  return { page, access, hasAccessEnded, become, refuse }
}

beforeEach(() => sessionStorage.clear())

test('who is deactivated is out of everything: nothing is asked any more, and no card learns of a failure (ADM-02)', async () => {
  const { page, access, hasAccessEnded } = await openPage()
  const heard = access.hear(refusal(403, 'deactivated'), here)
  expect(hasAccessEnded()).toBe(true)
  expect([page.forgotten, page.closed]).toEqual([1, 1])
  expect(await isPending(heard)).toBe(true)
  expect(await isPending(access.guard(async () => 'token'))).toBe(true)
  // The other seventeen.
  expect(await isPending(access.hear(refusal(403, 'deactivated'), here))).toBe(true)
  expect(page.forgotten).toBe(1)
})

test('a session that was ended elsewhere ends the page’s work; who signs out here is not told (API-12)', async () => {
  const away = await openPage()
  away.page.status = 'signed-out'
  await away.access.hear(refusal(401, 'session-ended'), here)
  expect(away.hasAccessEnded()).toBe(false)
  const { access, hasAccessEnded } = await openPage()
  void access.hear(refusal(401, 'session-ended'), here)
  expect(hasAccessEnded()).toBe(true)
})

test('so does a second factor that is demanded meanwhile (ADM-08)', async () => {
  const { page, access, hasAccessEnded } = await openPage()
  expect(await isPending(access.hear(refusal(401, 'second-factor-required'), here))).toBe(true)
  expect([hasAccessEnded(), page.forgotten]).toEqual([true, 1])
})

test('a refusal of one thing is no end of access (ADM-02)', async () => {
  const { access, hasAccessEnded } = await openPage()
  await access.hear(refusal(403, 'forbidden'), here)
  await access.hear(refusal(401, 'invalid-token'), here)
  await access.hear(refusal(404, 'not-found'), { path: 'users/current' })
  expect(hasAccessEnded()).toBe(false)
  expect(await access.guard(async () => 'token')).toBe('token')
})

test('what is not found in an application may be the application: it is asked once, not for each call (ADM-02)', async () => {
  const { page, access, hasAccessEnded } = await openPage()
  await access.hear(refusal(404, 'not-found'), here)
  await access.hear(refusal(404, 'not-found'), here)
  expect(page.calls).toEqual(['applications.list'])
  expect(hasAccessEnded()).toBe(false)
  const out = await openPage()
  out.page.mine = [wohnwerk]
  expect(await isPending(out.access.hear(refusal(404, 'not-found'), here))).toBe(true)
  expect(out.hasAccessEnded()).toBe(true)
  expect(out.page.forgotten).toBe(0)
})

test('an application that never let the person in does not end: its address is refused elsewhere (ROUTE-13)', async () => {
  const { page, access, hasAccessEnded } = await openPage()
  sessionStorage.setItem('atrium:application', '115')
  page.mine = [alpenquell]
  await access.hear(refusal(404, 'not-found'), here)
  expect(hasAccessEnded()).toBe(false)
  expect(page.closed).toBe(0)
})

test('who only types is found out by the connection that the server closes (ADM-02, API-12)', async () => {
  const { page, become } = await openPage()
  become('paused')
  expect(page.calls).toEqual([])
  become('connected')
  become('connecting')
  expect(page.calls).toEqual(['users.current'])
})

test('who was put out of the application before the page had its connection learns it as that is refused (ADM-02)', async () => {
  const { page, refuse, hasAccessEnded } = await openPage()
  refuse()
  await vi.waitFor(() => expect(page.calls).toEqual(['applications.list']))
  expect(hasAccessEnded()).toBe(false)
  page.mine = [wohnwerk]
  // Once the answer before has come, it is asked anew.
  await vi.waitFor(() => {
    refuse()
    expect(hasAccessEnded()).toBe(true)
  })
  const asked = page.calls.length
  refuse()
  expect(page.calls).toHaveLength(asked)
})
