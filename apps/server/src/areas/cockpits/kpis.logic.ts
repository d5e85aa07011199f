import type { Comparison, Kpi, KpiReason } from '@atrium/api-client/contract'
import { addDays, daysBetween } from '../../platform/berlin-time.ts'

/** Days back to what a figure is compared with (COCK-11, T-32). */
export const comparedDays: Readonly<Record<Exclude<Comparison, 'previousCampaign'>, number>> = {
  '7days': 7,
  '28days': 28,
}

/** Less than this, of its former value, is no change that wants to be explained. */
const steadyShare = 0.005
/** The same for percentages, in points of 1. */
const steadyPoints = 0.001
/** More reasons than this explain nothing. */
const mostReasons = 2

/** A value of a day, `YYYY-MM-DD`. */
export interface DayValue {
  day: string
  value: number
}

/** The value of so many days before the last; undefined: that day has none. */
export function valueBefore(history: readonly DayValue[], days: number): DayValue | undefined {
  const last = history.at(-1)
  if (!last) return undefined
  const wanted = addDays(last.day, -days)
  return history.find(({ day }) => day === wanted)
}

/** When a campaign runs, its last day counted. */
export interface Run {
  start: string
  end: string
}

/** The number of a day in a run, its first is 1; null: it does not run then. */
const dayOfRun = ({ start, end }: Run, day: string): number | null =>
  day < start || day > end ? null : daysBetween(start, day) + 1

/** The day of a run that is as far from its first as another is from the first of its own. */
export const sameDayOf = (run: Pick<Run, 'start'>, other: Pick<Run, 'start'>, day: string) =>
  addDays(run.start, daysBetween(other.start, day))

/**
 * The value of a former campaign on the day of its flight that this one has reached (T-32): day by
 * day since the start, neither stretched nor by the day of the week. So what adds up, such as a reach,
 * has had the same time in both. There is none before this campaign begins and after it ended, and
 * none where the former flight was shorter and over by that day: its last value would be of another
 * day than is said, and what is counted per day would be held against a day on which nothing ran.
 */
export function valueOnSameDay(
  history: readonly DayValue[],
  own: Run,
  former: Run & { history: readonly DayValue[] },
): { flightDay: number | null; before: DayValue | undefined } {
  const last = history.at(-1)
  const flightDay = last ? dayOfRun(own, last.day) : null
  if (!last || flightDay === null) return { flightDay: null, before: undefined }
  const wanted = sameDayOf(former, own, last.day)
  const before = wanted > former.end ? undefined : former.history.find(({ day }) => day === wanted)
  return { flightDay, before }
}

/** What the last value is against an earlier one; null: one of them is missing (COCK-11). */
export function compare(
  history: readonly DayValue[],
  unit: Kpi['unit'],
  earlier: DayValue | undefined,
): { before: number; absolute: number; relative: number | null; day: string } | null {
  const last = history.at(-1)
  if (!last || !earlier) return null
  const { day, value: before } = earlier
  const absolute = last.value - before
  // Percent of a percentage misleads: points say it (T-31). After nothing everything is endless.
  const relative = unit === 'percent' || before === 0 ? null : absolute / before
  return { before, absolute, relative, day }
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
      ...(endDate ? [{ ...event, kind: 'ended' as const, day: addDays(endDate, 1) }] : []),
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
  change: { before: number; absolute: number } | null
  /** `YYYY-MM-DD` of its last value. */
  lastDay: string | undefined
  unit: Kpi['unit']
  isRatio: boolean
  /** Media that it is measured in; null: all. */
  mediaTypeIds: readonly number[] | null
}

/**
 * Why a figure is another than so many days before, by rules (D-05): what happened in these days to a
 * medium of it and moves it this way. A ratio follows the mix of what runs, either way. What another
 * campaign did is not explained by what happened in this one.
 */
export function explain(
  { change, lastDay, unit, isRatio, mediaTypeIds }: Explained,
  comparison: Comparison,
  events: readonly ChannelEvent[],
): { explanation: Kpi['explanation']; reasons: ChannelEvent[] } {
  if (!change || lastDay === undefined || comparison === 'previousCampaign')
    return { explanation: 'none', reasons: [] }
  const isSteady =
    unit === 'percent'
      ? Math.abs(change.absolute) < steadyPoints
      : Math.abs(change.absolute) < Math.abs(change.before) * steadyShare || change.absolute === 0
  if (isSteady) return { explanation: 'steady', reasons: [] }
  const since = addDays(lastDay, -comparedDays[comparison])
  const reasons = events
    .filter(({ day }) => day > since && day <= lastDay)
    .filter(({ mediaTypeId }) => mediaTypeIds === null || mediaTypeIds.includes(mediaTypeId))
    .filter(({ kind }) => isRatio || directions[kind] === Math.sign(change.absolute))
    .toSorted((one, other) => other.weight - one.weight || one.day.localeCompare(other.day))
    .slice(0, mostReasons)
  return { explanation: reasons.length > 0 ? 'known' : 'unknown', reasons }
}
