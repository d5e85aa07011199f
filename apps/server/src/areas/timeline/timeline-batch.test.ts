import { timeline, timelineBatch, type InputOf } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addTimeline, alpenquell, rowsOf } from '../testing.ts'

/** A day as it travels: at ten in Berlin, in summer. */
const wire = (day: string) => `${day}T08:00:00.000Z`
const none = { text: null, icon: null, url: null }
const kickOff = { ...none, itemId: null, title: 'Kick-off', date: wire('2027-04-20'), type: 'milestone' as const, url: '/campaigns/42' } // prettier-ignore
const approval = { ...none, itemId: null, title: 'Freigabe', date: wire('2027-04-21'), type: 'info' as const } // prettier-ignore

describe.each(databases)('items of a timeline by a file, on $name', (kind) => {
  let server: TestServer
  let componentId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    componentId = await addTimeline(server, alpenquell)
  })

  const place = () => ({ params: { applicationId: alpenquell, componentId } })
  const put = async (
    body: InputOf<typeof timelineBatch.put>['body'],
    { login = 'aylin.kaya', headers = {} } = {},
  ) => (await server.as(login)).call(timelineBatch.put, { ...place(), body }, headers)
  const list = async (login = 'aylin.kaya') => (await server.as(login)).call(timelineBatch.list, place()) // prettier-ignore
  const titles = async () => (await list()).body.map(({ title }) => title)

  test('they come, change and go in one step, and come back (TL-01, T-08)', async () => {
    const made = await put(
      { items: [kickOff, approval] },
      { headers: { 'idempotency-key': 'file-2' } },
    )
    expect(made.body).toEqual([{ id: expect.any(Number), version: 1 }, { id: expect.any(Number), version: 1 }]) // prettier-ignore
    expect((await list()).body).toEqual([
      expect.objectContaining({ id: made.body[1]!.id, title: 'Freigabe', date: wire('2027-04-21') }), // prettier-ignore
      expect.objectContaining({ id: made.body[0]!.id, title: 'Kick-off', type: 'milestone', url: '/campaigns/42' }), // prettier-ignore
    ])
    const told = await rowsOf<{ payload: object }>(server, sql`
      select payload from events where payload ->> 'commandId' = 'file-2'`) // prettier-ignore
    expect(told).toEqual([{ payload: expect.objectContaining({ kind: 'changed' }) }])
    const [first, second] = made.body
    const moved = await put({
      items: [{ ...kickOff, itemId: first!.id, version: 1, date: wire('2027-04-22'), text: 'Neu' }],
      removeIds: [second!.id],
    })
    expect(moved.body).toEqual([{ id: first!.id, version: 2 }])
    expect((await list()).body).toMatchObject([{ date: wire('2027-04-22'), text: 'Neu' }])
    await put({ items: [], removeIds: [first!.id], restoreIds: [second!.id] })
    expect(await titles()).toEqual(['Freigabe'])
  })

  test('what is wrong is told by its row, and nothing is written (ERR-16)', async () => {
    const made = await put({ items: [approval] })
    const itemId = made.body[0]!.id
    const twice = await put({ items: [kickOff, { ...approval, itemId }, { ...approval, itemId }] })
    expect([twice.status, Object.keys(twice.problem.errors!)]).toEqual([400, ['items[2].itemId']])
    const address = await put({ items: [kickOff, { ...approval, url: 'javascript:alert(1)' }] })
    expect(Object.keys(address.problem.errors!)).toEqual(['items[1].url'])
    expect(await titles()).toEqual(['Freigabe'])
  })

  test('an item that changed meanwhile, is gone or is of another timeline stops all of it (API-20)', async () => {
    const made = await put({ items: [approval] })
    const itemId = made.body[0]!.id
    expect((await put({ items: [kickOff, { ...approval, itemId, version: 0 }] })).status).toBe(409)
    expect((await put({ items: [kickOff], restoreIds: [itemId] })).status).toBe(404)
    expect((await put({ items: [kickOff], removeIds: [999_999] })).status).toBe(404)
    componentId = await addTimeline(server, alpenquell)
    expect((await put({ items: [{ ...approval, itemId }] })).status).toBe(404)
    expect(await titles()).toEqual([])
  })

  test('administrators and client service may, and the log counts it; clients may not even read it whole (POST-04, T-05)', async () => {
    expect((await put({ items: [approval] }, { login: 'maren.thiessen' })).status).toBe(200)
    expect((await put({ items: [] })).body).toEqual([])
    expect((await put({ items: [approval] }, { login: 'sabine.moser' })).status).toBe(403)
    expect([(await list('sabine.moser')).status, (await list('andreas.lindner')).status]).toEqual([403, 404]) // prettier-ignore
    const entries = await rowsOf<{ summary: object }>(
      server,
      sql`select summary from audit_log
          where action = 'timeline.imported' and object_id = ${String(componentId)}`,
    )
    expect(entries).toEqual([{ summary: { name: 'Prüfung', after: { added: 1, changed: 0, removed: 0 } } }]) // prettier-ignore
    const clientsView = await (await server.as('sabine.moser')).call(timeline.list, place())
    expect(clientsView.body).toMatchObject([{ title: 'Freigabe', can: { edit: false } }])
  })
})
