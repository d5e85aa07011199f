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

/** Everything that was loaded for this application may be out of date, or nothing new comes. */
export interface LiveReset {
  applicationId: number
}

/** How to reach the live events. */
export interface LiveOptions extends HubOptions {
  /**
   * Where the log stood before what is shown was loaded (`CursorTrail.earlier`): asked for at `join`, so
   * that what happened before the connection stood is not missed. Without one a first join is a reset.
   */
  cursor?: () => string | undefined
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
  /** An application could not be joined: its events do not come, and it is tried again. */
  onRefused: (listener: (refused: LiveReset) => void) => () => void
  /** The server was just reached by a call: connects now, if it waits for its next attempt. */
  wake: () => void
  close: () => Promise<void>
}

interface Joined {
  cursor: string | null
  recent: ReturnType<typeof createRecent>
}

/** More than a server sends twice when a catch-up meets live events. */
const cursorsKept = 1_000

/** Live events from `/hubs/portal`. Errors are only logged; `getState` tells when updates pause (ERR-15). */
export function createLiveConnection(options: LiveOptions): LiveConnection {
  const joined = new Map<number, Joined>()
  const eventListeners = new Set<(event: LiveEvent) => void>()
  const resetListeners = new Set<(reset: LiveReset) => void>()
  const refusedListeners = new Set<(refused: LiveReset) => void>()

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
    const isUnknown = entry.cursor === null
    const answer = await invoke<{ cursor: string; reset: boolean }>(
      'Join',
      applicationId,
      entry.cursor,
    ).catch((error: unknown) => {
      for (const listener of refusedListeners) listener({ applicationId })
      throw error
    })
    if (joined.get(applicationId) !== entry) return
    // Otherwise events alone move the cursor: what was announced but not yet sent must not be skipped.
    if (answer.reset) entry.cursor = answer.cursor
    else entry.cursor ??= answer.cursor
    if (answer.reset || isUnknown)
      for (const listener of resetListeners) listener({ applicationId })
  }

  return {
    subscribe: hub.subscribe,
    getState: hub.getState,
    join(applicationId) {
      if (joined.has(applicationId)) return
      const entry: Joined = {
        cursor: options.cursor?.() ?? null,
        recent: createRecent(cursorsKept),
      }
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
    onRefused(listener) {
      refusedListeners.add(listener)
      return () => refusedListeners.delete(listener)
    },
    wake: hub.wake,
    close: hub.close,
  }
}
