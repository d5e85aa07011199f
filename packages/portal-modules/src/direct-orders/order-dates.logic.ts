import { addDays, addMonths, daysBetween } from '../kit/dates/index.ts'
import type { Duration } from './direct-orders.port.ts'

/** Duration of an order that states none (DO-14, DO-30). */
export const fallbackDuration: Duration = { count: 2, unit: 'day' }

/** Longest duration that is reckoned with, in any unit: what is beyond is a mistake. */
const maxCount = 1_000

/**
 * A day, `YYYY-MM-DD`, a duration later: the end of an order lies its duration after its start, so that one day
 * runs from 1 to 2 April, as the server has it (`endAfter`). Days and weeks are counted, months and years follow the
 * calendar: 31 January plus one month is 28 or 29 February (DO-30).
 */
export function addDuration(day: string, { count, unit }: Duration): string {
  const steps = Math.min(Math.max(Math.trunc(count), 0), maxCount)
  switch (unit) {
    case 'day':
      return addDays(day, steps)
    case 'week':
      return addDays(day, steps * 7)
    case 'month':
      return addMonths(day, steps)
    case 'year':
      return addMonths(day, steps * 12)
  }
}

/** The earliest day on which an order may start (DO-15). */
const earliestStart = (today: string): string => addDays(today, 1)

/**
 * First and last day of a new order: from tomorrow on, as long as its duration (DO-14). Start and end on
 * the same day, as the specification's default has it, could not be sent (DO-15, U-09).
 */
export function defaultDates(today: string, duration: Duration | null) {
  const start = earliestStart(today)
  return { start, end: addDuration(start, duration ?? fallbackDuration) }
}

/**
 * First and last day after the start was set anew: the end keeps its distance. Without an end, or with
 * one that is not after the start, it follows by the duration (DO-14).
 */
export function withStart(
  dates: { start: string | null; end: string | null },
  start: string | null,
  duration: Duration | null,
): { start: string | null; end: string | null } {
  if (start === null) return { start, end: dates.end }
  const length =
    dates.start !== null && dates.end !== null ? daysBetween(dates.start, dates.end) : 0
  if (duration === null && length > 0) return { start, end: addDays(start, length) }
  return { start, end: addDuration(start, duration ?? fallbackDuration) }
}

export type DateFault =
  | 'startMissing'
  | 'startToday'
  | 'startPast'
  | 'endMissing'
  | 'endBeforeStart'

/**
 * What is wrong with the days of an order, by field; days by the calendar of Berlin (DO-15). A start that
 * the agency has accepted does not become wrong because it has come.
 */
export function dateFaults(
  { start, end }: { start: string | null; end: string | null },
  today: string,
  acceptedStart: string | null = null,
): { start?: DateFault; end?: DateFault } {
  const faults: { start?: DateFault; end?: DateFault } = {}
  if (start === null) faults.start = 'startMissing'
  else if (start !== acceptedStart && start <= today)
    faults.start = start === today ? 'startToday' : 'startPast'
  if (end === null) faults.end = 'endMissing'
  else if (start !== null && end <= start) faults.end = 'endBeforeStart'
  return faults
}

/** Whether a medium has too little time between today and its start (T-49, D-11). */
export const isTooNear = (start: string | null, today: string, leadDays: number): boolean =>
  start !== null && start > today && daysBetween(today, start) < leadDays
