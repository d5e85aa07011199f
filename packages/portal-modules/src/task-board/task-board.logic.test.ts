import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesFor, placesOf } from './task-board.buckets.ts'
import { columnsOf } from './task-board.columns.ts'
import {
  applyCommand,
  dueOf,
  isDue,
  passing,
  problemsOf,
  withTasks,
  type Due,
} from './task-board.logic.ts'
import type { TaskList } from './task-board.port.ts'
import { buildBucket, buildList, buildTask } from './testing/fixtures.ts'

/** A Sunday, so that this week ends today. */
const sunday = '2026-11-22'
const wednesday = '2026-11-18'

describe('when a task is due (TASK-05)', () => {
  test.each<[string, string | null, Due]>([
    [wednesday, '2026-11-17', 'overdue'],
    [wednesday, '2026-11-18', 'today'],
    [wednesday, '2026-11-19', 'tomorrow'],
    [wednesday, '2026-11-22', 'thisWeek'],
    [wednesday, '2026-11-23', 'nextWeek'],
    [wednesday, '2026-11-29', 'nextWeek'],
    [wednesday, '2026-11-30', 'future'],
    [wednesday, null, 'none'],
    [sunday, '2026-11-23', 'tomorrow'],
    [sunday, '2026-11-24', 'nextWeek'],
    [sunday, '2026-11-30', 'future'],
  ])('on %s, %s is %s', (today, dueDay, due) => {
    expect(dueOf({ dueDay, status: 'open' }, today)).toBe(due)
  })

  test('this week has what is gone of it, today and tomorrow in it; next week has tomorrow on a Sunday', () => {
    const open = (dueDay: string) => ({ dueDay, status: 'open' as const })
    expect(['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-22'].every((day) => isDue(open(day), 'thisWeek', wednesday))).toBe(true) // prettier-ignore
    expect(isDue(open('2026-11-15'), 'thisWeek', wednesday)).toBe(false)
    expect(isDue(open('2026-11-23'), 'nextWeek', sunday)).toBe(true)
    expect(isDue(open('2026-11-23'), 'thisWeek', sunday)).toBe(false)
  })

  test('what is done is never overdue', () => {
    expect(dueOf({ dueDay: '2020-01-01', status: 'done' }, wednesday)).toBe('none')
  })
})

describe('filters (TASK-01)', () => {
  const task = buildTask({ title: 'Kino für Österreich buchen', priority: 'high', tags: ['Kino'] })
  test.each([
    [{}, true],
    [{ priority: ['high'] as const }, true],
    [{ priority: ['low'] as const }, false],
    [{ assignee: [0] }, true],
    [{ assignee: [7] }, false],
    [{ tag: ['Kino', 'TV'] }, true],
    [{ tag: ['TV'] }, false],
    [{ words: 'osterr KINO' }, true],
    [{ words: 'schweiz' }, false],
  ])('%j lets it through: %s', (filters, expected) => {
    expect(passing(filters, wednesday)(task)).toBe(expected)
  })
})

describe('places (TASK-03)', () => {
  const tasks = [1, 2, 3].map((id) => buildTask({ id, bucketId: 1, order: id * 10 }))
  const namesAfter = (list: TaskList) =>
    columnsOf(list, list.tasks, 'bucket', wednesday)[0]!.tasks.map(({ id }) => id)

  test('put before another one, at the end, into an empty bucket', () => {
    const list = buildList({ buckets: [buildBucket({ id: 1 })], tasks })
    const after = (ids: number[], beforeId?: number) =>
      namesAfter(applyCommand(list, { commandId: 'c', type: 'place', places: placesFor(tasks, ids, 1, beforeId) })) // prettier-ignore
    expect(after([3], 1)).toEqual([3, 1, 2])
    expect(after([1])).toEqual([2, 3, 1])
    expect(after([3, 1], 2)).toEqual([3, 1, 2])
    expect(placesFor([], [5], 9)).toMatchObject([{ id: 5, bucketId: 9 }])
  })

  test('whatever is put wherever, it stands there in its order, and goes back by its old places', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 12 }),
        (ids, beforeId) => {
          const all = Array.from({ length: 12 }, (_, index) =>
            buildTask({ id: index + 1, bucketId: 1, order: index }),
          )
          const list = buildList({ buckets: [buildBucket({ id: 1 })], tasks: all })
          const places = placesFor(all, ids, 1, beforeId)
          const moved = applyCommand(list, { commandId: 'c', type: 'place', places })
          const order = namesAfter(moved)
          const rest = order.filter((id) => !ids.includes(id))
          expect(rest).toEqual(all.map(({ id }) => id).filter((id) => !ids.includes(id)))
          const start = order.indexOf(ids[0]!)
          expect(order.slice(start, start + ids.length)).toEqual(ids)
          if (!ids.includes(beforeId)) expect(order[start + ids.length]).toBe(beforeId)
          const back = applyCommand(moved, { commandId: 'd', type: 'place', places: placesOf(all, ids) }) // prettier-ignore
          expect(namesAfter(back)).toEqual(all.map(({ id }) => id))
        },
      ),
    )
  })

  test('in a bucket for what is done a task is done, in others it stays what it is', () => {
    const list = buildList({
      buckets: [buildBucket({ id: 1 }), buildBucket({ id: 2, status: 'done' })],
      tasks,
    })
    const moved = applyCommand(list, { commandId: 'c', type: 'place', places: [{ id: 1, bucketId: 2, order: 0 }] }) // prettier-ignore
    expect(moved.tasks.map(({ status }) => status)).toEqual(['done', 'open', 'open'])
  })
})

test('a command about what has gone changes nothing', () => {
  const list = buildList({ tasks: [buildTask({ id: 1 })] })
  const place = { commandId: 'c', type: 'place', places: [{ id: 9, bucketId: 1, order: 1 }] } as const // prettier-ignore
  expect(applyCommand(list, place)).toBe(list)
  expect(applyCommand(list, { commandId: 'c', type: 'remove', id: 9 })).toBe(list)
  expect(applyCommand(list, { commandId: 'c', type: 'save', id: 9, fields: {} })).toBe(list)
})

test('a late answer does not hide what is newer', () => {
  const list = buildList({ tasks: [buildTask({ id: 1, version: 3, title: 'neu' })] })
  expect(withTasks(list, [buildTask({ id: 1, version: 2, title: 'alt' })]).tasks[0]!.title).toBe('neu') // prettier-ignore
  expect(withTasks(list, [buildTask({ id: 2 })]).tasks.map(({ id }) => id)).toEqual([1, 2])
})

test.each([
  [{ title: ' ', startDay: null, dueDay: null }, { title: 'missing' }],
  [{ title: 'Plan', startDay: '2027-04-02', dueDay: '2027-04-01' }, { dueDay: 'before-start' }],
  [{ title: 'Plan', startDay: '2027-04-01', dueDay: '2027-04-01' }, {}],
])('what is wrong with %j is %j', (fields, problems) => {
  expect(problemsOf(fields)).toEqual(problems)
})
