import { useMemo } from 'react'
import type { DayNumber, Zone } from '../../dates/index.ts'
import { byWeeks, createReader, hasTime, inOrder, type Dated } from './calendar.logic.ts'
import type { CalendarEvent, CalendarMode } from './calendar.types.ts'

interface SightOptions {
  zone: Zone
  weeks: readonly DayNumber[]
  mode: CalendarMode
  isNarrow: boolean
}

const NONE: readonly Dated[] = []

/** The events of the weeks in sight. */
export function useEventsInSight(events: readonly CalendarEvent[], options: SightOptions) {
  const { zone, weeks, mode, isNarrow } = options
  const reader = useMemo(() => createReader(zone), [zone])
  const hasHours = useMemo(
    () => mode === 'week' && !isNarrow && events.some(hasTime),
    [mode, isNarrow, events],
  )
  const sight = useMemo(() => {
    const found = reader.within(events, weeks[0]!, weeks.at(-1)! + 6)
    if (!hasHours) return { found, lists: byWeeks(found, weeks), timed: NONE }
    const isAllDay = ({ times, start, end }: Dated) => !times || start !== end
    return {
      found,
      lists: byWeeks(found.filter(isAllDay), weeks),
      timed: found.filter((dated) => !isAllDay(dated)),
    }
  }, [reader, events, weeks, hasHours])
  return {
    reader,
    hasHours,
    /** What each week has, besides what stands on its hours. */
    lists: sight.lists,
    /** What stands on the hours of a week. */
    timed: sight.timed,
    datedOf: (key: string) => sight.found.find(({ event }) => String(event.key) === key),
    eventsOn: (day: DayNumber) =>
      sight.found.filter(({ start, end }) => start <= day && day <= end).toSorted(inOrder),
  }
}
