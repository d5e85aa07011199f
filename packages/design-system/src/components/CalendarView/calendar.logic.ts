import { addMonths, startOf, weekdayOf, type DayNumber, type Zone } from '../../dates/index.ts'
import { packLanes } from '../TimelineView/timeline.logic.ts'
import type { CalendarEvent, CalendarMode } from './calendar.types.ts'

/** An event with its days, and its times as parts of a day. */
export interface Dated {
  event: CalendarEvent
  start: DayNumber
  end: DayNumber
  /** From midnight of the first and of the last day, where it has a time. */
  times?: { from: number; to: number }
}

/** Events by the weeks that they touch, each counted once. */
export interface EventIndex {
  weeks: ReadonlyMap<number, readonly Dated[]>
  count: number
  /** Some have a time of day. */
  isTimed: boolean
}

const hasTime = ({ start, isTimed }: CalendarEvent) =>
  isTimed ?? (typeof start === 'string' && start.length > 10)

/** What an event says of its days. */
export function toDated(event: CalendarEvent, zone: Zone): Dated {
  if (!hasTime(event)) {
    const start = zone.day(event.start)
    const end = event.end === undefined ? start : Math.max(start, zone.day(event.end))
    return { event, start, end }
  }
  const from = zone.exact(event.start)
  const to = event.end === undefined ? from + 1 / 24 : Math.max(from, zone.exact(event.end))
  const start = Math.floor(from)
  // What ends at midnight does not touch the next day.
  const end = Math.max(start, Math.ceil(to) - 1)
  return { event, start, end, times: { from: from - start, to: to - end } }
}

const weekOfDay = (day: DayNumber) => Math.floor((day + 3) / 7)

export function indexEvents(events: readonly CalendarEvent[], zone: Zone): EventIndex {
  const weeks = new Map<number, Dated[]>()
  let isTimed = false
  for (const event of events) {
    const dated = toDated(event, zone)
    isTimed ||= dated.times !== undefined
    for (let week = weekOfDay(dated.start); week <= weekOfDay(dated.end); week += 1) {
      const list = weeks.get(week)
      if (list) list.push(dated)
      else weeks.set(week, [dated])
    }
  }
  return { weeks, count: events.length, isTimed }
}

/** Earlier first, at the same time the longer one first, so that the long ones lie above. */
const inOrder = (a: Dated, b: Dated) =>
  a.start - b.start || b.end - a.end || (a.times?.from ?? 0) - (b.times?.from ?? 0)

/** Events that touch some days, in order. */
export function eventsWithin(index: EventIndex, from: DayNumber, to: DayNumber): Dated[] {
  const found = new Set<Dated>()
  for (let week = weekOfDay(from); week <= weekOfDay(to); week += 1)
    for (const dated of index.weeks.get(week) ?? [])
      if (dated.start <= to && dated.end >= from) found.add(dated)
  return [...found].sort(inOrder)
}

/** A piece of an event in a week: which days of it, in which lane. */
export interface Piece {
  dated: Dated
  /** Its first day here, and of how many. */
  day: DayNumber
  days: number
  lane: number
  goesOnBefore: boolean
  goesOnAfter: boolean
}

/** The events of a week below each other without overlap, and how many of a day find no room. */
export function layWeek(events: readonly Dated[], from: DayNumber, room: number) {
  const last = from + 6
  const cut = events
    .map((dated) => ({
      dated,
      start: Math.max(dated.start, from),
      end: Math.min(dated.end, last),
    }))
    .sort(
      (a, b) =>
        a.start - b.start || b.end - b.start - (a.end - a.start) || inOrder(a.dated, b.dated),
    )
  const lanes = packLanes(cut)
  const counts = Array.from({ length: 7 }, () => 0)
  const most = Array.from({ length: 7 }, () => 0)
  cut.forEach(({ start, end }, at) => {
    for (let day = start; day <= end; day += 1) {
      counts[day - from]! += 1
      most[day - from] = Math.max(most[day - from]!, lanes[at]! + 1)
    }
  })
  // A day that overflows gives its last line to the words that say so.
  const roomOf = (day: number) => (most[day]! > room ? room - 1 : room)
  const pieces: Piece[] = []
  const shown = Array.from({ length: 7 }, () => 0)
  cut.forEach(({ dated, start, end }, at) => {
    const lane = lanes[at]!
    // A long one is shown on the days that have room for it.
    for (let day = start; day <= end;) {
      if (lane >= roomOf(day - from)) {
        day += 1
        continue
      }
      let to = day
      while (to < end && lane < roomOf(to + 1 - from)) to += 1
      for (let one = day; one <= to; one += 1) shown[one - from]! += 1
      const goesOnBefore = day > dated.start
      pieces.push({
        dated,
        day,
        days: to - day + 1,
        lane,
        goesOnBefore,
        goesOnAfter: to < dated.end,
      })
      day = to + 1
    }
  })
  const more = counts.map((count, day) => count - shown[day]!)
  return { pieces, more }
}

/** Timed events of a day beside each other: the column of each and of how many. */
export function layDay(events: readonly Dated[], day: DayNumber) {
  const spans = events
    .map((dated) => {
      const { from, to } = dated.times ?? { from: 0, to: 1 }
      return {
        dated,
        start: dated.start < day ? 0 : from,
        // Lanes take the end for a part of it; half a minute keeps what only touches apart.
        end: Math.max((dated.start < day ? 0 : from) + 1 / 48, dated.end > day ? 1 : to) - 1 / 2880,
      }
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const lanes = packLanes(spans)
  const placed: { dated: Dated; from: number; to: number; column: number; columns: number }[] = []
  // Those that overlap, directly or by others, share the width.
  for (let at = 0; at < spans.length;) {
    let last = at
    let end = spans[at]!.end
    while (spans[last + 1] && spans[last + 1]!.start <= end) end = Math.max(end, spans[++last]!.end)
    const columns = Math.max(...lanes.slice(at, last + 1)) + 1
    for (let one = at; one <= last; one += 1) {
      const { dated, start, end: to } = spans[one]!
      placed.push({ dated, from: start, to, column: lanes[one]!, columns })
    }
    at = last + 1
  }
  return placed
}

/** The first day of the weeks in sight. */
export function weeksOf(mode: CalendarMode, day: DayNumber, first: number): DayNumber[] {
  const toStart = (one: DayNumber) => one - ((weekdayOf(one) - first + 7) % 7)
  if (mode === 'week') return [toStart(day)]
  const month = startOf('month', day)
  const weeks: DayNumber[] = []
  for (let at = toStart(month); at < startOf('month', month, 1); at += 7) weeks.push(at)
  return weeks
}

/** Where a key leads from a day. */
export function moveDay(
  key: string,
  day: DayNumber,
  { mode, first, isRtl }: { mode: CalendarMode; first: number; isRtl: boolean },
): DayNumber | undefined {
  const inWeek = (weekdayOf(day) - first + 7) % 7
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return day + 1
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return day - 1
  if (key === 'ArrowDown') return day + 7
  if (key === 'ArrowUp') return day - 7
  if (key === 'Home') return day - inWeek
  if (key === 'End') return day - inWeek + 6
  if (key === 'PageDown') return mode === 'week' ? day + 7 : addMonths(day, 1)
  if (key === 'PageUp') return mode === 'week' ? day - 7 : addMonths(day, -1)
  return undefined
}
