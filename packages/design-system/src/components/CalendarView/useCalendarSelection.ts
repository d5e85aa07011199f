import { useMemo } from 'react'
import { useSelection } from '../../collection/index.ts'
import { orderInTime, type EventReader } from './calendar.logic.ts'
import type { CalendarViewProps } from './calendar.types.ts'

/** What is chosen of all events, also those out of sight; ranges go by time. */
export function useCalendarSelection(props: CalendarViewProps, reader: EventReader) {
  const { events } = props
  const order = useMemo(() => orderInTime(events, reader), [events, reader])
  return useSelection(props, order)
}
