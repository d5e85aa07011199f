import {
  notifications,
  notificationTypes,
  relatedObjectTypes,
  users,
  type NotificationSettings,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad, type EventRow } from '../testing.ts'
import { writeDigests } from './digests.service.ts'
import { notify, wordings, type News, type NewsKind } from './index.ts'

/** What is told, and the number that its notification has as its type (NOTI-08). */
const numbered: readonly (readonly [NewsKind, number])[] = [
  ['campaignPost', 1],
  ['channelPost', 2],
  ['channelCreated', 10],
  ['channelUpdated', 11],
  ['channelOptimized', 12],
  ['channelCanceled', 13],
  ['approvalCreated', 20],
  ['approvalAccepted', 21],
  ['approvalPartialAccepted', 22],
  ['approvalRejected', 23],
  ['approvalConditional', 63],
  ['conditionMet', 64],
  ['conditionReopened', 64],
  ['taskCreated', 30],
  ['taskUpdated', 31],
  ['taskCompleted', 32],
  ['callbackRequested', 33],
  ['fileAdded', 50],
  ['malwareFound', 51],
  ['commentAdded', 60],
  ['mentioned', 61],
  ['deputyNamed', 62],
  ['orderAsked', 70],
  ['orderApproved', 70],
  ['orderRejected', 70],
  ['orderSent', 70],
  ['orderCompleted', 70],
  ['orderCanceled', 70],
  ['orderRebriefed', 70],
  ['seminarSeat', 80],
  ['seminarSignedUp', 80],
  ['seminarWaiting', 80],
  ['seminarSignedOff', 80],
  ['seminarDue', 80],
  ['seminarTomorrow', 80],
]

interface Mail {
  address: string
  language: string
  subject: string
  body: string
  send_after: Date
}

describe.each(databases)('telling people on $name', (kind) => {
  let server: TestServer
  let now = new Date('2027-02-01T09:00:00Z')
  const ids: Record<string, number> = {}
  let nextObject = 1_000

  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      clock: { now: () => now },
    })
    for (const login of [
      'sabine.moser',
      'korbinian.huber',
      'aylin.kaya',
      'inga.dahl',
      'maren.thiessen',
      'priya.raman',
    ]) {
      // prettier-ignore
      const [row] = await rowsOf<{ id: number }>(
        server,
        sql`select u.id from users u join accounts a on a.subject = u.subject where a.login = ${login}`,
      )
      ids[login] = row!.id
    }
  })
  afterAll(() => server?.stop())

  beforeEach(async () => {
    // 10:00 in Berlin.
    now = new Date('2027-02-01T09:00:00Z')
    await rowsOf(server, sql`delete from notification_settings`)
    await rowsOf(server, sql`delete from mail_outbox`)
    await rowsOf(server, sql`delete from notifications`)
  })

  const aylin = () => ({ userId: ids['aylin.kaya']!, firstName: 'Aylin', lastName: 'Kaya' })
  const maren = () => ({ userId: ids['maren.thiessen']!, firstName: 'Maren', lastName: 'Thiessen' })

  const tell = (news: Partial<News> = {}, logins = ['sabine.moser'], applicationId = alpenquell) =>
    server.deps.database.tenant(applicationId, (tx) =>
      notify(server.deps, tx, applicationId, {
        kind: 'approvalCreated',
        object: { id: 7, type: relatedObjectTypes.Campaign, name: 'Kids Schulstart' },
        campaignId: 7,
        url: `/campaigns/7-kids-schulstart?clientId=${applicationId}`,
        actor: aylin(),
        recipientIds: logins.map((login) => ids[login]!),
        ...news,
      }),
    )

  const list = async (login = 'sabine.moser', applicationId = alpenquell) =>
    (await (await server.as(login)).call(notifications.list, { params: { applicationId } })).body

  const mails = () =>
    rowsOf<Mail>(server, sql`select address, language, subject, body, send_after from mail_outbox`)

  const choose = async (
    kind: NewsKind,
    channels: NotificationSettings['types'][number]['channels'],
    more: Partial<NotificationSettings> = {},
    login = 'sabine.moser',
  ) => {
    const types = [{ type: wordings[kind].type, channels }]
    const body = { quietHours: null, mutedCampaignIds: [], ...more, types }
    const { status } = await (await server.as(login)).call(users.saveNotificationSettings, { body })
    expect(status).toBe(200)
  }

  test.each(numbered)(
    '%s reaches its reader as type %i, in words of its own (NOTI-07, NOTI-08)',
    async (kind, type) => {
      const isChannel = type === 2 || (type >= 10 && type < 20)
      const object = {
        id: nextObject++,
        type: isChannel ? relatedObjectTypes.Channel : relatedObjectTypes.Campaign,
        name: 'Wiesn-Spezial',
      }
      await tell({ kind, object })
      const { items, unreadCount } = await list()
      expect(unreadCount).toBe(1)
      expect(items).toMatchObject([
        {
          type,
          relatedObjectId: object.id,
          relatedObjectType: isChannel ? 2 : 1,
          relatedObjectName: 'Wiesn-Spezial',
          url: '/campaigns/7-kids-schulstart?clientId=101',
          actorName: 'Aylin Kaya',
          count: 1,
          isViewed: false,
        },
      ])
      // Who is named as deputy is so for all campaigns.
      // What a scanner found is nobody's doing.
      const own: Partial<Record<NewsKind, RegExp>> = {
        deputyNamed: /^Aylin Kaya hat Sie als Vertretung .*\.$/,
        // Time passes by itself.
        seminarSeat: /^Bei „Wiesn-Spezial“ ist ein Platz frei .*\.$/,
        seminarDue: /^Für „Wiesn-Spezial“ haben Sie noch drei Tage Zeit\.$/,
        seminarTomorrow: /^„Wiesn-Spezial“ findet morgen statt\.$/,
        malwareFound: /^In „Wiesn-Spezial“ wurde Schadsoftware gefunden\. .*\.$/,
      }
      const words = own[kind] ?? /^Aylin Kaya (hat|bittet) .*„Wiesn-Spezial“.*\.$/
      expect(items[0]!.message).toMatch(words)
    },
  )

  test('each kind has a message and a mail subject of its own in both languages', () => {
    const facts = { actor: 'A', hasOthers: false, name: 'N', place: 'P', count: 2 }
    const all = Object.values(wordings)
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(numbered.map(([, type]) => type)))
    for (const language of ['de', 'en'] as const) {
      expect(new Set(all.map((one) => one[language].message(facts))).size).toBe(all.length)
      expect(new Set(all.map((one) => one[language].subject(facts))).size).toBe(all.length)
    }
  })

  test('each reads their own language; the actor, strangers and who is switched off hear nothing', async () => {
    await tell({}, ['aylin.kaya', 'priya.raman'], voltrad)
    expect((await list('priya.raman', voltrad)).items[0]!.message).toBe(
      'Aylin Kaya asked for your approval of “Kids Schulstart”.',
    )
    expect((await list('aylin.kaya', voltrad)).items).toEqual([])
    await tell({}, ['sabine.moser', 'inga.dahl', 'priya.raman'])
    const told = await rowsOf<{ user_id: number }>(
      server,
      sql`select user_id from notifications where application_id = ${alpenquell}`,
    )
    expect(told.map(({ user_id }) => user_id)).toEqual([ids['sabine.moser']])
  })

  test('what is told again before it was seen is counted, on top of the list; after that it is new', async () => {
    const object = { id: 55, type: relatedObjectTypes.Campaign, name: 'Herbst Gastro' }
    await tell({ kind: 'campaignPost', object })
    await tell({ kind: 'campaignPost', object: { ...object, id: 56, name: 'Winterbrand' } })
    await tell({ kind: 'campaignPost', object })
    let { items, unreadCount } = await list()
    expect(items.map(({ relatedObjectName, count }) => [relatedObjectName, count])).toEqual([
      ['Herbst Gastro', 2],
      ['Winterbrand', 1],
    ])
    expect(unreadCount).toBe(2)
    expect(items[0]!.message).toBe('Aylin Kaya hat 2 Beiträge zu „Herbst Gastro“ geschrieben.')
    await tell({ kind: 'campaignPost', object, actor: maren(), count: 3 })
    items = (await list()).items
    expect(items[0]).toMatchObject({ count: 5, actorName: 'Maren Thiessen' })
    expect(items[0]!.message).toBe(
      'Maren Thiessen und andere haben 5 Beiträge zu „Herbst Gastro“ geschrieben.',
    )
    // Another type about the same is another matter.
    await tell({ kind: 'approvalRejected', object })
    expect((await list()).items).toHaveLength(3)
    await (await server.as('sabine.moser')).call(notifications.view, { params: { applicationId: alpenquell } }) // prettier-ignore
    await tell({ kind: 'campaignPost', object })
    items = (await list()).items
    expect(items).toHaveLength(4)
    expect(items[0]).toMatchObject({ count: 1, isViewed: false })
  })

  test('the event carries the notification as the list has it, to its reader alone (NOTI-12)', async () => {
    await tell({}, ['sabine.moser', 'korbinian.huber'])
    await tell()
    const events = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'notification.created' order by seq desc limit 3`,
    )
    const { items } = await list()
    expect(events[0]).toMatchObject({
      user_ids: [ids['sabine.moser']],
      payload: { notification: items[0] },
    })
    expect(items[0]!.count).toBe(2)
    expect(events.slice(1).map(({ user_ids }) => user_ids)).toEqual(
      expect.arrayContaining([[ids['sabine.moser']], [ids['korbinian.huber']]]),
    )
  })

  test('what is changed back is taken back, its digest with it, and its reader’s windows hear of it (NOTI-12, D-04)', async () => {
    const change = (before: string, after: string, kind: NewsKind = 'taskUpdated') =>
      tell({ kind, states: { before, after } }, ['sabine.moser', 'korbinian.huber'])
    await choose('taskUpdated', ['digest'], {}, 'korbinian.huber')
    const digested = async () => (await rowsOf(server, sql`select id from notifications where not in_app`)).length // prettier-ignore
    await change('a', 'b')
    expect([(await list()).items.length, await digested()]).toEqual([1, 1])
    await change('b', 'a')
    expect([(await list()).items.length, await digested()]).toEqual([0, 0])
    const [event] = await rowsOf<EventRow>(server, sql`select * from events order by seq desc limit 1`) // prettier-ignore
    expect(event).toMatchObject({ type: 'notification.withdrawn' })
    expect(event!.user_ids!.toSorted()).toEqual([ids['sabine.moser'], ids['korbinian.huber']].toSorted()) // prettier-ignore

    // Of several changes the last one alone, whatever kind it was told as.
    await change('a', 'b')
    await change('b', 'c')
    await change('c', 'd', 'taskCompleted')
    await change('d', 'b')
    expect((await list()).items).toMatchObject([{ type: 31, count: 1, message: 'Aylin Kaya hat die Aufgabe „Kids Schulstart“ geändert.' }]) // prettier-ignore
    // What was not told with its states is never taken back.
    await tell({ kind: 'taskUpdated' })
    await change('b', 'a')
    expect((await list()).items).toMatchObject([{ count: 3 }])
  })

  test('off stops it, for this type and this person alone (SET-04)', async () => {
    await choose('approvalCreated', ['off'])
    await tell({}, ['sabine.moser', 'korbinian.huber'])
    expect((await list()).items).toEqual([])
    expect((await list('korbinian.huber')).items).toHaveLength(1)
    await tell({ kind: 'approvalRejected' })
    expect((await list()).items).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  test('a muted campaign is silent (SET-04, T-14)', async () => {
    await choose('approvalCreated', ['inApp', 'email'], { mutedCampaignIds: [7] })
    await tell()
    expect([(await list()).items, await mails()]).toEqual([[], []])
    await tell({ campaignId: 8 })
    expect([(await list()).items.length, (await mails()).length]).toEqual([1, 1])
  })

  test('by mail at once, in words and with the way there; in quiet hours afterwards (SET-04)', async () => {
    await choose('approvalCreated', ['email'], { quietHours: { from: '20:00', to: '07:00' } })
    await tell()
    expect((await list()).items).toEqual([])
    const [mail] = await mails()
    expect(mail).toMatchObject({
      address: 'sabine.moser@alpenquell.example',
      language: 'de',
      subject: 'Bitte freigeben: Kids Schulstart',
      send_after: now,
    })
    expect(mail!.body).toContain('Guten Tag Sabine Moser,')
    expect(mail!.body).toContain('Aylin Kaya bittet um Ihre Freigabe: „Kids Schulstart“.')
    expect(mail!.body).toContain(`${server.url}/campaigns/7-kids-schulstart?clientId=101`)
    await rowsOf(server, sql`delete from mail_outbox`)
    now = new Date('2027-02-01T21:00:00Z')
    await tell()
    expect((await mails())[0]!.send_after.toISOString()).toBe('2027-02-02T06:00:00.000Z')
  })

  test('who gets a mail about it in any case gets no second one', async () => {
    await choose('fileAdded', ['inApp', 'email'])
    const told = await tell({ kind: 'fileAdded', mailedIds: [ids['sabine.moser']!] })
    expect([told, await mails()]).toEqual([[], []])
    expect((await list()).items).toHaveLength(1)
  })

  test('the digest waits for its hour, tells everything in one mail and nothing twice (SET-04, T-14, D-04)', async () => {
    await choose('campaignPost', ['digest'])
    const object = { id: 90, type: relatedObjectTypes.Campaign, name: 'Zitrone Launch DACH' }
    await tell({ kind: 'campaignPost', object })
    await tell({ kind: 'campaignPost', object: { ...object, id: 91, name: 'Winterbrand' } })
    expect((await list()).items).toEqual([])
    expect([await writeDigests(server.deps), await mails()]).toEqual([0, []])
    now = new Date('2027-02-02T07:00:00Z')
    expect(await writeDigests(server.deps)).toBe(1)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      address: 'sabine.moser@alpenquell.example',
      subject: '2 Neuigkeiten: Alpenquell Getränke AG',
    })
    expect(mail!.body).toMatch(/„Zitrone Launch DACH“[^]*\/campaigns\/7[^]*„Winterbrand“/)
    expect(await writeDigests(server.deps)).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  test('a digest puts approvals first and tells what was cleared in the portal meanwhile (NOTI-06)', async () => {
    const body = {
      types: [
        { type: notificationTypes.TaskCreated, channels: ['inApp' as const, 'digest' as const] },
        { type: notificationTypes.ApprovalCreated, channels: ['digest' as const] },
      ],
      quietHours: null,
      mutedCampaignIds: [],
    }
    await (await server.as('sabine.moser')).call(users.saveNotificationSettings, { body })
    await tell({ kind: 'taskCreated', object: { id: 3, type: null, name: 'Motiv prüfen' } })
    await tell()
    await (await server.as('sabine.moser')).call(notifications.clear, { params: { applicationId: alpenquell } }) // prettier-ignore
    now = new Date('2027-02-02T07:00:00Z')
    await writeDigests(server.deps)
    const [mail] = await mails()
    expect(mail!.body).toMatch(/Freigaben\n– [^]*Kids Schulstart[^]*Außerdem\n– [^]*Motiv prüfen/)
  })

  test('who left the application gets no digest of it any more', async () => {
    await choose('approvalCreated', ['digest'], {}, 'korbinian.huber')
    await tell({}, ['korbinian.huber'])
    const status = (value: string) =>
      rowsOf(server, sql`update application_users set status = ${value} where user_id = ${ids['korbinian.huber']}`) // prettier-ignore
    await status('inactive')
    now = new Date('2027-02-02T07:00:00Z')
    expect(await writeDigests(server.deps)).toBe(1)
    await status('active')
    expect([await writeDigests(server.deps), await mails()]).toEqual([0, []])
  })

  test('many are told in as many statements as one', async () => {
    const count = async (logins: string[]) => {
      const object = { id: nextObject++, type: relatedObjectTypes.Campaign, name: 'Viele' }
      const queries = await server.database.queriesOf(() => tell({ object }, logins))
      // The reader of the log reads meanwhile.
      return queries.filter((query) => !query.includes('pg_snapshot')).length
    }
    const one = await count(['sabine.moser'])
    expect(await count(['sabine.moser', 'korbinian.huber', 'maren.thiessen'])).toBe(one)
    expect(one).toBeLessThan(10)
  })
})
