import type { Flight } from './phases.ts'

const dayLength = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)

const inBerlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** No zone's day begins or ends within a quarter of an hour. */
const quarter = 900_000
let known = { quarter: Number.NaN, day: '' }

/** The calendar day in Berlin at a moment, `YYYY-MM-DD`: what "today" is for a campaign. */
export function berlinDay(moment: Date): string {
  // What is shown asks for today whenever it is drawn.
  const at = Math.floor(moment.getTime() / quarter)
  if (at !== known.quarter) {
    const part = Object.fromEntries(
      inBerlin.formatToParts(moment).map(({ type, value }) => [type, value]),
    )
    known = { quarter: at, day: `${part.year}-${part.month}-${part.day}` }
  }
  return known.day
}

/** A day on the wire, as `YYYY-MM-DD`: at 10:00 in Berlin it is the same day in UTC. */
export const dayFromWire = (wire: string | null): string | null => wire && wire.slice(0, 10)

/** A day so many days on. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days)

/** How many days one day comes after another. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** Days from the first to the last, both of them included. */
export interface DaySpan {
  from: string
  to: string
}

/** Spans of time to choose by one click (CAMP-06). */
export const datePresets = [
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const
export type DatePreset = (typeof datePresets)[number]

/** The days of a preset; weeks begin on Monday (CAMP-06). */
export function presetSpan(preset: DatePreset, today: string): DaySpan {
  switch (preset) {
    case 'thisWeek':
      return weekOf(today)
    case 'lastWeek':
      return weekOf(addDays(today, -7))
    case 'thisMonth':
      return monthOf(today)
    case 'lastMonth':
      return monthOf(addDays(monthOf(today).from, -1))
    case 'thisYear':
      return yearOf(Number(today.slice(0, 4)))
    case 'lastYear':
      return yearOf(Number(today.slice(0, 4)) - 1)
  }
}

/** Monday to Sunday. */
export function weekOf(day: string): DaySpan {
  // Day 0 was a Thursday.
  const monday = numberOf(day) - ((numberOf(day) + 3) % 7)
  return { from: dayOf(monday), to: dayOf(monday + 6) }
}

/** The first to the last day of its month. */
export function monthOf(day: string): DaySpan {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${last}` }
}

const yearOf = (year: number): DaySpan => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The week by ISO 8601 with its year, which at the turn is not always the day's own (CAMP-06). */
export function isoWeek(day: string): { year: number; week: number } {
  const thursday = addDays(weekOf(day).from, 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) }
}

/** Whether a flight touches a span; an open end reaches on (CAMP-06). */
export const runsIn = ({ start, end }: Flight, { from, to }: DaySpan): boolean =>
  (start !== null || end !== null) &&
  (start === null || start <= to) &&
  (end === null || end >= from)
