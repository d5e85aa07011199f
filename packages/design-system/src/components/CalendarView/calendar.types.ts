import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { Key, SelectionProps } from '../../collection/index.ts'
import type { Day, When } from '../../dates/index.ts'
import type { NativeProps } from '../../native/index.ts'
import type { TimelineTone } from '../TimelineView/index.ts'

export const CALENDAR_MODES = ['month', 'week'] as const
export type CalendarMode = (typeof CALENDAR_MODES)[number]

export interface CalendarEvent {
  /** What it is known by. */
  key: Key
  /** What it is; seen and spoken. */
  title: string
  /** A part of the title that stands on its days, where the whole of it is too long. */
  short?: string
  /** Its first day, or with a time its beginning: `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or a moment. */
  start: When
  /** Its last day, or with a time its end; default the same day, or an hour later. */
  end?: When
  /** Has a time of day; default when `start` is a text with one. */
  isTimed?: boolean
  /** A state or a kind of media; default `neutral`. */
  tone?: TimelineTone
  /** Lucide icon before the title. */
  icon?: LucideIcon
  /** What may be done with it by hand. */
  can?: { move?: boolean }
}

/** What is in sight: the month or week of a day. */
export interface CalendarPage {
  /** A month or a week. */
  mode: CalendarMode
  /** A day in it. */
  day: Day
}

/** The days that an event gets; its times stay. */
export interface CalendarSpan {
  /** The first day. */
  start: Day
  /** The last day. */
  end: Day
}

export interface CalendarViewProps extends SelectionProps, NativeProps<'div'> {
  /** What it shows; spoken. */
  label: string
  /** Level of the heading over the events of a day on a phone, below what stands around it; default 3. */
  level?: 2 | 3 | 4
  /** The events, in any order; an object that stays the same is not read again. */
  events: readonly CalendarEvent[]
  /** What is in sight, when the parent holds it. */
  view?: CalendarPage
  /** What is in sight at first; default the month of today. */
  defaultView?: CalendarPage
  /** Called when another day is active, and with it maybe another month or week in sight. */
  onViewChange?: (view: CalendarPage) => void
  /** Called on Enter, a click or a tap on an event; where events can be chosen, on a double click. */
  onAction?: (event: CalendarEvent) => void
  /** What can be done with an event, as entries of its menu instead of "open"; nothing leaves that. */
  eventActions?: (event: CalendarEvent) => ReactNode
  /** Called on Enter or a double click on a day; default shows all events of the day. */
  onDayAction?: (day: Day) => void
  /** Called with the new days of an event that was moved. */
  onMoveEvent?: (key: Key, span: CalendarSpan) => void
  /** The moment that is now; default the clock. */
  now?: When
  /** In which zone moments fall on days; default `Europe/Berlin`. */
  timeZone?: string
  /** Shows days of their real height until the events are here. */
  isLoading?: boolean
  /** Shown under the days when there are no events at all, such as `StateScreen`. */
  emptyState?: ReactNode
  /** Shown instead of the days when they could not be fetched, such as `StateScreen`. */
  error?: ReactNode
}
