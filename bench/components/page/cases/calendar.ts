import type { Case } from '../peer.ts'
import { padded } from '../random.ts'

/** Something that is on from one day to another, both included. */
export interface Entry {
  id: string
  name: string
  /** `YYYY-MM-DD`. */
  start: string
  end: string
}

/** A day of the year 2027 by its number, from 0. */
export const day = (index: number): string =>
  new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)

/** How many entries a day of a month shows before it says how many more there are. */
export const SHOWN = 3

/** What is opened: a month; then the next one, then a week of that. */
export const OPENED = day(0)
export const PANNED = day(31)
export const ZOOMED = day(48)

const THURSDAY = 6
const IN_PANNED = 48
const OUT_OF_ZOOMED = 34

/** Numbers of the entries follow the days: the first one that starts on a day. */
const firstOf = (index: number, count: number) => Math.ceil((index * count) / 365)
const nameOf = (number: number) => `Entry ${padded(number)}`

/** The first entry of a Thursday, which moves to the Friday: what `move` leads to. */
export const isMoved = (entry: Entry, count: number): boolean =>
  entry.name === nameOf(firstOf(THURSDAY, count))
export const moved = (entry: Entry): Entry => ({
  ...entry,
  start: day(THURSDAY + 1),
  end: day(THURSDAY + 1),
})

export const about: Case<Entry> = {
  make: (count) => {
    const entries = Array.from({ length: count }, (_, number) => {
      const start = Math.floor((number * 365) / count)
      // 1 January is a Friday; what begins first on a Monday lasts three days.
      const isLong = start % 7 === 3 && number === firstOf(start, count)
      const rank = number - firstOf(start, count)
      const end = day(isLong ? start + 2 : start)
      return { rank, entry: { id: `e${number}`, name: nameOf(number), start: day(start), end } }
    })
    // Data do not come by days; of one day, those with the lower numbers come first.
    return entries.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
  },
  watch: ({ length }) => [0, 1].map((offset) => nameOf(firstOf(THURSDAY, length) + offset)),
  reached: ({ length }, shown) => {
    const isOnNextDay = (offset: number) => {
      const name = nameOf(firstOf(THURSDAY, length) + offset)
      const rect = shown.of(name)?.getBoundingClientRect()
      return rect !== undefined && rect.left > shown.was(name)!.left + 50
    }
    const isShown = (index: number) => shown.of(nameOf(firstOf(index, length))) !== undefined
    return {
      mount: () => isShown(0) && isShown(THURSDAY),
      move: () => isOnNextDay(0),
      moveByPointer: () => isOnNextDay(1),
      pan: () => isShown(IN_PANNED) && isShown(OUT_OF_ZOOMED) && !isShown(THURSDAY),
      zoom: () => isShown(IN_PANNED) && !isShown(OUT_OF_ZOOMED),
    }
  },
  drag: ({ length }) => ({
    name: nameOf(firstOf(THURSDAY, length) + 1),
    onto: nameOf(firstOf(THURSDAY + 1, length)),
    by: { x: 0, y: 0 },
  }),
}
