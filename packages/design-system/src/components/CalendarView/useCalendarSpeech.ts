import { useMemo } from 'react'
import { useLocale } from 'react-aria-components'
import { createDayNames, dateOf, weekdayOf, type DayNumber } from '../../dates/index.ts'
import { dateFormat, numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { Dated } from './calendar.logic.ts'
import { calendarViewStrings } from './calendarView.strings.ts'

interface WeekInfo {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

type Words = (typeof calendarViewStrings)['en']

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

function createSpeech(locale: string, words: Words) {
  const names = createDayNames(locale, words.to)
  const number = numberFormat(locale)
  const region = new Intl.Locale(locale) as Intl.Locale & WeekInfo
  const clock = { timeStyle: 'short', timeZone: 'UTC' } as const
  const time = (part: number) =>
    dateFormat(locale, clock).format(dateOf(Math.round(part * 1440) / 1440))
  const hours = ({ times }: Dated) => times && `${time(times.from)} – ${time(times.to)}`
  const span = ({ start, end }: Dated) => names.spoken(start, end)
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
    // What is seen of an event comes first, in one piece, so that it can be called by it.
    event: (dated: Dated) => sentence(dated.event.title, span(dated), hours(dated)),
    /** With its beginning seen before its title. */
    dotEvent: (dated: Dated) =>
      sentence(`${time(dated.times?.from ?? 0)} ${dated.event.title}`, span(dated), hours(dated)),
    /** With its times seen after its title. */
    hourEvent: (dated: Dated) => sentence(`${dated.event.title} ${hours(dated)}`, span(dated)),
    isRest: (day: DayNumber) => weekdayOf(day) > 5,
  }
}

export type CalendarSpeech = ReturnType<typeof createSpeech>

/** How days, times and events are put into words. */
export function useCalendarSpeech(): CalendarSpeech {
  const words = useStrings(calendarViewStrings)
  const { locale } = useLocale()
  return useMemo(() => createSpeech(locale, words), [locale, words])
}
