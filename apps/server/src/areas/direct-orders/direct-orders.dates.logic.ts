import { bookingStatusTypes, durationTypes } from '@atrium/api-client/contract'
import { addDays, addMonths } from '../../platform/berlin-time.ts'
import type { ProblemText } from '../../platform/problem.ts'
import { orderTexts } from './direct-orders.texts.ts'

// Days are Berlin's, `2027-04-01`; as texts they compare as days do.

const { Approved, Completed, Canceled } = bookingStatusTypes

/** What lies beyond was mistyped. */
const lastDay = '2100-12-31'

/** Without a duration an order ends two days after its start (DO-30). */
const fallbackDays = 2

/** The day on which something ends that begins on `start`: months and years by the calendar (DO-30). */
export function endAfter(
  start: string,
  duration: number | null,
  durationType: number | null,
): string {
  if (duration === null || durationType === null) return addDays(start, fallbackDays)
  if (durationType === durationTypes.Year) return addMonths(start, duration * 12)
  if (durationType === durationTypes.Month) return addMonths(start, duration)
  return addDays(start, duration * (durationType === durationTypes.Week ? 7 : 1))
}

/**
 * The status that is shown: once the end date has passed, Completed, unless it was cancelled (DO-12), or
 * headquarters has yet to decide about it or sent it back: then there is still something to do (D-01).
 */
export const shownStatus = <Status extends number>(
  { status, approval, end_date: endDate }: { status: Status; approval: string | null; end_date: string | null }, // prettier-ignore
  today: string,
): Status | typeof Completed =>
  status !== Canceled && !isUndecided(approval) && endDate !== null && endDate < today
    ? Completed
    : status

const isUndecided = (approval: string | null) => approval === 'waiting' || approval === 'rejected'

/** Whether an order that the agency had is over: what it cost and when it ran is settled (DO-12). */
export const hasEnded = (
  { status, approval, end_date: endDate }: { status: number; approval: string | null; end_date: string | null }, // prettier-ignore
  today: string,
): boolean =>
  (status === Approved || status === Completed) &&
  !isUndecided(approval) &&
  endDate !== null &&
  endDate < today

/** From when to when something runs. */
export interface Period {
  startDate: string | null
  endDate: string | null
}

/**
 * What is wrong with a period (DO-15): it begins tomorrow at the earliest and ends after it began. A start
 * that was accepted before may lie in the past by now.
 */
export function periodFaults(
  { startDate, endDate }: Period,
  {
    today,
    acceptedStart = null,
    isComplete,
  }: { today: string; acceptedStart?: string | null; isComplete: boolean },
): Partial<Record<keyof Period, ProblemText>> {
  const faults: Partial<Record<keyof Period, ProblemText>> = {}
  if (startDate === null) {
    if (isComplete) faults.startDate = orderTexts['start-missing']
  } else if (startDate !== acceptedStart) {
    if (startDate === today) faults.startDate = orderTexts['starts-today']
    if (startDate < today) faults.startDate = orderTexts['starts-in-past']
    if (startDate > lastDay) faults.startDate = orderTexts['too-late']
  }
  if (endDate === null) {
    if (isComplete) faults.endDate = orderTexts['end-missing']
  } else if (startDate !== null && endDate <= startDate) {
    faults.endDate = orderTexts['ends-before-start']
  } else if (endDate > lastDay) {
    faults.endDate = orderTexts['too-late']
  }
  return faults
}
