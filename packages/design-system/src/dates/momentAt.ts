import { parseDateTime, toZoned } from '@internationalized/date'
import { timeZoneOfPage } from '../intl/zone.ts'

/** The reader's own zone, as an IANA name. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The moment that a day, `2027-03-15`, and a time, `09:00`, mean by the clock of the page; undefined for what
 * is none. An hour that the change of clocks leaves out means the one after it.
 */
export function momentAt(day: string, time: string): Date | undefined {
  try {
    return toZoned(parseDateTime(`${day}T${time}`), timeZoneOfPage() ?? ownZone()).toDate()
  } catch {
    return undefined
  }
}
