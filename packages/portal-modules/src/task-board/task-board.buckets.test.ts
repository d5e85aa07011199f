import { describe, expect, test } from 'vitest'
import { bucketFor, limitOf, openIn, overLimit, settled } from './task-board.buckets.ts'
import { applyCommand } from './task-board.logic.ts'
import { buildBucket, buildList, buildTask } from './testing/fixtures.ts'

const open = buildBucket({ id: 1, name: 'Offen', status: 'open' })
const client = buildBucket({ id: 2, name: 'Beim Kunden' })
const done = buildBucket({ id: 3, name: 'Erledigt', status: 'done' })
const task = buildTask({ id: 4, bucketId: 1 })
const list = buildList({ buckets: [open, client, done], tasks: [task] })

describe('what is done goes where what is done lies', () => {
  const finished = { ...task, bucketId: 3, status: 'done' as const }

  test('and back where it is opened again', () => {
    expect(bucketFor(list, task, 'done')).toBe(done)
    expect(bucketFor(list, finished, 'open')).toBe(open)
    expect(bucketFor(list, finished, 'inProgress')).toBe(client)
  })

  test('it stays where no bucket says so, where it lies there already, and where nothing changes', () => {
    expect(bucketFor({ buckets: [open, client] }, task, 'done')).toBeUndefined()
    expect(bucketFor({ buckets: [done] }, finished, 'open')).toBeUndefined()
    expect(bucketFor(list, { ...task, bucketId: 3 }, 'done')).toBeUndefined()
    expect(bucketFor(list, { ...finished, bucketId: 2 }, 'open')).toBeUndefined()
    expect(bucketFor(list, task, 'inProgress')).toBeUndefined()
  })

  test('it stands at the end there, as what tasks are there', () => {
    const last = { ...finished, id: 5, order: 2048 }
    const more = { ...list, tasks: [task, last] }
    const after = settled(more, task, { ...task, status: 'done' })
    expect(after).toMatchObject({ bucketId: 3, status: 'done' })
    expect(after.order).toBeGreaterThan(last.order)
    const shown = applyCommand(more, { commandId: 'a', type: 'save', id: 4, fields: { status: 'done' } }) // prettier-ignore
    expect(shown.tasks[0]).toEqual(after)
  })
})

describe('how many a bucket should hold', () => {
  const tasks = [
    ...[1, 2, 3].map((id) => buildTask({ id, bucketId: 2 })),
    buildTask({ id: 4, bucketId: 2, status: 'done' }),
    buildTask({ id: 5, bucketId: 1 }),
  ]
  const withLimit = (limit: number | null) =>
    buildList({ buckets: [open, { ...client, limit }, { ...done, limit: 1 }], tasks })

  test('open tasks count, those of others and done ones do not', () => {
    expect(openIn({ tasks }, 2)).toBe(3)
    expect(overLimit(withLimit(2), 2)).toEqual({ count: 3, limit: 2 })
    expect(overLimit(withLimit(3), 2)).toBeUndefined()
    expect(overLimit(withLimit(null), 2)).toBeUndefined()
    expect(overLimit(withLimit(2), 77)).toBeUndefined()
  })

  test('what is done has no limit', () => {
    expect(limitOf({ ...done, limit: 1 })).toBeUndefined()
    expect(limitOf({ ...client, limit: 5 })).toBe(5)
  })
})
