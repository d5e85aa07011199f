import { inBerlin } from '../platform/berlin-time.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const opens = 8 * hour
const closes = 19 * hour
/** On Fridays, so that what falls on a weekend has its place in the two half hours before closing. */
const fridayCloses = closes - hour

/**
 * When people at their desks would have done it: what lies at any hour before `now` comes to between
 * eight and seven of a working day in Berlin. What came first still does, and nothing comes to after `now`.
 */
export function atOffice(moment: Date, now: Date): Date {
  const ahead = inBerlin(now).offset * minute
  const local = moment.getTime() + ahead
  const midnight = Math.floor(local / day) * day
  const share = (local - midnight) / day
  const at = (from: number, to: number, start = midnight) =>
    new Date(start + from + (to - from) * share - ahead)
  const untilNow = now.getTime() + ahead - midnight
  if (untilNow < day) {
    const from = Math.min(opens, untilNow / 2)
    return new Date(midnight + from + (untilNow - from) * ((local - midnight) / untilNow) - ahead)
  }
  const weekday = new Date(midnight).getUTCDay()
  if (weekday === 6) return at(fridayCloses, closes - hour / 2, midnight - day)
  if (weekday === 0) return at(closes - hour / 2, closes, midnight - 2 * day)
  return at(opens, weekday === 5 ? fridayCloses : closes)
}
