import { dayIn, daysBetween, type Day } from '../../platform/berlin-time.ts'
import { invalid } from '../../platform/problem.ts'
import type { TaskFacts } from './tasks.repository.ts'
import { taskTexts } from './tasks.texts.ts'

type Days = Pick<TaskFacts, 'startDate' | 'endDate'>

/** The days of a task after an edit; what is absent stays. 400 where it would end before it starts. */
export function daysAfter(before: Days, edit: { startDate?: Day; endDate?: Day }): Days {
  const [startDate, endDate] = [dayIn(edit.startDate), dayIn(edit.endDate)]
  const after = {
    startDate: startDate === undefined ? before.startDate : startDate,
    endDate: endDate === undefined ? before.endDate : endDate,
  }
  if (after.startDate !== null && after.endDate !== null && after.endDate < after.startDate) {
    throw invalid({ 'component.endDate': taskTexts['ends-before-start'] })
  }
  return after
}

/** When an open task is due, seen from a day; weeks end on Sunday (TASK-05, TASK-06). */
export function dueOn(endDate: string | null, today: string) {
  if (endDate === null) return 'none'
  const days = daysBetween(today, endDate)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const toSunday = (7 - new Date(today).getUTCDay()) % 7
  if (days <= toSunday) return 'thisWeek'
  return days <= toSunday + 7 ? 'nextWeek' : 'future'
}
