import type { Key } from '../../collection/index.ts'
import type { DayNumber, Zone } from '../../dates/index.ts'
import type { TimelineBar, TimelineGroup, TimelineLanes, TimelineRow } from './timeline.types.ts'

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

/** A row as it is drawn: one title, one or more lanes below each other. */
export interface Line {
  id: string
  row: TimelineRow
  /** The group that a row stands in. */
  group?: TimelineGroup
  /** Only the title of the rows that follow. */
  isHeading: boolean
  bars: Placed[]
  /** The bars of each lane; they do not overlap. */
  lanes: Placed[][]
}

export interface Plan {
  lines: Line[]
  /** All bars in the order that the keys travel. */
  bars: Placed[]
  /** First and last day of all; none without bars. */
  extent?: { start: DayNumber; end: DayNumber }
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

/** Bars whose row or group is not listed are left out. */
export function makePlan(
  groups: readonly TimelineGroup[],
  bars: readonly TimelineBar[],
  { lanes, zone }: { lanes: TimelineLanes; zone: Zone },
): Plan {
  const lines: Line[] = []
  const byRow = new Map<Key, Line>()
  const byGroup = new Map<Key, Line>()
  const add = (row: TimelineRow, group?: TimelineGroup, isHeading = false): Line => {
    const id = group ? `r${row.id}` : `g${row.id}`
    const line: Line = { id, row, group, isHeading, bars: [], lanes: [] }
    lines.push(line)
    return line
  }
  for (const group of groups) {
    const isApart = lanes === 'rows' && group.rows !== undefined
    const line = isApart && group.title === '' ? undefined : add(group, undefined, isApart)
    if (line && !isApart) byGroup.set(group.id, line)
    for (const row of group.rows ?? []) byRow.set(row.id, isApart ? add(row, group) : line!)
  }
  let extent: Plan['extent']
  for (const bar of bars) {
    const line =
      (bar.rowId === undefined ? undefined : byRow.get(bar.rowId)) ??
      (bar.groupId === undefined ? undefined : byGroup.get(bar.groupId))
    if (!line) continue
    const start = zone.day(bar.start)
    const end = bar.end === undefined ? Infinity : Math.max(start, zone.day(bar.end))
    line.bars.push({ bar, start, end, line: 0, lane: 0, index: 0 })
    const last = end === Infinity ? start : end
    extent ??= { start, end: last }
    if (start < extent.start) extent.start = start
    if (last > extent.end) extent.end = last
  }
  const all: Placed[] = []
  lines.forEach((line, place) => {
    line.bars.sort((a, b) => a.start - b.start || a.end - b.end)
    const laneOf = packLanes(line.bars)
    line.bars.forEach((placed, at) => {
      placed.line = place
      placed.lane = laneOf[at]!
      placed.index = all.length
      all.push(placed)
      ;(line.lanes[placed.lane] ??= []).push(placed)
    })
    if (line.lanes.length === 0 && !line.isHeading) line.lanes.push([])
  })
  return { lines, bars: all, extent }
}

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
  for (let lane = first; lane <= Math.min(last, line.lanes.length - 1); lane += 1) {
    const bars = line.lanes[lane]!
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
