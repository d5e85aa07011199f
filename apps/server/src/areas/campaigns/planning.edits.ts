import { dayIn, type Day } from '../../platform/berlin-time.ts'
import { invalid } from '../../platform/problem.ts'
import type { Pause } from './channels.repository.ts'
import { campaignTexts } from './campaigns.texts.ts'

const dayFields = ['startDate', 'endDate', 'approvalDueDate', 'bookingDeadline', 'materialDeadline'] as const // prettier-ignore

/** The days of an edit, as far as they were said. */
export const daysIn = (edit: Partial<Record<(typeof dayFields)[number], Day>>) =>
  Object.fromEntries(
    dayFields.filter((name) => edit[name] !== undefined).map((name) => [name, dayIn(edit[name])]),
  )

/** What is not said stays. */
export const merged = <T extends object>(before: T, edit: object): T => ({
  ...before,
  ...(Object.fromEntries(
    Object.entries(edit).filter(([name, value]) => value !== undefined && name in before),
  ) as Partial<T>),
})

/** What a change made different, before and after; nothing where it made nothing different. */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
) {
  const names = Object.keys(before).filter((name) => before[name] !== after[name])
  if (names.length === 0) return []
  const pick = (facts: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return [{ before: pick(before), after: pick(after) }]
}

interface Flight {
  startDate: string | null
  endDate: string | null
}

/** A pause at an edge would be a shorter flight. */
const isInside = ({ start, end }: Pause, { startDate, endDate }: Flight) =>
  startDate !== null && start > startDate && (endDate === null || end < endDate)

/**
 * The pauses of a flight after an edit: those that were said, in their order, or those that it had,
 * without what its new time no longer holds. The same object where nothing is different.
 */
export function pausesAfter(
  before: readonly Pause[],
  said: readonly { startDate: string; endDate: string }[] | undefined,
  flight: Flight,
): readonly Pause[] {
  const next = said
    ? said
        .map(({ startDate, endDate }) => ({ start: dayIn(startDate)!, end: dayIn(endDate)! }))
        .toSorted((one, other) => one.start.localeCompare(other.start))
    : before.filter((pause) => isInside(pause, flight))
  const isWrong = next.some(
    (pause, at) =>
      pause.end < pause.start ||
      !isInside(pause, flight) ||
      (at > 0 && pause.start <= next[at - 1]!.end),
  )
  if (isWrong) throw invalid({ pauses: campaignTexts['wrong-pauses'] })
  const isSame =
    next.length === before.length &&
    next.every(({ start, end }, at) => start === before[at]!.start && end === before[at]!.end)
  return isSame ? before : next
}

/** Throws 400 at the end where that comes before the start. */
export function requireOrder({ startDate, endDate }: Flight) {
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw invalid({ endDate: campaignTexts['ends-before-start'] })
  }
}
