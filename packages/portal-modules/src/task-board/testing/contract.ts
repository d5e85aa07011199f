import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { Bucket, BucketRules, Status, TaskBoardPort, TaskFields } from '../task-board.port.ts'

export interface PortUnderTest {
  port: TaskBoardPort
  /** An empty list in which the caller may do everything. */
  listId: number
}

/** What every port of a task board must do; run it against your own. */
export function describeTaskBoardPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`task board port: ${name}`, () => {
    let port: TaskBoardPort
    let listId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const load = () => port.list(listId).load()
    const addBucket = (bucketName: string, status: Status | null = null): Promise<Bucket> =>
      port.addBucket({ listId, name: bucketName, status, commandId: commandId() })
    const add = (bucketId: number, fields: Partial<TaskFields> = {}) =>
      port.add({ bucketId, fields: { title: 'Briefing', ...fields }, commandId: commandId() })
    const titlesIn = async (bucketId: number) =>
      (await load()).tasks
        .filter((task) => task.bucketId === bucketId)
        .toSorted((one, other) => one.order - other.order)
        .map(({ title }) => title)
    beforeEach(async () => {
      ;({ port, listId } = await makePort())
    })

    test('an empty list says that buckets may be made, and who can be given tasks (TASK-01)', async () => {
      const list = await load()
      expect(list).toMatchObject({ id: listId, buckets: [], tasks: [], can: { addBuckets: true } })
      expect(list.people.length).toBeGreaterThan(0)
      expect(port.list(1).key).toEqual(port.list(1).key)
      expect(port.list(1).key).not.toEqual(port.list(2).key)
    })

    test('what is written of a task is read (TASK-02, TASK-07)', async () => {
      const { id: bucketId } = await addBucket('Offen')
      const [person] = (await load()).people
      const fields = {
        title: 'Motive auswählen',
        description: 'Drei von fünf',
        priority: 'urgent',
        startDay: '2027-03-01',
        dueDay: '2027-03-05',
        tags: ['Kino'],
        steps: [{ id: 'a', text: 'Motiv 1', isDone: false }],
      } as const
      const { id } = await add(bucketId, { ...fields, assigneeIds: [person!.id] })
      expect((await load()).tasks).toMatchObject([
        {
          ...fields,
          id,
          bucketId,
          status: 'open',
          assignees: [person],
          version: expect.any(Number),
          completedAt: null,
          can: { edit: true, delete: true },
        },
      ])
    })

    test('a change needs the version that was seen; what is not said stays (TASK-08)', async () => {
      const { id: bucketId } = await addBucket('Offen')
      const task = await add(bucketId, { tags: ['TV'], dueDay: '2027-03-05' })
      const save = (version: number, change: Partial<TaskFields>) =>
        port.save({ task, version, fields: change, commandId: commandId() })
      const saved = await save(task.version, { priority: 'low', tags: ['Radio'] })
      expect(saved).toMatchObject({ title: 'Briefing', dueDay: '2027-03-05', priority: 'low', tags: ['Radio'] }) // prettier-ignore
      expect((await refusal(save(task.version, { priority: 'high' }))).code).toBe('conflict')
      expect((await save(saved.version, { dueDay: null })).dueDay).toBeNull()
    })

    test('what is wrong is told at its field (VAL-08)', async () => {
      const { id: bucketId } = await addBucket('Offen')
      const untitled = await refusal(add(bucketId, { title: ' ' }))
      expect([untitled.code, Object.keys(untitled.fields)]).toEqual(['invalid', ['title']])
      const backwards = await refusal(add(bucketId, { startDay: '2027-03-05', dueDay: '2027-03-01' })) // prettier-ignore
      expect([backwards.code, Object.keys(backwards.fields)]).toEqual(['invalid', ['dueDay']])
    })

    test('tasks are put into places; what a bucket is for, they become (TASK-03)', async () => {
      const open = await addBucket('Offen')
      const done = await addBucket('Erledigt', 'done')
      const [one, two] = [await add(open.id, { title: 'Eins' }), await add(open.id, { title: 'Zwei' })] // prettier-ignore
      expect(await titlesIn(open.id)).toEqual(['Eins', 'Zwei'])
      await port.place({ places: [{ id: two.id, bucketId: open.id, order: one.order - 1 }], commandId: commandId() }) // prettier-ignore
      expect(await titlesIn(open.id)).toEqual(['Zwei', 'Eins'])
      const moved = await port.place({
        places: [one, two].map(({ id }, index) => ({ id, bucketId: done.id, order: index })),
        commandId: commandId(),
      })
      expect(moved.map(({ id, status }) => [id, status])).toEqual([[one.id, 'done'], [two.id, 'done']]) // prettier-ignore
      expect(moved[0]!.completedAt).not.toBeNull()
      const [back] = await port.place({ places: [{ id: one.id, bucketId: open.id, order: 5 }], commandId: commandId() }) // prettier-ignore
      expect(back!.status).toBe('done')
      expect(await titlesIn(done.id)).toEqual(['Zwei'])
    })

    test('marked as done a task goes where what is done lies; opened again it leaves it (TASK-10)', async () => {
      const open = await addBucket('Offen', 'open')
      const client = await addBucket('Beim Kunden')
      const done = await addBucket('Erledigt', 'done')
      const archive = await addBucket('Ablage', 'done')
      const save = async (id: number, fields: Partial<TaskFields>) => {
        const before = (await load()).tasks.find((one) => one.id === id)!
        return port.save({ task: before, version: before.version, fields, commandId: commandId() })
      }
      await add(done.id, { title: 'Zuvor' })
      const { id } = await add(client.id, { title: 'Eins' })
      expect(await save(id, { priority: 'high' })).toMatchObject({ bucketId: client.id })
      expect(await save(id, { status: 'inProgress' })).toMatchObject({ bucketId: client.id })
      const finished = await save(id, { status: 'done' })
      expect(finished).toMatchObject({ bucketId: done.id, status: 'done' })
      expect(finished.completedAt).not.toBeNull()
      expect(await titlesIn(done.id)).toEqual(['Zuvor', 'Eins'])
      expect(await save(id, { status: 'open' })).toMatchObject({ bucketId: open.id, status: 'open', completedAt: null }) // prettier-ignore
      await save(id, { status: 'done' })
      // No bucket is for what goes on: it goes where tasks stay what they are.
      expect(await save(id, { status: 'inProgress' })).toMatchObject({ bucketId: client.id, status: 'inProgress' }) // prettier-ignore
      const filed = await add(archive.id)
      expect(await save(filed.id, { title: 'Briefing 2', status: 'done' })).toMatchObject({ bucketId: archive.id }) // prettier-ignore
    })

    test('without a bucket for what is done a task stays where it is (TASK-10)', async () => {
      const { id: bucketId } = await addBucket('Offen', 'open')
      const task = await add(bucketId)
      const { version } = task
      const saved = await port.save({ task, version, fields: { status: 'done' }, commandId: commandId() }) // prettier-ignore
      expect(saved).toMatchObject({ bucketId, status: 'done' })
    })

    test('a bucket says how many it should hold, and takes more (TASK-10)', async () => {
      const bucket = await addBucket('In Arbeit')
      if (!port.hasLimits) return
      expect(bucket.limit).toBeNull()
      const save = async (change: Partial<BucketRules>) => {
        const now = (await load()).buckets[0]!
        return port.saveBucket({ bucket: now, name: now.name, ...change, commandId: commandId() })
      }
      expect(await save({ limit: 1 })).toMatchObject({ limit: 1, status: null })
      expect(await save({ status: 'inProgress' })).toMatchObject({ limit: 1, status: 'inProgress' })
      await add(bucket.id)
      await add(bucket.id)
      const { buckets, tasks } = await load()
      expect([buckets[0]!.limit, tasks.length]).toEqual([1, 2])
      for (const limit of [0, 1000, 2.5]) {
        const refused = await refusal(save({ limit }))
        expect([refused.code, Object.keys(refused.fields)]).toEqual(['invalid', ['limit']])
      }
      expect(await save({ limit: null })).toMatchObject({ limit: null, status: 'inProgress' })
      const command = { listId, name: 'Neu', status: null, commandId: commandId() }
      expect(await port.addBucket({ ...command, limit: 3 })).toMatchObject({ limit: 3 })
    })

    test('what was deleted is gone, and comes back (TASK-09, T-08)', async () => {
      const { id: bucketId } = await addBucket('Offen')
      const { id } = await add(bucketId)
      await port.remove({ id, commandId: commandId() })
      expect(await titlesIn(bucketId)).toEqual([])
      await port.restore!({ id, commandId: commandId() })
      expect(await titlesIn(bucketId)).toEqual(['Briefing'])
    })

    test('buckets are named, put in order, and go when they are empty (TASK-10)', async () => {
      const first = await addBucket('Eins')
      const second = await addBucket('Zwei')
      const saved = await port.saveBucket({ bucket: second, name: 'Zwei!', status: 'inProgress', position: 0, commandId: commandId() }) // prettier-ignore
      expect(saved).toMatchObject({ id: second.id, name: 'Zwei!', status: 'inProgress' })
      const names = async () => (await load()).buckets.map((bucket) => bucket.name)
      expect(await names()).toEqual(['Zwei!', 'Eins'])
      const task = await add(first.id)
      const remove = () => port.removeBucket({ id: first.id, commandId: commandId() })
      expect((await refusal(remove())).reason).toBe('bucket-not-empty')
      await port.remove({ id: task.id, commandId: commandId() })
      await remove()
      expect(await names()).toEqual(['Zwei!'])
    })
  })
}
