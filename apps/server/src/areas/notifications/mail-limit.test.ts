import { approvals, comments, components, posts, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import {
  alpenquell,
  childrenOf,
  entryAt,
  makePostCollection,
  namesOf,
  rowsOf,
  upload,
} from '../testing.ts'
import { wordings } from './wordings.ts'

/** What the whole tenant is told of by one post is less than this. */
const limit = 20_000

describe.each(databases)('mails that one person causes in a day on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  let authorId: number
  const params = { applicationId: alpenquell }

  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    collectionId = await makePostCollection(server, alpenquell)
    const [author] = await rowsOf<{ id: number }>(
      server,
      sql`select id from users where email like 'aylin.kaya@%'`,
    )
    authorId = author!.id
  })
  afterAll(() => server?.stop())
  beforeEach(() => rowsOf(server, sql`delete from mail_outbox`))

  /** As if she had caused so many already. */
  const fill = (count: number, age = '23 hours') =>
    rowsOf(
      server,
      sql`insert into mail_outbox
            (application_id, address, language, subject, body, caused_by, created_at, sent_at)
          select ${alpenquell}::int, 'x@example.test', 'de', 's', 'b', ${authorId}::int,
            now() - ${age}::interval, now() from generate_series(1, ${count}::int)`,
    )
  const fresh = () =>
    rowsOf<{ address: string; caused_by: number | null }>(
      server,
      sql`select address, caused_by from mail_outbox where address <> 'x@example.test'`,
    )
  const write = async (
    displayName: string,
    more: { publishedAt?: string; notifyGroups?: boolean },
  ) =>
    // prettier-ignore
    (await server.as('aylin.kaya')).call(posts.create, {
      params,
      body: {
        displayName,
        body: '<p>Gut.</p>',
        ...(more.publishedAt && { publishedAt: more.publishedAt }),
        data: {
          parentComponentId: collectionId,
          ...(more.notifyGroups && { notifyGroups: true }),
        },
      },
    })
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()

  test('a post that would cause more is refused in words and not there; without notice it is (ASVS 2.4.1, PERM-15)', async () => {
    await fill(limit)
    const post = { publishedAt: yesterday, notifyGroups: true }
    const refused = await write('Zu viel', post)
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      429,
      'too-many-today',
      'Mehr als 20.000 E-Mails lassen sich an einem Tag nicht auslösen. Es wurde nichts gespeichert und nichts verschickt. Bitte versuchen Sie es morgen noch einmal, oder ohne Benachrichtigung.',
    ])
    const found = sql`select 1 from components where display_name = 'Zu viel'`
    expect(await rowsOf(server, found)).toEqual([])
    expect(await fresh()).toEqual([])
    expect((await write('Zu viel', { publishedAt: yesterday })).status).toBe(201)
    expect(await fresh()).toEqual([])
  })

  test('a draft that is published stays a draft then (ASVS 2.4.1, T-77)', async () => {
    const { body } = await write('Entwurf', { notifyGroups: true })
    await fill(limit)
    const api = await server.as('aylin.kaya')
    const change = { id: body.id, displayName: 'Entwurf', body: '<p>Gut.</p>' }
    const refused = await api.call(posts.save, {
      params,
      body: { ...change, publishedAt: yesterday },
    })
    expect([refused.status, refused.problem.code]).toEqual([429, 'too-many-today'])
    const kept = await api.call(posts.get, { params: { ...params, id: body.id } })
    expect([kept.body.publishedAt, kept.body.notifiesGroups]).toEqual([null, true])
  })

  test('counted is what she caused here within 24 hours, and she is noted with each mail (ASVS 2.4.1)', async () => {
    await fill(limit, '25 hours')
    const { status } = await write('Wie immer', { publishedAt: yesterday, notifyGroups: true })
    expect(status).toBe(201)
    const mails = await fresh()
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expect(mail.caused_by).toBe(authorId)
  })

  test('files with a mail to groups: refused, nothing is added; somebody else may (ASVS 2.4.1, PERM-15)', async () => {
    await fill(limit)
    const folder = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Briefings')
    const bring = async (login: string, name: string) =>
      upload(await server.as(login), alpenquell, folder, [name], { notifyGroups: true })
    const refused = await bring('aylin.kaya', 'Zuviel.txt')
    expect([refused.status, refused.problem.code]).toEqual([429, 'too-many-today'])
    expect((await bring('maren.thiessen', 'Von Maren.txt')).status).toBe(201)
    const names = namesOf(await childrenOf(await server.as('aylin.kaya'), alpenquell, folder.id))
    expect(names).not.toContain('Zuviel.txt')
    expect(names).toContain('Von Maren.txt')
  })

  test('a mention and a reminder of an approval are refused whole (ASVS 2.4.1, T-54, T-39)', async () => {
    const choice = {
      quietHours: null,
      mutedCampaignIds: [],
      types: [wordings.mentioned.type, wordings.approvalNudged.type].map((type) => ({
        type,
        channels: ['email' as const],
      })),
    }
    const reader = await server.as('sabine.moser')
    expect((await reader.call(users.saveNotificationSettings, { body: choice })).status).toBe(200)
    await fill(limit)
    const api = await server.as('aylin.kaya')
    const file = await entryAt(api, alpenquell, 'Briefings', 'Rückfragen zum Briefing.txt')
    const place = { ...params, componentId: file.id }
    const [person] = await rowsOf<{ id: number }>(
      server,
      sql`select id from users where email like 'sabine.moser@%'`,
    )
    const before = (await api.call(comments.list, { params: place })).body
    const said = await api.call(comments.add, {
      params: place,
      body: { text: 'Bitte ansehen', mentionedUserIds: [person!.id] },
    })
    expect([said.status, said.problem.code]).toEqual([429, 'too-many-today'])
    expect((await api.call(comments.list, { params: place })).body).toEqual(before)
    const inbox = await (await server.as('sabine.moser')).call(approvals.inbox, { query: {} })
    const { id } = inbox.body.items[0]!.campaign
    const nudge = await api.call(approvals.nudge, { params: { ...params, id } })
    expect([nudge.status, nudge.problem.code]).toEqual([429, 'too-many-today'])
    const after = await api.call(approvals.ofCampaign, { params: { ...params, id } })
    expect([after.body.can.nudge, after.body.nudged]).toEqual([true, null])
  })

  test('planned posts are no way around it: they come out without mails (ASVS 2.4.1, T-77)', async () => {
    await fill(limit)
    const soon = new Date(Date.now() + 1_000).toISOString()
    const { body } = await write('Geplant', { publishedAt: soon, notifyGroups: true })
    const waiting = () =>
      rowsOf(
        server,
        sql`select 1 from jobs where kind = 'release-post' and payload->>'id' = ${`${body.id}`}`,
      )
    await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
    const read = await (await server.as('sabine.moser')).call(posts.get, {
      params: { ...params, id: body.id },
    }) // prettier-ignore
    expect(read.status).toBe(200)
    expect(await fresh()).toEqual([])
    const api = await server.as('aylin.kaya')
    await api.call(components.remove, { params: { ...params, componentId: body.id } })
  })
})
