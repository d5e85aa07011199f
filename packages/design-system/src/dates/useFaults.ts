import { useLocale } from 'react-aria-components'
import { useStrings } from '../intl/index.ts'
import { dateStrings } from './dates.strings.ts'
import { isEndAfterStart, toDay } from './days.ts'
import type { CalendarDate, DateValue } from './library.ts'

interface Limits {
  minValue: CalendarDate | undefined
  maxValue: CalendarDate | undefined
  isDateUnavailable: ((date: DateValue) => boolean) | undefined
}

interface Dates {
  start: DateValue
  end: DateValue
}

/** What stands against a day or a range, in the page's language; the library would use the browser's. */
export function useFaults({ minValue, maxValue, isDateUnavailable }: Limits) {
  const strings = useStrings(dateStrings)
  const { locale } = useLocale()
  const words = (date: CalendarDate) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.UTC(date.year, date.month - 1, date.day))
  const faultOf = (date: DateValue): string | null => {
    if (minValue && date.compare(minValue) < 0) return strings.tooEarly(words(minValue))
    if (maxValue && date.compare(maxValue) > 0) return strings.tooLate(words(maxValue))
    return isDateUnavailable?.(date) ? strings.notThisDay : null
  }
  const rangeFaultOf = ({ start, end }: Dates, isStrict = false): string | null => {
    const days = { start: toDay(start), end: toDay(end) }
    if (days.end < days.start) return strings.endBeforeStart
    if (isStrict && !isEndAfterStart(days)) return strings.endAfterStart
    return faultOf(start) ?? faultOf(end)
  }
  return { faultOf, rangeFaultOf }
}
