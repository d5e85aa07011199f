import type { ApiError, Client } from '@atrium/api-client'
import { applications, users, type Call } from '@atrium/api-client/contract'
import type { LiveConnection } from '@atrium/api-client/live'
import type { Session } from '@atrium/api-client/session'
import { runningPreview } from '../preview/preview.ts'
import { activeApplication, permittedApplication } from '../tenant.ts'
import { hasAccessEnded, announceAccessEnded, type AccessEnd } from './endedAccess.ts'

/** Notices the end of a session or of access, and lets nothing be asked after it. */
export interface AccessWatch {
  /** The token for a call; never, once access has ended: nothing is sent any more. */
  guard: (token: () => Promise<string | undefined>) => Promise<string | undefined>
  /** What a failed call says about access; does not resolve where access has ended. */
  hear: (error: Pick<ApiError, 'status' | 'code'>, call: Pick<Call, 'path'>) => Promise<void>
  /** Asks whether the open application is still the person's; does not resolve where it is not. */
  check: () => Promise<void>
}

export interface WatchedParts {
  session: Pick<Session, 'forget' | 'close' | 'getSnapshot'>
  client: Pick<Client, 'call'>
  live: Pick<LiveConnection, 'subscribe' | 'getState' | 'onRefused'>
  /** Everything that is connected. */
  hubs: readonly { close: () => Promise<void> }[]
}

/** A page has many calls, which may all fail for the same reason. */
const checkAgainAfterMs = 30_000

/** What waits for this waits until the page is gone: nothing behind the screen changes any more. */
const never = new Promise<never>(() => {})

/**
 * Ends all work of the page when the server says that access has ended (ADM-02, API-12). Somebody who
 * only types makes no calls: so a live connection that the server closes, or does not let into the
 * application, is reason enough to ask.
 */
export function watchAccess({ session, client, live, hubs }: WatchedParts): AccessWatch {
  let checking: Promise<void> | undefined
  let checkedAt = -Infinity
  let wasConnected = false

  function end(what: AccessEnd): Promise<never> {
    announceAccessEnded(what)
    if (what.kind === 'application') session.close()
    // The page is over all the same.
    else session.forget().catch(() => undefined)
    for (const hub of hubs) hub.close().catch(() => undefined)
    return never
  }

  async function ask() {
    const active = activeApplication()
    // A preview ends by itself, and whose it is has their own applications.
    if (!active || runningPreview) return
    // What an address asked for and was never open cannot end: the shell refuses it (ROUTE-13).
    if (active !== permittedApplication()) return
    const all = await client.call(applications.list, {}).catch(() => undefined)
    checkedAt = performance.now()
    if (!all || all.some(({ id }) => id === active)) return
    const others = all.map(({ id, displayName }) => ({ id, name: displayName }))
    await end({ kind: 'application', others })
  }

  function check() {
    checking ??= ask().finally(() => (checking = undefined))
    return checking
  }

  live.subscribe(() => {
    const isConnected = live.getState() === 'connected'
    const isLost = wasConnected && !isConnected
    wasConnected = isConnected
    // `hear` listens to the answer.
    if (isLost && !hasAccessEnded()) void client.call(users.current, {}).catch(() => undefined)
  })

  live.onRefused(() => {
    // `hear` listens to a failure.
    if (!hasAccessEnded()) void check().catch(() => undefined)
  })

  return {
    guard: (token) => (hasAccessEnded() ? never : token()),
    async hear({ status, code }, { path }) {
      if (hasAccessEnded()) return never
      if (status === 403 && code === 'deactivated') return end({ kind: 'everywhere' })
      // Who signs out here is on the way to the page that says so.
      const isIn = session.getSnapshot().status === 'signed-in'
      if (status === 401 && code === 'session-ended' && isIn) return end({ kind: 'signed-out' })
      if (status === 401 && code === 'second-factor-required' && isIn)
        return end({ kind: 'second-factor' })
      const isOfApplication = status === 404 && path.includes('{applicationId}')
      if (isOfApplication && performance.now() - checkedAt > checkAgainAfterMs) await check()
    },
    check,
  }
}
