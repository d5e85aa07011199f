import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '../contract/talk/notifications.contract.ts'
import {
  createNotificationsConnection,
  type NotificationsConnection,
} from './notifications-connection.ts'
import { createFakeHubServer, type FakeHubServer } from './testing/fake-hub-server.ts'

const notification: Partial<Notification> = { id: 7, message: 'Neue Aufgabe', type: 30 }

let hub: FakeHubServer
let connection: NotificationsConnection
let seen: Notification[]

beforeEach(async () => {
  hub = await createFakeHubServer({ SubscribeAsUser: () => null, UnsubscribeAsUser: () => null })
  connection = createNotificationsConnection({ hubUrl: hub.hubUrl, token: async () => 'token' })
  seen = []
  connection.onNotification((one) => seen.push(one))
})

afterEach(async () => {
  await connection.close()
  await hub.close()
})

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 4_000, interval: 5 })
const connected = () => until(() => connection.getState() === 'connected')

test('subscribes per application and gets new notifications (RT-01, RT-02, NOTI-12)', async () => {
  connection.join(1)
  await connected()
  expect(hub.calls).toEqual([['SubscribeAsUser', 1]])
  hub.send('ReceiveNotificationAsync', notification)
  await until(() => seen.length === 1)
  expect(seen).toEqual([notification])
})

test('a switch leaves the old application and joins the new one (RT-01)', async () => {
  connection.join(1)
  await connected()
  connection.leave(1)
  connection.join(2)
  await until(() => hub.calls.length === 3)
  expect(hub.calls.slice(1)).toEqual([
    ['UnsubscribeAsUser', 1],
    ['SubscribeAsUser', 2],
  ])
})

test('tells at each connection that some may be missing, and subscribes again after a lost one (RT-01)', async () => {
  const handleConnected = vi.fn()
  connection.onConnected(handleConnected)
  connection.join(1)
  await connected()
  expect(handleConnected).toHaveBeenCalledOnce()
  hub.cut()
  await until(() => handleConnected.mock.calls.length === 2)
  expect(hub.calls).toEqual([
    ['SubscribeAsUser', 1],
    ['SubscribeAsUser', 1],
  ])
})
