import type { Day } from './days.ts'
import { timeZoneOfPage } from '../intl/zone.ts'
import { fromAbsolute } from './library.ts'

/**
 * Days as whole numbers from 1 January 1970 on. A day is a day of the calendar, whatever clock change
 * lies in it, so that what is drawn by them keeps its length over summer time.
 */
export type DayNumber = number

/** A day of the calendar, or a moment that falls on one in the zone of the page. */
export type When = Day | Date | number

/** The zone where neither a component nor the page says one. */
const ZONE = 'Europe/Berlin'

const DAY = 86_400_000
const HOUR = 3_600_000

/** The number of a day of the calendar; by reckoning alone, as lists of thousands open by it. */
export function numberOf(day: Day): DayNumber {
  const digit = (at: number) => day.charCodeAt(at) - 48
  const month = digit(5) * 10 + digit(6)
  // Years that begin with March have their leap day at the end.
  const isLate = month > 2
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3) - (isLate ? 0 : 1)
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  const months = Math.floor((153 * (isLate ? month - 3 : month + 9) + 2) / 5)
  return year * 365 + leaps + months + digit(8) * 10 + digit(9) - 719_469
}

/** The day of a number. */
export function dayOf(number: DayNumber): Day {
  return new Date(Math.floor(number) * DAY).toISOString().slice(0, 10)
}

/** Its date as a UTC one, to be formatted with `timeZone: 'UTC'`. */
export const dateOf = (number: DayNumber) => new Date(number * DAY)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (number: DayNumber) => ((((Math.floor(number) + 3) % 7) + 7) % 7) + 1

/** The calendar week after ISO 8601. */
export function weekOf(number: DayNumber): number {
  const thursday = number + 4 - weekdayOf(number)
  const year = dateOf(thursday).getUTCFullYear()
  return Math.floor((thursday - Date.UTC(year, 0, 1) / DAY) / 7) + 1
}

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'decade'

const MONTHS = { month: 1, quarter: 3, year: 12, decade: 120 }

/** The first day of the week, month, … that a day lies in; `by` further ones on. */
export function startOf(unit: Unit, number: DayNumber, by = 0): DayNumber {
  const day = Math.floor(number)
  if (unit === 'day') return day + by
  if (unit === 'week') return day + 1 - weekdayOf(day) + by * 7
  const date = dateOf(day)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth()
  const length = MONTHS[unit]
  const first = Math.floor(months / length) * length + by * length
  return Date.UTC(Math.floor(first / 12), first % 12, 1) / DAY
}

/** The same day so many months on, the last one where the month is shorter. */
export function addMonths(number: DayNumber, by: number): DayNumber {
  const first = startOf('month', number, by)
  const last = startOf('month', first, 1) - 1
  return Math.min(first + dateOf(Math.floor(number)).getUTCDate() - 1, last)
}

/** Turns moments into days of a zone; what a zone does within eight days is asked for once. */
export function createZone(timeZone: string = timeZoneOfPage() ?? ZONE) {
  const offsets = new Map<number, number | null>()
  const offsetAt = (ms: number) => fromAbsolute(ms, timeZone).offset
  const offsetOf = (ms: number) => {
    const block = Math.floor(ms / (8 * DAY))
    let known = offsets.get(block)
    if (known === undefined) {
      const before = offsetAt(block * 8 * DAY)
      known = before === offsetAt((block + 1) * 8 * DAY) ? before : null
      offsets.set(block, known)
    }
    return known ?? offsetAt(ms)
  }
  /** With the part of the day that has gone by, by the clock on the wall. */
  const exact = (when: When): number => {
    if (typeof when !== 'string') {
      const ms = Number(when)
      return (ms + offsetOf(ms)) / DAY
    }
    if (when.length <= 10) return numberOf(when)
    const clock = /T(\d\d):(\d\d)/.exec(when)
    // A text with a zone is a moment, one without stands for the clock on the wall.
    if (/(Z|[+-]\d\d:?\d\d)$/.test(when)) return exact(Date.parse(when))
    return (
      numberOf(when) + (clock ? (Number(clock[1]) * HOUR + Number(clock[2]) * 60_000) / DAY : 0)
    )
  }
  const day = (when: When): DayNumber => Math.floor(exact(when))
  return { exact, day }
}

export type Zone = ReturnType<typeof createZone>
