import type { When, Zone } from '../../../dates/index.ts'
import { DAY_WIDTHS, DAY_WIDTH, levelOf, placedWithin } from '../layout/timeline.scale.ts'
import type { TimelineWindow } from '../timeline.types.ts'
import type { TimelineViewportOptions, FirstRange, VisibleRange } from './viewport.types.ts'

/** From so many windows on, what is far away goes out of the page. */
const MAX_WINDOWS = 3

/** Whether all of a time is in the page, and not far more than that. */
export function isWithin(
  old: VisibleRange,
  { from, to, level }: Omit<VisibleRange, 'edge'>,
): boolean {
  const isInside = old.level === level && old.from <= from && old.to >= to
  return isInside && from <= old.edge && old.to - old.from < (to - from) * MAX_WINDOWS
}

export const isSame = (one: VisibleRange, other: VisibleRange) =>
  one.from === other.from &&
  one.to === other.to &&
  one.edge === other.edge &&
  one.level === other.level

/** A day is no narrower than that all that can be reached fills the track. */
export function clamped(
  width: number,
  { start, end }: TimelineViewportOptions['bounds'],
  track: number,
): number {
  const least = Math.max(DAY_WIDTH.min, track / (end - start))
  return Math.max(least, Math.min(DAY_WIDTH.max, width))
}

/** The first day in sight and the pixels of a day that show what is wanted. */
export function placeOf(
  wanted: TimelineWindow,
  { zone, bounds }: Pick<TimelineViewportOptions, 'zone' | 'bounds'>,
  track: number,
) {
  if ('from' in wanted) {
    const [from, days] = [zone.day(wanted.from), daysOf(wanted, zone)]
    const width = clamped((track - 1) / days, bounds, track)
    return { left: from - Math.max(0, track / width - days) / 2, width }
  }
  const scale = typeof wanted.scale === 'number' ? wanted.scale : DAY_WIDTHS[wanted.scale]
  const width = clamped(scale, bounds, track)
  const middle = zone.exact(wanted.center) + (typeof wanted.center === 'string' ? 0.5 : 0)
  return { left: middle - track / width / 2, width }
}

const daysOf = (wanted: { from: When; to: When }, zone: Zone) =>
  zone.day(wanted.to) + 1 - zone.day(wanted.from)

/**
 * What comes into the page at once, before the track is measured: no more of it than of the screen.
 * The ground has its length in shares of the track, so that the first layout is the last one.
 */
export function firstOf(options: TimelineViewportOptions): FirstRange | undefined {
  const { view, defaultView, side, bounds, zone } = options
  const track = typeof window === 'undefined' ? 0 : window.innerWidth - side
  if (track <= 0) return undefined
  const wanted = view ?? defaultView
  const { left: at, width } = placeOf(wanted, options, track)
  const left = placedWithin(bounds, { left: at, width, track })
  const shown = track / width
  const room = shown / 100
  const frame = {
    from: left - room,
    to: left + shown + room,
    // A bar that begins with what is wanted is not cut.
    edge: 'from' in wanted ? Math.max(left, zone.day(wanted.from)) : left,
    level: levelOf(width),
  }
  const ground = bounds.end - bounds.start
  if (!('from' in wanted)) return { frame, length: `calc(var(--_side) + ${ground * width}px)` }
  const share = ground / daysOf(wanted, zone)
  return { frame, share, length: `calc(var(--_side) + (100% - var(--_side) - 1px) * ${share})` }
}
