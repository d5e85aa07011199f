import {
  campaigns,
  cockpitDataPath,
  cockpits,
  figures,
  type BodyOf,
  type Campaign,
  type InputOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'

const administrator = 'maren.thiessen'
const params = { applicationId: alpenquell }
/** A day as it travels: at ten in Berlin, in winter. */
const wire = (day: string) => `${day}T09:00:00.000Z`
const clicks = { key: 'clicks', nameDe: 'Klicks', nameEn: 'Clicks', unit: 'number' as const, better: 'higher' as const } // prettier-ignore

describe.each(databases)('figures that another system puts, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const named = async (name: string, tenant = alpenquell): Promise<Campaign> => {
    const login = tenant === alpenquell ? administrator : 'andreas.lindner'
    const input = { params: { applicationId: tenant }, query: { searchQuery: name } }
    return (await (await server.as(login)).call(campaigns.list, input)).body[0]!
  }
  const put = async (body: InputOf<typeof figures.putKpis>['body'], headers = {}) =>
    (await server.as(administrator)).call(figures.putKpis, { params, body }, headers)
  const cost = async (items: BodyOf<typeof figures.putCosts>['items']) =>
    (await server.as(administrator)).call(figures.putCosts, { params, body: { items } })
  /** What a client sees of it, without asking for anything new. */
  const shown = async (id: number) =>
    (await (await server.as('sabine.moser')).call(cockpits.data, {
      params: { path: cockpitDataPath, ...params, id },
      query: {},
    })).body // prettier-ignore
  const kpiOf = async (id: number, key: string) =>
    (await shown(id)).kpis!.find((kpi) => kpi.key === key)
  const eventsOf = (id: number) =>
    rowsOf<{ user_ids: number[]; payload: { kind: string; commandId?: string } }>(
      server,
      sql`select user_ids, payload from events
          where type = 'campaigns.changed' and payload ->> 'campaignId' = ${String(id)}
            and payload ->> 'kind' = 'measured'`,
    )
  const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0 }

  test('values come with their figure and are seen at once; the same again changes nothing (COCK-11)', async () => {
    const { id, externalId } = await named('Kids Schulstart')
    expect(await kpiOf(id, 'clicks')).toBeUndefined()
    const body = {
      kpis: [clicks, { key: 'ctr', nameDe: 'Klickrate', nameEn: 'Click rate', unit: 'percent' as const, isRatio: true, mediaTypeIds: [1, 5] }], // prettier-ignore
      items: [
        { campaignExternalId: externalId!, key: 'clicks', day: wire('2027-03-14'), value: 120 },
        { campaignExternalId: externalId!, key: 'clicks', day: wire('2027-03-15'), value: 180 },
        { campaignId: id, key: 'ctr', day: wire('2027-03-15'), value: 0.031 },
      ],
    }
    expect((await put(body, { 'idempotency-key': 'push-1' })).body).toEqual({ ...nothing, added: 3 }) // prettier-ignore
    expect(await kpiOf(id, 'clicks')).toMatchObject({
      name: 'Klicks',
      unit: 'number',
      better: 'higher',
      history: [
        { day: wire('2027-03-14'), value: 120 },
        { day: wire('2027-03-15'), value: 180 },
      ],
    })
    expect(await kpiOf(id, 'ctr')).toMatchObject({ better: 'none', unit: 'percent' })
    const [told, ...more] = await eventsOf(id)
    expect(told).toMatchObject({ payload: { kind: 'measured', commandId: 'push-1' } })
    expect(more).toEqual([])
    const [sabine] = await rowsOf<{ id: number }>(server, sql`
      select u.id from users u join accounts a on a.subject = u.subject where a.login = 'sabine.moser'`) // prettier-ignore
    expect(told!.user_ids).toContain(sabine!.id)
    expect((await put(body)).body).toEqual({ ...nothing, unchanged: 3 })
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('another value takes the place of the former one, null takes it away, other names are taken over', async () => {
    const { id } = await named('Kids Schulstart')
    const item = (day: string, value: number | null) => ({ campaignId: id, key: 'visits', day: wire(day), value }) // prettier-ignore
    const visits = { key: 'visits', nameDe: 'Besuche', nameEn: 'Visits', unit: 'number' as const }
    await put({ kpis: [visits], items: [item('2027-03-14', 1), item('2027-03-15', 2)] })
    const before = await eventsOf(id)
    expect((await put({ items: [item('2027-03-14', null), item('2027-03-15', 3), item('2027-03-16', null)] })).body) // prettier-ignore
      .toEqual({ added: 0, changed: 1, unchanged: 1, removed: 1 })
    expect((await kpiOf(id, 'visits'))!.history).toEqual([{ day: wire('2027-03-15'), value: 3 }])
    const renamed = { ...visits, nameDe: 'Seitenbesuche' }
    expect((await put({ kpis: [renamed], items: [item('2027-03-15', 3)] })).body).toEqual({ ...nothing, unchanged: 1 }) // prettier-ignore
    expect((await kpiOf(id, 'visits'))!.name).toBe('Seitenbesuche')
    expect(await eventsOf(id)).toHaveLength(before.length + 2)
    // A figure that nobody has said a value of is none.
    const empty = { ...visits, key: 'empty' }
    const asked = { campaignId: id, key: 'empty', day: wire('2027-03-15'), value: null }
    expect((await put({ kpis: [empty], items: [asked] })).body).toEqual({ ...nothing, unchanged: 1 }) // prettier-ignore
    expect(await kpiOf(id, 'empty')).toBeUndefined()
  })

  test('what is wrong is said row by row, and nothing of the batch is written', async () => {
    const { id } = await named('Winterbrand')
    const foreign = await named('Black Week', wohnwerk)
    const row = { key: 'clicks', day: wire('2027-03-14'), value: 7 }
    const { status, problem } = await put({
      kpis: [clicks, { ...clicks, mediaTypeIds: [9_999] }],
      items: [
        { ...row, campaignId: id },
        { ...row, campaignExternalId: 'ML-101-9999' },
        { ...row, campaignId: foreign.id },
        { ...row, campaignId: id, campaignExternalId: 'x' },
        row,
        { ...row, campaignId: id, key: 'unknown' },
        { ...row, campaignId: id },
      ],
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!)).toEqual([
      'kpis[1].key',
      'kpis[1].mediaTypeIds',
      'items[1].campaignExternalId',
      'items[2].campaignId',
      'items[3].campaignExternalId',
      'items[4].campaignExternalId',
      'items[5].key',
      'items[6].day',
    ])
    expect(await kpiOf(id, 'clicks')).toBeUndefined()
    const malformed = await put({ items: [{ ...row, campaignId: id, value: 'viel' as unknown as number }] }) // prettier-ignore
    expect(Object.keys(malformed.problem.errors!)).toEqual(['items[0].value'])
  })

  test('a batch of 5,000 rows is taken, one more is not; of many faults the first are told', async () => {
    const { id } = await named('Winterbrand')
    const dayNo = (index: number) =>
      new Date(Date.UTC(2027, 0, 1, 9) + index * 86_400_000).toISOString()
    const items = Array.from({ length: 5_001 }, (_, index) => ({
      campaignId: id,
      key: 'long',
      day: dayNo(index),
      value: index,
    }))
    const kpis = [{ ...clicks, key: 'long' }]
    const many = await put({ kpis, items: items.slice(1) })
    expect(many.body).toEqual({ ...nothing, added: 5_000 })
    expect(Object.keys((await put({ kpis, items })).problem.errors!)).toEqual(['items'])
    const strangers = items.slice(1).map((item) => ({ ...item, campaignId: 999_999 }))
    expect(Object.keys((await put({ items: strangers })).problem.errors!)).toHaveLength(200)
  })

  test('what was booked and invoiced is put by channel; absent stays, null is unknown (T-28)', async () => {
    const { id, channels } = await named('Kids Schulstart')
    const [first, second] = channels
    const spent = async (channelId: number) =>
      (await shown(id)).spending!.find((part) => part.channelId === channelId)
    await rowsOf(server, sql`delete from channel_costs where channel_id = any(${[first!.id, second!.id]}::int[])`) // prettier-ignore
    const [row] = await rowsOf<{ external_id: string }>(server, sql`select external_id from channels where id = ${second!.id}`) // prettier-ignore
    const both = [
      { channelId: first!.id, booked: 900.5, invoiced: 100 },
      { channelExternalId: row!.external_id, booked: 700 },
    ]
    expect((await cost(both)).body).toEqual({ ...nothing, added: 2 })
    expect((await cost(both)).body).toEqual({ ...nothing, unchanged: 2 })
    expect(await spent(first!.id)).toMatchObject({ booked: 900.5, invoiced: 100 })
    expect(await spent(second!.id)).toMatchObject({ booked: 700, invoiced: null })
    expect((await cost([{ channelId: first!.id, invoiced: 200 }])).body).toEqual({ ...nothing, changed: 1 }) // prettier-ignore
    expect(await spent(first!.id)).toMatchObject({ booked: 900.5, invoiced: 200 })
    expect((await cost([{ channelId: second!.id, booked: null }])).body).toEqual({ ...nothing, removed: 1 }) // prettier-ignore
    expect(await spent(second!.id)).toMatchObject({ booked: null, invoiced: null })
    const { problem } = await cost([
      { channelId: first!.id, booked: 1 },
      { channelId: first!.id, booked: 2 },
      { channelId: 999_999, booked: 2 },
      { booked: 2 },
      { channelExternalId: 'nowhere', booked: 2 },
      { channelId: second!.id, booked: -1 },
    ].slice(0, 5)) // prettier-ignore
    expect(Object.keys(problem.errors!)).toEqual([
      'items[1].channelId',
      'items[2].channelId',
      'items[3].channelExternalId',
      'items[4].channelExternalId',
    ])
    expect(await spent(first!.id)).toMatchObject({ booked: 900.5, invoiced: 200 })
  })

  test('a file is compared with the channels and what is known of them; who may not put it does not read it (T-28)', async () => {
    const { id } = await named('Kids Schulstart')
    const read = async (login: string, campaignId = id) =>
      (await server.as(login)).call(figures.costs, { params: { ...params, campaignId } })
    const [first] = (await read('aylin.kaya')).body
    await cost([{ channelId: first!.channelId, booked: 1_200.5, invoiced: null }])
    expect((await read('aylin.kaya')).body[0]).toEqual({
      ...first,
      booked: 1_200.5,
      invoiced: null,
      version: expect.any(Number),
    })
    expect(first).toMatchObject({ name: expect.any(String), mediaTypeId: expect.any(Number) })
    expect((await read('sabine.moser')).status).toBe(403)
    expect((await read('aylin.kaya', 999_999)).status).toBe(404)
  })

  test('amounts that somebody else changed since they were seen are not overwritten, and nothing of the batch is taken over (T-28)', async () => {
    const { id } = await named('Kids Schulstart')
    const stored = async () =>
      (await (await server.as(administrator)).call(figures.costs, { params: { ...params, campaignId: id } })).body // prettier-ignore
    const [one, other] = await stored()
    const both = (booked: number, seen = [one!, other!]) =>
      cost(seen.map(({ channelId, version }) => ({ channelId, booked, version })))
    expect((await both(4_711)).status).toBe(200)
    const late = await both(1)
    expect([late.status, late.problem.code, Object.keys(late.problem.errors!)]).toEqual([409, 'stale', ['items[0].version', 'items[1].version']]) // prettier-ignore
    expect((await stored()).slice(0, 2).map(({ booked }) => booked)).toEqual([4_711, 4_711])
    const [now] = await stored()
    expect((await both(1, [now!, other!])).status).toBe(409)
    expect((await stored())[0]!.booked).toBe(4_711)
    expect((await both(5, (await stored()).slice(0, 2))).body).toMatchObject({ changed: 2 })
    // A booking system that says no version says how things are.
    expect((await cost([{ channelId: one!.channelId, booked: one!.booked }])).status).toBe(200)
    await cost([{ channelId: other!.channelId, booked: other!.booked }])
  })

  test('client service puts figures of campaigns that they see, and reads what is there for a comparison; clients do neither (COCK-11, PERM-19)', async () => {
    const { id } = await named('Kids Schulstart')
    const item = (campaignId: number, value: number) => ({ campaignId, key: 'views', day: wire('2027-03-14'), value }) // prettier-ignore
    const views = { key: 'views', nameDe: 'Aufrufe', nameEn: 'Views', unit: 'number' as const }
    const as = async (login: string, campaignId = id) => {
      const api = await server.as(login)
      const kpis = await api.call(figures.kpis, { params: { ...params, campaignId } })
      const body = { kpis: [views], items: [item(campaignId, 9)] }
      return [kpis, await api.call(figures.putKpis, { params, body })] as const
    }
    expect((await as('aylin.kaya')).map(({ status }) => status)).toEqual([200, 200])
    const [{ body }] = await as('aylin.kaya')
    expect(body.at(-1)).toEqual({ ...views, better: 'none', values: [{ day: wire('2027-03-14'), value: 9 }] }) // prettier-ignore
    expect((await as('sabine.moser')).map(({ status }) => status)).toEqual([403, 403])
    const foreign = await named('Black Week', wohnwerk)
    const [read, put] = await as('aylin.kaya', foreign.id)
    expect([read.status, put.status, Object.keys(put.problem.errors!)]).toEqual([404, 400, ['items[0].campaignId']]) // prettier-ignore
  })
})
