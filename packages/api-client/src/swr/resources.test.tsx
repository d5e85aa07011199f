// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { CallResult } from './useCall.ts'
import {
  AtriumProvider,
  useApplicationConfiguration,
  useApplications,
  useApprovalCount,
  useApprovalCountRefresh,
  useComponentSearch,
  useConfigurationRefresh,
  useCurrentUser,
  useInboxCount,
  useNotifications,
  usePages,
} from './index.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

type Answer = (url: string) => Response | Promise<Response>
const failing = () => Response.json({ code: 'internal', title: 'Fehler' }, { status: 500 })

/** Renders a hook on a network that is a function, and keeps what it gave last. */
function renderHook<T>(useIt: () => T, answer: Answer) {
  const urls: string[] = []
  let network = answer
  const client = createClient({
    token: async () => 'token-1',
    language: () => 'de',
    fetch: (async (url: unknown, init?: RequestInit) => {
      urls.push(`${init?.method} ${String(url)}`)
      return network(String(url))
    }) as typeof fetch,
  })
  const cache = new Map()
  let last: T
  function Probe() {
    last = useIt()
    return null
  }
  return {
    urls,
    current: () => last,
    answerWith: (next: Answer) => (network = next),
    show: (tenant: number, user: string) =>
      act(async () => {
        root.render(
          <SWRConfig value={{ provider: () => cache }}>
            <AtriumProvider client={client} tenant={tenant} user={user}>
              <Probe />
            </AtriumProvider>
          </SWRConfig>,
        )
        await vi.advanceTimersByTimeAsync(10)
      }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  }
}
const retry = (result: CallResult<unknown>) => {
  if (result.state !== 'failed') throw new Error(`Nothing to retry in state ${result.state}`)
  result.retry()
}
const hour = 3_600_000

describe('hooks', () => {
  test('theme and configuration are loaded again when somebody changed them (ENT-04)', async () => {
    const answerOf = (primaryColor: string) => () =>
      Response.json({ theme: { primaryColor }, configurations: [] })
    const hook = renderHook(
      () => ({ configuration: useApplicationConfiguration(), refresh: useConfigurationRefresh() }),
      answerOf('#111111'),
    )
    await hook.show(101, 'sabine')
    hook.answerWith(answerOf('#222222'))
    await act(() => hook.current().refresh())
    expect(hook.urls).toHaveLength(2)
    expect(hook.current().configuration).toMatchObject({
      state: 'ready',
      data: { theme: { primaryColor: '#222222' } },
    })
  })

  test('what waits is counted as the inbox on the screen counts it, until that is closed (D-01, T-08)', async () => {
    const hook = renderHook(
      () => ({
        approvals: useApprovalCount(),
        show: useInboxCount(),
        again: useApprovalCountRefresh(),
      }),
      () => Response.json({ count: 8, mayApprove: true, mayAsk: false }),
    )
    await hook.show(101, 'sabine')
    const count = () => hook.current().approvals
    expect(count()).toMatchObject({ state: 'ready', data: { count: 8, mayApprove: true } })
    await act(async () => hook.current().show(5))
    expect(count()).toMatchObject({ state: 'ready', data: { count: 5, mayApprove: true } })
    // What the server still counts meanwhile changes nothing.
    await act(async () => hook.current().again())
    await hook.wait(10)
    expect(count()).toMatchObject({ state: 'ready', data: { count: 5 } })
    await act(async () => hook.current().show(undefined))
    expect(count()).toMatchObject({ state: 'ready', data: { count: 8 } })
  })

  test('the user is loaded with 5 attempts, then it failed, with a retry (AUTH-10)', async () => {
    const hook = renderHook(useCurrentUser, failing)
    await hook.show(101, 'sabine')
    await hook.wait(hour)
    expect(hook.urls).toHaveLength(5)
    expect(hook.current()).toMatchObject({ state: 'failed', error: { status: 500 } })

    hook.answerWith(() => Response.json({ id: 1 }))
    await act(async () => retry(hook.current()))
    await hook.wait(10)
    expect(hook.current()).toMatchObject({ state: 'ready', data: { id: 1 } })
  })

  test('a call is loading until it is answered, and not after a refusal, which is not tried again (LAY-16)', async () => {
    const answer = Promise.withResolvers<Response>()
    const hook = renderHook(useCurrentUser, () => answer.promise)
    await hook.show(101, 'sabine')
    expect(hook.current().state).toBe('loading')
    answer.resolve(Response.json({}, { status: 403 }))
    await hook.wait(hour)
    expect(hook.urls).toHaveLength(1)
    expect(hook.current().state).toBe('failed')
  })

  test('applications are asked for at most 10 times while none are loaded (AUTH-11)', async () => {
    const hook = renderHook(useApplications, failing)
    await hook.show(0, 'sabine')
    await hook.wait(hour)
    expect(hook.urls.length).toBeGreaterThan(5)
    expect(hook.urls.length).toBeLessThanOrEqual(10)
  })

  test('loaded applications are not asked for again (AUTH-11)', async () => {
    const hook = renderHook(useApplications, () => Response.json([{ id: 101 }]))
    await hook.show(0, 'sabine')
    await hook.wait(hour)
    expect(hook.urls).toEqual(['GET /api/v1.0/applications'])
  })

  test('pages are asked for only when an application is active (API-10)', async () => {
    const hook = renderHook(usePages, () => Response.json([]))
    await hook.show(0, 'sabine')
    expect(hook.urls).toEqual([])
    expect(hook.current().state).toBe('idle')
    await hook.show(101, 'sabine')
    expect(hook.urls).toEqual(['GET /api/v1.0/pages/101'])
    expect(hook.current()).toMatchObject({ state: 'ready', data: [] })
  })

  test('a search is asked from two letters on, everywhere or on one page (SRCH-01, SRCH-03, API-33, CONST-09)', async () => {
    let query = ' a '
    const hook = renderHook(
      () => useComponentSearch(query, { pageId: query.length > 3 ? 7 : undefined }),
      () => Response.json([]),
    )
    await hook.show(101, 'sabine')
    expect(hook.urls).toEqual([])
    query = 'äb'
    await hook.show(101, 'sabine')
    query = 'äb c'
    await hook.show(101, 'sabine')
    expect(hook.urls).toEqual([
      'GET /api/v1.0/components/101/search?query=%C3%A4b',
      'GET /api/v1.0/components/101/search?query=%C3%A4b+c&pageId=7',
    ])
  })

  test('nothing of one tenant or person shows to another', async () => {
    const hook = renderHook(usePages, (url) => Response.json([{ url }]))
    await hook.show(101, 'sabine')
    expect(hook.current()).toMatchObject({ data: [{ url: '/api/v1.0/pages/101' }] })
    hook.answerWith(() => new Promise(() => undefined))
    await hook.show(115, 'sabine')
    expect(hook.current().state).toBe('loading')
    await hook.show(101, 'korbinian')
    expect(hook.current().state).toBe('loading')
  })

  test('viewing and clearing tell the server and load the list again (NOTI-05, NOTI-06)', async () => {
    let unreadCount = 3
    const hook = renderHook(useNotifications, (url) => {
      if (url.endsWith('/view') || url.endsWith('/clear')) {
        unreadCount = 0
        return new Response(null, { status: 204 })
      }
      return Response.json({ items: [], unreadCount })
    })
    await hook.show(101, 'sabine')
    expect(hook.current().list).toMatchObject({ data: { unreadCount: 3 } })
    // SWR counts a load within 2 s as the same one.
    await hook.wait(3_000)
    await act(async () => {
      await hook.current().view()
    })
    await hook.wait(10)
    expect(hook.current().list).toMatchObject({ data: { unreadCount: 0 } })
    await act(async () => {
      await hook.current().clear()
    })
    expect(hook.urls).toEqual([
      'GET /api/v1.0/notifications/101',
      'POST /api/v1.0/notifications/101/view',
      'GET /api/v1.0/notifications/101',
      'POST /api/v1.0/notifications/101/clear',
      'GET /api/v1.0/notifications/101',
    ])
  })
})
