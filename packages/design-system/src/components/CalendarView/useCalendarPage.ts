import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import type { Key } from '../../collection/index.ts'
import { dayOf, numberOf, startOf, weekOf, type DayNumber } from '../../dates/index.ts'
import { useOwn } from '../../field/index.ts'
import { moveDay, weeksOf, weekStart } from './calendar.logic.ts'
import type { CalendarMode, CalendarPage, CalendarViewProps } from './calendar.types.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

interface PageOptions {
  grid: RefObject<HTMLElement | null>
  today: DayNumber
  speech: CalendarSpeech
  isRtl: boolean
}

/** What gets the focus on a day: the day itself or one of its events. */
export type Target = 'day' | { event: Key }

/** What is in sight, the day with the focus, and the ways to go on. */
export function useCalendarPage(props: CalendarViewProps, options: PageOptions) {
  const { grid, today, speech, isRtl } = options
  const { words, names, firstWeekday } = speech
  const [page, setPage] = useOwn<CalendarPage>(
    props.view,
    props.defaultView ?? { mode: 'month', day: dayOf(today) },
    props.onViewChange,
  )
  const { mode } = page
  const active = numberOf(page.day)
  const month = startOf('month', active)
  // The same as long as the same weeks are in sight.
  const since = mode === 'month' ? month : weekStart(active, firstWeekday)
  const weeks = useMemo(() => weeksOf(mode, since, firstWeekday), [mode, since, firstWeekday])

  const wanted = useRef<{ day: DayNumber; target: Target }>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { day, target } = wanted.current
    wanted.current = undefined
    const found =
      target === 'day'
        ? `.at-calendar-day[data-day="${day}"]`
        : `[data-day="${day}"] [data-at-event="${CSS.escape(String(target.event))}"]`
    grid.current?.querySelector<HTMLElement>(found)?.focus()
  })
  const go = (day: DayNumber, target?: Target) => {
    wanted.current = target && { day, target }
    setPage({ mode, day: dayOf(day) })
  }
  /** Where a key leads from a day. */
  const dayFrom = (key: string, day: DayNumber) =>
    moveDay(key, day, { mode, first: firstWeekday, isRtl })

  const turn = (by: 1 | -1) => go(dayFrom(by > 0 ? 'PageDown' : 'PageUp', active)!)
  const ways = {
    turn,
    goToday: () => go(today),
    setMode: (next: CalendarMode) => setPage({ ...page, mode: next }),
  }
  const now = useRef(ways)
  useLayoutEffect(() => {
    now.current = ways
  })
  // For the tools, which are not rendered again with every page.
  const tools = useMemo(
    () => ({
      onTurn: (by: 1 | -1) => now.current.turn(by),
      onToday: () => now.current.goToday(),
      onMode: (next: CalendarMode) => now.current.setMode(next),
    }),
    [],
  )
  const title =
    mode === 'month'
      ? speech.month(month)
      : `${words.weekOf(speech.number(weekOf(since + 3)))} · ${names.written(since, since + 6)}`
  return { mode, active, month, weeks, title, go, dayFrom, tools }
}

export type CalendarPaging = ReturnType<typeof useCalendarPage>
