import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { createZone, type DayNumber } from '../../dates/index.ts'
import { samples, prewarm } from '../../prewarm/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { nativeOf, type OwnNames } from '../../native/index.ts'
import { ROLES } from '../TimelineView/timeline.roles.ts'
import { useNow, useTouch, useWidth } from '../TimelineView/viewport/useSurroundings.ts'
import { calendarViewCss } from './calendarView.css.ts'
import { CalendarHours, HOUR } from './CalendarHours.tsx'
import { CalendarModes, CalendarTurn } from './CalendarTools.tsx'
import { CalendarWeek, HEAD } from './CalendarWeek.tsx'
import type { Dated } from './calendar.logic.ts'
import type { CalendarViewProps } from './calendar.types.ts'
import { DayList } from './DayList.tsx'
import { useCalendarActions } from './useCalendarActions.tsx'
import { useCalendarHandlers } from './useCalendarHandlers.ts'
import { useCalendarPage } from './useCalendarPage.ts'
import { useCalendarSelection } from './useCalendarSelection.ts'
import { useCalendarSpeech, type CalendarSpeech } from './useCalendarSpeech.ts'
import { useEventDrag } from './useEventDrag.ts'
import { useEventsInSight } from './useEventsInSight.ts'

const Root = styled.div`
  ${calendarViewCss}
`

const NONE: readonly Dated[] = []

const OWN: OwnNames<CalendarViewProps> = {
  label: true,
  level: true,
  events: true,
  view: true,
  defaultView: true,
  onViewChange: true,
  onAction: true,
  eventActions: true,
  onDayAction: true,
  onMoveEvent: true,
  now: true,
  timeZone: true,
  isLoading: true,
  emptyState: true,
  error: true,
}

/** What happens on which day: a month or a week, with what lasts longer running through. */
export function CalendarView(props: CalendarViewProps) {
  const { label, level = 3, events, onMoveEvent, isLoading, emptyState, error } = props
  const Heading = `h${level}` as const
  const model = useCalendarView(props)
  const { speech, now, today, root, grid, live, isNarrow, isTouch } = model
  const { paging, sight, selection, actions, handlers } = model
  const { words, names } = speech
  const { mode, active, month, weeks, title } = paging
  const { hasHours } = sight
  const { ref, ...native } = nativeOf(props, OWN)
  const both = useBothRefs(ref, root)
  const { room, line, style } = linesOf({ hasHours, isWeek: mode === 'week', isNarrow, isTouch })
  const within = (day: DayNumber, from: DayNumber) =>
    day >= from && day < from + 7 ? day : undefined
  const surroundings = {
    canMove: onMoveEvent !== undefined,
    // On a phone events are strokes: they are chosen in the list of the day.
    selected: selection.isOff || isNarrow ? undefined : selection.keys,
    isMultiple: selection.isMultiple,
    speech,
  }
  const list = (day: DayNumber) => (
    <DayList
      events={sight.eventsOn(day)}
      {...{ speech, selection }}
      onOpen={actions.open}
      onMenu={onMoveEvent || props.eventActions ? actions.openAt : undefined}
    />
  )
  return (
    <Root
      {...native}
      ref={both}
      data-at-narrow={isNarrow || undefined}
      aria-busy={isLoading || undefined}
    >
      <CalendarHead paging={paging} words={words} />
      {error ? (
        <div className="at-calendar-instead">{error}</div>
      ) : (
        // The days inside take the focus.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          ref={grid}
          className="at-calendar-grid"
          role="grid"
          aria-label={`${label}, ${title}`}
          aria-colcount={8}
          aria-rowcount={weeks.length + (hasHours ? 2 : 1)}
          data-at-mode={mode}
          data-at-hours={hasHours || undefined}
          style={style}
          {...handlers}
        >
          <Weekdays from={weeks[0]!} speech={speech} />
          {weeks.map((from, at) => (
            <CalendarWeek
              // By its place: another month uses the days that are there.
              key={at}
              {...{ from, room, line, isNarrow }}
              {...surroundings}
              events={isLoading ? NONE : sight.lists[at]!}
              rowIndex={at + 2}
              month={mode === 'month' ? month : undefined}
              active={within(active, from)}
              today={within(today, from)}
            />
          ))}
          {hasHours && (
            <CalendarHours
              {...{ active, today }}
              {...surroundings}
              from={weeks[0]!}
              events={sight.timed}
              now={now - today}
            />
          )}
        </div>
      )}
      {isLoading && (
        <span className="at-visually-hidden" {...{ role: 'status' }}>
          {words.loading}
        </span>
      )}
      {!error && !isLoading && events.length === 0 && emptyState}
      {!error && isNarrow && (
        <div className="at-calendar-agenda">
          <Heading>{names.full(active)}</Heading>
          {list(active)}
        </div>
      )}
      <div ref={live} className="at-calendar-live" data-at-drag-label aria-hidden="true" hidden />
      {actions.overlays(list)}
    </Root>
  )
}

/** What is shown, what is chosen in it, and what keys and pointer do to it. */
function useCalendarView(props: CalendarViewProps) {
  const { events } = props
  const zone = useMemo(() => createZone(props.timeZone), [props.timeZone])
  const speech = useCalendarSpeech()
  const isRtl = useLocale().direction === 'rtl'
  const now = useNow(props.now, zone)
  const today = Math.floor(now)
  const root = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const isNarrow = useWidth(root) === 'narrow'
  const isTouch = useTouch()

  const paging = useCalendarPage(props, { grid, today, speech, isRtl })
  const { mode, weeks } = paging
  const sight = useEventsInSight(events, { zone, weeks, mode, isNarrow })
  const { hasHours, datedOf } = sight
  const selection = useCalendarSelection(props, sight.reader)
  const actions = useCalendarActions(props, { speech, go: paging.go })
  const drag = useEventDrag({
    root,
    label: live,
    speech,
    datedOf,
    onDrop: actions.moveBy,
    onHold: (dated, element) => {
      if (!selection.isOff) selection.toggle(dated.event.key)
      else if (actions.hasMenu(dated)) actions.openAt(dated, element)
    },
  })
  const handlers = useCalendarHandlers({
    grid,
    paging,
    actions,
    selection,
    drag,
    datedOf,
    isNarrow,
    isToggled: props.selectionBehavior === 'toggle',
  })
  // The day begins in the morning.
  useLayoutEffect(() => {
    if (hasHours && grid.current) grid.current.scrollTop = HOUR * 7.5
  }, [hasHours])

  const elements = { root, grid, live }
  const reader = { speech, now, today, isNarrow, isTouch }
  return { ...elements, ...reader, paging, sight, selection, actions, handlers }
}

interface CalendarHeadProps {
  paging: ReturnType<typeof useCalendarPage>
  words: CalendarSpeech['words']
}

function CalendarHead({ paging: { title, mode, tools }, words }: CalendarHeadProps) {
  return (
    <div className="at-calendar-tools">
      <CalendarTurn words={words} onToday={tools.onToday} onTurn={tools.onTurn} />
      <strong aria-live="polite">{title}</strong>
      <span className="at-calendar-space" />
      <CalendarModes words={words} mode={mode} onMode={tools.onMode} />
    </div>
  )
}

interface Room {
  hasHours: boolean
  isWeek: boolean
  isNarrow: boolean
  isTouch: boolean
}

/** How many lines of events a day has room for, their height in pixels, and both for the styles. */
function linesOf({ hasHours, isWeek, isNarrow, isTouch }: Room) {
  const room = hasHours ? 5 : isWeek ? 10 : isNarrow ? 3 : 4
  const line = isNarrow ? 7 : isTouch ? 28 : 24
  const style = {
    '--_head': `${HEAD}px`,
    '--_lines': `${room * line}px`,
    '--_line': `${line}px`,
  } as CSSProperties
  return { room, line, style }
}

interface WeekdaysProps {
  from: DayNumber
  speech: CalendarSpeech
}

const Weekdays = memo(function Weekdays({ from, speech }: WeekdaysProps) {
  return (
    <div className="at-calendar-weekdays" {...ROLES.row} aria-rowindex={1}>
      <div {...ROLES.columnheader}>{speech.words.weekShort}</div>
      {Array.from({ length: 7 }, (_, at) => from + at).map((day, at) => (
        <div
          key={at}
          {...ROLES.columnheader}
          aria-label={speech.longWeekday(day)}
          data-at-rest={speech.isRest(day) || undefined}
        >
          {speech.weekday(day)}
        </div>
      ))}
    </div>
  )
})

const DAYS = ['2027-01-04', '2027-01-05', '2027-01-06'] as const
const calendar = (shift: number) => (
  <CalendarView
    label=""
    events={samples.map((key) => ({ key, title: '', start: DAYS[(key + shift) % 3]! }))}
    view={{ mode: 'month', day: DAYS[0] }}
    now={DAYS[0]}
    onMoveEvent={() => {}}
  />
)
prewarm(
  Root,
  () => calendar(0),
  () => calendar(1),
)
