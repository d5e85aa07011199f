import { dayIn, type Day } from '../../platform/berlin-time.ts'
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
