import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '../contract/talk/chats.contract.ts'
import { createChatConnection, type ChatConnection } from './chat-connection.ts'
import { createFakeHubServer, type FakeHubServer } from './testing/fake-hub-server.ts'

const message: Partial<ChatMessage> = { id: 7, chatId: 5, content: 'Der Plan ist da.' }

let hub: FakeHubServer
let connection: ChatConnection
let seen: ChatMessage[]
const handleJoined = vi.fn()

beforeEach(async () => {
  hub = await createFakeHubServer({ JoinChat: () => null, LeaveChat: () => null })
  connection = createChatConnection({ hubUrl: hub.hubUrl, token: async () => 'token' })
  seen = []
  handleJoined.mockClear()
  connection.onMessage((one) => seen.push(one))
  connection.onJoined(handleJoined)
})

afterEach(async () => {
  await connection.close()
  await hub.close()
})

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 4_000, interval: 5 })
const connected = () => until(() => connection.getState() === 'connected')

test('joins a chat, hears its messages and leaves it (CHAT-08)', async () => {
  connection.join(5)
  await connected()
  expect(handleJoined.mock.calls).toEqual([[5]])
  hub.send('ReceiveMessageAsync', message)
  await until(() => seen.length === 1)
  expect(seen).toEqual([message])
  connection.leave(5)
  await until(() => hub.calls.length === 2)
  expect(hub.calls).toEqual([
    ['JoinChat', 5],
    ['LeaveChat', 5],
  ])
})

test('a chat that is open twice is left by the second one who leaves (CHAT-08)', async () => {
  connection.join(5)
  connection.join(5)
  await connected()
  connection.leave(5)
  connection.join(6)
  await until(() => hub.calls.length === 2)
  connection.leave(5)
  await until(() => hub.calls.length === 3)
  expect(hub.calls).toEqual([
    ['JoinChat', 5],
    ['JoinChat', 6],
    ['LeaveChat', 5],
  ])
})

test('after a lost connection it joins again and says so (CHAT-08)', async () => {
  connection.join(5)
  await connected()
  hub.cut()
  await until(() => handleJoined.mock.calls.length === 2)
  expect(hub.calls).toEqual([
    ['JoinChat', 5],
    ['JoinChat', 5],
  ])
})
