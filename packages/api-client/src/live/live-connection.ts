import { createHub, type HubOptions, type Invoke } from './hub.ts'
import { createRecent, type LiveState } from './live.logic.ts'

/** Something changed in an application. */
export interface LiveEvent {
  /** Where the event stands in the server's log; opaque. */
  cursor: string
  applicationId: number
  /** Area and past tense: `task.moved`. */
  type: string
  payload: unknown
}

/** Everything that was loaded for this application may be out of date. */
export interface LiveReset {
  applicationId: number
}

/** Live events of applications: none lost while the server still has them, none twice, in order. */
export interface LiveConnection {
  /** For `useSyncExternalStore`, with `getState`. */
  subscribe: (listener: () => void) => () => void
  getState: () => LiveState
  /** From now on this application's events come; after a lost connection those that were missed come first. */
  join: (applicationId: number) => void
  leave: (applicationId: number) => void
  onEvent: (listener: (event: LiveEvent) => void) => () => void
  onReset: (listener: (reset: LiveReset) => void) => () => void
  close: () => Promise<void>
}

interface Joined {
  cursor: string | null
  since: number
  recent: ReturnType<typeof createRecent>
}

/** More than a server sends twice when a catch-up meets live events. */
const cursorsKept = 1_000
/** A first join that took longer may have missed a change to what was loaded meanwhile. */
const promptMilliseconds = 1_000

/** Live events from `/hubs/portal`. Errors are only logged; `getState` tells when updates pause (ERR-15). */
export function createLiveConnection(options: HubOptions): LiveConnection {
  const joined = new Map<number, Joined>()
  const eventListeners = new Set<(event: LiveEvent) => void>()
  const resetListeners = new Set<(reset: LiveReset) => void>()

  const hub = createHub(options, {
    events: { Changed: handleChanged },
    async onConnected(invoke) {
      // Who joins while this runs is entered by `join`.
      for (const [applicationId, entry] of Array.from(joined)) {
        if (joined.get(applicationId) === entry) await enter(invoke, applicationId, entry)
      }
    },
  })

  function handleChanged(event: LiveEvent) {
    const entry = joined.get(event.applicationId)
    if (!entry || !entry.recent.add(event.cursor)) return
    entry.cursor = event.cursor
    for (const listener of eventListeners) listener(event)
  }

  async function enter(invoke: Invoke, applicationId: number, entry: Joined) {
    const isFirst = entry.cursor === null
    const answer = await invoke<{ cursor: string; reset: boolean }>(
      'Join',
      applicationId,
      entry.cursor,
    )
    if (joined.get(applicationId) !== entry) return
    const isLate = isFirst && Date.now() - entry.since > promptMilliseconds
    // Otherwise events alone move the cursor: what was announced but not yet sent must not be skipped.
    if (answer.reset) entry.cursor = answer.cursor
    else entry.cursor ??= answer.cursor
    if (answer.reset || isLate) for (const listener of resetListeners) listener({ applicationId })
  }

  return {
    subscribe: hub.subscribe,
    getState: hub.getState,
    join(applicationId) {
      if (joined.has(applicationId)) return
      const entry = { cursor: null, since: Date.now(), recent: createRecent(cursorsKept) }
      joined.set(applicationId, entry)
      hub.open()
      hub.whenUp((invoke) => enter(invoke, applicationId, entry))
    },
    leave(applicationId) {
      if (!joined.delete(applicationId)) return
      hub.whenUp((invoke) => invoke<void>('Leave', applicationId))
    },
    onEvent(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    onReset(listener) {
      resetListeners.add(listener)
      return () => resetListeners.delete(listener)
    },
    close: hub.close,
  }
}
