import { useLocale } from 'react-aria-components'
import { useStrings } from '../intl/index.ts'
import { dateStrings } from './dates.strings.ts'
import { isEndAfterStart, toDay } from './days.ts'
import type { CalendarDate, DateValue } from './library.ts'
import { isWholeYear } from './typed.logic.ts'

interface Limits {
  minValue: CalendarDate | undefined
  maxValue: CalendarDate | undefined
  isDateUnavailable: ((date: DateValue) => boolean) | undefined
}

interface Dates {
  start: DateValue
  end: DateValue
}

/** A day in the reader's usual form: `24.12.2026`. */
export const wordsOf = ({ year, month, day }: DateValue, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, day))

/** What stands against a day or a range, in the page's language; the library would use the browser's. */
export function useFaults({ minValue, maxValue, isDateUnavailable }: Limits) {
  const strings = useStrings(dateStrings)
  const { locale } = useLocale()
  const faultOf = (date: DateValue): string | null => {
    if (!isWholeYear(date.year)) return strings.wholeYear
    if (minValue && date.compare(minValue) < 0) return strings.tooEarly(wordsOf(minValue, locale))
    if (maxValue && date.compare(maxValue) > 0) return strings.tooLate(wordsOf(maxValue, locale))
    return isDateUnavailable?.(date) ? strings.notThisDay : null
  }
  const rangeFaultOf = ({ start, end }: Dates, isStrict = false): string | null => {
    if (![start, end].every(({ year }) => isWholeYear(year))) return strings.wholeYear
    const days = { start: toDay(start), end: toDay(end) }
    if (days.end < days.start) return strings.endBeforeStart
    if (isStrict && !isEndAfterStart(days)) return strings.endAfterStart
    return faultOf(start) ?? faultOf(end)
  }
  return { faultOf, rangeFaultOf }
}
