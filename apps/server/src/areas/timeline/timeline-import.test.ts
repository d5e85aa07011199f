import { timeline, timelineImport, type InputOf } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addTimeline, alpenquell, rowsOf, type EventRow } from '../testing.ts'

const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0 }
const wire = (day: string) => `${day}T08:00:00.000Z`
const kickOff = {
  externalId: 'PM-1',
  title: 'Kick-off',
  text: 'Mit allen Gewerken',
  date: wire('2027-04-12'),
  type: 'milestone' as const,
  icon: 'rocket',
  url: '/insights',
}
const approval = { externalId: 'PM-2', title: 'Freigabe', date: wire('2027-04-20') }

describe.each(databases)('items that another system hands over, on $name', (kind) => {
  let server: TestServer
  let componentId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  /** Each test has a timeline of its own. */
  const begin = async () => {
    componentId = await addTimeline(server, alpenquell)
  }
  const place = () => ({ applicationId: alpenquell, componentId })
  type Body = InputOf<typeof timelineImport.put>['body']
  const put = async (body: Body, login = 'maren.thiessen', headers = {}) =>
    (await server.as(login)).call(timelineImport.put, { params: place(), body }, headers)
  const list = async () => {
    const input = { params: place(), query: {} }
    return (await (await server.as('sabine.moser')).call(timeline.list, input)).body
  }
  const titles = async () => (await list()).map(({ title }) => title)
  const events = () =>
    rowsOf<EventRow>(
      server,
      sql`select type, user_ids, payload from events
          where type = 'components.changed' and payload -> 'componentIds' = ${JSON.stringify([componentId])}::jsonb
          order by tx, seq`,
    )

  test('they are in the timeline at once; the same again changes and tells nothing (TL-01)', async () => {
    await begin()
    const dry = await put({ items: [kickOff, approval], isDryRun: true })
    expect(dry.body).toMatchObject({ ...nothing, added: 2, rows: [{ outcome: 'added', itemId: null }, {}] }) // prettier-ignore
    expect(await list()).toEqual([])
    const { status, body } = await put({ items: [kickOff, approval] }, 'maren.thiessen', {
      'idempotency-key': 'push-1',
    })
    expect([status, body.added]).toEqual([200, 2])
    const { externalId: _own, ...facts } = kickOff
    expect(await list()).toEqual([
      expect.objectContaining({ title: 'Freigabe', type: 'info', text: null, icon: null, url: null }), // prettier-ignore
      expect.objectContaining({ ...facts, id: body.rows[0]!.itemId, version: 1 }),
    ])
    const [told, ...more] = await events()
    expect(told).toMatchObject({ payload: { kind: 'changed', commandId: 'push-1' } })
    expect(more).toEqual([])
    expect((await put({ items: [kickOff, approval] })).body).toEqual({
      ...nothing,
      unchanged: 2,
      rows: body.rows.map((row) => ({ ...row, outcome: 'unchanged' })),
    })
    expect([(await events()).length, (await list())[0]!.version]).toEqual([1, 1])
  })

  test('one that is there changes and keeps its id; what is not said is empty', async () => {
    await begin()
    const first = await put({ items: [kickOff, approval] })
    const { externalId } = kickOff
    const { body } = await put({ items: [{ externalId, title: 'Kick-off verlegt', date: wire('2027-04-22') }] }) // prettier-ignore
    expect(body).toMatchObject({ ...nothing, changed: 1, rows: [{ itemId: first.body.rows[0]!.itemId }] }) // prettier-ignore
    expect((await list())[0]).toMatchObject({
      id: first.body.rows[0]!.itemId,
      title: 'Kick-off verlegt',
      date: wire('2027-04-22'),
      type: 'info',
      text: null,
      icon: null,
      url: null,
      version: 2,
    })
  })

  test('what a batch does not name goes, where it says so, and comes back with the next; what was written on screen and other timelines stay', async () => {
    await begin()
    await put({ items: [approval] })
    const other = componentId
    await begin()
    await (
      await server.as('aylin.kaya')
    ).call(timeline.create, {
      params: place(),
      body: { title: 'Vom Team', date: wire('2027-05-01'), type: 'info' },
    })
    await put({ items: [kickOff, approval] })
    expect(await titles()).toEqual(['Vom Team', 'Freigabe', 'Kick-off'])
    expect((await put({ items: [kickOff], missing: 'remove', isDryRun: true })).body.removed).toBe(1) // prettier-ignore
    const gone = await put({ items: [kickOff], missing: 'remove' })
    expect(gone.body).toMatchObject({ ...nothing, unchanged: 1, removed: 1 })
    expect(await titles()).toEqual(['Vom Team', 'Kick-off'])
    expect((await put({ items: [approval] })).body).toMatchObject({ ...nothing, added: 1 })
    expect(await titles()).toEqual(['Vom Team', 'Freigabe', 'Kick-off'])
    componentId = other
    expect(await titles()).toEqual(['Freigabe'])
  })

  test('what is wrong is told by its row, and nothing is written (ERR-16)', async () => {
    await begin()
    const { status, problem } = await put({
      items: [
        kickOff,
        { ...approval, externalId: kickOff.externalId },
        { ...approval, url: 'javascript:alert(1)' },
      ],
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!)).toEqual(['items[1].externalId', 'items[2].url'])
    const malformed = await put({ items: [{ ...approval, title: '', date: 'morgen' }] })
    expect(Object.keys(malformed.problem.errors!)).toEqual(['items[0].title', 'items[0].date'])
    expect(await list()).toEqual([])
  })

  test('5,000 items come in one batch, one more does not', async () => {
    await begin()
    const items = Array.from({ length: 5_001 }, (_, index) => ({ ...approval, externalId: `PM-${index}` })) // prettier-ignore
    expect((await put({ items: items.slice(1) })).body).toMatchObject({ ...nothing, added: 5_000 })
    expect(Object.keys((await put({ items })).problem.errors!)).toEqual(['items'])
  })

  test('administrators and client service may, and the log says what came; clients may not, and other modules are no timeline (POST-04, T-05)', async () => {
    await begin()
    expect((await put({ items: [approval] }, 'aylin.kaya')).status).toBe(200)
    expect((await put({ items: [approval] }, 'sabine.moser')).status).toBe(403)
    expect((await put({ items: [approval] }, 'andreas.lindner')).status).toBe(404)
    const [entry, ...more] = await rowsOf<{ summary: object; actor_name: string }>(
      server,
      sql`select actor_name, summary from audit_log
          where action = 'timeline.imported' and object_id = ${String(componentId)}`,
    )
    expect(entry).toEqual({
      actor_name: 'Aylin Kaya',
      summary: { name: 'Prüfung', after: { added: 1, changed: 0, removed: 0 } },
    })
    expect(more).toEqual([])
    const [list] = await rowsOf<{ id: number }>(server, sql`
      select id from components where application_id = ${alpenquell} and type = 'postCollection' limit 1`) // prettier-ignore
    componentId = list!.id
    expect((await put({ items: [approval] })).status).toBe(404)
  })
})
