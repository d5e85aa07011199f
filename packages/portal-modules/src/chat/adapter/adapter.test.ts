import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Call, ChatMessage } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { PortError } from '../../kit/port-error.ts'
import { createChatAdapter, type ChatEvents, type LiveEvents } from './index.ts'

const message = (overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 9,
  chatId: 5,
  content: 'Guten Morgen',
  createdAt: '2027-03-15T08:00:00.000Z',
  createdByUser: { id: 2, firstName: 'Sabine', lastName: 'Moser' },
  ...overrides,
})

function setUp(
  answers: Record<string, unknown>,
  options: { live?: LiveEvents; messages?: ChatEvents } = {},
) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, callOptions?: CallOptions) => {
      calls.push({ id: call.id, input, options: callOptions })
      const answer = call.id === 'users.current' ? { id: 1 } : answers[call.id]
      if (answer instanceof Error) throw answer
      return answer as never
    },
  }
  const port = createChatAdapter({ client, scope: { tenant: 101, user: 'aylin' }, ...options })
  return { port, calls }
}

test('keys carry tenant and user; messages know whose they are', async () => {
  const own = message({ id: 10, createdByUser: { id: 1, firstName: 'Aylin', lastName: 'Kaya' } })
  const { port, calls } = setUp({
    'chats.get': { chat: { id: 5, name: 'Plan', description: null }, messages: [message(), own] },
  })
  const query = port.chat(5)
  expect(query.key.slice(0, 3)).toEqual(['atrium', 101, 'aylin'])
  const page = await query.load()
  expect(page.messages.map(({ isOwn }) => isOwn)).toEqual([false, true])
  expect(page).toMatchObject({ hasEarlier: false, members: [] })
  await port.earlier(5, 9)
  expect(calls.at(-1)?.input).toEqual({
    params: { applicationId: 101, chatId: 5 },
    query: { before: 9 },
  })
  // Who one is, is asked for once.
  expect(calls.filter(({ id }) => id === 'users.current')).toHaveLength(1)
})

test('a message travels under its command’s id; a refusal comes in the port’s words', async () => {
  const { port, calls } = setUp({ 'chats.send': message() })
  const sent = await port.send({ chatId: 5, content: 'Guten Morgen', commandId: 'c-1' })
  expect(sent.isOwn).toBe(true)
  expect(calls.at(-1)?.options).toEqual({ idempotencyKey: 'c-1' })
  const lost = new ApiError({ status: 0, code: 'offline', title: 'No answer' })
  const offline = setUp({ 'chats.send': lost }).port
  const error = await offline.send({ chatId: 5, content: 'x', commandId: 'c' }).catch((e) => e)
  expect(error).toBeInstanceOf(PortError)
  expect(error).toMatchObject({ code: 'offline', retryable: true })
})

test('only those who have the chat can be taken in, without oneself (CHAT-07)', async () => {
  const person = (id: number, role: string) => ({
    id,
    firstName: `P${id}`,
    lastName: '',
    roles: [role],
  })
  const people = [
    person(1, 'ADMINISTRATOR'),
    person(2, 'CLIENT_LEAD'),
    person(3, 'CLIENT'),
    person(4, 'ADMINISTRATOR'),
  ]
  const idsWith = async (value: string | null) => {
    const configurations = [{ configurationId: 1, value, configuration: { key: 'CHAT_ROLES' } }]
    const { port } = setUp({
      'users.directory': people,
      'applications.configuration': { theme: null, configurations },
    })
    return (await port.people().load()).map(({ id }) => id)
  }
  expect(await idsWith('ADMINISTRATOR,CLIENT_LEAD')).toEqual([2, 4])
  expect(await idsWith(null)).toEqual([4])
})

test('a chat is joined, heard and left; joining says to load again (CHAT-08)', async () => {
  const heard = new Set<(message: ChatMessage) => void>()
  const joins = new Set<(chatId: number) => void>()
  const log: string[] = []
  const { port } = setUp(
    {},
    {
      messages: {
        join: (id) => log.push(`join ${id}`),
        leave: (id) => log.push(`leave ${id}`),
        onMessage: (listener) => (heard.add(listener), () => heard.delete(listener)),
        onJoined: (listener) => (joins.add(listener), () => joins.delete(listener)),
      },
    },
  )
  const listener = vi.fn()
  const leave = port.onMessage!(5, listener)
  for (const joined of joins) joined(5)
  for (const joined of joins) joined(6)
  expect(listener.mock.calls).toEqual([[]])
  for (const hear of heard) {
    hear(message({ chatId: 6 }))
    hear(message())
  }
  await expect.poll(() => listener).toHaveBeenCalledTimes(2)
  expect(listener.mock.lastCall?.[0]).toMatchObject({ chatId: 5, isOwn: false })
  leave()
  expect(log).toEqual(['join 5', 'leave 5'])
  expect([heard.size, joins.size]).toEqual([0, 0])
})

test('the list hears of messages and of new chats in its own application alone', () => {
  const events = new Set<Parameters<LiveEvents['onEvent']>[0]>()
  const resets = new Set<Parameters<LiveEvents['onReset']>[0]>()
  const { port } = setUp(
    {},
    {
      live: {
        onEvent: (listener) => (events.add(listener), () => events.delete(listener)),
        onReset: (listener) => (resets.add(listener), () => resets.delete(listener)),
      },
    },
  )
  const listener = vi.fn()
  const stop = port.onChats!(listener)
  const happen = (type: string, applicationId = 101) => {
    for (const hear of events) hear({ applicationId, type, payload: {} })
  }
  happen('message.sent')
  happen('chats.changed')
  happen('task.moved')
  happen('message.sent', 115)
  for (const reset of resets) reset({ applicationId: 101 })
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  expect([events.size, resets.size]).toEqual([0, 0])
})
