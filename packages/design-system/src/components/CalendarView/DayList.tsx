import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { SelectionModel } from '../../collection/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { Dated } from './calendar.logic.ts'
import { eventCss } from './calendarEvent.css.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

const List = styled.ul`
  .at-calendar-entry {
    ${eventCss}
  }
  @layer at.components {
    display: grid;
    gap: var(--at-space-1);
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
    }
  }
`

interface DayListProps {
  events: readonly Dated[]
  speech: CalendarSpeech
  onOpen: (dated: Dated, at: Element) => void
  /** Only where there is something to do. */
  onMenu: ((dated: Dated, at: Element) => void) | undefined
  /** Events can be chosen by the box before each. */
  selection: SelectionModel
}

// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

/** All events of a day below each other. */
export function DayList({ events, ...shared }: DayListProps) {
  const { words } = shared.speech
  if (events.length === 0) return <p className="at-calendar-nothing">{words.noEvents}</p>
  return (
    <List {...LIST}>
      {events.map((dated) => (
        <Item key={dated.event.key} dated={dated} {...shared} />
      ))}
    </List>
  )
}

function Item(props: Omit<DayListProps, 'events'> & { dated: Dated }) {
  const { dated, speech, onOpen, onMenu, selection } = props
  const button = useRef<HTMLButtonElement>(null)
  const { event } = dated
  return (
    <li>
      {!selection.isOff && (
        <Checkbox
          aria-label={speech.words.choose(event.title)}
          isSelected={selection.keys.has(event.key)}
          onChange={() => selection.toggle(event.key)}
        />
      )}
      <button
        type="button"
        className="at-calendar-entry"
        data-at-tone={event.tone}
        onClick={(click) => onOpen(dated, click.currentTarget)}
      >
        {event.icon && <Icon icon={event.icon} size={16} />}
        <span className="at-calendar-title">{event.title}</span>
        {/* Of a day alone the list says already which it is. */}
        {(dated.times || dated.end > dated.start) && (
          <time>{speech.hours(dated) ?? speech.names.written(dated.start, dated.end)}</time>
        )}
      </button>
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
