import { timeline, type BodyOf, type TimelineItem } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addTimeline, alpenquell, rowsOf, voltrad, type EventRow } from '../testing.ts'
import sql from 'sql-template-tag'

describe.each(databases)('timelines on $name', (kind) => {
  let server: TestServer
  let componentId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    componentId = await addTimeline(server, alpenquell)
  })
  afterAll(() => server?.stop())

  const applicationId = alpenquell
  const list = async (login: string, query: object = {}) =>
    (await server.as(login)).call(timeline.list, { params: { applicationId, componentId }, query })
  const create = async (
    login: string,
    item: Partial<BodyOf<typeof timeline.create>> & { title: string },
  ) =>
    (await server.as(login)).call(timeline.create, {
      params: { applicationId, componentId },
      body: { date: '2027-04-01T08:00:00.000Z', type: 'info', ...item },
    })
  const titles = (items: readonly TimelineItem[]) => items.map(({ title }) => title)

  test('15 items come at a time, the newest day first; a day with many is not cut (TL-01, CONST-09)', async () => {
    const made: TimelineItem[] = []
    for (let number = 1; number <= 22; number++) {
      // Days 1 to 11, two items on each.
      const day = String(Math.ceil(number / 2)).padStart(2, '0')
      const { status, body } = await create('aylin.kaya', {
        title: `Eintrag ${number}`,
        date: `2027-04-${day}T08:00:00.000Z`,
        type: number % 2 ? 'info' : 'milestone',
      })
      expect(status).toBe(201)
      made.unshift(body)
    }
    const { body: first } = await list('sabine.moser')
    expect(titles(first)).toEqual(titles(made.slice(0, 15)))
    const last = first.at(-1)!
    const { body: rest } = await list('sabine.moser', { before: last.date, beforeId: last.id })
    expect(titles(rest)).toEqual(titles(made.slice(15)))
    // Without the extension: the days before.
    const { body: before } = await list('sabine.moser', { before: last.date })
    expect(titles(before)).toEqual(titles(made.slice(16)))
    const { body: milestones } = await list('sabine.moser', { type: 'milestone' })
    expect(milestones).toHaveLength(11)
  })

  test('an item says who told it and when; the agency changes it, its readers do not (TL-01)', async () => {
    const { body: made } = await create('aylin.kaya', {
      title: 'Spot ist fertig',
      text: 'Abnahme am Freitag',
      url: '/insights',
      icon: 'film',
    })
    expect(made).toMatchObject({
      title: 'Spot ist fertig',
      text: 'Abnahme am Freitag',
      date: '2027-04-01T08:00:00.000Z',
      url: '/insights',
      icon: 'film',
      createdByUser: { firstName: 'Aylin' },
      can: { edit: true },
    })
    const save = async (login: string, body: object, headers = {}) =>
      (await server.as(login)).call(
        timeline.save,
        { params: { applicationId }, body: { id: made.id, ...body } },
        headers,
      )
    expect((await save('sabine.moser', { title: 'Nein' })).status).toBe(403)
    const { body: saved } = await save('aylin.kaya', { title: 'Spot ist abgenommen', url: null })
    expect(saved).toEqual({ ...made, title: 'Spot ist abgenommen', url: null, version: 2 })
    const refused = await save('aylin.kaya', { title: 'Alt' }, { 'if-match': '"1"' })
    expect([refused.status, refused.problem.current]).toEqual([409, saved])
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select type, application_id, group_ids, user_ids, payload from events
          order by tx desc, seq desc limit 1`,
    )
    expect(event).toMatchObject({
      type: 'components.changed',
      payload: { kind: 'changed', componentIds: [componentId] },
    })
  })

  test('how many there are of each kind, and from when to when, whatever is shown (T-78)', async () => {
    const overview = async (login: string, id: number) =>
      (await server.as(login)).call(timeline.overview, {
        params: { applicationId, componentId: id },
      })
    const none = { info: 0, campaign: 0, milestone: 0, file: 0, post: 0, order: 0 }
    const empty = await addTimeline(server, alpenquell)
    expect((await overview('sabine.moser', empty)).body).toEqual({
      counts: none,
      orderListIds: [],
      firstDate: null,
      lastDate: null,
      can: { add: false },
    })
    const { body } = await overview('aylin.kaya', componentId)
    expect(body).toEqual({
      counts: { ...none, info: 12, milestone: 11 },
      orderListIds: [],
      firstDate: '2027-04-01T08:00:00.000Z',
      lastDate: '2027-04-11T08:00:00.000Z',
      can: { add: true },
    })
  })

  test('one item is read by its id, and what was deleted comes back as it was (T-08)', async () => {
    const { body: made } = await create('aylin.kaya', { title: 'Freigabe erteilt' })
    const params = { applicationId, itemId: made.id }
    const call = async (login: string, which: 'get' | 'remove' | 'restore') =>
      (await server.as(login)).call(timeline[which], { params })
    expect((await call('sabine.moser', 'get')).body).toEqual({ ...made, can: { edit: false } })
    expect((await call('aylin.kaya', 'restore')).status).toBe(404)
    expect((await call('aylin.kaya', 'remove')).status).toBe(204)
    expect((await call('sabine.moser', 'get')).status).toBe(404)
    expect((await call('sabine.moser', 'restore')).status).toBe(403)
    expect((await call('aylin.kaya', 'restore')).body).toEqual({ ...made, version: 3 })
    expect((await call('sabine.moser', 'get')).status).toBe(200)
    expect((await call('priya.raman', 'get')).status).toBe(404)
    // After a day it is gone for good.
    await call('aylin.kaya', 'remove')
    await rowsOf(server, sql`update timeline_items set deleted_at = now() - interval '2 days' where id = ${made.id}`) // prettier-ignore
    const { body: other } = await create('aylin.kaya', { title: 'Irrtum' })
    const aylin = await server.as('aylin.kaya')
    await aylin.call(timeline.remove, { params: { applicationId, itemId: other.id } })
    expect((await call('aylin.kaya', 'restore')).status).toBe(404)
  })

  test('wrong input is refused at its field (ERR-16)', async () => {
    for (const [item, field] of [
      [{ title: ' ' }, 'title'],
      [{ title: 'Ziel', url: 'javascript:alert(1)' }, 'url'],
      [{ title: 'Art', type: 'party' as 'info' }, 'type'],
    ] as const) {
      const { status, problem } = await create('aylin.kaya', item)
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
    }
  })

  test('a deleted item is gone; another tenant’s timeline is not there (PERM-19)', async () => {
    const { body: made } = await create('aylin.kaya', { title: 'Irrtum', date: '2028-01-01T09:00:00.000Z' }) // prettier-ignore
    expect(titles((await list('sabine.moser')).body)[0]).toBe('Irrtum')
    const remove = async (login: string) =>
      (await server.as(login)).call(timeline.remove, { params: { applicationId, itemId: made.id } })
    expect((await remove('sabine.moser')).status).toBe(403)
    expect((await remove('aylin.kaya')).status).toBe(204)
    expect(titles((await list('sabine.moser')).body)[0]).not.toBe('Irrtum')
    const priya = await server.as('priya.raman')
    for (const application of [alpenquell, voltrad]) {
      const params = { applicationId: application, componentId }
      expect((await priya.call(timeline.list, { params, query: {} })).status).toBe(404)
    }
  })
})
