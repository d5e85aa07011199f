import type { Case } from '../peer.ts'
import { padded, random } from '../random.ts'

/** A bar in a lane, with its first and last day (`YYYY-MM-DD`), as an API delivers it. */
export interface Bar {
  id: string
  lane: number
  name: string
  start: string
  end: string
}

export const DAY = 86_400_000
export const YEAR = Date.UTC(2027, 0, 1)
export const PER_LANE = 20
export const LANE = 36
/** A moment as the day that it falls on. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
/** From the first moment of a bar to the one after its last; most products ask for these. */
export const timesOf = ({ start, end }: Bar) => ({
  start: Date.parse(start),
  end: Date.parse(end) + DAY,
})
/** How many lanes there are. */
export const lanesOf = (bars: Bar[]): number => bars.at(-1)!.lane + 1

/** Width of the names of the lanes. */
export const NAMES = 180

/** What is in view: at first a quarter of the year, then a month, then the next one. */
export const RANGES = {
  open: [YEAR, YEAR + 90 * DAY],
  zoomed: [YEAR, YEAR + 30 * DAY],
  panned: [YEAR + 30 * DAY, YEAR + 60 * DAY],
} as const

/** The moved bar starts so much later. */
export const LATER = 2 * DAY

export const about: Case<Bar> = {
  make: (count) => {
    const next = random(4)
    const slot = 365 / PER_LANE
    return Array.from({ length: count }, (_, index) => {
      const start = YEAR + Math.floor((index % PER_LANE) * slot + next() * 4) * DAY
      const days = 5 + Math.floor(next() * 8)
      const name = `Flight ${padded(index)}`
      const lane = Math.floor(index / PER_LANE)
      const last = start + (days - 1) * DAY
      return { id: `b${index}`, lane, name, start: dayOf(start), end: dayOf(last) }
    })
  },
  watch: (items) => items.slice(0, 3).map((bar) => bar.name),
  reached: (items, shown) => {
    const name = (index: number) => items.at(index)!.name
    const rect = (index: number) => shown.of(name(index))?.getBoundingClientRect()
    const isLater = (index: number) => rect(index)!.left > shown.was(name(index))!.left + 10
    return {
      mount: () => rect(0) !== undefined && rect(1) !== undefined,
      move: () => rect(1) !== undefined && isLater(1),
      moveByPointer: () => rect(2) !== undefined && isLater(2),
      zoom: () => (rect(0)?.width ?? 0) > (shown.was(name(0))?.width ?? Infinity) * 1.5,
      pan: () => rect(2) !== undefined && shown.was(name(2)) === undefined,
      scrollToEnd: () => rect(2 - PER_LANE) !== undefined,
    }
  },
  drag: (items) => ({ name: items[2]!.name, by: { x: 60, y: 0 } }),
}
