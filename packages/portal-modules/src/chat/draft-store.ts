import type { ChatDraft, ChatPort } from './chat.port.ts'
import type { PortError } from '../kit/port-error.ts'

export interface DraftState extends ChatDraft {
  /** Why a message was not sent, by its command; unknown for those of an earlier visit. */
  errors: ReadonlyMap<string, PortError>
}

/** What was written into a chat and is not sent, whether the chat is on the screen or not. */
export interface DraftStore {
  getSnapshot: () => DraftState
  subscribe: (listener: () => void) => () => void
  update: (change: (state: DraftState) => Partial<DraftState>) => void
}

const stores = new WeakMap<ChatPort, Map<number, DraftStore>>()

/** The drafts of one chat; a message that fails after its chat was closed is found there again. */
export function draftStoreOf(port: ChatPort, chatId: number): DraftStore {
  let byChat = stores.get(port)
  if (!byChat) stores.set(port, (byChat = new Map()))
  let store = byChat.get(chatId)
  if (!store) byChat.set(chatId, (store = create(port, chatId)))
  return store
}

function create(port: ChatPort, chatId: number): DraftStore {
  const kept = port.drafts?.read(chatId)
  let state: DraftState = { text: '', unsent: [], ...kept, errors: new Map() }
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(change) {
      state = { ...state, ...change(state) }
      port.drafts?.keep(chatId, { text: state.text, unsent: state.unsent })
      for (const listener of listeners) listener()
    },
  }
}
