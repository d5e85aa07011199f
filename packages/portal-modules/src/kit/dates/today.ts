import { timeZoneOfPage } from '@atrium/design-system'
import { dayIn } from './day-in.ts'

/** No zone's day begins or ends within a quarter of an hour. */
const quarter = 900_000
let known = { quarter: Number.NaN, zone: '', day: '' }

/**
 * The calendar day at a moment, `YYYY-MM-DD`: what "today" is for a campaign. It is that of the page's zone
 * (`setTimeZone`), of Berlin where the page says none.
 */
export function calendarDay(moment: Date): string {
  // What is shown asks for today whenever it is drawn.
  const at = Math.floor(moment.getTime() / quarter)
  const zone = timeZoneOfPage() ?? 'Europe/Berlin'
  if (at !== known.quarter || zone !== known.zone)
    known = { quarter: at, zone, day: dayIn(zone, moment) }
  return known.day
}
