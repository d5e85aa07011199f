import { dateFormat, withZone } from '@atrium/design-system'
import { daysBetween } from './dates/index.ts'
import type { Locale } from './module-host/host.tsx'
import { regionOf } from './language/languages.ts'

/** A calendar day, `YYYY-MM-DD`, of a moment, by the clock of the page. */
export const isoDay = (moment: Date) =>
  dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)

/** The hour and minute of a moment, `09:00`, by the clock of the page. */
export const isoTime = (moment: Date) =>
  dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)

/** A day as people say it from today: `heute`, `gestern`, `in 3 Tagen`. */
export const relativeDay = (locale: Locale, days: number): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

/** A moment as people think of it: `heute, 09:14`, `gestern`, `18.11.2026`. */
export function formatMoment(locale: Locale, moment: Date, now: Date): string {
  const days = daysBetween(isoDay(now), isoDay(moment))
  if (days !== 0 && days !== -1) {
    return dateFormat(regionOf(locale), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(moment)
  }
  const day = relativeDay(locale, days)
  if (days === -1) return day
  return `${day}, ${formatClock(locale, moment)}`
}

/** The exact moment, for a title: `18.11.2026, 14:06:12`; with its zone, where it is not the reader's. */
export function formatExact(locale: Locale, moment: Date): string {
  const region = regionOf(locale)
  const exact = dateFormat(region, { dateStyle: 'medium', timeStyle: 'medium' }).format(moment)
  return withZone(region, moment, exact)
}

/** A moment to the minute, for what is read: `01.12.2026, 09:00`; with its zone as `formatExact`. */
export function formatMinute(locale: Locale, moment: Date): string {
  const region = regionOf(locale)
  const minute = dateFormat(region, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)
  return withZone(region, moment, minute)
}

/** The time of a moment alone: `09:12`; with its zone as `formatExact`. */
export function formatClock(locale: Locale, moment: Date): string {
  return withZone(regionOf(locale), moment, formatTime(locale, moment))
}

/** The same where the zone is said beside it. */
export const formatTime = (locale: Locale, moment: Date): string =>
  dateFormat(regionOf(locale), { hour: '2-digit', minute: '2-digit' }).format(moment)

const dayStyles = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  near: { weekday: 'short', day: '2-digit', month: '2-digit' },
  dayMonth: { day: '2-digit', month: '2-digit' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthOnly: { month: 'short' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day as people read it: `27.11.2026`, `Fr, 27.11.`, `Freitag, 27. November 2026`, `November 2026`, `Freitag`. */
export const formatDay = (locale: Locale, day: string, style: keyof typeof dayStyles = 'short') =>
  dateFormat(regionOf(locale), { ...dayStyles[style], timeZone: 'UTC' })
    .format(new Date(day))
    .replace('.,', ',')
