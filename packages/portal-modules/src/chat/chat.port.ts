import type { Query } from '../kit/query.ts'

export interface ChatPerson {
  id: number
  firstName: string
  lastName: string
}

/** A chat as the list shows it (CHAT-02). */
export interface ChatSummary {
  id: number
  name: string
  description: string | null
  /** ISO moment; none: nobody has written yet. */
  lastMessageAt?: string | null
  /** Messages of others that the caller has not seen, 100 at most (T-81). */
  unreadCount?: number
}

export interface ChatMessage {
  /** Goes up with every message of a chat. */
  id: number
  chatId: number
  content: string
  /** ISO moment. */
  createdAt: string
  createdByUser: ChatPerson
  /** The caller wrote it. */
  isOwn: boolean
}

/** A chat with some of its messages, the oldest first (CHAT-09). */
export interface ChatPage {
  chat: ChatSummary
  messages: readonly ChatMessage[]
  /** There are messages before these. */
  hasEarlier: boolean
  /** Who takes part. */
  members: readonly ChatPerson[]
}

export interface NewChat {
  name: string
  description: string
  memberIds: readonly number[]
  commandId: string
}

export interface NewMessage {
  chatId: number
  content: string
  /** The same id sent twice is one message. */
  commandId: string
}

/** A message that did not reach the chat. */
export interface Unsent {
  commandId: string
  content: string
}

/** What somebody wrote into a chat and has not sent. */
export interface ChatDraft {
  text: string
  unsent: readonly Unsent[]
}

/** What the chat needs from its host. Everything rejects with a `PortError`. */
export interface ChatPort {
  /** Chats of the caller, those with the newest messages first. */
  chats: () => Query<readonly ChatSummary[]>
  /** A chat with its newest messages. */
  chat: (chatId: number) => Query<ChatPage>
  /** The page before a message. */
  earlier: (chatId: number, messageId: number) => Promise<ChatPage>
  /** Who can be taken into a chat; the caller is not among them. */
  people: () => Query<readonly ChatPerson[]>
  create: (chat: NewChat) => Promise<ChatSummary>
  send: (message: NewMessage) => Promise<ChatMessage>
  /** Everything in the chat is seen. */
  markRead: (chatId: number) => Promise<void>
  /** Joins a chat; without a message what is shown must be loaded again. Absent: nothing is live (CHAT-08). */
  onMessage?: (chatId: number, listener: (message?: ChatMessage) => void) => () => void
  /** Chats came, or messages came into them. Absent: nothing is live. */
  onChats?: (listener: () => void) => () => void
  /** Which chat was open last. Absent: the list is what one begins with. */
  lastChat?: {
    read: () => number | undefined
    keep: (chatId: number | undefined) => void
  }
  /** Where drafts stay over a reload. Absent: as long as the chat is on the screen. */
  drafts?: {
    read: (chatId: number) => ChatDraft | undefined
    keep: (chatId: number, draft: ChatDraft) => void
  }
}
