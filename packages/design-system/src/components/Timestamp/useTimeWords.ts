import { useLocale } from 'react-aria-components'
import { useStrings } from '../../intl/index.ts'
import { dateFormat } from '../../intl/formats.ts'
import { withZone } from '../../intl/zone.ts'
import { relativeTime } from './timestamp.logic.ts'
import { timestampStrings } from './timestamp.strings.ts'
import { useNow } from './useNow.ts'

/** A time in words. */
export interface TimeWords {
  /** As people say it. */
  relative: string
  /** Day and time in full. */
  exact: string
}

/** Returns a function that says a time in the reader's language. */
export function useTimeWords(
  fixedNow?: number,
  timeZone?: string,
): (time: number | undefined) => TimeWords {
  const { locale } = useLocale()
  const strings = useStrings(timestampStrings)
  const now = useNow(fixedNow)
  return (time) => {
    if (time === undefined) return { relative: '–', exact: strings.unknown }
    const format = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(locale, { ...options, timeZone }).format(time)
    // A zone that was asked for is known to who asked for it.
    const zoned = (text: string) => (timeZone === undefined ? withZone(locale, time, text) : text)
    const clock = () => zoned(format({ hour: '2-digit', minute: '2-digit' }))
    const said = relativeTime(time, now, timeZone)
    const day = { day: '2-digit', month: '2-digit' } as const
    const words = {
      now: () => strings.now,
      minutesAgo: strings.minutesAgo,
      inMinutes: strings.inMinutes,
      daysAgo: strings.daysAgo,
      today: () => strings.today(clock()),
      yesterday: () => strings.yesterday(clock()),
      tomorrow: () => strings.tomorrow(clock()),
      weekday: () => format({ weekday: 'short', ...day }),
      date: () => format({ ...day, year: 'numeric' }),
    }
    return {
      relative: words[said.kind]('count' in said ? said.count : 0),
      exact: zoned(format({ dateStyle: 'full', timeStyle: 'short' })),
    }
  }
}
