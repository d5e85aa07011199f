import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  byDue,
  changesOf,
  fieldsOf,
  formerOf,
  withBucket,
} from './task-board.logic.ts'
import { aylin, buildBucket, buildList, buildTask, korbinian } from './testing/fixtures.ts'

const open = buildBucket({ id: 1, name: 'Offen', status: 'open' })
const client = buildBucket({ id: 2, name: 'Beim Kunden' })
const done = buildBucket({ id: 3, name: 'Erledigt', status: 'done' })
const task = buildTask({ id: 4, assignees: [aylin, korbinian], tags: ['TV', 'Kino'], dueDay: '2026-11-20' }) // prettier-ignore
const list = buildList({ buckets: [open, client, done], tasks: [task] })

describe('what is sent of a change (TASK-08, T-09)', () => {
  test('only what is another: the rest stays as others left it', () => {
    const before = fieldsOf(task)
    expect(changesOf(before, { ...before, tags: [...before.tags] })).toEqual({})
    expect(changesOf(before, { ...before, dueDay: null, tags: ['TV'] })).toEqual({
      dueDay: null,
      tags: ['TV'],
    })
  })

  test('what it was before takes it back', () => {
    expect(formerOf(task, { assigneeIds: [], dueDay: null })).toEqual({
      assigneeIds: [aylin.id, korbinian.id],
      dueDay: '2026-11-20',
    })
  })
})

describe('buckets (TASK-10)', () => {
  test('one is put elsewhere, named, and a new one comes last', () => {
    const names = (changed: typeof list) => changed.buckets.map(({ name }) => name)
    expect(names(withBucket(list, done, 0))).toEqual(['Erledigt', 'Offen', 'Beim Kunden'])
    expect(names(withBucket(list, buildBucket({ id: 9, name: 'Neu' })))).toEqual(['Offen', 'Beim Kunden', 'Erledigt', 'Neu']) // prettier-ignore
    const command = { commandId: 'a', type: 'bucket', id: 2, name: 'Kunde', position: 2 } as const
    expect(names(applyCommand(list, command))).toEqual(['Offen', 'Erledigt', 'Kunde'])
    expect(applyCommand(list, { ...command, id: 77 })).toBe(list)
    expect(names(applyCommand(list, { commandId: 'a', type: 'removeBucket', id: 2 }))).toEqual(['Offen', 'Erledigt']) // prettier-ignore
  })
})

test('a task that comes back stands there once, before and after the server has said so (T-08)', () => {
  const back = { commandId: 'a', type: 'add', task } as const
  expect(applyCommand(list, back)).toBe(list)
  expect(applyCommand({ ...list, tasks: [] }, back).tasks).toEqual([task])
})

test('one’s own tasks by when they are due: late first, done never (T-55)', () => {
  const own = [
    buildTask({ id: 1 }),
    buildTask({ id: 2, dueDay: '2026-11-19' }),
    buildTask({ id: 3, dueDay: '2026-11-10', priority: 'low' }),
    buildTask({ id: 4, dueDay: '2026-11-10', priority: 'urgent' }),
    buildTask({ id: 5, dueDay: '2026-11-09', status: 'done' }),
  ]
  expect(
    byDue(own, '2026-11-18').map(({ due, tasks }) => [due, tasks.map(({ id }) => id)]),
  ).toEqual([
    ['overdue', [4, 3]],
    ['tomorrow', [2]],
    ['none', [1]],
  ])
})
