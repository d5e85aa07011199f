import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, displayName, id, idText, moment } from '../fields.ts'
import { signInRoles, type SignInRole } from '../people/roles.ts'
import { person } from '../shared.ts'
import { lines } from '../text.ts'

/** Chat (CHAT-02). */
export const chat = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  // — Our extension.
  /** Null: nobody has written yet. */
  lastMessageAt: z.optional(z.nullable(moment)),
  /** Messages of others that the caller has not seen, 100 at most (T-81). */
  unreadCount: z.optional(z.int()),
})
export type Chat = z.output<typeof chat>

/** Message of a chat (CHAT-02). */
export const chatMessage = z.object({
  id,
  chatId: id,
  content: z.string(),
  createdAt: moment,
  createdByUser: person,
})
export type ChatMessage = z.output<typeof chatMessage>

/** Most characters of a message (CHAT-03). */
export const maxMessageLength = 4_000

/** Who has the chat where a tenant says nothing (CHAT-07). */
const standardChatRoles: readonly SignInRole[] = ['ADMINISTRATOR']

/**
 * The roles that a tenant's setting CHAT_ROLES names, whatever stands between them; administrators
 * alone where it names none (CHAT-07).
 */
export function chatRoles(setting: unknown): readonly SignInRole[] {
  const words: readonly string[] = (typeof setting === 'string' && setting.match(/[A-Z_]+/g)) || []
  const named = signInRoles.filter((role) => words.includes(role))
  return named.length > 0 ? named : standardChatRoles
}

const chatParams = z.object({ applicationId: idText, chatId: idText })

export const chats = area('chats', {
  list: {
    method: 'GET',
    path: 'chats/{applicationId}',
    summary: 'Chats of the caller, those with the newest messages first',
    rows: ['CHAT-09', 'CHAT-07'],
    params: application,
    response: z.array(chat),
    errors: [403],
  },
  get: {
    method: 'GET',
    path: 'chats/{applicationId}/{chatId}',
    summary:
      'A chat with its newest 50 messages, or the 50 before a message; the oldest come first',
    rows: ['CHAT-09'],
    params: chatParams,
    /** The id of a message: of two that were written in the same moment none is left out. */
    query: z.object({ before: z.optional(idText) }),
    response: z.object({
      chat,
      messages: z.array(chatMessage),
      // — Our extension.
      /** There are messages before these. */
      hasEarlier: z.optional(z.boolean()),
      /** Who takes part. */
      members: z.optional(z.array(person)),
    }),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'chats/{applicationId}',
    summary: 'Starts a chat',
    rows: ['CHAT-10', 'CHAT-01'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      name: displayName,
      description: z.optional(lines(0, 1_000)),
      memberIds: z.array(id).check(z.maxLength(200)),
    }),
    response: chat,
    status: 201,
    errors: [403],
  },
  send: {
    method: 'POST',
    path: 'chats/{applicationId}/{chatId}/messages',
    summary: 'Sends a message',
    rows: ['CHAT-10', 'CHAT-03'],
    extension: true,
    params: chatParams,
    encoding: 'json',
    body: z.object({
      content: lines(1, maxMessageLength),
    }),
    response: chatMessage,
    status: 201,
    errors: [403],
  },
  view: {
    method: 'POST',
    path: 'chats/{applicationId}/{chatId}/view',
    summary: 'Marks all messages of a chat as seen',
    rows: ['T-81'],
    extension: true,
    params: chatParams,
    errors: [403],
  },
})
