import { expect, test } from 'vitest'
import { groupByDay } from './activityFeed.logic.ts'

test('events are grouped by the calendar day of the time zone, in their order', () => {
  const items = [
    { id: 1, time: '2026-11-20T00:30:00+01:00' },
    { id: 2, time: '2026-11-19T23:30:00+01:00' },
    { id: 3, time: '2026-11-19T08:00:00+01:00' },
    { id: 4, time: 'unbekannt' },
  ]
  const days = groupByDay(items, 'Europe/Berlin')
  expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([[1], [2, 3]])
  expect(groupByDay(items, 'UTC').map(({ items }) => items.length)).toEqual([3])
})
