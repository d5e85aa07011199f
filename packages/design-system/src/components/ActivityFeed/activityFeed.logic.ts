import { dayNumber, toTime } from '../Timestamp/index.ts'

/** Events of one calendar day. */
export interface FeedDay<Item> {
  /** Its number, counted in the reader's time zone. */
  day: number
  /** Its events in their order. */
  items: Item[]
}

/** Groups events by calendar day, keeping their order; events without a readable time are left out. */
export function groupByDay<Item extends { time: Date | number | string }>(
  items: readonly Item[],
  timeZone?: string,
): FeedDay<Item>[] {
  const days: FeedDay<Item>[] = []
  for (const item of items) {
    const time = toTime(item.time)
    if (time === undefined) continue
    const day = dayNumber(time, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
