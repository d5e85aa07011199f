import { expect, test } from 'vitest'
import { dueOn } from './tasks.days.ts'

test.each([
  ['2026-11-18', '2026-11-17', 'overdue'],
  ['2026-11-18', '2026-11-18', 'today'],
  ['2026-11-18', '2026-11-19', 'tomorrow'],
  ['2026-11-18', '2026-11-22', 'thisWeek'],
  ['2026-11-18', '2026-11-23', 'nextWeek'],
  ['2026-11-18', '2026-11-29', 'nextWeek'],
  ['2026-11-18', '2026-11-30', 'future'],
  ['2026-11-18', null, 'none'],
  // On a Sunday this week ends today.
  ['2026-11-22', '2026-11-23', 'tomorrow'],
  ['2026-11-22', '2026-11-24', 'nextWeek'],
  ['2026-11-23', '2026-11-29', 'thisWeek'],
])('on %s a task for %s is due: %s (TASK-06)', (today, endDate, due) => {
  expect(dueOn(endDate, today)).toBe(due)
})
