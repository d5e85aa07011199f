import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createAcademyConnection,
  type AcademyConnection,
  type LessonStatus,
} from './academy-connection.ts'
import { createFakeHubServer, type FakeHubServer } from './testing/fake-hub-server.ts'

const status: LessonStatus = { componentId: 7, lessonId: 2, userId: 5, lessonStatus: 'completed' }

let hub: FakeHubServer
let connection: AcademyConnection
let seen: LessonStatus[]
const token = vi.fn(async () => 'token')
const handleConnected = vi.fn()

beforeEach(async () => {
  hub = await createFakeHubServer({ AddToGroup: () => null, RemoveFromGroup: () => null })
  token.mockClear()
  handleConnected.mockClear()
  connection = createAcademyConnection({ hubUrl: hub.hubUrl, token })
  seen = []
  connection.onLessonStatus((one) => seen.push(one))
  connection.onConnected(handleConnected)
})

afterEach(async () => {
  await connection.close()
  await hub.close()
})

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 4_000, interval: 5 })
const connected = () => until(() => connection.getState() === 'connected')

test('follows a seminar, hears of its lessons and leaves it', async () => {
  connection.follow(101, 7)
  connection.follow(101, 7)
  await connected()
  hub.send('LessonStatus', status)
  await until(() => seen.length === 1)
  expect(seen).toEqual([status])
  connection.unfollow(101, 7)
  connection.unfollow(101, 7)
  await until(() => hub.calls.length === 2)
  expect(hub.calls).toEqual([
    ['AddToGroup', 'academy:101:7'],
    ['RemoveFromGroup', 'academy:101:7'],
  ])
})

test('a lost connection is no longer connected, comes back with a new token and is in its groups again (SEM-04, RT-05)', async () => {
  const states: string[] = []
  connection.follow(101, 7)
  await connected()
  connection.subscribe(() => states.push(connection.getState()))
  const asked = token.mock.calls.length
  hub.cut()
  await until(() => handleConnected.mock.calls.length === 2)
  await connected()
  expect(states[0]).toBe('connecting')
  expect(token.mock.calls.length).toBeGreaterThan(asked)
  expect(hub.calls).toEqual([
    ['AddToGroup', 'academy:101:7'],
    ['AddToGroup', 'academy:101:7'],
  ])
})
