import { addDays } from '../../../platform/berlin-time.ts'
import type { FlightChannel } from '../dates/calendar.repository.ts'
import type { Pause } from './campaign-plan.ts'

/** A span without what another one takes of it. */
function without({ start, end }: Pause, taken: Pause): Pause[] {
  if (taken.end < start || taken.start > end) return [{ start, end }]
  return [
    ...(taken.start > start ? [{ start, end: addDays(taken.start, -1) }] : []),
    ...(taken.end < end ? [{ start: addDays(taken.end, 1), end }] : []),
  ]
}

/**
 * When a campaign runs, without the times in which it rests: some channel of it rests then, and none
 * runs. Days on which nothing is planned at all are no pause, the campaign is as long as it says.
 */
export function runsOf(whole: Pause, channels: readonly FlightChannel[]): Pause[] {
  const pauses = channels.flatMap((channel) => channel.pauses)
  const running = channels.flatMap((channel) =>
    channel.pauses.reduce(
      (left, pause) => left.flatMap((span) => without(span, pause)),
      [{ start: channel.start ?? whole.start, end: channel.end ?? whole.end }],
    ),
  )
  const rests = running.reduce(
    (left, span) => left.flatMap((pause) => without(pause, span)),
    pauses,
  )
  const runs = rests.reduce((left, rest) => left.flatMap((run) => without(run, rest)), [whole])
  // Whose channels all rest for as long as it lasts is shown as it is planned.
  return runs.length > 0 ? runs : [whole]
}
