import { notifications, notificationTypes } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'

describe.each(databases)('notifications on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const list = async (login: string, applicationId = alpenquell) =>
    (await (await server.as(login)).call(notifications.list, { params: { applicationId } })).body

  test('the list is newest first and says how many are unread (API-26, NOTI-07, NOTI-11)', async () => {
    const { items, unreadCount } = await list('sabine.moser')
    expect(items).toHaveLength(40)
    expect(unreadCount).toBe(9)
    expect(items.filter((item) => !item.isViewed)).toHaveLength(9)
    const times = items.map((item) => item.createdAt)
    expect(times).toEqual([...times].sort().toReversed())
    expect(items[0]!.url).toContain('clientId=101')
  })

  test('the demo has notifications of every documented type, one of an unknown type and a name of 120 characters', async () => {
    const { items } = await list('sabine.moser')
    const { CallbackRequested, FileAdded, MalwareFound, CommentAdded, Mentioned, DeputyNamed, ApprovedWithCondition, ConditionMet, DirectOrder, Seminar, ...documented } = notificationTypes // prettier-ignore
    const own = [CallbackRequested, FileAdded, MalwareFound, CommentAdded, Mentioned, DeputyNamed, ApprovedWithCondition, ConditionMet, DirectOrder, Seminar] // prettier-ignore
    expect(own).toEqual([33, 50, 51, 60, 61, 62, 63, 64, 70, 80])
    expect(new Set(items.map((item) => item.type))).toEqual(
      new Set([...Object.values(documented), 99]),
    )
    expect(Math.max(...items.map((item) => item.relatedObjectName.length))).toBe(120)
  })

  test('viewing marks all as seen, for the caller in this tenant alone (API-27, NOTI-05)', async () => {
    const others = await list('korbinian.huber')
    const elsewhere = await list('marco.rossi', wohnwerk)
    const sabine = await server.as('sabine.moser')
    expect((await sabine.call(notifications.view, { params })).status).toBe(204)
    const { items, unreadCount } = await list('sabine.moser')
    expect([items.length, unreadCount]).toEqual([40, 0])
    const marco = await server.as('marco.rossi')
    await marco.call(notifications.view, { params })
    expect(await list('marco.rossi', wohnwerk)).toEqual(elsewhere)
    expect(await list('korbinian.huber')).toEqual(others)
  })

  test('clearing empties the list and keeps the rows (API-28, NOTI-06)', async () => {
    const api = await server.as('korbinian.huber')
    const { items } = await list('korbinian.huber')
    expect((await api.call(notifications.clear, { params })).status).toBe(204)
    expect(await list('korbinian.huber')).toEqual({ items: [], unreadCount: 0 })
    const kept = await rowsOf<{ id: number }>(
      server,
      sql`select id from notifications where id = any(${items.map((item) => item.id)}::int[])
          and cleared_at is not null and viewed_at is not null`,
    )
    expect(kept).toHaveLength(items.length)
  })

  test('what was cleared stays in the history, seen (NOTI-06)', async () => {
    const api = await server.as('friederike.gimborn')
    const { items } = await list('friederike.gimborn')
    const past = async () => (await api.call(notifications.history, { params })).body.items
    expect(await past()).toEqual(items)
    await api.call(notifications.clear, { params })
    expect(await past()).toEqual(items.map((item) => ({ ...item, isViewed: true })))
    expect((await list('friederike.gimborn')).items).toEqual([])
  })

  test('without a token there is no list (AUTH-14)', async () => {
    expect((await server.api().call(notifications.list, { params })).status).toBe(401)
  })
})
