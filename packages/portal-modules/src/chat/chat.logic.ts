import type { ChatMessage, ChatPage, ChatPerson } from './chat.port.ts'

/** Most characters of a message (CHAT-03). */
export const maxMessageLength = 4_000
/** Rows above and below the window that stay in the page (CHAT-06). */
export const overscan = 20
/** A message over so many characters is taken for a taller row (CHAT-04). */
const longFrom = 50
/** A message later than this after the one before shows its time above (CHAT-05). */
const gap = 60 * 60_000

/** A message of the list; one on its way has no number yet. */
export interface ShownMessage extends ChatMessage {
  /** Of a message that was written here: it keeps its place when its number comes. */
  commandId?: string
  isSending?: boolean
}

/** What is known of a chat: its newest messages and the earlier ones that were asked for. */
export interface Conversation extends ChatPage {
  messages: readonly ShownMessage[]
  /** Nothing is missing up to this message: what came live after it may have come after a hole. */
  upTo?: number
}

/** A message that is on its way. */
export interface SendCommand {
  commandId: string
  chatId: number
  content: string
  /** ISO moment. */
  at: string
}

/** What will be sent of a text; undefined where there is nothing to send, or too much (CHAT-03). */
export function sendable(text: string): string | undefined {
  const content = text.trim()
  return content === '' || content.length > maxMessageLength ? undefined : content
}

export const isTooLong = (text: string): boolean => text.trim().length > maxMessageLength

/** Takes a fresh newest page in. Where more came than a page holds, what was known before is let go: it would leave a hole. */
export function withNewest(known: Conversation | undefined, page: ChatPage): Conversation {
  const from = page.messages[0]?.id
  const upTo = page.messages.at(-1)?.id
  const solid = known?.upTo ?? known?.messages.at(-1)?.id
  const isApart = page.hasEarlier && from !== undefined && solid !== undefined && from > solid
  if (!known || from === undefined || upTo === undefined || isApart) return { ...page, upTo }
  const before = known.messages.filter(({ id }) => id < from)
  // What was heard since the page was made.
  const after = known.messages.filter(({ id }) => id > upTo)
  return {
    ...page,
    messages: [...before, ...page.messages.map(keeping(known.messages)), ...after],
    hasEarlier: before.length > 0 ? known.hasEarlier : page.hasEarlier,
    upTo,
  }
}

/** Takes the page before a message in; when that is no longer the first one, the page would leave a hole. */
export function withEarlier(known: Conversation, before: number, page: ChatPage): Conversation {
  if (known.messages[0]?.id !== before) return known
  return { ...known, messages: [...page.messages, ...known.messages], hasEarlier: page.hasEarlier }
}

/** Takes one message in, at its place; one that is there already stays as it is. */
export function withMessage(known: Conversation, message: ShownMessage): Conversation {
  const { messages } = known
  const after = messages.findLastIndex(({ id }) => id <= message.id)
  if (messages[after]?.id === message.id) return known
  return { ...known, messages: messages.toSpliced(after + 1, 0, message) }
}

const nobody: ChatPerson = { id: 0, firstName: '', lastName: '' }

/** Shows a message before the server has it. */
export function applySend(known: Conversation, command: SendCommand): Conversation {
  const { commandId, chatId, content, at } = command
  if (known.messages.some((message) => message.commandId === commandId)) return known
  const message = { id: 0, chatId, content, createdAt: at, createdByUser: nobody, isOwn: true }
  return { ...known, messages: [...known.messages, { ...message, commandId, isSending: true }] }
}

/** Messages do not change: the one that is known keeps its place in the list, and is drawn once. */
function keeping(known: readonly ShownMessage[]) {
  const byId = new Map(known.map((message) => [message.id, message]))
  return (message: ShownMessage) => byId.get(message.id) ?? message
}

const keyOf = ({ id, commandId }: ShownMessage): number | string => commandId ?? id

/** Over one hour has passed since the message before; the first of a chat has none before it (CHAT-05). */
export function isAfterGap(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (!before) return true
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) > gap
}

/** How many messages of others were new when the chat was opened, counted back from one of them (T-81). */
export interface UnreadMark {
  count: number
  /** The newest message when it was opened. */
  upTo: number
}

/** The first message that was new; undefined while it is not loaded. */
export function firstUnread(
  messages: readonly ShownMessage[],
  mark: UnreadMark | undefined,
): number | string | undefined {
  let left = mark?.count ?? 0
  if (!mark || left === 0) return undefined
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const message = messages[at]!
    if (message.isOwn || message.id > mark.upTo) continue
    left -= 1
    if (left === 0) return keyOf(message)
  }
  return undefined
}

/** A row of the conversation. */
export interface ChatRow {
  key: number | string
  message: ShownMessage
  /** Its time stands above it: a while has passed (CHAT-05). */
  hasTime: boolean
  /** The line stands above it, under which everything was new (T-81). */
  isFirstUnread: boolean
  /** Its writer stands above it: another one wrote before. */
  hasAuthor: boolean
}

/** Rows of the messages. Those that look the same stay the same objects: they are not drawn again. */
export function rowsOf(
  { messages, hasEarlier }: Pick<Conversation, 'messages' | 'hasEarlier'>,
  unreadKey: number | string | undefined,
  known: WeakMap<ShownMessage, ChatRow>,
): ChatRow[] {
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const key = keyOf(message)
    const hasTime = before || !hasEarlier ? isAfterGap(before, message) : false
    const isFirstUnread = key === unreadKey
    const isSame = before?.createdByUser.id === message.createdByUser.id
    const hasAuthor = !message.isOwn && (!isSame || hasTime || isFirstUnread)
    const old = known.get(message)
    if (
      old?.hasTime === hasTime &&
      old.isFirstUnread === isFirstUnread &&
      old.hasAuthor === hasAuthor
    ) {
      return old
    }
    const row = { key, message, hasTime, isFirstUnread, hasAuthor }
    known.set(message, row)
    return row
  })
}

/** Pixels that a row is taken for until it is measured: over 50 characters are taller (CHAT-04). */
export function estimatedHeight(row: ChatRow): number {
  const { content } = row.message
  const extraLines =
    content.length > longFrom ? Math.ceil((content.length - longFrom) / longFrom) : 0
  return (
    42 +
    extraLines * 20 +
    (row.hasAuthor ? 20 : 0) +
    (row.hasTime ? 36 : 0) +
    (row.isFirstUnread ? 32 : 0)
  )
}

export const nameOf = ({ firstName, lastName }: ChatPerson): string =>
  `${firstName} ${lastName}`.trim()

/** Chats in whose name or description a text stands. */
export function findChats<T extends { name: string; description: string | null }>(
  chats: readonly T[],
  text: string,
  locale: string,
): readonly T[] {
  const wanted = text.trim().toLocaleLowerCase(locale)
  if (wanted === '') return chats
  return chats.filter(({ name, description }) =>
    `${name} ${description ?? ''}`.toLocaleLowerCase(locale).includes(wanted),
  )
}
