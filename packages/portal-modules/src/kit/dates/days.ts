const dayLength = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; 30 February is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(numberOf(text)) &&
  dayOf(numberOf(text)) === text

/** A day so many days on. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days)

/** The same day so many months on; the last day of a shorter month (DO-30). */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const last = Number(monthOf(first).to.slice(8))
  return addDays(first, Math.min(date, last) - 1)
}

/** How many days one day comes after another. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** Days from Monday: 0 to 6. */
export const weekday = (day: string): number => (((numberOf(day) + 3) % 7) + 7) % 7

/** Days from the first to the last, both of them included. */
export interface DaySpan {
  from: string
  to: string
}

/** Monday to Sunday. */
export function weekOf(day: string): DaySpan {
  const monday = numberOf(day) - weekday(day)
  return { from: dayOf(monday), to: dayOf(monday + 6) }
}

/** The first to the last day of its month. */
export function monthOf(day: string): DaySpan {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${last}` }
}

/** The week by ISO 8601 with its year, which at the turn is not always the day's own (CAMP-06, CONST-07). */
export function isoWeek(day: string): { year: number; week: number } {
  const thursday = addDays(weekOf(day).from, 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) }
}
