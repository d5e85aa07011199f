import { dateFormat } from '../../intl/formats.ts'

/** A time as people say it. */
export type RelativeTime =
  | { kind: 'now' | 'today' | 'yesterday' | 'tomorrow' | 'weekday' | 'date' }
  | { kind: 'minutesAgo' | 'inMinutes' | 'daysAgo'; count: number }

const MINUTE = 60_000
const DAY = 86_400_000

/** The number of the calendar day in a time zone, so that days are counted and not hours. */
export function dayNumber(time: number, timeZone: string | undefined): number {
  const format = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone } as const
  const parts = dateFormat('en-US', format).formatToParts(time)
  const part = (type: string) => Number(parts.find((own) => own.type === type)?.value)
  return Math.round(Date.UTC(part('year'), part('month') - 1, part('day')) / DAY)
}

/** How people say a time: minutes while they count, then days, at last the date. */
export function relativeTime(time: number, now: number, timeZone?: string): RelativeTime {
  const minutes = Math.round((time - now) / MINUTE)
  if (minutes === 0) return { kind: 'now' }
  if (minutes < 0 && minutes > -60) return { kind: 'minutesAgo', count: -minutes }
  if (minutes > 0 && minutes < 60) return { kind: 'inMinutes', count: minutes }
  const days = dayNumber(time, timeZone) - dayNumber(now, timeZone)
  if (days === 0) return { kind: 'today' }
  if (days === -1) return { kind: 'yesterday' }
  if (days === 1) return { kind: 'tomorrow' }
  if (days < 0 && days > -7) return { kind: 'daysAgo', count: -days }
  return days > 0 && days < 7 ? { kind: 'weekday' } : { kind: 'date' }
}

/** Milliseconds of a date, a number or a text; `undefined` for what is no time. */
export function toTime(value: Date | number | string): number | undefined {
  const time = value instanceof Date ? value.getTime() : new Date(value).getTime()
  return Number.isFinite(time) ? time : undefined
}
