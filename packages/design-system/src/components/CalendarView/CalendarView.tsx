import { ArrowLeftRight, ChevronLeft, ChevronRight, SquareArrowOutUpRight } from 'lucide-react'
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { createZone, dayOf, numberOf, startOf, weekOf, type DayNumber } from '../../dates/index.ts'
import { useOwn } from '../../field/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import { MenuItem } from '../Menu/index.ts'
import { Popover } from '../Popover/index.ts'
import { PopoverContext } from '../Popover/PopoverTrigger.tsx'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import { SpanDialog } from '../TimelineView/SpanDialog.tsx'
import { ROLES } from '../TimelineView/timeline.roles.ts'
import { useItemMenu } from '../TimelineView/useItemMenu.tsx'
import { useNow, useTouch, useWidth } from '../TimelineView/useSurroundings.ts'
import { calendarViewCss } from './calendarView.css.ts'
import { CalendarHours, HOUR } from './CalendarHours.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import { eventsWithin, indexEvents, moveDay, weeksOf, type Dated } from './calendar.logic.ts'
import type { CalendarPage, CalendarViewProps } from './calendar.types.ts'
import { DayList } from './DayList.tsx'
import { useCalendarSpeech } from './useCalendarSpeech.ts'
import { useEventDrag } from './useEventDrag.ts'

const Root = styled.div`
  ${calendarViewCss}
`
const NONE: readonly Dated[] = []

/** What happens on which day: a month or a week, with what lasts longer running through. */
export function CalendarView(props: CalendarViewProps) {
  const { label, events, onAction, onDayAction, onMoveEvent, isLoading, emptyState, error } = props
  const zone = useMemo(() => createZone(props.timeZone), [props.timeZone])
  const speech = useCalendarSpeech()
  const { words, names, firstWeekday } = speech
  const isRtl = useLocale().direction === 'rtl'
  const now = useNow(props.now, zone)
  const today = Math.floor(now)
  const [page, setPage] = useOwn<CalendarPage>(
    props.view,
    props.defaultView ?? { mode: 'month', day: dayOf(today) },
    props.onViewChange,
  )
  const { mode } = page
  const active = numberOf(page.day)
  const root = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const isNarrow = useWidth(root) === 'narrow'
  const isTouch = useTouch()
  const index = useMemo(() => indexEvents(events, zone), [events, zone])
  const month = startOf('month', active)
  const firstDay = weeksOf(mode, active, firstWeekday)[0]!
  const hasHours = mode === 'week' && index.isTimed && !isNarrow
  const weeks = useMemo(
    () =>
      weeksOf(mode, firstDay < month && mode === 'month' ? month : firstDay, firstWeekday).map(
        (from) => {
          const all = eventsWithin(index, from, from + 6)
          const isAllDay = ({ times, start, end }: Dated) => !times || start !== end
          return {
            from,
            events: hasHours ? all.filter(isAllDay) : all,
            timed: hasHours ? all.filter((one) => !isAllDay(one)) : NONE,
          }
        },
      ),
    [mode, firstDay, month, firstWeekday, index, hasHours],
  )

  const wantsFocus = useRef(false)
  const go = (day: DayNumber, isFocused = false) => {
    wantsFocus.current = isFocused
    setPage({ mode, day: dayOf(day) })
  }
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`.at-calendar-day[data-day="${active}"]`)?.focus()
  })
  // The day begins in the morning.
  useLayoutEffect(() => {
    if (hasHours && grid.current) grid.current.scrollTop = HOUR * 7.5
  }, [hasHours])

  const announce = useAnnounce()
  const moveBy = (dated: Dated, by: number) => {
    const [start, end] = [dated.start + by, dated.end + by]
    onMoveEvent?.(dated.event.key, { start: dayOf(start), end: dayOf(end) })
    announce(words.moved(dated.event.title, names.spoken(start, end)))
  }
  const canMove = ({ event }: Dated) => onMoveEvent !== undefined && event.can?.move === true
  const inSight = weeks.flatMap(({ events: days, timed }) => [...days, ...timed])
  const datedOf = (key: string) => inSight.find(({ event }) => String(event.key) === key)
  const onDragDown = useEventDrag({ root, label: live, speech, datedOf, onDrop: moveBy })

  const [asked, setAsked] = useState<Dated>()
  const [listed, setListed] = useState<DayNumber>()
  const { menu, openAt } = useItemMenu<Dated>(
    ({ event }) => words.menu(event.title),
    (dated) => (
      <>
        {onAction && (
          <MenuItem icon={SquareArrowOutUpRight} onAction={() => onAction(dated.event)}>
            {words.open}
          </MenuItem>
        )}
        {canMove(dated) && (
          <MenuItem
            icon={ArrowLeftRight}
            onAction={() => {
              setListed(undefined)
              setAsked(dated)
            }}
          >
            {words.move}
          </MenuItem>
        )}
      </>
    ),
    useCallback(() => undefined, []),
  )
  const hasMenu = (dated: Dated) => onAction !== undefined || canMove(dated)
  const open = (dated: Dated, at: Element) => {
    if (onAction) onAction(dated.event)
    else if (hasMenu(dated)) openAt(dated, at)
  }

  const listTrigger = useRef<HTMLElement>(null)
  const listDay = (day: DayNumber, at: HTMLElement) => {
    listTrigger.current = at
    setListed(day)
  }
  const openDay = (day: DayNumber, at: HTMLElement) =>
    onDayAction ? onDayAction(dayOf(day)) : listDay(day, at)
  const listState = useMemo(
    () => ({
      triggerRef: listTrigger,
      dialogId: '',
      isOpen: listed !== undefined,
      setOpen: (isOpen: boolean) => {
        if (!isOpen) setListed(undefined)
      },
    }),
    [listed],
  )
  const eventsOn = (day: DayNumber) => eventsWithin(index, day, day)
  const dayOfTarget = (target: EventTarget) => {
    const cell = (target as Element).closest<HTMLElement>('[data-day]')
    return cell ? { cell, day: Number(cell.dataset.day) } : undefined
  }
  const datedAt = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[data-at-event]')
    const dated = element && datedOf(element.dataset.atEvent ?? '')
    return element && dated ? { element, dated } : undefined
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return
    const on = datedAt(event.target)
    const where = dayOfTarget(event.target)
    if (!where) return
    const to = moveDay(event.key, where.day, { mode, first: firstWeekday, isRtl })
    if (on) {
      const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (isMenu && hasMenu(on.dated)) openAt(on.dated, on.element)
      else if (event.key === 'Escape') go(where.day, true)
      else if (event.altKey && to !== undefined && event.key.startsWith('Arrow')) {
        if (canMove(on.dated)) {
          moveBy(on.dated, to - where.day)
          go(where.day + to - where.day, true)
        }
      } else return
    } else if (event.target !== where.cell || event.altKey || event.shiftKey) return
    else if (to !== undefined) go(to, true)
    else if (event.key === 'Enter' || event.key === ' ') openDay(where.day, where.cell)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const where = dayOfTarget(event.target)
    if (!where) return
    const on = datedAt(event.target)
    if (on && !isNarrow) return open(on.dated, on.element)
    const more = (event.target as Element).closest<HTMLElement>('.at-calendar-more')
    if (more) listDay(where.day, more)
    else if (where.day !== active) go(where.day, true)
  }

  const room = mode === 'week' ? 10 : isNarrow ? 3 : 4
  const line = isNarrow ? 7 : isTouch ? 28 : 24
  const title =
    mode === 'month'
      ? speech.month(month)
      : `${words.weekOf(speech.number(weekOf(firstDay + 3)))} · ${names.written(firstDay, firstDay + 6)}`
  const turn = (by: 1 | -1) =>
    go(moveDay(by > 0 ? 'PageDown' : 'PageUp', active, { mode, first: firstWeekday, isRtl })!)
  const list = (day: DayNumber) => (
    <DayList
      events={eventsOn(day)}
      speech={speech}
      onOpen={open}
      onMenu={onMoveEvent ? openAt : undefined}
    />
  )
  return (
    <Root ref={root} data-at-narrow={isNarrow || undefined} aria-busy={isLoading || undefined}>
      <div className="at-calendar-tools">
        <Button size="compact" onPress={() => go(today)}>
          {words.today}
        </Button>
        <span className="at-calendar-turn">
          <IconButton
            size="compact"
            icon={ChevronLeft}
            label={words.earlier}
            onPress={() => turn(-1)}
          />
          <IconButton
            size="compact"
            icon={ChevronRight}
            label={words.later}
            onPress={() => turn(1)}
          />
        </span>
        <strong aria-live="polite">{title}</strong>
        <span className="at-calendar-space" />
        <SegmentedControl
          label={words.mode}
          value={mode}
          onChange={(next) => setPage({ ...page, mode: next })}
          options={[
            { value: 'month', label: words.month },
            { value: 'week', label: words.week },
          ]}
        />
      </div>
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
          style={{ '--_lines': `${room * line}px`, '--_line': `${line}px` } as CSSProperties}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={(event) => {
            const where = dayOfTarget(event.target)
            if (where && !datedAt(event.target) && !isNarrow) openDay(where.day, where.cell)
          }}
          onPointerDown={onDragDown}
          onContextMenu={(event) => {
            const on = datedAt(event.target)
            if (!on || !hasMenu(on.dated)) return
            event.preventDefault()
            openAt(on.dated, { x: event.clientX, y: event.clientY })
          }}
        >
          <div className="at-calendar-weekdays" {...ROLES.row} aria-rowindex={1}>
            <div {...ROLES.columnheader}>{words.weekShort}</div>
            {Array.from({ length: 7 }, (_, at) => weeks[0]!.from + at).map((day) => (
              <div key={day} {...ROLES.columnheader} data-at-rest={speech.isRest(day) || undefined}>
                <span aria-hidden="true">{speech.weekday(day)}</span>
                <span className="at-visually-hidden">{speech.longWeekday(day)}</span>
              </div>
            ))}
          </div>
          {weeks.map(({ from, events: days }, at) => (
            <CalendarWeek
              key={from}
              {...{ from, room, line, today, speech, isNarrow }}
              events={isLoading ? NONE : days}
              rowIndex={at + 2}
              month={mode === 'month' ? month : undefined}
              active={active >= from && active < from + 7 ? active : undefined}
              canMove={onMoveEvent !== undefined}
            />
          ))}
          {hasHours && (
            <CalendarHours
              {...{ active, today, speech }}
              from={weeks[0]!.from}
              events={weeks[0]!.timed}
              now={now - today}
              canMove={onMoveEvent !== undefined}
            />
          )}
        </div>
      )}
      {isLoading && (
        <span className="at-visually-hidden" {...{ role: 'status' }}>
          {words.loading}
        </span>
      )}
      {!error && !isLoading && index.count === 0 && emptyState}
      {!error && isNarrow && (
        <div className="at-calendar-agenda">
          <h3>{names.full(active)}</h3>
          {list(active)}
        </div>
      )}
      <div ref={live} className="at-calendar-live" data-at-drag-label aria-hidden="true" hidden />
      <PopoverContext value={listState}>
        {listed !== undefined && <Popover title={names.full(listed)}>{list(listed)}</Popover>}
      </PopoverContext>
      {menu}
      {asked && (
        <SpanDialog
          label={asked.event.title}
          start={dayOf(asked.start)}
          end={dayOf(asked.end)}
          canResize={false}
          onClose={() => setAsked(undefined)}
          onSave={(start) => {
            setAsked(undefined)
            if (start !== dayOf(asked.start)) moveBy(asked, numberOf(start) - asked.start)
            go(numberOf(start), true)
          }}
        />
      )}
    </Root>
  )
}
