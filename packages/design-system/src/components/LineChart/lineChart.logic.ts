import { ticks } from 'd3-array'
import { curveMonotoneX, line } from 'd3-shape'

/** A value of a day. */
export interface ChartPoint {
  /** `YYYY-MM-DD`. */
  day: string
  /** As it was measured. */
  value: number
}

/** Where something stands in the plot, both in percent from the upper left. */
export interface ChartPlace {
  x: number
  y: number
}

/** A line over days, laid out. */
export interface LineLayout {
  /** The line as a path in a box of 100 by 100. */
  path: string
  /** The surface under it. */
  area: string
  /** Of each point. */
  places: ChartPlace[]
  /** The other line, on the same days and scale. */
  other: { path: string; places: ChartPlace[] }
  /** Values with a line of the grid, from below. */
  steps: { value: number; y: number }[]
  /** Days with a word below, from the first. */
  days: { day: string; x: number }[]
}

const dayLength = 86_400_000
const number = (day: string) => Date.parse(day) / dayLength

/** Lays points out: time runs even where days are missing, the scale ends at round values. */
export function layLine(
  points: readonly ChartPoint[],
  { daysShown = 5, other = [] }: { daysShown?: number; other?: readonly ChartPoint[] } = {},
): LineLayout {
  if (points.length === 0)
    return { path: '', area: '', places: [], other: { path: '', places: [] }, steps: [], days: [] }
  const values = [...points, ...other].map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // A line that is far from nothing shows its own course; one that comes near it begins there.
  const floor = low >= 0 && low < high * 0.5 ? 0 : low
  const steps = ticks(floor, high === floor ? floor + 1 : high, 4)
  const step = steps.length > 1 ? steps[1]! - steps[0]! : 1
  const bottom = Math.min(steps[0]!, floor === low && steps[0]! > low ? steps[0]! - step : floor)
  const top = steps.at(-1)! < high ? steps.at(-1)! + step : steps.at(-1)!
  const [first, last] = [number(points[0]!.day), number(points.at(-1)!.day)]
  const x = (day: string) => (last === first ? 50 : ((number(day) - first) / (last - first)) * 100)
  const y = (value: number) => 100 - ((value - bottom) / (top - bottom)) * 100
  const place = ({ day, value }: ChartPoint) => ({ x: x(day), y: y(value) })
  const places = points.map(place)
  const otherPlaces = other.map(place)
  const draw = line<ChartPlace>((one) => one.x, (one) => one.y).curve(curveMonotoneX).digits(2) // prettier-ignore
  const path = draw(places)!
  const shown = ticksOf(bottom, top, step)
  const every = Math.max(1, Math.ceil((last - first + 1) / daysShown))
  const count = Math.floor((last - first) / every) + 1
  return {
    path,
    area: `${path}L${places.at(-1)!.x},100L${places[0]!.x},100Z`,
    places,
    other: { path: draw(otherPlaces) ?? '', places: otherPlaces },
    steps: shown.map((value) => ({ value, y: y(value) })),
    days: Array.from({ length: count }, (_, index) => {
      // From the last day back: today is what people look for.
      const day = new Date((last - (count - 1 - index) * every) * dayLength)
      const text = day.toISOString().slice(0, 10)
      return { day: text, x: x(text) }
    }),
  }
}

function ticksOf(bottom: number, top: number, step: number): number[] {
  const count = Math.round((top - bottom) / step)
  return Array.from({ length: count + 1 }, (_, index) => bottom + index * step)
}

/** The point that is nearest to a place across, in percent. */
export function nearestPoint(places: readonly ChartPlace[], x: number): number {
  let nearest = 0
  places.forEach((place, index) => {
    if (Math.abs(place.x - x) < Math.abs(places[nearest]!.x - x)) nearest = index
  })
  return nearest
}
