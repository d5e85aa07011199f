import { describe, expect, test } from 'vitest'
import { columnsOf, dayIn, fieldsIn } from './task-board.columns.ts'
import { dueOf, dues, nobody } from './task-board.logic.ts'
import { aylin, buildBucket, buildList, buildTask, korbinian, maren } from './testing/fixtures.ts'

const wednesday = '2026-11-18'
const days = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`)

describe('columns (TASK-01)', () => {
  const list = buildList({
    buckets: [buildBucket({ id: 1 }), buildBucket({ id: 2 })],
    people: [{ id: 7, name: 'Aylin Kaya' }, { id: 8, name: 'Niemand' }], // prettier-ignore
    tasks: [
      buildTask({ id: 1, bucketId: 1, order: 2, priority: 'low', tags: ['TV'] }),
      buildTask({ id: 2, bucketId: 1, order: 1, assignees: [{ id: 7, name: 'Aylin Kaya' }] }),
    ],
  })
  const columns = (by: Parameters<typeof columnsOf>[2]) =>
    columnsOf(list, list.tasks, by, wednesday).map(({ id, tasks }) => [id, tasks.map((task) => task.id)]) // prettier-ignore

  test('by bucket, from above; empty ones stay', () => {
    expect(columns('bucket')).toEqual([['1', [2, 1]], ['2', []]]) // prettier-ignore
  })
  test('who works here no longer still has a column for what is theirs', () => {
    const lena = { id: 30, name: 'Lena Voss' }
    const tasks = [...list.tasks, buildTask({ id: 3, bucketId: 2, assignees: [lena] })]
    const all = columnsOf({ ...list, tasks }, tasks, 'assignee', wednesday)
    expect(all.map(({ id }) => id)).toEqual(['7', '30', '0'])
  })
  test('there are columns for days that exist: on a Saturday nothing else of the week is left', () => {
    const ids = columnsOf(list, list.tasks, 'due', '2026-11-21').map(({ id }) => id)
    expect(ids).toEqual(['today', 'tomorrow', 'nextWeek', 'future', 'none'])
  })
  test('by priority, person, tag and day', () => {
    expect(columns('priority')).toEqual([['urgent', []], ['high', []], ['middle', [2]], ['low', [1]]]) // prettier-ignore
    expect(columns('assignee')).toEqual([['7', [2]], ['0', [1]]]) // prettier-ignore
    expect(columns('tag')).toEqual([['TV', [1]], ['', [2]]]) // prettier-ignore
    expect(columns('due')).toEqual([['today', []], ['tomorrow', []], ['thisWeek', []], ['nextWeek', []], ['future', []], ['none', [2, 1]]]) // prettier-ignore
  })
})

describe('from one column to another (TASK-01)', () => {
  const task = buildTask({ id: 4, assignees: [aylin, korbinian], tags: ['TV', 'Kino'], dueDay: '2026-11-20' }) // prettier-ignore
  const way = { list: buildList({ people: [aylin, korbinian, maren] }), today: wednesday }

  test('a task goes from one person to the next and keeps the others; or to nobody', () => {
    const from = `${aylin.id}`
    expect(fieldsIn('assignee', way, task, from, `${maren.id}`)).toEqual({ assigneeIds: [korbinian.id, maren.id] }) // prettier-ignore
    expect(fieldsIn('assignee', way, task, from, `${korbinian.id}`)).toEqual({ assigneeIds: [korbinian.id] }) // prettier-ignore
    expect(fieldsIn('assignee', way, task, from, `${nobody}`)).toEqual({ assigneeIds: [] })
    expect(fieldsIn('assignee', way, task, from, '30')).toBe('left')
  })

  test('tags and priorities likewise', () => {
    expect(fieldsIn('tag', way, task, 'TV', 'Radio')).toEqual({ tags: ['Kino', 'Radio'] })
    expect(fieldsIn('tag', way, task, 'TV', '')).toEqual({ tags: [] })
    expect(fieldsIn('priority', way, task, 'middle', 'urgent')).toEqual({ priority: 'urgent' })
  })

  test('by day it is due then; late is nothing, what is done is due no more, and it must have begun', () => {
    const to = (due: string, change = {}) =>
      fieldsIn('due', way, { ...task, ...change }, 'thisWeek', due)
    expect(to('today')).toEqual({ dueDay: '2026-11-18' })
    expect(to('nextWeek')).toEqual({ dueDay: '2026-11-27' })
    expect(to('none')).toEqual({ dueDay: null })
    expect(to('overdue')).toBe('overdue')
    expect(to('today', { status: 'done' })).toBe('finished')
    expect(to('today', { startDay: '2026-11-19' })).toBe('before-start')
    expect(to('none', { startDay: '2026-11-19' })).toEqual({ dueDay: null })
  })

  test.each(days)('on %s each column of days has a day of its own, or none', (today) => {
    for (const due of dues) {
      const dueDay = dayIn(due, today)
      if (typeof dueDay !== 'string') continue
      expect([dueDay, dueOf({ dueDay, status: 'open' }, today)]).toEqual([dueDay, due])
    }
  })

  test('of a week it is the last working day, as long as that is still to come', () => {
    const friday = '2026-11-20'
    const sunday = '2026-11-22'
    expect(days.map((today) => dayIn('thisWeek', today))).toEqual([
      friday,
      friday,
      friday,
      sunday,
      sunday,
      undefined,
      undefined,
    ])
    expect(days.map((today) => dayIn('nextWeek', today))).toEqual(days.map(() => '2026-11-27'))
    expect(days.map((today) => dayIn('future', today))).toEqual(days.map(() => '2026-12-04'))
  })
})
