import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import { dateOf, startOf, weekOf, type DayNumber } from '../../dates/index.ts'
import { Icon } from '../Icon/index.ts'
import { ROLES } from '../TimelineView/timeline.roles.ts'
import { layWeek, type Dated, type Piece } from './calendar.logic.ts'
import { eventCss } from './calendarEvent.css.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

export const EventButton = styled.button`
  ${eventCss}
`

export interface WeekProps {
  from: DayNumber
  /** What touches the week; the same list as long as the events are the same. */
  events: readonly Dated[]
  /** Lines that a day has for events. */
  room: number
  /** Height of a line in pixels. */
  line: number
  /** Its row in the grid, from 1. */
  rowIndex: number
  /** Days outside of this month are quieter; none in a week. */
  month: DayNumber | undefined
  /** The day with the focus, where it lies here. */
  active: DayNumber | undefined
  today: DayNumber
  canMove: boolean
  /** No room for words: events are strokes, their words stand elsewhere. */
  isNarrow: boolean
  speech: CalendarSpeech
}

/** Seven days with their events, which run through from day to day. */
export const CalendarWeek = memo(function CalendarWeek(props: WeekProps) {
  const { from, events, room, month, active, today, speech, rowIndex, isNarrow } = props
  const { pieces, more } = useMemo(() => layWeek(events, from, room), [events, from, room])
  const days = Array.from({ length: 7 }, (_, at) => from + at)
  const week = speech.number(weekOf(from + 3))
  return (
    <div className="at-calendar-week" {...ROLES.row} aria-rowindex={rowIndex}>
      <div className="at-calendar-week-number" {...ROLES.rowheader}>
        <span aria-hidden="true">{week}</span>
        <span className="at-visually-hidden">{speech.words.weekNumber(week)}</span>
      </div>
      {days.map((day, at) => {
        const count = events.filter(({ start, end }) => start <= day && day <= end).length
        const isOut = month !== undefined && startOf('month', day) !== month
        const isFirst = dateOf(day).getUTCDate() === 1
        return (
          <div
            key={day}
            className="at-calendar-day"
            {...ROLES.gridcell}
            aria-colindex={at + 2}
            aria-current={day === today ? 'date' : undefined}
            data-day={day}
            data-at-out={isOut || undefined}
            data-at-rest={speech.isRest(day) || undefined}
            data-at-active={day === active || undefined}
            {...{ tabIndex: day === active ? 0 : -1 }}
          >
            <span className="at-visually-hidden">{speech.day(day, count)}</span>
            <span className="at-calendar-date" aria-hidden="true">
              {isFirst && !isNarrow && month !== undefined
                ? speech.dayMonth(day)
                : dateOf(day).getUTCDate()}
            </span>
            {pieces
              .filter((piece) => piece.day === day)
              .map((piece) => (
                <Event
                  key={piece.dated.event.key}
                  {...{ piece, speech, isNarrow }}
                  canMove={props.canMove}
                  line={props.line}
                  isReachable={!isNarrow && day === active}
                />
              ))}
            {more[at]! > 0 && !isNarrow && (
              <button
                type="button"
                className="at-calendar-more"
                tabIndex={day === active ? 0 : -1}
                aria-label={speech.words.moreOf(speech.number(more[at]!), speech.names.long(day))}
                aria-haspopup="dialog"
              >
                {speech.words.more(speech.number(more[at]!))}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
})

interface EventProps {
  piece: Piece
  line: number
  canMove: boolean
  isReachable: boolean
  isNarrow: boolean
  speech: CalendarSpeech
}

function Event({ piece, line, canMove, isReachable, isNarrow, speech }: EventProps) {
  const { dated, days, lane } = piece
  const { event, times } = dated
  const isDot = times !== undefined && dated.start === dated.end
  const spoken = speech.event(dated)
  return (
    <EventButton
      type="button"
      className="at-calendar-event"
      aria-hidden={isNarrow || undefined}
      title={spoken}
      tabIndex={isReachable ? 0 : -1}
      data-at-event={event.key}
      data-at-tone={event.tone}
      data-at-dot={isDot || undefined}
      data-at-before={piece.goesOnBefore || undefined}
      data-at-after={piece.goesOnAfter || undefined}
      data-at-move={(canMove && event.can?.move) || undefined}
      style={{
        insetBlockStart: `calc(var(--_head) + ${lane * line}px)`,
        inlineSize: `calc(${days * 100}% + ${days - 1}px - var(--_air))`,
      }}
    >
      {!isNarrow && (
        <>
          {isDot && times && <time>{speech.time(times.from)}</time>}
          {event.icon && <Icon icon={event.icon} size={13} />}
          <span className="at-calendar-title">{event.title}</span>
          <span className="at-visually-hidden">{speech.rest(dated)}</span>
        </>
      )}
    </EventButton>
  )
}
