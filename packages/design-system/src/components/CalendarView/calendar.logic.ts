import { orderOf, type Order } from '../../collection/index.ts'
import {
  addMonths,
  numberOf,
  startOf,
  weekdayOf,
  type DayNumber,
  type When,
  type Zone,
} from '../../dates/index.ts'
import type { CalendarEvent, CalendarMode } from './calendar.types.ts'

/** An event with its days, and its times as parts of a day. */
export interface Dated {
  event: CalendarEvent
  start: DayNumber
  end: DayNumber
  /** From midnight of the first and of the last day, where it has a time. */
  times?: { from: number; to: number }
}

/** Whether it has a time of day. */
export const hasTime = ({ start, isTimed }: CalendarEvent) =>
  isTimed ?? (typeof start === 'string' && start.length > 10)

function toDated(event: CalendarEvent, zone: Zone): Dated {
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

/** Earlier first, at the same time the longer one first, so that the long ones lie above. */
export const inOrder = (a: Dated, b: Dated) =>
  a.start - b.start || b.end - a.end || (a.times?.from ?? 0) - (b.times?.from ?? 0)

/** Events that touch some days, in the order of `events`, and the days of any event. */
export interface EventReader {
  within: (events: readonly CalendarEvent[], from: DayNumber, to: DayNumber) => Dated[]
  /** The same object as long as the event is the same. */
  read: (event: CalendarEvent) => Dated
}

/** About the first and last days of all events, as numbers: quicker to go through than events. */
interface Extents {
  events: readonly CalendarEvent[]
  first: Int32Array
  last: Int32Array
}

const DAY = 86_400_000

/** The day of a text or a moment whatever the zone, which makes it a day more or less at most. */
const roughDayOf = (when: When): DayNumber =>
  typeof when === 'string' ? numberOf(when.slice(0, 10)) : Math.floor(Number(when) / DAY)

/** Reads what events say of their days, exactly only of those that come into sight. */
export function createReader(zone: Zone): EventReader {
  const known = new WeakMap<CalendarEvent, Dated>()
  const read = (event: CalendarEvent): Dated => {
    let dated = known.get(event)
    if (!dated) known.set(event, (dated = toDated(event, zone)))
    return dated
  }
  let extents: Extents = { events: [], first: new Int32Array(0), last: new Int32Array(0) }
  const extentsOf = (events: readonly CalendarEvent[]): Extents => {
    const old = extents
    if (old.events === events) return old
    const isAlike = old.events.length === events.length
    const first = isAlike ? old.first.slice() : new Int32Array(events.length)
    const last = isAlike ? old.last.slice() : new Int32Array(events.length)
    for (let at = 0; at < events.length; at += 1) {
      const event = events[at]!
      // What stays in its place is not read again.
      if (isAlike && event === old.events[at]) continue
      const { start, end = start } = event
      const day = roughDayOf(start)
      first[at] = day - 1
      last[at] = Math.max(day, end === start ? day : roughDayOf(end)) + 1
    }
    return (extents = { events, first, last })
  }
  const within: EventReader['within'] = (events, from, to) => {
    const { first, last } = extentsOf(events)
    const found: Dated[] = []
    for (let at = 0; at < events.length; at += 1) {
      if (first[at]! > to || last[at]! < from) continue
      const dated = read(events[at]!)
      if (dated.start <= to && dated.end >= from) found.push(dated)
    }
    return found
  }
  return { within, read }
}

/** All events by time; they are read and sorted only when somebody asks. */
export function orderInTime(events: readonly CalendarEvent[], { read }: EventReader): Order {
  let sorted: Order | undefined
  const inTime = () =>
    (sorted ??= orderOf(events.map(read).sort(inOrder), ({ event }) => event.key))
  return {
    count: events.length,
    keyAt: (index) => inTime().keyAt(index),
    all: () => inTime().all(),
    indexOf: (key) => inTime().indexOf(key),
  }
}

/** What touches some days, and of it what touches each week. */
export function byWeeks(found: readonly Dated[], weeks: readonly DayNumber[]): Dated[][] {
  const lists: Dated[][] = weeks.map(() => [])
  const first = weeks[0] ?? 0
  for (const dated of found) {
    const from = Math.max(0, Math.floor((dated.start - first) / 7))
    const to = Math.min(weeks.length - 1, Math.floor((dated.end - first) / 7))
    for (let week = from; week <= to; week += 1) lists[week]!.push(dated)
  }
  return lists
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

/** A week as it is drawn. */
export interface WeekLayout {
  pieces: Piece[]
  /** How many events each of its days has, and how many of them find no room. */
  counts: number[]
  more: number[]
  /** Lines that are in use. */
  lines: number
}

/** The events of a week below each other without overlap, each in the first lane that is free. */
export function layWeek(events: readonly Dated[], from: DayNumber, room: number): WeekLayout {
  const firstOf = ({ start }: Dated) => Math.max(0, start - from)
  const lastOf = ({ end }: Dated) => Math.min(6, end - from)
  const sorted = events.toSorted(
    (a, b) => firstOf(a) - firstOf(b) || lastOf(b) - lastOf(a) || inOrder(a, b),
  )
  const counts = [0, 0, 0, 0, 0, 0, 0]
  const isFull = [false, false, false, false, false, false, false]
  /** The first day that is free in a lane. */
  const free = Array.from({ length: room }, () => 0)
  const placed: { dated: Dated; lane: number }[] = []
  for (const dated of sorted) {
    const last = lastOf(dated)
    const lane = free.findIndex((day) => day <= firstOf(dated))
    for (let day = firstOf(dated); day <= last; day += 1) {
      counts[day]! += 1
      if (lane < 0) isFull[day] = true
    }
    if (lane < 0) continue
    free[lane] = last + 1
    placed.push({ dated, lane })
  }
  // A day that overflows gives its last line to the words that say so.
  const hasRoom = (day: number, lane: number) => lane < room - 1 || !isFull[day]
  const more = [...counts]
  const pieces: Piece[] = []
  for (const { dated, lane } of placed) {
    const last = lastOf(dated)
    // A long one is shown on the days that have room for it.
    for (let day = firstOf(dated); day <= last; day += 1) {
      if (!hasRoom(day, lane)) continue
      const start = day
      while (day < last && hasRoom(day + 1, lane)) day += 1
      for (let one = start; one <= day; one += 1) more[one]! -= 1
      pieces.push({
        dated,
        day: from + start,
        days: day - start + 1,
        lane,
        goesOnBefore: from + start > dated.start,
        goesOnAfter: from + day < dated.end,
      })
    }
  }
  return { pieces, counts, more, lines: free.filter((day) => day > 0).length }
}

/** A timed event on the hours of a day, as parts of it; its column, and of how many. */
export interface HourPiece {
  dated: Dated
  from: number
  to: number
  column: number
  columns: number
}

/** Timed events of a day beside each other. */
export function layDay(events: readonly Dated[], day: DayNumber): HourPiece[] {
  const spans = events
    .map((dated) => {
      const { from, to } = dated.times ?? { from: 0, to: 1 }
      return {
        dated,
        start: dated.start < day ? 0 : from,
        // The end is a part of it; half a minute keeps what only touches apart.
        end: Math.max((dated.start < day ? 0 : from) + 1 / 48, dated.end > day ? 1 : to) - 1 / 2880,
      }
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const free: number[] = []
  const lanes = spans.map(({ start, end }) => {
    const found = free.findIndex((until) => until < start)
    const lane = found < 0 ? free.length : found
    free[lane] = end
    return lane
  })
  const placed: HourPiece[] = []
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

/** The first day of the week of a day, weeks beginning on `first`. */
export const weekStart = (day: DayNumber, first: number): DayNumber =>
  day - ((weekdayOf(day) - first + 7) % 7)

/** The first days of the weeks in sight. */
export function weeksOf(mode: CalendarMode, day: DayNumber, first: number): DayNumber[] {
  if (mode === 'week') return [weekStart(day, first)]
  const month = startOf('month', day)
  const weeks: DayNumber[] = []
  for (let at = weekStart(month, first); at < startOf('month', month, 1); at += 7) weeks.push(at)
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
