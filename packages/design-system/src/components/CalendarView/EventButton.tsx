import type { CSSProperties, ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import type { Dated } from './calendar.logic.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

/** What the events of a week have in common. */
export interface EventSurroundings {
  /** Events can be moved here, where they may. */
  canMove: boolean
  /** What is chosen; none where nothing can be chosen. */
  selected: ReadonlySet<Key> | undefined
  isMultiple: boolean
  speech: CalendarSpeech
}

interface EventButtonProps extends EventSurroundings {
  dated: Dated
  /** All that is spoken of it. */
  label: string
  /** Tab leads here. */
  isReachable: boolean
  /** Only drawn: its words stand elsewhere. */
  isMute?: boolean
  isDot?: boolean
  isHourly?: boolean
  goesOnBefore?: boolean
  goesOnAfter?: boolean
  style: CSSProperties
  children?: ReactNode
}

/** An event on its days; where events can be chosen it is an option of its day's list. */
export function EventButton(props: EventButtonProps) {
  const { dated, selected, isMute } = props
  const { event } = dated
  const choice = selected && !isMute && { role: 'option', 'aria-selected': selected.has(event.key) }
  return (
    <button
      type="button"
      className={props.isHourly ? 'at-calendar-event at-calendar-timed' : 'at-calendar-event'}
      {...choice}
      aria-hidden={isMute}
      aria-label={isMute ? undefined : props.label}
      tabIndex={props.isReachable ? 0 : -1}
      data-at-event={event.key}
      data-at-tone={event.tone}
      data-at-dot={props.isDot || undefined}
      data-at-before={props.goesOnBefore || undefined}
      data-at-after={props.goesOnAfter || undefined}
      data-at-move={(props.canMove && event.can?.move) || undefined}
      style={props.style}
    >
      {props.children}
    </button>
  )
}

const LISTBOX = { role: 'listbox' }

interface DayEventsProps extends EventSurroundings {
  /** What the list is called. */
  day: number
  children: ReactNode
}

/** The events of a day: options of a list where they can be chosen, else buttons. */
export function DayEvents({ selected, isMultiple, day, speech, children }: DayEventsProps) {
  if (!selected) return children
  return (
    <div
      {...LISTBOX}
      aria-label={speech.words.eventsOf(speech.names.long(day))}
      aria-multiselectable={isMultiple}
    >
      {children}
    </div>
  )
}
