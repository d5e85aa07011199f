import { createHub, type HubOptions } from './hub.ts'
import type { LiveState } from './live.logic.ts'

/** What a hub calls its one event, and how one gets into its groups and out of them. */
interface GroupNames {
  event: string
  enter: string
  leave: string
}

/** Groups of a hub that one is in, also after a lost connection (RT-05), and what is said in them. */
export interface HubGroups<Key, Message> {
  /** For `useSyncExternalStore`, with `getState`. */
  subscribe: (listener: () => void) => () => void
  getState: () => LiveState
  enter: (key: Key) => void
  leave: (key: Key) => void
  onMessage: (listener: (message: Message) => void) => () => void
  /** At each connection, also the first, when something may have been missed: load again. */
  onConnected: (listener: () => void) => () => void
  /** The server was just reached by a call: connects now, if it waits for its next attempt. */
  wake: () => void
  close: () => Promise<void>
}

export function createHubGroups<Key extends number | string, Message>(
  options: HubOptions,
  names: GroupNames,
): HubGroups<Key, Message> {
  const entered = new Set<Key>()
  const messageListeners = new Set<(message: Message) => void>()
  const connectListeners = new Set<() => void>()

  const hub = createHub(options, {
    events: {
      [names.event](message: Message) {
        for (const listener of messageListeners) listener(message)
      },
    },
    async onConnected(invoke) {
      // What is entered while this runs is entered by `enter`.
      for (const key of Array.from(entered)) {
        if (entered.has(key)) await invoke(names.enter, key)
      }
      for (const listener of connectListeners) listener()
    },
  })

  return {
    subscribe: hub.subscribe,
    getState: hub.getState,
    enter(key) {
      if (entered.has(key)) return
      entered.add(key)
      hub.open()
      hub.whenUp((invoke) => invoke(names.enter, key))
    },
    leave(key) {
      if (entered.delete(key)) hub.whenUp((invoke) => invoke(names.leave, key))
    },
    onMessage(listener) {
      messageListeners.add(listener)
      return () => messageListeners.delete(listener)
    },
    onConnected(listener) {
      connectListeners.add(listener)
      return () => connectListeners.delete(listener)
    },
    wake: hub.wake,
    close: hub.close,
  }
}
