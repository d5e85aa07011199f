import { dayIn, type Day } from '../../platform/berlin-time.ts'
import { invalid } from '../../platform/problem.ts'
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

/** Throws 400 at the end where that comes before the start. */
export function requireOrder({
  startDate,
  endDate,
}: {
  startDate: string | null
  endDate: string | null
}) {
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw invalid({ endDate: campaignTexts['ends-before-start'] })
  }
}
