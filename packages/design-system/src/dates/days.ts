import { timeZoneOfPage } from '../intl/zone.ts'
import {
  CalendarDate,
  getLocalTimeZone,
  parseDate,
  parseTime,
  Time,
  today as todayIn,
  type DateValue,
  type TimeValue,
} from './library.ts'

/** A day of the calendar, `YYYY-MM-DD`: the same for everybody, in whatever time zone. */
export type Day = string

/** The first and the last day. */
export interface DayRange {
  start: Day
  end: Day
}

/** A bound of what may be chosen: a day, or the one it is when the page is used. */
export type DayBound = Day | 'today'

/** The day as the calendar reckons with it; `null` for none and for what is no day. */
export function toDate(day: Day | null | undefined): CalendarDate | null {
  if (!day) return null
  try {
    return parseDate(day.slice(0, 10))
  } catch {
    return null
  }
}

/** The day of a date, without its time. */
export function toDay(date: DateValue): Day
export function toDay(date: DateValue | null): Day | null
export function toDay(date: DateValue | null): Day | null {
  return date && new CalendarDate(date.era, date.year, date.month, date.day).toString()
}

/** What day it is in the page's zone, unless a day is given to stand in for it. */
export function todayOf(given: Day | undefined): CalendarDate {
  return toDate(given) ?? todayIn(timeZoneOfPage() ?? getLocalTimeZone())
}

/** The day of a bound. */
export function boundOf(
  bound: DayBound | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  return bound === 'today' ? today : (toDate(bound) ?? undefined)
}

/** Whether a date is the first of its week, which begins with Monday. */
export function isMonday(date: CalendarDate): boolean {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() === 1
}

/** The end is a later day than the start, not the same one (VAL-15). */
export function isEndAfterStart({ start, end }: DayRange): boolean {
  return end > start
}

/** `HH:MM` as the time field reckons with it; `null` for none and for what is no time. */
export function toTime(text: string | null | undefined): Time | null {
  if (!text) return null
  try {
    return parseTime(text)
  } catch {
    return null
  }
}

/** Hours and minutes, `HH:MM`. */
export function toClock(time: TimeValue | null): string | null {
  return time && new Time(time.hour, time.minute).toString().slice(0, 5)
}
