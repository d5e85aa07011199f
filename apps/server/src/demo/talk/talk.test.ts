import { chats, comments, components } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad } from '../../areas/testing.ts'

describe.each(databases)('what people of the demo say on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  test('comments: 70 of people, 12 of the system, 14 on one poster, none later than now', async () => {
    const rows = await rowsOf<{ component_id: number; is_generated: boolean }>(
      server,
      sql`select c.component_id, c.is_generated from comments c
          join components f on f.application_id = c.application_id and f.id = c.component_id
          where c.created_at < now() and c.created_at >= f.created_at`,
    )
    expect(rows.filter((row) => !row.is_generated)).toHaveLength(70)
    expect(rows.filter((row) => row.is_generated)).toHaveLength(12)
    const onOne = Object.values(Object.groupBy(rows, (row) => row.component_id))
    expect(Math.max(...onOne.map((some) => some!.length))).toBe(14)
  })

  test('everybody who commented sees what they commented on (PERM-13)', async () => {
    const said = await rowsOf<{ application_id: number; component_id: number; login: string }>(
      server,
      sql`select distinct c.application_id, c.component_id, a.login from comments c
          join users u on u.id = c.created_by join accounts a on a.subject = u.subject`,
    )
    for (const { application_id: applicationId, component_id: componentId, login } of said) {
      const { status, body } = await (
        await server.as(login)
      ).call(comments.list, { params: { applicationId, componentId } })
      expect([login, componentId, status, body.length > 0]).toEqual([login, componentId, 200, true])
    }
  })

  test('reactions: 150, none later than now, and everybody sees what they reacted to', async () => {
    const given = await rowsOf<{ application_id: number; component_id: number; login: string }>(
      server,
      sql`select r.application_id, r.component_id, a.login from component_reactions r
          join components c on c.application_id = r.application_id and c.id = r.component_id
          join users u on u.id = r.user_id join accounts a on a.subject = u.subject
          where r.created_at between c.created_at and now()`,
    )
    expect(given).toHaveLength(150)
    for (const [login, own] of Object.entries(Object.groupBy(given, (row) => row.login))) {
      const person = await server.as(login)
      const found = await Promise.all(
        own!.map(({ application_id: applicationId, component_id: componentId }) =>
          person.call(components.get, { params: { applicationId, componentId } }),
        ),
      )
      expect([login, new Set(found.map(({ status }) => status))]).toEqual([login, new Set([200])])
    }
  })

  test('chats: 6 with 180 messages, one empty, a long message, breaks of hours, unread for three', async () => {
    const [counts] = await rowsOf<Record<string, number>>(
      server,
      sql`select (select count(*)::int from chats) as chats,
            (select count(*)::int from chat_messages) as messages,
            (select max(n)::int from (
              select count(*) as n from chat_messages group by chat_id
            ) each) as most,
            (select count(*)::int from chats c where not exists (
              select from chat_messages m where m.chat_id = c.id
            )) as empty,
            (select max(char_length(content)) from chat_messages) as longest,
            (select count(distinct content)::int from chat_messages) as different,
            (select count(*)::int from chat_messages where created_at > now()) as "inFuture",
            (select count(*)::int from (
              select created_at - lag(created_at) over (partition by chat_id order by id) as pause
              from chat_messages
            ) each where pause > interval '1 hour') as breaks`,
    )
    expect(counts).toMatchObject({ chats: 6, messages: 180, most: 60, empty: 1, inFuture: 0 })
    expect(counts!.longest).toBeGreaterThanOrEqual(400)
    expect(counts!.breaks).toBeGreaterThan(30)
    expect(counts!.different).toBeGreaterThan(120)
    const unread: Record<string, number> = {}
    for (const [login, applicationId] of [
      ['aylin.kaya', alpenquell],
      ['sabine.moser', alpenquell],
      ['korbinian.huber', alpenquell],
      ['friederike.gimborn', alpenquell],
      ['maren.thiessen', voltrad],
      ['priya.raman', voltrad],
    ] as const) {
      const { body } = await (
        await server.as(login)
      ).call(chats.list, { params: { applicationId } })
      expect(body.length).toBeGreaterThan(0)
      const count = body.reduce((sum, chat) => sum + chat.unreadCount!, 0)
      if (count > 0) unread[login] = count
    }
    expect(unread).toEqual({ 'sabine.moser': 4, 'korbinian.huber': 3, 'priya.raman': 2 })
  })
})
