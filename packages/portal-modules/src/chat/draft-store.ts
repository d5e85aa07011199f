import type { ChatDraft, ChatPort } from './chat.port.ts'
import type { PortError } from '../kit/port-error.ts'

export interface DraftState extends ChatDraft {
  /** Why a message was not sent, by its command; unknown for those of an earlier visit. */
  errors: ReadonlyMap<string, PortError>
  /** Commands of messages that are on their way. */
  sending: ReadonlySet<string>
}

/** What was written into a chat and is not sent, whether the chat is on the screen or not. */
export interface DraftStore {
  getSnapshot: () => DraftState
  subscribe: (listener: () => void) => () => void
  update: (change: (state: DraftState) => Partial<DraftState>) => void
}

interface PortDrafts {
  byChat: Map<number, DraftStore>
  /** Told when anything changes in any of them. */
  listeners: Set<() => void>
}
const stores = new WeakMap<ChatPort, PortDrafts>()

function draftsOf(port: ChatPort): PortDrafts {
  let drafts = stores.get(port)
  if (!drafts) stores.set(port, (drafts = { byChat: new Map(), listeners: new Set() }))
  return drafts
}

/** The drafts of one chat; a message that fails after its chat was closed is found there again. */
export function draftStoreOf(port: ChatPort, chatId: number): DraftStore {
  const { byChat, listeners } = draftsOf(port)
  let store = byChat.get(chatId)
  if (!store) byChat.set(chatId, (store = create(port, chatId, listeners)))
  return store
}

/** Hears of every draft of a port. */
export function onDrafts(port: ChatPort, listener: () => void): () => void {
  const { listeners } = draftsOf(port)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A message of this chat did not go out, and is not being sent again. */
export function hasUnsent(port: ChatPort, chatId: number): boolean {
  const { unsent, sending } = draftStoreOf(port, chatId).getSnapshot()
  return unsent.some(({ commandId }) => !sending.has(commandId))
}

function create(port: ChatPort, chatId: number, ofPort: ReadonlySet<() => void>): DraftStore {
  const kept = port.drafts?.read(chatId)
  let state: DraftState = { text: '', unsent: [], ...kept, errors: new Map(), sending: new Set() }
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
      for (const listener of [...listeners, ...ofPort]) listener()
    },
  }
}
