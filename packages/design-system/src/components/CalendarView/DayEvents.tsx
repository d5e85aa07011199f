import type { ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import type { CalendarEvent } from './calendar.types.ts'
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

/** What the button of an event carries; where events can be chosen it is an option of its day's list. */
export function eventAttributes(
  event: CalendarEvent,
  { canMove, isSelected }: { canMove: boolean; isSelected: boolean | undefined },
) {
  return {
    role: isSelected === undefined ? undefined : 'option',
    'aria-selected': isSelected,
    'data-at-event': event.key,
    'data-at-tone': event.tone,
    'data-at-move': (canMove && event.can?.move) || undefined,
  }
}

const LISTBOX = { role: 'listbox' }

interface DayEventsProps extends EventSurroundings {
  /** What the list is called. */
  day: number
  children: ReactNode
}

/** The list of a day's events where they can be chosen. */
export function DayEvents({ isMultiple, day, speech, children }: DayEventsProps) {
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
