import type { DeadlineClosing } from '@atrium/api-client/contract'
import { dayIn, type Day } from '../../../platform/berlin-time.ts'
import { invalid } from '../../../platform/problem.ts'
import type { Pause } from './campaign-plan.ts'
import { campaignTexts } from '../campaigns.texts.ts'

export interface CampaignEdit {
  name?: string | undefined
  budget?: number | null | undefined
  currencyName?: string | null | undefined
  startDate?: Day
  endDate?: Day
  approvalDueDate?: Day
}

export interface ChannelEdit {
  /** The id that another system knows it by. */
  externalId?: string | null | undefined
  mediaTypeId?: number | undefined
  name?: string | undefined
  publisher?: string | null | undefined
  budget?: number | null | undefined
  startDate?: Day
  endDate?: Day
  pauses?: readonly { startDate: string; endDate: string }[] | undefined
  bookingDeadline?: Day
  materialDeadline?: Day
  /** Closes a deadline; null opens it again (T-27). */
  bookingClosing?: DeadlineClosing | null | undefined
  materialClosing?: DeadlineClosing | null | undefined
  externalApprovalRequested?: boolean | undefined
  /** Says that the condition of its approval is met (COCK-09). */
  conditionMet?: boolean | undefined
}

export interface Release {
  channelIds?: readonly number[] | undefined
  dueDate?: Day
  comment?: string | undefined
}

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

/** A deadline of a channel as it stands: its day and what was done about it (T-27). */
interface Deadline {
  day: string | null
  mark: 'done' | 'notNeeded' | 'moved' | null
  from: string | null
}

/** What becomes of a deadline's mark; `same`: as it was, whoever made it. */
export type MarkChange =
  | 'same'
  | { mark: 'done' | 'notNeeded' | 'moved' | null; from: string | null }

/**
 * The mark of a deadline after an edit: what was said; else a deadline that got another day was moved,
 * and one that has no day has nothing that could be done about it. Throws 400 where one without a day
 * is to be closed (T-27).
 */
export function markAfter(
  before: Deadline,
  day: string | null,
  said: 'done' | 'notNeeded' | null | undefined,
  field: 'bookingClosing' | 'materialClosing',
): MarkChange {
  if (said && day === null) throw invalid({ [field]: campaignTexts['no-deadline'] })
  const isMoved = before.day !== null && day !== null && day !== before.day
  const next =
    said !== undefined
      ? { mark: said, from: null }
      : isMoved
        ? { mark: 'moved' as const, from: before.day }
        : day === null
          ? { mark: null, from: null }
          : undefined
  return !next || (next.mark === before.mark && next.from === before.from) ? 'same' : next
}
