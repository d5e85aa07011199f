import {
  campaigns,
  components,
  notifications,
  notificationTypes,
  tasks,
  type Task,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import {
  addTaskList,
  alpenquell,
  childrenOf,
  explorerOf,
  rowsOf,
  voltrad,
  type EventRow,
} from '../testing.ts'

const t = notificationTypes
const [open, inProgress, done] = [1, 2, 3] as const

describe.each(databases)('tasks on $name', (kind) => {
  let server: TestServer
  let listId: number
  const bucketIds: number[] = []
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    listId = await addTaskList(server, alpenquell)
    const maren = await server.as('maren.thiessen')
    for (const [bucketName, status] of [
      ['Briefing', open],
      ['In Arbeit', null],
      ['Erledigt', done],
    ] as const) {
      // prettier-ignore
      const { body } = await maren.call(tasks.createBucket, {
        params,
        body: { parentComponentId: listId, bucketName, status },
      })
      bucketIds.push(body.id)
    }
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const idOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select id from users where lower(first_name || '.' || last_name) = ${login}`,
    )
    return row!.id
  }
  type Wish = Omit<Parameters<typeof asked>[0], 'parentComponentId'> & { bucketId?: number }
  const asked = (wish: {
    parentComponentId: number
    component?: object
    assignees?: { assignedTo: { id: number } }[]
    tags?: { label: string }[]
  }) => wish
  const create = async (login: string, { bucketId = bucketIds[0]!, ...wish }: Wish = {}) =>
    (await server.as(login)).call(tasks.create, {
      params,
      body: {
        parentComponentId: bucketId,
        ...wish,
        component: { displayName: 'Briefing schreiben', ...wish.component },
      },
    })
  const save = async (login: string, body: object, headers = {}) =>
    (await server.as(login)).call(tasks.save, { params, body: body as never }, headers)
  const get = async (login: string, taskId: number) =>
    (await server.as(login)).call(tasks.get, { params: { ...params, taskId } })
  const listFor = async (login: string) =>
    (await server.as(login)).call(tasks.list, { params: { ...params, listId } })
  const place = async (
    login: string,
    ...places: { id: number; bucketId: number; order: number }[]
  ) =>
    // prettier-ignore
    (await server.as(login)).call(tasks.place, { params, body: { places } })
  const namesIn = async (bucketId: number) => {
    const { body } = await (
      await server.as('aylin.kaya')
    ).call(tasks.ofBucket, { params: { ...params, bucketId } })
    return body.children.map(({ childComponent }) => childComponent.displayName)
  }
  const newsOf = async (login: string) => {
    const { body } = await (await server.as(login)).call(notifications.list, { params })
    return body.items.filter(({ url }) => url.includes('task='))
  }
  const lastEvent = async () => {
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select type, application_id, group_ids, user_ids, payload from events
          where type = 'components.changed' order by tx desc, seq desc limit 1`,
    )
    return event!
  }

  test('a new one stands at the end of its bucket with all that was said of it (TASK-02, TASK-07)', async () => {
    const sabine = await idOf('sabine.moser')
    await create('aylin.kaya')
    const { status, body } = await create('aylin.kaya', {
      component: {
        displayName: 'Motive auswählen',
        description: 'Drei von fünf',
        priority: 'urgent',
        startDate: '2027-03-01T09:00:00.000Z',
        endDate: '2027-03-05T09:00:00.000Z',
        checklist: [{ id: 'a', text: 'Motiv 1', isDone: false }],
      },
      assignees: [{ assignedTo: { id: sabine } }],
      tags: [{ label: 'Kino' }, { label: 'kino' }],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      type: 'task',
      displayName: 'Motive auswählen',
      description: 'Drei von fünf',
      status: open,
      priority: 'urgent',
      startDate: '2027-03-01T09:00:00.000Z',
      endDate: '2027-03-05T09:00:00.000Z',
      assignees: [{ assignedTo: { id: sabine, firstName: 'Sabine', lastName: 'Moser' } }],
      tags: [{ label: 'Kino', componentId: body.id, isRemoved: false }],
      bucket: { id: bucketIds[0], name: 'Briefing' },
      parentComponentId: bucketIds[0],
      checklist: [{ id: 'a', text: 'Motiv 1', isDone: false }],
      completedAt: null,
      can: { edit: true, delete: true },
    })
    expect((await namesIn(bucketIds[0]!)).at(-1)).toBe('Motive auswählen')
    expect((await get('sabine.moser', body.id)).body).toMatchObject({ can: { edit: true, delete: false } }) // prettier-ignore
  })

  test('a list has its buckets in order, with what tasks become in them (TASK-01, TASK-06)', async () => {
    const { body } = await listFor('sabine.moser')
    expect(body.buckets.map(({ name, status, can }) => ({ name, status, ...can }))).toEqual([
      { name: 'Briefing', status: open, edit: false, addTasks: true },
      { name: 'In Arbeit', status: null, edit: false, addTasks: true },
      { name: 'Erledigt', status: done, edit: false, addTasks: true },
    ])
    expect(body.can).toEqual({ addBuckets: false })
    expect(body.people.map(({ lastName }) => lastName)).toContain('Kaya')
    expect((await listFor('maren.thiessen')).body.can).toEqual({ addBuckets: true })
    const { body: supervised } = await listFor('henning.vahl')
    expect(supervised.buckets.every(({ can }) => !can.addTasks && !can.edit)).toBe(true)
    expect((await listFor('priya.raman')).status).toBe(404)
  })

  test('what is not said stays, tags that are marked go, and the version counts (TASK-08, ENT-14)', async () => {
    const { body: made } = await create('aylin.kaya', {
      component: { endDate: '2027-05-03T08:00:00.000Z' },
      tags: [{ label: 'TV' }, { label: 'Radio' }],
    })
    const { body } = await save('aylin.kaya', {
      component: { id: made.id, priority: 'low' },
      tags: [{ label: 'tv', isRemoved: true }, { label: 'Kino' }],
    })
    expect(body).toMatchObject({
      displayName: made.displayName,
      endDate: made.endDate,
      priority: 'low',
      version: made.version + 1,
    })
    expect(body.tags.map(({ label }) => label)).toEqual(['Radio', 'Kino'])
    const { status, problem } = await save(
      'aylin.kaya',
      { component: { id: made.id, priority: 'high' } },
      { 'if-match': `"${made.version}"` },
    )
    expect([status, (problem.current as Task).priority]).toEqual([409, 'low'])
  })

  test('bad input is refused at its field and changes nothing', async () => {
    const { body: made } = await create('aylin.kaya', { component: { startDate: '2027-05-10T08:00:00.000Z' } }) // prettier-ignore
    const id = made.id
    const wrong = [
      [{ component: { id, endDate: '2027-05-09T08:00:00.000Z' } }, 'component.endDate'],
      [{ component: { id, displayName: ' ' } }, 'component.displayName'],
      [{ component: { id, priority: 'soon' } }, 'component.priority'],
      [{ component: { id, links: [{ type: 'component', id: 2_000_000_000 }] } }, 'component.links'],
      [{ component: { id }, assignees: [{ assignedTo: { id: await idOf('priya.raman') } }] }, 'assignees'], // prettier-ignore
    ] as const
    for (const [body, field] of wrong) {
      const { status, problem } = await save('aylin.kaya', body)
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
    }
    expect((await get('aylin.kaya', id)).body).toEqual(made)
  })

  test('everybody who sees the list makes tasks; its maker, who it was given to and the agency change one (TASK-12)', async () => {
    const sabine = await idOf('sabine.moser')
    const { body: own } = await create('korbinian.huber')
    expect(own.can).toMatchObject({ edit: true, delete: true })
    const edit = (login: string) => save(login, { component: { id: own.id, priority: 'high' } })
    expect((await edit('sabine.moser')).status).toBe(403)
    expect((await edit('aylin.kaya')).status).toBe(200)
    await save('aylin.kaya', { component: { id: own.id }, assignees: [{ assignedTo: { id: sabine } }] }) // prettier-ignore
    expect((await edit('sabine.moser')).status).toBe(200)
    expect((await create('henning.vahl')).status).toBe(403)
    const bucket = { bucket: { id: bucketIds[1]!, name: 'In der Agentur' } }
    expect((await (await server.as('aylin.kaya')).call(tasks.saveBucket, { params, body: bucket })).status).toBe(403) // prettier-ignore
  })

  test('moving puts several into places at once; in a bucket for what is done a task is done (TASK-03, T-58)', async () => {
    const [one, two] = [(await create('aylin.kaya')).body, (await create('aylin.kaya')).body]
    const { status, body } = await place(
      'aylin.kaya',
      { id: one.id, bucketId: bucketIds[2]!, order: 2 },
      { id: two.id, bucketId: bucketIds[2]!, order: 1 },
    )
    expect(status).toBe(200)
    expect(body.map(({ id, bucket, status }) => [id, bucket.id, status])).toEqual([
      [one.id, bucketIds[2], done],
      [two.id, bucketIds[2], done],
    ])
    expect(body[0]!.completedAt).not.toBeNull()
    const { body: bucket } = await (
      await server.as('aylin.kaya')
    ).call(tasks.ofBucket, { params: { ...params, bucketId: bucketIds[2]! } })
    expect(bucket.children.map(({ childComponent }) => childComponent.id)).toEqual([two.id, one.id])
    const event = await lastEvent()
    expect(event.payload).toMatchObject({ kind: 'moved', componentIds: [one.id, two.id], parentIds: [bucketIds[0], bucketIds[2]] }) // prettier-ignore

    const { body: back } = await place('aylin.kaya', { id: one.id, bucketId: bucketIds[0]!, order: 5 }) // prettier-ignore
    expect(back[0]).toMatchObject({ status: open, completedAt: null })
    const { body: there } = await place('aylin.kaya', { id: one.id, bucketId: bucketIds[1]!, order: 5 }) // prettier-ignore
    expect(there[0]!.status).toBe(open)
  })

  test('none moves where one may not, or where the place is no bucket (TASK-03, TASK-12)', async () => {
    const [own, other] = [(await create('sabine.moser')).body, (await create('aylin.kaya')).body]
    const both = [own, other].map(({ id }) => ({ id, bucketId: bucketIds[1]!, order: 1 }))
    expect((await place('sabine.moser', ...both)).status).toBe(403)
    expect((await get('sabine.moser', own.id)).body.bucket.id).toBe(bucketIds[0])
    expect((await place('sabine.moser', { id: own.id, bucketId: listId, order: 1 })).status).toBe(404) // prettier-ignore
  })

  test('the documented way to move does the same (TASK-03)', async () => {
    const { body: made } = await create('korbinian.huber')
    const { status } = await (
      await server.as('korbinian.huber')
    ).call(components.move, {
      params: { ...params, componentId: made.id },
      body: { componentId: made.id, fromParentId: bucketIds[0]!, toParentId: bucketIds[2]! },
    })
    expect(status).toBe(200)
    expect((await get('korbinian.huber', made.id)).body).toMatchObject({
      status: done,
      bucket: { name: 'Erledigt' },
    })
  })

  test('a deleted one can be taken back, by its maker too; the wrong detail is none (TASK-09)', async () => {
    const { body: made } = await create('korbinian.huber')
    const korbinian = await server.as('korbinian.huber')
    const remove = (detailId: number) =>
      korbinian.call(tasks.remove, { params: { ...params, taskId: made.id, detailId } })
    expect((await remove(made.taskDetail.id + 1)).status).toBe(404)
    expect((await remove(made.taskDetail.id)).status).toBe(204)
    expect((await get('korbinian.huber', made.id)).status).toBe(404)
    const { status } = await korbinian.call(components.restore, {
      params: { ...params, componentId: made.id },
      query: { conflict: 'refuse' },
    })
    expect(status).toBe(200)
    expect((await get('korbinian.huber', made.id)).body.status).toBe(open)
  })

  test('a bucket is renamed and put elsewhere, and goes only when it is empty (TASK-10)', async () => {
    const maren = await server.as('maren.thiessen')
    const { body: last } = await maren.call(tasks.createBucket, {
      params,
      body: { parentComponentId: listId, bucketName: 'Beim Kunden' },
    })
    const { body } = await maren.call(tasks.saveBucket, {
      params,
      body: { bucket: { id: last.id, name: 'Beim Kunden (Freigabe)', position: 1, status: inProgress } }, // prettier-ignore
    })
    expect(body).toMatchObject({ name: 'Beim Kunden (Freigabe)', status: inProgress })
    const names = async () => (await listFor('aylin.kaya')).body.buckets.map(({ name }) => name)
    expect(await names()).toEqual(['Briefing', 'Beim Kunden (Freigabe)', 'In Arbeit', 'Erledigt'])

    const { body: task } = await create('aylin.kaya', { bucketId: last.id })
    expect(task.status).toBe(inProgress)
    const remove = () =>
      maren.call(components.remove, { params: { ...params, componentId: last.id } })
    const refused = await remove()
    expect([refused.status, refused.problem.code]).toEqual([409, 'bucket-not-empty'])
    await place('aylin.kaya', { id: task.id, bucketId: bucketIds[1]!, order: 1 })
    expect((await remove()).status).toBe(204)
    expect(await names()).toEqual(['Briefing', 'In Arbeit', 'Erledigt'])
  })

  test('only those hear of it whom it concerns: who made it and who it was given to (TASK-11, T-56)', async () => {
    const sabine = await idOf('sabine.moser')
    const before = (await newsOf('korbinian.huber')).length
    const { body: made } = await create('aylin.kaya', {
      component: { displayName: 'Spot abnehmen' },
      assignees: [{ assignedTo: { id: sabine } }],
    })
    const about = async (login: string) =>
      (await newsOf(login))
        .filter(({ relatedObjectId }) => relatedObjectId === made.id)
        .map(({ type, url }) => ({ type, url }))
    const url = `/insights?clientId=101&task=${made.id}`
    expect(await about('sabine.moser')).toEqual([{ type: t.TaskCreated, url }])
    expect(await about('aylin.kaya')).toEqual([])
    await place('sabine.moser', { id: made.id, bucketId: bucketIds[2]!, order: 1 })
    expect(await about('aylin.kaya')).toEqual([{ type: t.TaskCompleted, url }])
    await save('aylin.kaya', { component: { id: made.id, priority: 'high' } })
    expect((await about('sabine.moser'))[0]).toEqual({ type: t.TaskUpdated, url })
    expect((await newsOf('korbinian.huber')).length).toBe(before)
  })

  test('moved, moved back and moved again is one change; only moved back is none (TASK-11, T-08, D-04)', async () => {
    const sabine = await idOf('sabine.moser')
    const { body: made } = await create('aylin.kaya', {
      component: { displayName: 'Plan drucken' },
      assignees: [{ assignedTo: { id: sabine } }],
    })
    const told = async () =>
      (await newsOf('sabine.moser'))
        .filter(({ relatedObjectId }) => relatedObjectId === made.id)
        .map(({ type, count, message }) => [type, count, message])
    const created = [t.TaskCreated, 1, 'Aylin Kaya hat die Aufgabe „Plan drucken“ angelegt.']
    const changed = (times: string, count: number) => [t.TaskUpdated, count, `Aylin Kaya hat die Aufgabe „Plan drucken“${times} geändert.`] // prettier-ignore
    const move = async (index: number) =>
      place('aylin.kaya', { id: made.id, bucketId: bucketIds[index]!, order: 1 })
    const [first] = await told()
    expect(first!.slice(0, 2)).toEqual(created.slice(0, 2))
    await move(1)
    expect((await told())[0]).toEqual(changed('', 1))
    await move(0)
    expect(await told()).toEqual([first])
    await move(1)
    expect(await told()).toEqual([changed('', 1), first])

    // What was changed besides stays told.
    const saved = await save('aylin.kaya', { component: { id: made.id, priority: 'high' } })
    expect(saved.status).toBe(200)
    expect((await told())[0]).toEqual(changed(' 2-mal', 2))
    await save('aylin.kaya', { component: { id: made.id, priority: 'low' } })
    await save('aylin.kaya', { component: { id: made.id, priority: 'high' } })
    expect(await told()).toEqual([changed(' 2-mal', 2), first])

    // Done and not done after all, whichever call does it.
    await move(2)
    expect((await told()).map(([type]) => type)).toEqual([t.TaskCompleted, t.TaskUpdated, t.TaskCreated]) // prettier-ignore
    await save('aylin.kaya', { component: { id: made.id, status: open } })
    await move(1)
    expect((await told()).map(([type]) => type)).not.toContain(t.TaskCompleted)

    // Seen already, going back is news.
    await (await server.as('sabine.moser')).call(notifications.view, { params })
    const now = (await get('aylin.kaya', made.id)).body
    await save('aylin.kaya', { component: { id: made.id, priority: 'urgent' } })
    await (await server.as('sabine.moser')).call(notifications.view, { params })
    await save('aylin.kaya', { component: { id: made.id, priority: now.priority } })
    expect((await told())[0]).toEqual(changed('', 1))
  })

  test('a task that was moved back changed nothing; its own screen and others’ homes say so (D-04)', async () => {
    const { body: made } = await create('aylin.kaya')
    await rowsOf(server, sql`update components set created_at = now() - interval '1 day', modified_at = now() - interval '1 day' where id = ${made.id}`) // prettier-ignore
    const modified = async () => {
      const [row] = await rowsOf<{ hours: number }>(server, sql`select extract(epoch from now() - modified_at)::float8 / 3600 as hours from components where id = ${made.id}`) // prettier-ignore
      return row!.hours > 20
    }
    const move = async (index: number, login = 'aylin.kaya') =>
      place(login, { id: made.id, bucketId: bucketIds[index]!, order: 1 })
    await move(1)
    expect(await modified()).toBe(false)
    await move(0)
    expect(await modified()).toBe(true)
    // Somebody else who puts it there changes it.
    await move(1)
    await move(0, 'maren.thiessen')
    expect(await modified()).toBe(false)
  })

  test('links lead to what its reader sees of them: files and campaigns (T-57)', async () => {
    const aylin = await server.as('aylin.kaya')
    const [folder] = await childrenOf(
      await server.as('korbinian.huber'),
      alpenquell,
      (await explorerOf(aylin, alpenquell)).id,
    )
    const { body: found } = await aylin.call(campaigns.list, { params, query: { searchQuery: 'Nachhaltigkeit' } }) // prettier-ignore
    const { body: made } = await create('aylin.kaya', {
      component: {
        links: [
          { type: 'component', id: folder!.id },
          { type: 'campaign', id: found[0]!.id },
        ],
      },
    })
    expect(made.links).toMatchObject([
      { type: 'component', displayName: folder!.displayName },
      { type: 'campaign', displayName: 'Nachhaltigkeit 2.0' },
    ])
    expect(made.links[1]!.url).toMatch(/^\/cockpits\/external\/.+clientId=101$/)
    const { body: seen } = await get('korbinian.huber', made.id)
    expect(seen.links.map(({ type }) => type)).toEqual(['component'])
  })

  test('one’s own tasks are one’s own and staff’s to see; the first due comes first (TASK-06)', async () => {
    const korbinian = await idOf('korbinian.huber')
    for (const endDate of ['2027-09-02T08:00:00.000Z', '2027-09-01T08:00:00.000Z']) {
      await create('aylin.kaya', {
        component: { displayName: endDate.slice(0, 10), endDate },
        assignees: [{ assignedTo: { id: korbinian } }],
      })
    }
    const of = async (login: string) =>
      (await server.as(login)).call(tasks.ofUser, { params: { ...params, userId: korbinian } })
    // The demo has given him some, too.
    const { body } = await of('korbinian.huber')
    const dated = body.filter(({ endDate }) => endDate !== null)
    expect(dated.slice(-2).map(({ displayName }) => displayName)).toEqual(['2027-09-01', '2027-09-02']) // prettier-ignore
    expect(dated.map(({ endDate }) => endDate)).toEqual(
      dated.map(({ endDate }) => endDate).toSorted(),
    )
    expect((await of('aylin.kaya')).body.map(({ id }) => id)).toEqual(body.map(({ id }) => id))
    expect((await of('sabine.moser')).status).toBe(403)
  })

  test('an overview counts by bucket, due date, priority and person (TASK-06)', async () => {
    const before = await overviewOf('aylin.kaya')
    const sabine = await idOf('sabine.moser')
    await create('aylin.kaya', {
      component: { endDate: '2020-01-02T09:00:00.000Z', priority: 'urgent' },
      assignees: [{ assignedTo: { id: sabine } }],
    })
    const { body } = await overviewOf('sabine.moser')
    const countOf = (counts: readonly { key: string; count: number }[], key: string | number) =>
      counts.find((one) => one.key === String(key))?.count ?? 0
    expect(body.total - before.body.total).toBe(1)
    expect(body.overdue - before.body.overdue).toBe(1)
    expect(body.done).toBe(before.body.done)
    for (const [name, key] of [
      ['byBucket', bucketIds[0]!],
      ['byDue', 'overdue'],
      ['byPriority', 'urgent'],
      ['byAssignee', sabine],
    ] as const) {
      // prettier-ignore
      expect(countOf(body[name], key) - countOf(before.body[name], key)).toBe(1)
    }
    expect((await overviewOf('priya.raman')).status).toBe(404)
  })
  const overviewOf = async (login: string) =>
    (await server.as(login)).call(tasks.overview, { params: { id: listId } })

  test('another tenant’s are not there (PERM-19)', async () => {
    const { body: made } = await create('aylin.kaya')
    const priya = await server.as('priya.raman')
    for (const applicationId of [alpenquell, voltrad]) {
      const { status } = await priya.call(tasks.get, { params: { applicationId, taskId: made.id } })
      expect(status).toBe(404)
    }
  })
})
