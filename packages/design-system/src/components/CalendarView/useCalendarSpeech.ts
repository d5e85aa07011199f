import { useMemo } from 'react'
import { useLocale } from 'react-aria-components'
import { createDayNames, dateOf, weekdayOf, type DayNumber } from '../../dates/index.ts'
import { useStrings } from '../../intl/index.ts'
import type { Dated } from './calendar.logic.ts'
import { calendarViewStrings } from './calendarView.strings.ts'

interface WeekInfo {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** How days, times and events are put into words. */
export function useCalendarSpeech() {
  const words = useStrings(calendarViewStrings)
  const { locale } = useLocale()
  return useMemo(() => {
    const names = createDayNames(locale, words.to)
    const number = new Intl.NumberFormat(locale)
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
    const region = new Intl.Locale(locale) as Intl.Locale & WeekInfo
    const time = (part: number) => clock.format(dateOf(Math.round(part * 1440) / 1440))
    const hours = ({ times }: Dated) => times && `${time(times.from)} – ${time(times.to)}`
    return {
      words,
      names,
      number: (count: number) => number.format(count),
      month: names.make({ month: 'long', year: 'numeric' }),
      weekday: names.make({ weekday: 'short' }),
      longWeekday: names.make({ weekday: 'long' }),
      dayMonth: names.make({ day: 'numeric', month: 'short' }),
      time,
      hours,
      /** 1 for Monday to 7 for Sunday. */
      firstWeekday: (region.getWeekInfo?.() ?? region.weekInfo)?.firstDay ?? 1,
      day: (day: DayNumber, count: number) =>
        [
          names.full(day),
          count === 0
            ? words.noEvents
            : count === 1
              ? words.oneEvent
              : words.events(number.format(count)),
        ].join(', '),
      event: (dated: Dated) =>
        [dated.event.title, names.spoken(dated.start, dated.end), hours(dated)]
          .filter(Boolean)
          .join(', '),
      /** What stands beside its title. */
      rest: (dated: Dated, hasTime = true) =>
        [names.spoken(dated.start, dated.end), hasTime && hours(dated)].filter(Boolean).join(', '),
      isRest: (day: DayNumber) => weekdayOf(day) > 5,
    }
  }, [words, locale])
}

export type CalendarSpeech = ReturnType<typeof useCalendarSpeech>
