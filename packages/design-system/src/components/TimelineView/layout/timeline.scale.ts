import {
  dateOf,
  startOf,
  weekdayOf,
  weekOf,
  type DayNames,
  type DayNumber,
  type Unit,
} from '../../../dates/index.ts'
import type { TimelineScale } from '../timeline.types.ts'

/** Pixels of a day on each named scale. */
export const DAY_WIDTHS: Record<TimelineScale, number> = {
  day: 48,
  week: 14,
  month: 3.6,
  quarter: 1.3,
  year: 0.36,
}

export const DAY_WIDTH = { min: 0.2, max: 160 }

/** One press of plus or minus. */
export const ZOOM_STEP = 1.5

interface Level {
  /** From this width of a day on. */
  least: number
  scale: TimelineScale
  upper: Unit
  lower: Unit
}

const LEVELS: readonly Level[] = [
  { least: 26, scale: 'day', upper: 'week', lower: 'day' },
  { least: 8, scale: 'week', upper: 'month', lower: 'week' },
  { least: 1.7, scale: 'month', upper: 'year', lower: 'month' },
  { least: 0.6, scale: 'quarter', upper: 'year', lower: 'quarter' },
  { least: 0, scale: 'year', upper: 'decade', lower: 'year' },
]

/** What the header counts in while a day is so wide. */
export const levelOf = (dayWidth: number): Level =>
  LEVELS.find(({ least }) => dayWidth >= least) ?? LEVELS.at(-1)!

/** What part of time lies on the track: its first day, pixels of a day, and of the track. */
export interface Sight {
  left: number
  width: number
  track: number
}

/** The first day in sight, held within the days that can be reached. */
export function placedWithin(
  { start, end }: { start: DayNumber; end: DayNumber },
  { left, width, track }: Sight,
): number {
  return Math.max(start, Math.min(Math.max(start, end - track / width), left))
}

/** The first day in sight once days are so wide and the one at a place of the track has stayed there. */
export const zoomedAt = ({ left, width }: Sight, next: number, offset: number): number =>
  left + offset / width - offset / next

export interface Tick {
  start: DayNumber
  end: DayNumber
  label: string
  /** Saturday or Sunday. */
  isRest: boolean
}

/** All of a unit that touch a time. */
export function ticksOf(
  unit: Unit,
  from: number,
  to: number,
  name: (start: DayNumber, end: DayNumber) => string,
): Tick[] {
  const ticks: Tick[] = []
  for (let start = startOf(unit, from); start < to;) {
    const end = startOf(unit, start, 1)
    const isRest = unit === 'day' && weekdayOf(start) > 5
    ticks.push({ start, end, label: name(start, end - 1), isRest })
    start = end
  }
  return ticks
}

interface LabelRoom {
  /** The first day in sight. */
  from: number
  /** Pixels of a day. */
  dayWidth: number
  /** Pixels of a span that its words take. */
  width: number
  /** Pixels before the words: so much of a span can be out of sight before its words are. */
  padding: number
}

/**
 * Whether the edge of the track cuts the words of a span, which stick there as long as the rest of the
 * span has room for them. `isWhole`: they must not be cut at the span's end either.
 */
export function isLabelCut(
  { start, end }: { start: number; end: number },
  { from, dayWidth, width, padding }: LabelRoom,
  isWhole = false,
): boolean {
  if (end <= from) return false
  const gone = (from - start) * dayWidth
  if (gone <= padding && !isWhole) return false
  return width > (end - Math.max(start, from)) * dayWidth
}

/** How the header names the days of each unit. */
export function createTickNames(names: DayNames, words: { week: string }) {
  const month = names.make({ month: 'long', year: 'numeric' })
  const shortMonth = names.make({ month: 'short' })
  const weekday = names.make({ weekday: 'short' })
  const day = (at: DayNumber) => `${weekday(at).replace('.', '')} ${dateOf(at).getUTCDate()}`
  const year = (at: DayNumber) => String(dateOf(at).getUTCFullYear())
  const week = (at: DayNumber) => `${words.week} ${weekOf(at)}`
  const lower: Record<Unit, (start: DayNumber, end: DayNumber) => string> = {
    day,
    week,
    month: shortMonth,
    quarter: (at) => `Q${Math.floor(dateOf(at).getUTCMonth() / 3) + 1}`,
    year,
    decade: (start, end) => `${year(start)} – ${year(end)}`,
  }
  const upper: typeof lower = { ...lower, month, week: (at) => `${week(at)} · ${month(at + 3)}` }
  return { lower, upper }
}
