import * as z from 'zod/mini'
import { area } from './call.ts'
import { application, displayName, id, idText, moment } from './fields.ts'
import { person } from './shared.ts'

/** Chat (CHAT-02). */
export const chat = z.object({ id, name: z.string(), description: z.nullable(z.string()) })
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

const chatParams = z.object({ applicationId: idText, chatId: idText })

export const chats = area('chats', {
  list: {
    method: 'GET',
    path: 'chats/{applicationId}',
    summary: 'Chats of the caller',
    rows: ['CHAT-09'],
    planned: true,
    params: application,
    response: z.array(chat),
    errors: [403],
  },
  get: {
    method: 'GET',
    path: 'chats/{applicationId}/{chatId}',
    summary: 'A chat with its newest 50 messages, or the 50 before a moment',
    rows: ['CHAT-09'],
    planned: true,
    params: chatParams,
    query: z.object({ before: z.optional(moment) }),
    response: z.object({ chat, messages: z.array(chatMessage) }),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'chats/{applicationId}',
    summary: 'Starts a chat',
    rows: ['CHAT-10', 'CHAT-01'],
    extension: true,
    planned: true,
    params: application,
    encoding: 'json',
    body: z.object({
      name: displayName,
      description: z.optional(z.string().check(z.maxLength(1_000))),
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
    planned: true,
    params: chatParams,
    encoding: 'json',
    body: z.object({ content: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)) }),
    response: chatMessage,
    status: 201,
    errors: [403],
  },
})
