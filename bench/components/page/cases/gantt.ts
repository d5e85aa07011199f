import type { Case } from '../peer.ts'
import { about as lanes, type Bar } from './timeline.ts'

/** The bars of the timeline, each in a lane of its own; the last one begins with the third. */
export const about: Case<Bar> = {
  ...lanes,
  make: (count) => {
    const bars = lanes.make(count)
    const { start, end } = bars[2]!
    return bars.map((bar, lane) =>
      lane === count - 1 ? { ...bar, lane, start, end } : { ...bar, lane },
    )
  },
  reached: (items, shown) => ({
    ...lanes.reached(items, shown),
    scrollToEnd: () => shown.of(items.at(-1)!.name) !== undefined,
  }),
}
