import { tasks } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addTaskList, alpenquell, rowsOf, type EventRow } from '../testing.ts'

const [open, inProgress, done] = [1, 2, 3] as const
const params = { applicationId: alpenquell }

describe.each(databases)('buckets on $name', (kind) => {
  let server: TestServer
  let listId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    listId = await addTaskList(server, alpenquell)
  })
  afterAll(() => server?.stop())

  const addBucket = async (body: object, login = 'maren.thiessen') =>
    (await server.as(login)).call(tasks.createBucket, {
      params,
      body: { parentComponentId: listId, ...body } as never,
    })
  const saveBucket = async (bucket: object, login = 'maren.thiessen', headers = {}) =>
    (await server.as(login)).call(tasks.saveBucket, { params, body: { bucket } as never }, headers)
  const addTask = async (parentComponentId: number, component = {}) =>
    (
      await (
        await server.as('aylin.kaya')
      ).call(tasks.create, {
        params,
        body: { parentComponentId, component: { displayName: 'Briefing schreiben', ...component } },
      })
    ).body
  const save = async (id: number, component: object, login = 'aylin.kaya') =>
    (await server.as(login)).call(tasks.save, { params, body: { component: { id, ...component } } })
  const lastEvent = async () => {
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select type, application_id, group_ids, user_ids, payload from events
          where type = 'components.changed' order by tx desc, seq desc limit 1`,
    )
    return event!
  }

  test('a bucket says how many open tasks it should hold; more are taken all the same (TASK-10)', async () => {
    const { body: made } = await addBucket({ bucketName: 'Abstimmung', limit: 1 })
    expect(made).toMatchObject({ limit: 1, status: null })
    const { body: kept } = await saveBucket({ id: made.id, name: 'Abstimmen', status: inProgress })
    expect(kept).toMatchObject({ name: 'Abstimmen', limit: 1, status: inProgress, version: made.version + 1 }) // prettier-ignore
    expect((await lastEvent()).payload).toMatchObject({ kind: 'changed', componentIds: [made.id] })
    await addTask(made.id)
    expect((await addTask(made.id)).bucket.id).toBe(made.id)
    const { body: list } = await (
      await server.as('sabine.moser')
    ).call(tasks.list, { params: { ...params, listId } })
    expect(list.buckets.find(({ id }) => id === made.id)).toMatchObject({ limit: 1 })
    const { body: free } = await saveBucket({ id: made.id, name: 'Abstimmen', limit: null })
    expect(free).toMatchObject({ limit: null, status: inProgress })
  })

  test('a limit is a whole number from 1 to 999, set by those who name buckets (TASK-12)', async () => {
    const { body: made } = await addBucket({ bucketName: 'Grafik', limit: 999 })
    const { id, name } = made
    for (const limit of [0, -1, 1000, 2.5, '4']) {
      const { status, problem } = await saveBucket({ id, name, limit })
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['bucket.limit']])
    }
    const { status, problem } = await addBucket({ bucketName: 'Text', limit: 0 })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['limit']])
    for (const login of ['aylin.kaya', 'sabine.moser', 'henning.vahl']) {
      expect((await saveBucket({ id, name, limit: 2 }, login)).status).toBe(403)
    }
    const stale = await saveBucket({ id, name, limit: 2 }, 'maren.thiessen', { 'if-match': '"99"' })
    expect([stale.status, stale.problem.current]).toMatchObject([
      409,
      { id, version: made.version },
    ])
    expect((await saveBucket({ id, name })).body.limit).toBe(999)
  })

  test('marked as done a task goes where what is done lies, in one version and told as a move', async () => {
    const { body: start } = await addBucket({ bucketName: 'Offen', status: open })
    const { body: end } = await addBucket({ bucketName: 'Erledigt', status: done })
    const task = await addTask(start.id, { priority: 'high' })
    const { body: finished } = await save(task.id, { status: done })
    expect(finished).toMatchObject({
      status: done,
      bucket: { id: end.id, name: 'Erledigt' },
      parentComponentId: end.id,
      version: task.version + 1,
    })
    expect(finished.completedAt).not.toBeNull()
    expect((await lastEvent()).payload).toMatchObject({ kind: 'moved', componentIds: [task.id], parentIds: [start.id, end.id] }) // prettier-ignore
    // Another change leaves it there.
    expect((await save(task.id, { priority: 'low', status: done })).body.bucket.id).toBe(end.id)
    const { body: again } = await save(task.id, { status: open })
    expect(again).toMatchObject({ status: open, bucket: { id: start.id }, completedAt: null })
  })
})
