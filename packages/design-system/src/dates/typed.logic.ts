import { CalendarDate } from './library.ts'

/** What stands in the parts of a field, whether there is such a day or not. */
export interface TypedDay {
  year: number
  month: number
  day: number
}

/** Years of two digits are of this century. */
const century = 2000
/** Less is a year that is still being typed, or one that was left half typed. */
const firstYear = 1000

/** Whether a year was typed in full. */
export const isWholeYear = (year: number): boolean => year >= firstYear

/** `27` is 2027; anything else stays as it is. */
export const wholeYear = (year: number): number => (year < 100 ? century + year : year)

/** The day of the calendar; undefined where there is none, such as on 31 April. */
export function toRealDay({ year, month, day }: TypedDay): CalendarDate | undefined {
  const date = new CalendarDate(year, month, day)
  return date.month === month && date.day === day ? date : undefined
}

/** In which order a language writes day and month. */
export function isDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(Date.UTC(2027, 1, 1)))
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  return at('day') < at('month')
}

const written = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})([./])\s?(\d{1,2})\5\s?(\d{4}|\d{2})(?!\d)/g

/** Days as people and programs write them, `24.12.2026`, `24/12/26` and `2026-12-24`, in their order in a text. */
export function findDays(text: string, locale: string): TypedDay[] {
  return [...text.matchAll(written)].map((match): TypedDay => {
    const [, isoYear, isoMonth, isoDay, one, sign, other, year] = match
    if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
    // With dots the day comes first everywhere; with slashes languages differ.
    const [day, month] = sign === '.' || isDayFirst(locale) ? [one, other] : [other, one]
    return { year: wholeYear(Number(year)), month: Number(month), day: Number(day) }
  })
}
