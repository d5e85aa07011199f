import type { Key } from '../../../collection/index.ts'
import type { DayNumber, Zone } from '../../../dates/index.ts'
import type { TimelineBar, TimelineGroup, TimelineLanes, TimelineRow } from '../timeline.types.ts'

/** A bar at its place. */
export interface Placed {
  bar: TimelineBar
  start: DayNumber
  /** The last day; infinite where the end is open. */
  end: DayNumber
  /** Its line among all. */
  line: number
  lane: number
  /** Its place among all bars, line by line, by time within a line. */
  index: number
}

/** A row as it is drawn: one title, one or more lanes below each other. Never changed once it is planned. */
export interface Line {
  row: TimelineRow
  /** The group that a row stands in. */
  group: TimelineGroup | undefined
  /** Only the title of the rows that follow. */
  isHeading: boolean
  /** By time. */
  bars: readonly Placed[]
  /** The bars of each lane, which do not overlap; left out where one lane holds them all. */
  lanes: readonly (readonly Placed[])[] | undefined
}

/** What a line is known by: rows and groups may have the same ids. */
export const idOf = ({ row, group }: Line) => `${group ? 'r' : 'g'}${row.id}`

/** How many lanes a line has; one as well where nothing is booked. */
export const laneCountOf = ({ isHeading, lanes }: Line) => lanes?.length ?? (isHeading ? 0 : 1)

export interface Plan {
  lines: readonly Line[]
  /** All bars in the order that the keys travel. */
  bars: readonly Placed[]
  /** First and last day of all; none without bars. */
  extent?: { start: DayNumber; end: DayNumber }
  /** The lines as their heights go: the same array as long as no row gets more or fewer lanes. */
  shape: readonly Line[]
}

/** Puts times that do not overlap into as few lanes as possible, the upper ones first. Sorted by start. */
export function packLanes(bars: readonly { start: number; end: number }[]): number[] {
  // Two heaps: lanes in use by the day that they get free, free ones by their place.
  const busy = createHeap<{ end: number; lane: number }>((a, b) => a.end - b.end || a.lane - b.lane)
  const free = createHeap<number>((a, b) => a - b)
  let count = 0
  return bars.map(({ start, end }) => {
    for (let top = busy.peek(); top && top.end < start; top = busy.peek()) {
      free.push(top.lane)
      busy.pop()
    }
    const lane = free.pop() ?? count++
    busy.push({ end, lane })
    return lane
  })
}

function createHeap<T>(compare: (a: T, b: T) => number) {
  const items: T[] = []
  const swap = (a: number, b: number) => {
    const kept = items[a]!
    items[a] = items[b]!
    items[b] = kept
  }
  const isBefore = (a: number, b: number) => compare(items[a]!, items[b]!) < 0
  return {
    peek: () => items[0],
    push: (item: T) => {
      let at = items.push(item) - 1
      for (let up = (at - 1) >> 1; at > 0 && isBefore(at, up); up = (at - 1) >> 1) {
        swap(at, up)
        at = up
      }
    },
    pop: (): T | undefined => {
      const top = items[0]
      const last = items.pop()
      if (items.length === 0 || last === undefined) return top
      items[0] = last
      for (let at = 0; ;) {
        let least = at
        for (const child of [at * 2 + 1, at * 2 + 2])
          if (child < items.length && isBefore(child, least)) least = child
        if (least === at) return top
        swap(at, least)
        at = least
      }
    },
  }
}

export interface PlanOptions {
  lanes: TimelineLanes
  zone: Zone
}

/** Where a bar lies in time; its place is given when its line is numbered. */
export function placed(bar: TimelineBar, zone: Zone): Placed {
  const start = zone.day(bar.start)
  const end = bar.end === undefined ? Infinity : Math.max(start, zone.day(bar.end))
  return { bar, start, end, line: 0, lane: 0, index: 0 }
}

/** Puts the bars of a new line in order and into lanes, and says where each came to stand. */
export function arrange(line: Line, bars: Placed[], place: number, first: number): void {
  // Most rows come in order and without overlaps: nothing to sort and to pack.
  const isOneLane = isInTurn(bars) || isInTurn(bars.sort(byTime))
  line.bars = bars
  line.lanes = isOneLane ? undefined : lanesOf(bars)
  for (let at = 0; at < bars.length; at += 1) {
    const one = bars[at]!
    one.line = place
    one.index = first + at
  }
}

/** Each ends before the next one begins. */
function isInTurn(bars: readonly Placed[]): boolean {
  for (let at = 1; at < bars.length; at += 1) if (bars[at - 1]!.end >= bars[at]!.start) return false
  return true
}

function lanesOf(bars: Placed[]): Placed[][] {
  const lanes: Placed[][] = []
  for (const [at, lane] of packLanes(bars).entries()) {
    const one = bars[at]!
    one.lane = lane
    ;(lanes[lane] ??= []).push(one)
  }
  return lanes
}

const byTime = (a: Placed, b: Placed) => a.start - b.start || a.end - b.end

/** First and last day of all; an open end reaches as far as its start. */
export function extentOf(bars: readonly Placed[]): Plan['extent'] {
  const one = bars[0]
  if (!one) return undefined
  const extent = { start: one.start, end: one.start }
  bars.forEach(({ start, end }) => {
    const last = end === Infinity ? start : end
    if (start < extent.start) extent.start = start
    if (last > extent.end) extent.end = last
  })
  return extent
}

/** Finds the line of a bar. Most come in the order of their rows: those are not looked up at all. */
function createLookup(lines: readonly Line[]) {
  let at = 0
  let index: { rows: Map<Key, number>; groups: Map<Key, number> } | undefined
  const isAt = (place: number, rowId: Key | undefined) => {
    const line = lines[place]
    return line?.group !== undefined && line.row.id === rowId
  }
  return ({ rowId, groupId }: TimelineBar): number | undefined => {
    if (isAt(at, rowId)) return at
    if (isAt(at + 1, rowId)) return (at += 1)
    index ??= indexOf(lines)
    const row = rowId === undefined ? undefined : index.rows.get(rowId)
    const place = row ?? (groupId === undefined ? undefined : index.groups.get(groupId))
    at = place ?? at
    return place
  }
}

/** The lines of rows and of groups by their ids; a group without headings holds the bars of its rows. */
function indexOf(lines: readonly Line[]) {
  const rows = new Map<Key, number>()
  const groups = new Map<Key, number>()
  lines.forEach(({ row, group, isHeading }, place) => {
    if (group) rows.set(row.id, place)
    else if (!isHeading) {
      groups.set(row.id, place)
      ;(row as TimelineGroup).rows?.forEach(({ id }) => rows.set(id, place))
    }
  })
  return { rows, groups }
}

/** Bars whose row or group is not listed are left out. */
export function makePlan(
  groups: readonly TimelineGroup[],
  bars: readonly TimelineBar[],
  { lanes, zone }: PlanOptions,
): Plan {
  const lines: Line[] = []
  const add = (row: TimelineRow, group: TimelineGroup | undefined, isHeading: boolean) =>
    lines.push({ row, group, isHeading, bars: NO_BARS, lanes: undefined })
  groups.forEach((group) => {
    const isApart = lanes === 'rows' && group.rows !== undefined
    if (!isApart || group.title !== '') add(group, undefined, isApart)
    if (isApart) group.rows?.forEach((row) => add(row, group, false))
  })
  const placeOf = createLookup(lines)
  // By functions rather than `for … of`, which makes an object for each step until it is compiled.
  bars.forEach((bar) => {
    const place = placeOf(bar)
    if (place === undefined) return
    const line = lines[place]!
    const one = placed(bar, zone)
    // A list that begins with one bar takes less room than one that grows from none.
    if (line.bars === NO_BARS) line.bars = [one]
    else (line.bars as Placed[]).push(one)
  })
  const all: Placed[] = []
  lines.forEach((line, place) => {
    if (line.bars === NO_BARS) return
    arrange(line, line.bars as Placed[], place, all.length)
    for (let at = 0; at < line.bars.length; at += 1) all.push(line.bars[at]!)
  })
  return { lines, bars: all, extent: extentOf(all), shape: lines }
}

const NO_BARS: readonly Placed[] = []

/** The first place for which something holds; it holds for all after it. */
export function firstWhere(count: number, holds: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Bars of some lanes that touch a time, by time; besides one that stays wherever the window is. */
export function barsWithin(
  line: Line,
  {
    from,
    to,
    first,
    last,
    kept,
  }: { from: number; to: number; first: number; last: number; kept: number },
): Placed[] {
  const found: Placed[] = []
  let hasKept = false
  const lanes = line.lanes ?? [line.bars]
  for (const bars of lanes.slice(first, last + 1)) {
    // In a lane nothing overlaps: what starts later also ends later.
    for (
      let at = firstWhere(bars.length, (place) => bars[place]!.end + 1 > from);
      at < bars.length;
      at += 1
    ) {
      const placed = bars[at]!
      if (placed.start >= to) break
      found.push(placed)
      if (placed.index === kept) hasKept = true
    }
  }
  const start = line.bars[0]?.index ?? 0
  const stays = kept >= start ? line.bars[kept - start] : undefined
  if (stays && !hasKept) found.push(stays)
  return found.sort((a, b) => a.index - b.index)
}
