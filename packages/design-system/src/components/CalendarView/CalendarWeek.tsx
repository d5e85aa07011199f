import { memo, useMemo, type CSSProperties } from 'react'
import { dateOf, startOf, weekOf, type DayNumber } from '../../dates/index.ts'
import { Icon } from '../Icon/index.ts'
import { ROLES } from '../TimelineView/timeline.roles.ts'
import { layWeek, type Dated, type Piece } from './calendar.logic.ts'
import { DayEvents, eventAttributes, type EventSurroundings } from './DayEvents.tsx'
import { isSameWeek } from './sameWeek.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

export interface WeekProps extends EventSurroundings {
  from: DayNumber
  /** What touches the week. */
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
  /** Today, where it lies here. */
  today: DayNumber | undefined
  /** No room for words: events are strokes, their words stand elsewhere. */
  isNarrow: boolean
}

/** Pixels above the events of a day. */
export const HEAD = 30

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Seven days with their events, which run through from day to day. */
export const CalendarWeek = memo(function CalendarWeek(props: WeekProps) {
  const { from, events, room, month, active, today, speech, isNarrow } = props
  const { words, names } = speech
  const { pieces, counts, more, lines } = useMemo(
    () => layWeek(events, from, room),
    [events, from, room],
  )
  const week = speech.number(weekOf(from + 3))
  return (
    <div
      className="at-calendar-week"
      {...ROLES.row}
      aria-rowindex={props.rowIndex}
      style={{ '--_used': lines } as CSSProperties}
    >
      <div
        className="at-calendar-week-number"
        {...ROLES.rowheader}
        aria-label={words.weekNumber(week)}
      >
        {week}
      </div>
      {DAYS.map((at) => {
        const day = from + at
        const date = dateOf(day).getUTCDate()
        const here = pieces.filter((piece) => piece.day === day)
        const drawn = here.map(({ dated, lane, days, goesOnBefore, goesOnAfter }) => (
          <WeekEvent
            key={dated.event.key}
            {...{ dated, lane, days, goesOnBefore, goesOnAfter, isNarrow, speech }}
            line={props.line}
            isReachable={day === active}
            isSelected={props.selected?.has(dated.event.key)}
            canMove={props.canMove}
          />
        ))
        const hidden = more[at]!
        return (
          <div
            key={at}
            className="at-calendar-day"
            {...ROLES.gridcell}
            aria-colindex={at + 2}
            aria-current={day === today ? 'date' : undefined}
            data-day={day}
            data-at-out={(month !== undefined && startOf('month', day) !== month) || undefined}
            data-at-rest={speech.isRest(day) || undefined}
            data-at-active={day === active || undefined}
            {...{ tabIndex: day === active ? 0 : -1 }}
          >
            <span className="at-visually-hidden">{speech.day(day, counts[at]!)}</span>
            <span className="at-calendar-date" aria-hidden="true">
              {date === 1 && !isNarrow && month !== undefined ? speech.dayMonth(day) : date}
            </span>
            {here.length > 0 && props.selected ? (
              <DayEvents {...props} day={day}>
                {drawn}
              </DayEvents>
            ) : (
              drawn
            )}
            {hidden > 0 && !isNarrow && (
              <button
                type="button"
                className="at-calendar-more"
                tabIndex={day === active ? 0 : -1}
                aria-label={words.moreOf(speech.number(hidden), names.long(day))}
                aria-haspopup="dialog"
              >
                {words.more(speech.number(hidden))}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}, isSameWeek)

interface WeekEventProps extends Omit<Piece, 'day'> {
  line: number
  isReachable: boolean
  /** `undefined` where nothing can be chosen. */
  isSelected: boolean | undefined
  canMove: boolean
  isNarrow: boolean
  speech: CalendarSpeech
}

/** An event of a week; rendered again only when something of its own changes. */
const WeekEvent = memo(function WeekEvent(props: WeekEventProps) {
  const { dated, days, lane, line, isNarrow, speech } = props
  const { event, times } = dated
  const isDot = times !== undefined && dated.start === dated.end
  const shared = {
    type: 'button',
    className: 'at-calendar-event',
    ...eventAttributes(event, props),
    'data-at-dot': isDot || undefined,
    'data-at-short': event.short === undefined ? undefined : '',
    'data-at-before': props.goesOnBefore || undefined,
    'data-at-after': props.goesOnAfter || undefined,
    style: {
      insetBlockStart: HEAD + lane * line,
      // One that lasts a day is as long as its day.
      inlineSize: days > 1 ? `calc(${days * 100}% + ${days - 1}px - var(--_air))` : undefined,
    },
  } as const
  if (isNarrow) return <button {...shared} aria-hidden="true" tabIndex={-1} />
  const spoken = isDot ? speech.dotEvent(dated) : speech.event(dated)
  return (
    <button
      {...shared}
      aria-label={spoken}
      // A long name ends in dots here; with the focus on it, it takes the lines that it needs.
      title={spoken}
      tabIndex={props.isReachable ? 0 : -1}
    >
      {isDot && <time>{`${speech.time(times.from)} `}</time>}
      {event.icon && <Icon icon={event.icon} size={13} />}
      {event.short ?? event.title}
    </button>
  )
})
