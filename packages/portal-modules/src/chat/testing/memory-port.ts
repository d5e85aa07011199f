import { PortError } from '../../kit/port-error.ts'
import { nameOf, sendable } from '../chat.logic.ts'
import type {
  ChatDraft,
  ChatMessage,
  ChatPage,
  ChatPerson,
  ChatPort,
  ChatSummary,
} from '../chat.port.ts'
import { fixedNow, jonas, korbinian, maren, me as aylin, sabine, type Said } from './fixtures.ts'

type Call = 'chats' | 'chat' | 'earlier' | 'people' | 'create' | 'send' | 'markRead'

interface StoredChat {
  id: number
  name: string
  description: string | null
  members: readonly ChatPerson[]
  messages: ChatMessage[]
  readUpTo: number
}

/** A chat that is there at first. */
export interface SeedChat {
  name: string
  description?: string
  members?: readonly ChatPerson[]
  said?: readonly Said[]
  /** So many of the last messages of others are not seen yet. */
  unread?: number
}

export interface MemoryOptions {
  chats?: readonly SeedChat[]
  people?: readonly ChatPerson[]
  me?: ChatPerson
  now?: () => Date
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  drafts?: Readonly<Record<number, ChatDraft>>
  /** Messages that come at once; default 50. */
  pageSize?: number
}

export interface MemoryChat {
  port: ChatPort
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Holds answers to this call back until the returned function is called. */
  hold: (call: Call) => () => void
  /** Somebody else writes; who has joined the chat hears of it. */
  say: (chatId: number, by: ChatPerson, content: string) => ChatMessage
  idOf: (name: string) => number
  messagesOf: (chatId: number) => readonly ChatMessage[]
  unreadOf: (chatId: number) => number
  isJoined: (chatId: number) => boolean
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryChat({
  chats: seeds = [],
  me = aylin,
  people = [sabine, korbinian, jonas, maren],
  now = () => fixedNow,
  latency = 0,
  drafts: kept = {},
  pageSize = 50,
}: MemoryOptions = {}): MemoryChat {
  const chats = new Map<number, StoredChat>()
  const joined = new Map<number, Set<(message?: ChatMessage) => void>>()
  const listListeners = new Set<() => void>()
  const failures = new Map<Call, PortError[]>()
  const gates = new Map<Call, Promise<void>>()
  const answers = new Map<string, ChatMessage | ChatSummary>()
  const drafts = new Map(Object.entries(kept).map(([id, draft]) => [Number(id), draft]))
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 0
  let lastMessageId = 1_000

  const add = (chat: StoredChat, by: ChatPerson, content: string, at: Date): ChatMessage => {
    lastMessageId += 1
    const message: ChatMessage = {
      id: lastMessageId,
      chatId: chat.id,
      content,
      createdAt: at.toISOString(),
      createdByUser: by,
      isOwn: by.id === me.id,
    }
    chat.messages.push(message)
    return message
  }
  for (const seed of seeds) {
    lastId += 1
    const chat: StoredChat = {
      id: lastId,
      name: seed.name,
      description: seed.description ?? null,
      members: seed.members ?? [me, ...people.slice(0, 2)],
      messages: [],
      readUpTo: 0,
    }
    chats.set(lastId, chat)
    for (const [minutes, by, content] of seed.said ?? []) {
      add(chat, by, content, new Date(now().getTime() - minutes * 60_000))
    }
    const foreign = chat.messages.filter(({ isOwn }) => !isOwn)
    const firstUnread = seed.unread ? foreign.at(-seed.unread)?.id : undefined
    chat.readUpTo = (firstUnread ?? Infinity) - 1
    if (chat.readUpTo === Infinity) chat.readUpTo = chat.messages.at(-1)?.id ?? 0
  }

  const answer = async <T>(call: Call, work: () => T): Promise<T> => {
    if (latency) await new Promise((resolve) => setTimeout(resolve, latency))
    await gates.get(call)
    const failure = failures.get(call)?.shift()
    if (failure) throw failure
    return work()
  }
  const find = (chatId: number): StoredChat => {
    const chat = chats.get(chatId)
    if (!chat) throw new PortError({ code: 'not-found' })
    return chat
  }
  const unreadOf = ({ messages, readUpTo }: StoredChat) =>
    Math.min(messages.filter(({ id, isOwn }) => id > readUpTo && !isOwn).length, 100)
  const toSummary = (chat: StoredChat): ChatSummary => ({
    id: chat.id,
    name: chat.name,
    description: chat.description,
    lastMessageAt: chat.messages.at(-1)?.createdAt ?? null,
    unreadCount: unreadOf(chat),
  })
  const toPage = (chat: StoredChat, before = Infinity): ChatPage => {
    const earlier = chat.messages.filter(({ id }) => id < before)
    return {
      chat: toSummary(chat),
      messages: earlier.slice(-pageSize),
      hasEarlier: earlier.length > pageSize,
      members: chat.members,
    }
  }
  const tellList = () => {
    for (const listener of listListeners) listener()
  }
  const emit = (message: ChatMessage) => {
    for (const listener of joined.get(message.chatId) ?? []) listener(message)
    tellList()
  }
  const invalid = (field: string, text: string) =>
    new PortError({ code: 'invalid', fields: { [field]: [text] } })

  const port: ChatPort = {
    chats: () => ({
      key: ['memory-chat', instance, 'chats'],
      load: () =>
        answer('chats', () =>
          [...chats.values()]
            .map(toSummary)
            .sort((one, other) =>
              (other.lastMessageAt ?? '9').localeCompare(one.lastMessageAt ?? '9'),
            ),
        ),
    }),
    chat: (chatId) => ({
      key: ['memory-chat', instance, chatId],
      load: () => answer('chat', () => toPage(find(chatId))),
    }),
    earlier: (chatId, messageId) => answer('earlier', () => toPage(find(chatId), messageId)),
    people: () => ({
      key: ['memory-chat', instance, 'people'],
      load: () => answer('people', () => people),
    }),
    create: ({ name, description, memberIds, commandId }) =>
      answer('create', () => {
        const done = answers.get(commandId)
        if (done) return done as ChatSummary
        const text = name.trim()
        if (text.length < 3 || text.length > 100) {
          throw invalid('name', 'Der Name hat 3 bis 100 Zeichen.')
        }
        const taken = memberIds.map((id) => people.find((person) => person.id === id))
        if (taken.includes(undefined)) {
          throw invalid('memberIds', 'Mindestens eine dieser Personen gibt es hier nicht.')
        }
        lastId += 1
        const members = [me, ...taken.filter((person) => person !== undefined)]
        const chat: StoredChat = {
          id: lastId,
          name: text,
          description: description.trim() || null,
          members: members.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
          messages: [],
          readUpTo: 0,
        }
        chats.set(chat.id, chat)
        const summary = toSummary(chat)
        answers.set(commandId, summary)
        tellList()
        return summary
      }),
    send: ({ chatId, content: text, commandId }) =>
      answer('send', () => {
        const done = answers.get(commandId)
        if (done) return done as ChatMessage
        const chat = find(chatId)
        const content = sendable(text)
        if (content === undefined) throw invalid('content', '1 bis 4.000 Zeichen')
        const message = add(chat, me, content, now())
        chat.readUpTo = message.id
        answers.set(commandId, message)
        emit(message)
        return message
      }),
    markRead: (chatId) =>
      answer('markRead', () => {
        const chat = find(chatId)
        chat.readUpTo = chat.messages.at(-1)?.id ?? 0
      }),
    onMessage(chatId, listener) {
      const listeners = joined.get(chatId) ?? new Set()
      joined.set(chatId, listeners.add(listener))
      return () => void listeners.delete(listener)
    },
    onChats(listener) {
      listListeners.add(listener)
      return () => listListeners.delete(listener)
    },
    drafts: {
      read: (chatId) => drafts.get(chatId),
      keep: (chatId, draft) => drafts.set(chatId, draft),
    },
  }

  return {
    port,
    failNext: (call, error) => failures.set(call, [...(failures.get(call) ?? []), error]),
    hold(call) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.set(call, promise)
      return () => {
        gates.delete(call)
        resolve()
      }
    },
    say(chatId, by, content) {
      const message = add(find(chatId), by, content, now())
      emit(message)
      return message
    },
    idOf: (name) => [...chats.values()].find((chat) => chat.name === name)!.id,
    messagesOf: (chatId) => find(chatId).messages,
    unreadOf: (chatId) => unreadOf(find(chatId)),
    isJoined: (chatId) => (joined.get(chatId)?.size ?? 0) > 0,
  }
}
