import { toDay, type Day } from './days.ts'
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

const written =
  /(?<!\d)(?<isoYear>\d{4})(?<isoSign>[-./])(?<isoMonth>\d{1,2})\k<isoSign>(?<isoDay>\d{1,2})(?!\d)|(?<!\d|\d[./])(?<one>\d{1,2})(?<sign>[./-])\s?(?<other>\d{1,2})\k<sign>\s?(?<year>\d{4}|\d{2})(?!\d|[./]\d)|(?:(?<!\d)(?<before>\d{1,2})(?:\.|th|st|nd|rd)?\s*)?(?<month>\p{L}{3,12})\.?\s*(?:(?<after>\d{1,2})(?:\.|th|st|nd|rd)?,?\s+)?(?<wordYear>\d{4})(?![\d-])/gu

/** Languages in which people write the names of months into what is pasted here. */
const monthLanguages = ['de', 'de-AT', 'en']

/** `Dezember`, `Dez` or `dec` is 12; 0 for what is no month. */
function monthNamed(word: string): number {
  monthNames ??= namesOfMonths()
  const wanted = word.toLowerCase()
  return monthNames.findIndex((names) => names.some((name) => name.startsWith(wanted))) + 1
}

let monthNames: readonly (readonly string[])[] | undefined

function namesOfMonths() {
  const formats = monthLanguages.map((language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })) // prettier-ignore
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => format.format(Date.UTC(2027, month, 1)).toLowerCase()),
  )
}

/**
 * Days as people and programs write them, `24.12.2026`, `24/12/26`, `24. Dezember 2026` and `2026-12-24`, in
 * their order in a text.
 */
export function findDays(text: string, locale: string): TypedDay[] {
  // Word processors keep days together with a hyphen that does not break.
  return [...text.replaceAll('\u2011', '-').matchAll(written)].flatMap((match): TypedDay[] => {
    const found = match.groups!
    const asNumbers = (year?: string, month?: string | number, day?: string) => [
      { year: wholeYear(Number(year)), month: Number(month), day: Number(day) },
    ]
    if (found.isoYear) return asNumbers(found.isoYear, found.isoMonth, found.isoDay)
    if (found.month) {
      const month = monthNamed(found.month)
      const day = found.before ?? found.after
      return month && day ? asNumbers(found.wordYear, month, day) : []
    }
    // With dots the day comes first everywhere; else languages differ.
    const isFirst = found.sign === '.' || isDayFirst(locale)
    const [day, month] = isFirst ? [found.one, found.other] : [found.other, found.one]
    return asNumbers(found.year, month, day)
  })
}

/** A time that programs write behind a day: none in particular. */
const midnight = /^(?:0?0:00(?::00)?)?$/

/**
 * The one day, `YYYY-MM-DD`, that a text is, written as for `findDays`; undefined where it is none, is
 * not in the calendar, or where there is more than a day.
 */
export function readDay(text: string, locale: string): Day | undefined {
  const [day, ...others] = findDays(text, locale)
  const rest = text.replaceAll('\u2011', '-').replaceAll(written, '').trim()
  const date = day && others.length === 0 && midnight.test(rest) ? toRealDay(day) : undefined
  return date && toDay(date)
}

/** What was typed into one part of a field: the library shows only what it made of it. */
export interface PartKeys {
  digits: string
  /** The focus has left since: the next digit begins anew. */
  isLeft: boolean
  /** A separator came after the digits. */
  isEnded: boolean
  /** More was typed than a part of a day can hold. */
  isTooMuch: boolean
}

const noKeys: PartKeys = { digits: '', isLeft: false, isEnded: false, isTooMuch: false }

/**
 * A part after one more key. Of `32` in a day the library keeps the 2, and the rest of `2026-12-24` in a year
 * goes on with the month's digits: both are no day that anybody typed.
 * @param max  the highest number that the part takes
 */
export function withKey(keys: PartKeys | undefined, key: string, max: number): PartKeys {
  const before = keys && !keys.isLeft ? keys : noKeys
  if (/^[./-]$/.test(key)) return { ...before, isEnded: before.digits !== '' }
  if (!/^\d$/.test(key)) return noKeys
  const isFull = before.digits.length >= String(max).length
  const digits = isFull ? key : before.digits + key
  return {
    ...noKeys,
    digits,
    isTooMuch: Number(digits) > max || (before.isEnded && !isFull) || before.isTooMuch,
  }
}

/**
 * Whether a part has all its digits and another one would begin it anew without a word: `24.12.202627` is not 2027.
 * After a separator more was typed than a day has, which is refused in words.
 */
export const isFull = (keys: PartKeys | undefined, max: number): boolean =>
  keys !== undefined &&
  !keys.isLeft &&
  !keys.isEnded &&
  !keys.isTooMuch &&
  keys.digits.length >= String(max).length

/** Whether a year is one that was typed so that it can be understood: `27` and `2027`, not `7` nor `0027`. */
export const isClearYear = ({ digits }: PartKeys): boolean =>
  digits === '' || digits.length === 2 || Number(digits) >= firstYear
