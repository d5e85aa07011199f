import { DateTime, Settings, type DateTimeFormatOptions } from 'luxon'
import { locales, type Language } from './locales.ts'

/**
 * The one home of calendar time on the server. A day is `2027-04-01`, of Berlin's calendar; a moment is
 * a `Date`. What is no day or no moment throws.
 */
declare module 'luxon' {
  interface TSSettings {
    throwOnInvalid: true
  }
}
Settings.throwOnInvalid = true

/** Clocks of the portal's people show this time (VAL-11). */
const zone = 'Europe/Berlin'

/** A moment as Berlin's clocks and calendars show it. */
export const inBerlin = (moment: Date): DateTime => DateTime.fromJSDate(moment, { zone })

/** The time of day in Berlin, `07:30`. */
export const timeOfDay = (moment: Date): string => inBerlin(moment).toFormat('HH:mm')

/** The first moment after another at which Berlin's clocks show a time of day. */
export function nextTime(time: string, after: Date): Date {
  const [hour, minute] = time.split(':').map(Number)
  const today = inBerlin(after).set({ hour, minute, second: 0, millisecond: 0 })
  // Not by 24 hours: in between the clocks may be changed.
  for (let days = 0; ; days++) {
    const at = today.plus({ days }).toJSDate()
    if (at > after) return at
  }
}

/** The day in Berlin at a moment. */
export const dayOf = (moment: Date): string => inBerlin(moment).toISODate()

/** A moment of a day: so many minutes after midnight as Berlin's clocks show it. */
export const momentOn = (day: string, minutes: number): Date =>
  DateTime.fromISO(day, { zone })
    .set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
    .toJSDate()

const dayLength = 86_400_000

/** So many days of the calendar later; earlier where it is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** So many months of the calendar later: a month after the 31st of January is its last day, the 28th or 29th of February. */
export const addMonths = (day: string, months: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ months }).toISODate()

/** How many days of the calendar one comes after another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength

/** The day in Berlin so many days of the calendar after a moment. */
export const dayFrom = (moment: Date, days: number): string => addDays(dayOf(moment), days)

const wires = new Map<string, string>()

/** A calendar day as it travels: at 10:00 in Berlin (VAL-11). */
export function dayOnWire(day: string): string {
  let wire = wires.get(day)
  if (wire === undefined) {
    wire = DateTime.fromISO(day, { zone }).set({ hour: 10 }).toJSDate().toISOString()
    // As many days as anybody plans with, and no more than anybody sends.
    if (wires.size > 20_000) wires.clear()
    wires.set(day, wire)
  }
  return wire
}

/** A day as it travels; absent stays as it was, null is none. */
export type Day = string | null | undefined

/** A day of Berlin's calendar; undefined where nothing was said. */
export const dayIn = (text: Day) =>
  text === undefined ? undefined : text === null ? null : dayOf(new Date(text))

/** A moment in words, by Berlin's clocks: `1. April 2027`. */
export const momentText = (
  language: Language,
  moment: Date,
  format: DateTimeFormatOptions,
): string => inBerlin(moment).setLocale(locales[language]).toLocaleString(format)

/** A day in words: `01.04.2027`. */
export const dayText = (language: Language, day: string, format: DateTimeFormatOptions): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: locales[language] }).toLocaleString(format)
