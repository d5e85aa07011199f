import { memo } from 'react'
import type { DayNumber } from '../../dates/index.ts'
import { ROLES } from '../TimelineView/timeline.roles.ts'
import { layDay, type Dated, type HourPiece } from './calendar.logic.ts'
import { DayEvents, eventAttributes, type EventSurroundings } from './DayEvents.tsx'
import { isSameWeek } from './sameWeek.ts'

/** Pixels of an hour. */
export const HOUR = 46

interface HoursProps extends EventSurroundings {
  from: DayNumber
  events: readonly Dated[]
  active: DayNumber
  today: DayNumber
  /** The part of today that has gone by. */
  now: number
}

/** The hours of a week's days, with what has a time. */
export const CalendarHours = memo(function CalendarHours(props: HoursProps) {
  const { from, events, active, today, now, selected, speech } = props
  return (
    <div
      className="at-calendar-hours"
      {...ROLES.row}
      aria-rowindex={3}
      style={{ blockSize: HOUR * 24 }}
    >
      <div className="at-calendar-clock" {...ROLES.rowheader}>
        {Array.from({ length: 24 }, (_, hour) => (
          <span key={hour} style={{ insetBlockStart: hour * HOUR }}>
            {hour > 0 && speech.time(hour / 24)}
          </span>
        ))}
      </div>
      {Array.from({ length: 7 }, (_, at) => from + at).map((day, at) => {
        const here = events.filter(({ start, end }) => start <= day && day <= end)
        const drawn = layDay(here, day).map((placed) => (
          <HourEvent
            key={placed.dated.event.key}
            week={props}
            isReachable={day === active}
            {...placed}
          />
        ))
        return (
          <div
            key={day}
            className="at-calendar-hours-day"
            {...ROLES.gridcell}
            aria-colindex={at + 2}
            data-day={day}
            data-at-rest={speech.isRest(day) || undefined}
          >
            <span className="at-visually-hidden">{speech.day(day, here.length)}</span>
            {here.length > 0 && selected ? (
              <DayEvents {...props} day={day}>
                {drawn}
              </DayEvents>
            ) : (
              drawn
            )}
            {day === today && (
              <i
                className="at-calendar-now"
                aria-hidden="true"
                style={{ insetBlockStart: now * 24 * HOUR }}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}, isSameWeek)

interface HourEventProps extends HourPiece {
  week: EventSurroundings
  isReachable: boolean
}

function HourEvent({ week, dated, from, to, column, columns, isReachable }: HourEventProps) {
  const { speech } = week
  return (
    <button
      type="button"
      className="at-calendar-event at-calendar-timed"
      {...eventAttributes(dated.event, {
        canMove: week.canMove,
        isSelected: week.selected?.has(dated.event.key),
      })}
      aria-label={speech.hourEvent(dated)}
      tabIndex={isReachable ? 0 : -1}
      style={{
        insetBlockStart: from * 24 * HOUR + 1,
        blockSize: Math.max(22, (to - from) * 24 * HOUR - 1),
        insetInlineStart: `calc(${(column / columns) * 100}% + 2px)`,
        inlineSize: `calc(${100 / columns}% - 5px)`,
      }}
    >
      <span className="at-calendar-title">{`${dated.event.title} `}</span>
      <time>{speech.hours(dated)}</time>
    </button>
  )
}
