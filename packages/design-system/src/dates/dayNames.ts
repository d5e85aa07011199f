import { dateFormat } from '../intl/formats.ts'
import { dateOf, type DayNumber } from './dayNumbers.ts'

/** Words for days in a language; each day is put into words once. */
export function createDayNames(locale: string, to: string) {
  const make = (options: Intl.DateTimeFormatOptions) => {
    // Formats are dear to make, and most pages need few of them.
    let format: Intl.DateTimeFormat | undefined
    const known = new Map<DayNumber, string>()
    return (day: DayNumber): string => {
      let name = known.get(day)
      if (name !== undefined) return name
      format ??= dateFormat(locale, { ...options, timeZone: 'UTC' })
      name = format.format(dateOf(day))
      known.set(day, name)
      return name
    }
  }
  const long = make({ day: 'numeric', month: 'long', year: 'numeric' })
  const dayMonth = make({ day: 'numeric', month: 'long' })
  const short = make({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const shortDayMonth = make({ day: '2-digit', month: '2-digit' })
  const yearOf = (day: DayNumber) => dateOf(day).getUTCFullYear()
  return {
    make,
    long,
    short,
    full: make({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** As it is spoken: "1. April bis 31. August 2027". */
    spoken: (start: DayNumber, end: DayNumber) => {
      if (start === end) return long(start)
      const first = yearOf(start) === yearOf(end) ? dayMonth(start) : long(start)
      return `${first} ${to} ${long(end)}`
    },
    /** As it is written: "01.04. – 31.08.2027". */
    written: (start: DayNumber, end: DayNumber) => {
      if (start === end) return short(start)
      const first = yearOf(start) === yearOf(end) ? shortDayMonth(start) : short(start)
      return `${first} – ${short(end)}`
    },
  }
}

export type DayNames = ReturnType<typeof createDayNames>
