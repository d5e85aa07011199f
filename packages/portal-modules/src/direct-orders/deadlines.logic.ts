import { daysBetween } from '../kit/dates/index.ts'
import type { BookingDeadline } from './direct-orders.port.ts'

/** So close to a booking deadline it is warned of, in days (D-11). */
const nearDays = 3

/**
 * What a booking deadline of the media calendar means for an order (D-11, T-49): it is over, the order
 * begins before it, it comes within three days, or the order begins within three days after it.
 */
export interface DeadlineConcern {
  kind: 'missed' | 'startsBefore' | 'soon' | 'startsSoonAfter'
  /** The deadline, `YYYY-MM-DD`. */
  day: string
  /** From the deadline to the start of the order; 0 where it has none or begins before. */
  daysAfter: number
}

/**
 * The next deadline by which the medium can still be booked decides, else the last one that was missed;
 * those of flights that end before the order begins are no concern of it.
 * @param deadlines  of one medium in the order's campaign
 * @param start  first day of the medium in the order
 * @param today  the day in Berlin
 */
export function deadlineConcern(
  deadlines: readonly BookingDeadline[],
  start: string | null,
  today: string,
): DeadlineConcern | undefined {
  const days = deadlines
    .filter(({ end }) => end === null || end >= (start ?? today))
    .map(({ day }) => day)
    .toSorted()
  const day = days.find((one) => one >= today) ?? days.at(-1)
  if (day === undefined) return undefined
  const daysAfter = start === null ? 0 : Math.max(daysBetween(day, start), 0)
  const told = (kind: DeadlineConcern['kind']) => ({ kind, day, daysAfter })
  if (day < today) return told('missed')
  if (start !== null && start <= day) return told('startsBefore')
  if (daysBetween(today, day) <= nearDays) return told('soon')
  return start !== null && daysAfter <= nearDays ? told('startsSoonAfter') : undefined
}
