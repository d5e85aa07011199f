import type { ChatMessage } from '../contract/talk/chats.contract.ts'
import { createHub, type HubOptions, type Invoke } from './hub.ts'
import type { LiveState } from './live.logic.ts'

/** New messages of the chats that are joined, for those who take part in them (CHAT-08). */
export interface ChatConnection {
  /** For `useSyncExternalStore`, with `getState`. */
  subscribe: (listener: () => void) => () => void
  getState: () => LiveState
  /** From now on this chat's messages come; whoever joins twice leaves twice. */
  join: (chatId: number) => void
  leave: (chatId: number) => void
  onMessage: (listener: (message: ChatMessage) => void) => () => void
  /** A chat is joined, for the first time or again: what was sent before it may be missing. */
  onJoined: (listener: (chatId: number) => void) => () => void
  /** The server was just reached by a call: connects now, if it waits for its next attempt. */
  wake: () => void
  close: () => Promise<void>
}

/** New messages from `/hubs/chat` (RT-02). Errors are only logged (ERR-15). */
export function createChatConnection(options: HubOptions): ChatConnection {
  /** How often each chat was joined. */
  const joined = new Map<number, number>()
  const messageListeners = new Set<(message: ChatMessage) => void>()
  const joinListeners = new Set<(chatId: number) => void>()

  const hub = createHub(options, {
    events: {
      ReceiveMessageAsync(message: ChatMessage) {
        for (const listener of messageListeners) listener(message)
      },
    },
    async onConnected(invoke) {
      // Who joins while this runs is entered by `join`.
      for (const chatId of Array.from(joined.keys())) {
        if (joined.has(chatId)) await enter(invoke, chatId)
      }
    },
  })

  async function enter(invoke: Invoke, chatId: number) {
    await invoke('JoinChat', chatId)
    if (joined.has(chatId)) for (const listener of joinListeners) listener(chatId)
  }

  return {
    subscribe: hub.subscribe,
    getState: hub.getState,
    join(chatId) {
      const times = joined.get(chatId) ?? 0
      joined.set(chatId, times + 1)
      if (times > 0) return
      hub.open()
      hub.whenUp((invoke) => enter(invoke, chatId))
    },
    leave(chatId) {
      const times = joined.get(chatId) ?? 0
      if (times > 1) joined.set(chatId, times - 1)
      else if (joined.delete(chatId)) hub.whenUp((invoke) => invoke('LeaveChat', chatId))
    },
    onMessage(listener) {
      messageListeners.add(listener)
      return () => messageListeners.delete(listener)
    },
    onJoined(listener) {
      joinListeners.add(listener)
      return () => joinListeners.delete(listener)
    },
    wake: hub.wake,
    close: hub.close,
  }
}
