import type { Kpi, KpiReason } from '@atrium/api-client/contract'

/** Days back to what a figure is compared with (COCK-11). */
export const comparedDays = 7

/** Less than this, of its former value, is no change that wants to be explained. */
const steadyShare = 0.005
/** The same for percentages, in points of 1. */
const steadyPoints = 0.001
/** More reasons than this explain nothing. */
const mostReasons = 2

const dayLength = 86_400_000
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10)

/** A value of a day, `YYYY-MM-DD`. */
export interface DayValue {
  day: string
  value: number
}

/** What the last value is against that of 7 days before; undefined: one of them is missing (COCK-11). */
export function compare(history: readonly DayValue[], unit: Kpi['unit']): Kpi['change'] {
  const last = history.at(-1)
  if (!last) return null
  const wanted = daysBefore(last.day, comparedDays)
  const before = history.find(({ day }) => day === wanted)?.value
  if (before === undefined) return null
  const absolute = last.value - before
  // Percent of a percentage misleads: points say it (T-31). After nothing everything is endless.
  const relative = unit === 'percent' || before === 0 ? null : absolute / before
  return { before, absolute, relative }
}

/** Something that happened to a channel and may move figures. */
export interface ChannelEvent {
  kind: KpiReason['kind']
  channel: { id: number; name: string }
  mediaTypeId: number
  /** `YYYY-MM-DD`. */
  day: string
  amount: number | null
  /** What the channel costs: the greatest are told first. */
  weight: number
}

/** When a channel runs, as far as it does. */
export interface Flight {
  id: number
  name: string
  mediaTypeId: number
  startDate: string | null
  endDate: string | null
  isStopped: boolean
  budget: number | null
}

/** Channels that began or ended. What was stopped did neither. */
export function flightEvents(flights: readonly Flight[]): ChannelEvent[] {
  return flights.flatMap(({ id, name, mediaTypeId, startDate, endDate, isStopped, budget }) => {
    if (isStopped) return []
    const event = { channel: { id, name }, mediaTypeId, amount: null, weight: budget ?? 0 }
    return [
      ...(startDate ? [{ ...event, kind: 'started' as const, day: startDate }] : []),
      // On its last day it still runs.
      ...(endDate ? [{ ...event, kind: 'ended' as const, day: daysBefore(endDate, -1) }] : []),
    ]
  })
}

/** Which way an event moves what is counted. */
const directions: Readonly<Record<ChannelEvent['kind'], 1 | -1>> = {
  started: 1,
  budgetUp: 1,
  ended: -1,
  stopped: -1,
  budgetDown: -1,
}

/** What of a figure decides which events may explain it. */
export interface Explained {
  change: Kpi['change']
  /** `YYYY-MM-DD` of its last value. */
  lastDay: string | undefined
  unit: Kpi['unit']
  isRatio: boolean
  /** Media that it is measured in; null: all. */
  mediaTypeIds: readonly number[] | null
}

/**
 * Why a figure is another than 7 days before, by rules (D-05): what happened in these days to a
 * medium of it and moves it this way. A ratio follows the mix of what runs, either way.
 */
export function explain(
  { change, lastDay, unit, isRatio, mediaTypeIds }: Explained,
  events: readonly ChannelEvent[],
): { explanation: Kpi['explanation']; reasons: ChannelEvent[] } {
  if (!change || lastDay === undefined) return { explanation: 'none', reasons: [] }
  const isSteady =
    unit === 'percent'
      ? Math.abs(change.absolute) < steadyPoints
      : Math.abs(change.absolute) < Math.abs(change.before) * steadyShare || change.absolute === 0
  if (isSteady) return { explanation: 'steady', reasons: [] }
  const since = daysBefore(lastDay, comparedDays)
  const reasons = events
    .filter(({ day }) => day > since && day <= lastDay)
    .filter(({ mediaTypeId }) => mediaTypeIds === null || mediaTypeIds.includes(mediaTypeId))
    .filter(({ kind }) => isRatio || directions[kind] === Math.sign(change.absolute))
    .toSorted((one, other) => other.weight - one.weight || one.day.localeCompare(other.day))
    .slice(0, mostReasons)
  return { explanation: reasons.length > 0 ? 'known' : 'unknown', reasons }
}
