import { addDays, daysBetween } from '../kit/dates/index.ts'
import type { PlannedChannel } from './campaigns.port.ts'

type Dated = Pick<PlannedChannel, 'budget' | 'start' | 'end' | 'pauses'>

/** Days on which a channel runs, by their month, `2027-04`; none while an end is open. */
function runningDays({ start, end, pauses }: Dated): Map<string, number> {
  const days = new Map<string, number>()
  if (start === null || end === null || end < start) return days
  /** A span of time, month by month. */
  const add = (from: string, to: string, sign: 1 | -1) => {
    for (let first = from; first <= to;) {
      const month = first.slice(0, 7)
      const next = addDays(`${month}-28`, 4).slice(0, 7)
      const last = addDays(`${next}-01`, -1)
      const until = last < to ? last : to
      days.set(month, (days.get(month) ?? 0) + sign * (daysBetween(first, until) + 1))
      first = addDays(until, 1)
    }
  }
  add(start, end, 1)
  for (const pause of pauses) add(pause.start, pause.end, -1)
  return days
}

/**
 * The budget of a channel by month, in cents, by the days on which it runs: what rests costs nothing.
 * The last month takes what rounding leaves, so that the months are together exactly the budget. Empty
 * where there is no budget, or an end is open.
 */
export function monthlyBudget(channel: Dated): ReadonlyMap<string, number> {
  const days = [...runningDays(channel)].filter(([, count]) => count > 0)
  const all = days.reduce((sum, [, count]) => sum + count, 0)
  if (channel.budget === null || all === 0) return new Map()
  const cents = Math.round(channel.budget * 100)
  let passed = 0
  let given = 0
  return new Map(
    days.map(([month, count]) => {
      passed += count
      const until = Math.round((cents * passed) / all)
      const part = until - given
      given = until
      return [month, part]
    }),
  )
}

/** Sums by month, in cents; what was stopped costs nothing. */
export function sumByMonth(
  channels: readonly (Dated & Pick<PlannedChannel, 'state'>)[],
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const channel of channels) {
    if (channel.state === 'Deactivated') continue
    for (const [month, cents] of monthlyBudget(channel))
      sums.set(month, (sums.get(month) ?? 0) + cents)
  }
  return sums
}

/** All months from the first to the last of those given. */
export function monthsBetween(some: Iterable<string>): string[] {
  const known = [...some].toSorted()
  const last = known.at(-1)
  if (last === undefined) return []
  const months = [known[0]!]
  while (months.at(-1)! < last) months.push(addDays(`${months.at(-1)!}-28`, 4).slice(0, 7))
  return months
}
