import {
  calendarFeeds,
  campaignDates,
  campaigns,
  channels,
  type CampaignDeadline,
  type Channel,
  type InputOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { dayFrom } from '../../../platform/berlin-time.ts'
import { alpenquell, rowsOf } from '../../testing.ts'

describe.each(databases)('deadlines of channels on $name', (kind) => {
  let server: TestServer
  let channelId: number
  const params = { applicationId: alpenquell }
  const at = () => ({ params: { ...params, id: channelId } })
  const dayIn = (days: number) => dayFrom(new Date(), days)
  const wire = (day: string) => `${day}T09:00:00.000Z`

  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    // One that plans on, and whose deadlines nobody has closed.
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select h.id from channels h join campaigns c
          on c.application_id = h.application_id and c.id = h.campaign_id
          where h.application_id = ${alpenquell} and c.name = 'Kids Schulstart'
          order by h.position limit 1`,
    )
    channelId = row!.id
    await rowsOf(
      server,
      sql`update channels set workflow_state = 'Planning', end_date = ${dayIn(90)}::date,
            booking_deadline = ${dayIn(-5)}::date, material_deadline = ${dayIn(4)}::date
          where application_id = ${alpenquell} and id = ${channelId}`,
    )
    await rowsOf(server, sql`delete from deadline_marks`)
  })
  afterAll(() => server?.stop())

  const planner = () => server.as('aylin.kaya')
  const read = async (login = 'aylin.kaya'): Promise<Channel> =>
    (await (await server.as(login)).call(channels.get, at())).body
  const save = async (
    body: InputOf<typeof channels.save>['body'],
    login = 'aylin.kaya',
    headers = {},
  ) => (await server.as(login)).call(channels.save, { ...at(), body }, headers)
  const listed = async (login = 'aylin.kaya'): Promise<CampaignDeadline[]> => {
    const client = await server.as(login)
    return (await client.call(campaignDates.upcoming, { params })).body.deadlines
  }
  const ours = (all: readonly CampaignDeadline[]) =>
    all.filter(({ channel }) => channel?.id === channelId).map((one) => one.kind)
  const feed = async () => {
    const { body } = await (await planner()).call(calendarFeeds.renew, { params })
    return (await fetch(body.url)).text()
  }

  test('what comes stands first, the next first, then what is overdue, the latest first (T-27)', async () => {
    const all = await listed()
    const today = dayIn(0)
    const days = all.map(({ day }) => day.slice(0, 10))
    const coming = days.filter((day) => day >= today)
    const late = days.filter((day) => day < today)
    expect(coming.length).toBeGreaterThan(0)
    expect(late.length).toBeGreaterThan(0)
    expect(days).toEqual([...coming.toSorted(), ...late.toSorted().toReversed()])
    expect(ours(all)).toEqual(['material', 'booking'])
  })

  test('a deadline that is met is no longer listed, in the calendar neither; the channel says who noted it, and when (T-27)', async () => {
    const before = await read()
    const campaign = { params: { ...params, id: before.campaignId } }
    const { version } = (await (await planner()).call(campaigns.get, campaign)).body
    const uid = `UID:booking-${alpenquell}-${channelId}@`
    expect(await feed()).toContain(uid)
    const { status, body } = await save({ bookingClosing: 'done' }, 'aylin.kaya', {
      'if-match': `"${before.version}"`,
    })
    expect(status).toBe(200)
    expect(body.bookingStatus!.mark).toMatchObject({
      kind: 'done',
      from: null,
      by: { firstName: 'Aylin', lastName: 'Kaya' },
    })
    expect(Date.parse(body.bookingStatus!.mark!.at)).toBeGreaterThan(0)
    expect(body.bookingDeadline).toBe(before.bookingDeadline)
    expect(ours(await listed())).toEqual(['material'])
    expect(await feed()).not.toContain(uid)
    const plan = (await (await planner()).call(campaigns.plan, { params })).body
    const planned = plan.find(({ id }) => id === channelId)!
    expect(planned.bookingStatus).toEqual(body.bookingStatus)
    expect(planned.version).toBe(body.version)
    // Clients read it, and what they decide on is the same plan as before.
    expect((await read('sabine.moser')).bookingStatus!.mark).toMatchObject({ kind: 'done' })
    expect((await (await planner()).call(campaigns.get, campaign)).body.version).toBe(version)
  })

  test('other browsers hear of it, the history and the audit log have it (T-05, T-27)', async () => {
    const [event] = await rowsOf<{ payload: { kind: string; channelIds: number[] } }>(
      server,
      sql`select payload from events where type = 'campaigns.changed' order by seq desc limit 1`,
    )
    expect(event!.payload).toMatchObject({ kind: 'changed', channelIds: [channelId] })
    const { campaignId } = await read()
    const history = { params: { ...params, id: campaignId } }
    const [entry] = (await (await planner()).call(campaigns.history, history)).body
    expect(entry).toMatchObject({
      kind: 'changed',
      channel: { id: channelId },
      user: { lastName: 'Kaya' },
      before: { bookingClosing: null },
      after: { bookingClosing: 'done' },
    })
    const [audited] = await rowsOf<{ action: string; object_id: string; summary: object }>(
      server,
      sql`select action, object_id, summary from audit_log
          where object_type = 'channel' order by id desc limit 1`,
    )
    expect(audited).toMatchObject({
      action: 'channel.deadline-changed',
      object_id: `${channelId}`,
      summary: { before: { bookingClosing: null }, after: { bookingClosing: 'done' } },
    })
  })

  test('taken back it is open again; one that nobody needs is closed, too (T-08, T-27)', async () => {
    const opened = await save({ bookingClosing: null })
    expect(opened.body.bookingStatus?.mark ?? null).toBeNull()
    expect(ours(await listed())).toEqual(['material', 'booking'])
    const { body } = await save({ materialClosing: 'notNeeded' })
    expect(body.materialStatus!.mark!.kind).toBe('notNeeded')
    expect(ours(await listed())).toEqual(['booking'])
    await save({ materialClosing: null })
  })

  test('one that gets another day was moved: it is open, and says from where; closed before, it is open again (T-27)', async () => {
    await save({ bookingClosing: 'done' })
    const from = (await read()).bookingDeadline
    const { body } = await save({ bookingDeadline: wire(dayIn(6)) })
    expect(body.bookingStatus!.mark).toMatchObject({ kind: 'moved', from, by: { lastName: 'Kaya' } }) // prettier-ignore
    expect(ours(await listed())).toEqual(['material', 'booking'])
    // Back on its day, as if nothing had been.
    const back = await save({ bookingDeadline: from, bookingClosing: null })
    expect(back.body.bookingStatus?.mark ?? null).toBeNull()
    // Without a day there is nothing to be done about it.
    await save({ bookingClosing: 'done' })
    const gone = await save({ bookingDeadline: null })
    expect(gone.body.bookingStatus).toBeNull()
    const refused = await save({ bookingClosing: 'done' })
    expect([refused.status, refused.problem]).toMatchObject([400, { errors: { bookingClosing: expect.anything() } }]) // prettier-ignore
    await save({ bookingDeadline: from })
  })

  test('clients and whoever saw another version are refused (A5, T-27)', async () => {
    const { version } = await read()
    expect((await save({ bookingClosing: 'done' }, 'sabine.moser')).status).toBe(403)
    const stale = await save({ bookingClosing: 'done' }, 'aylin.kaya', {
      'if-match': `"${version - 1}"`,
    })
    expect(stale.status).toBe(409)
    const clients = await listed('sabine.moser')
    expect(clients.every(({ can }) => !can.close)).toBe(true)
    const own = (await listed()).filter(({ channel }) => channel !== null)
    expect(own.every(({ can }) => can.close)).toBe(true)
    expect(own.find(({ channel }) => channel!.id === channelId)!.channel!.version).toBe(version)
  })

  test('weekends and holidays of the state are marked with the working day before; which state is a setting (T-27)', async () => {
    // A Sunday after two holidays, and Epiphany.
    const { body } = await save({
      bookingDeadline: '2026-12-27T09:00:00.000Z',
      materialDeadline: '2027-01-06T09:00:00.000Z',
    })
    expect(body.bookingStatus!.dayOff).toEqual({
      kind: 'weekend',
      name: null,
      workday: '2026-12-24T09:00:00.000Z',
    })
    expect(body.materialStatus?.dayOff ?? null).toBeNull()
    await rowsOf(
      server,
      sql`insert into configuration_values (application_id, configuration_id, value)
          select ${alpenquell}, id, 'Bayern' from configuration_definitions where key = 'HOLIDAY_STATE'`,
    )
    expect((await read()).materialStatus!.dayOff).toEqual({
      kind: 'holiday',
      name: 'Heilige Drei Könige',
      workday: '2027-01-05T09:00:00.000Z',
    })
  })
})
