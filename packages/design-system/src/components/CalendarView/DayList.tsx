import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../IconButton/index.ts'
import type { Dated } from './calendar.logic.ts'
import { eventCss } from './calendarEvent.css.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

const List = styled.ul`
  @layer at.components {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      display: flex;
      align-items: center;
      gap: 4px;
    }
  }
`
const Entry = styled.button`
  ${eventCss}
`

interface DayListProps {
  events: readonly Dated[]
  speech: CalendarSpeech
  onOpen: (dated: Dated, at: Element) => void
  /** Only where there is something to do. */
  onMenu: ((dated: Dated, at: Element) => void) | undefined
}

// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

/** All events of a day below each other. */
export function DayList({ events, speech, onOpen, onMenu }: DayListProps) {
  if (events.length === 0) return <p className="at-calendar-nothing">{speech.words.noEvents}</p>
  return (
    <List {...LIST}>
      {events.map((dated) => (
        <Item key={dated.event.key} {...{ dated, speech, onOpen, onMenu }} />
      ))}
    </List>
  )
}

function Item({ dated, speech, onOpen, onMenu }: Omit<DayListProps, 'events'> & { dated: Dated }) {
  const button = useRef<HTMLButtonElement>(null)
  const { event } = dated
  return (
    <li>
      <Entry
        type="button"
        className="at-calendar-entry"
        data-at-tone={event.tone}
        onClick={(click) => onOpen(dated, click.currentTarget)}
      >
        <span className="at-calendar-title">{event.title}</span>
        <time>{speech.hours(dated) ?? speech.names.written(dated.start, dated.end)}</time>
      </Entry>
      {onMenu && (
        <IconButton
          ref={button}
          icon={Ellipsis}
          size="compact"
          label={speech.words.menu(event.title)}
          hasNoTooltip
          onPress={() => button.current && onMenu(dated, button.current)}
        />
      )}
    </li>
  )
}
