import { addDays, daysBetween } from '../dates/index.ts'
import { BookmarkCheck, FileUp, Stamp, type LucideIcon } from 'lucide-react'
import type { WorkflowState } from './states.ts'

export const deadlineKinds = ['booking', 'material', 'approval'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** A day on which nobody works, with the last working day before it; days as `YYYY-MM-DD` (T-27). */
export interface DayOff {
  kind: 'weekend' | 'holiday'
  /** Of a holiday. */
  name: string | null
  workday: string
}

/** What was done about a deadline last: who, and when as an ISO moment (T-27). */
interface DeadlineMark {
  kind: 'done' | 'notNeeded' | 'moved'
  /** Of one that was moved: its day before. */
  from: string | null
  at: string
  by: string | null
}

/** How a deadline is closed. */
export type DeadlineClosing = Exclude<DeadlineMark['kind'], 'moved'>

/** What there is to say of a deadline besides its day. */
export interface DeadlineStatus {
  mark: DeadlineMark | null
  dayOff: DayOff | null
}

/** Something that has to be done by a day and is not yet (T-27). */
export interface Deadline {
  kind: DeadlineKind
  day: string
  isLate: boolean
  dayOff: DayOff | null
  /** It was moved here. */
  mark: DeadlineMark | null
}

export type ChannelDeadlineKind = Exclude<DeadlineKind, 'approval'>

/** A deadline that is met or that nobody needs any more. */
export interface ClosedDeadline {
  kind: ChannelDeadlineKind
  day: string
  mark: DeadlineMark & { kind: DeadlineClosing }
}

/** The deadlines of a channel, and what there is to say of them. */
export interface ChannelDeadlines {
  bookingDeadline: string | null
  materialDeadline: string | null
  bookingStatus: DeadlineStatus | null
  materialStatus: DeadlineStatus | null
}

interface Dated extends ChannelDeadlines {
  state: WorkflowState
  /** Of the channel, or of its campaign where the channel names none. */
  end: string | null
}

const delivered: ReadonlySet<WorkflowState> = new Set(['Confirmed', 'Transferred', 'Deactivated'])
const booked: ReadonlySet<WorkflowState> = new Set([...delivered, 'Purchased'])

const isClosed = (mark: DeadlineMark | null): mark is ClosedDeadline['mark'] =>
  mark !== null && mark.kind !== 'moved'

/** Sorts by due day: upcoming ones first, the earliest on top, then overdue ones, the most recent on top (T-27). */
export const byUrgency = (
  one: Pick<Deadline, 'day' | 'isLate'>,
  other: Pick<Deadline, 'day' | 'isLate'>,
): number =>
  Number(one.isLate) - Number(other.isLate) ||
  (one.isLate ? -1 : 1) * one.day.localeCompare(other.day)

/**
 * The open deadlines of a channel, sorted by urgency: none of a channel that has ended, no booking once it is
 * booked, no material once it is delivered, none that somebody closed. The server lists by the same rule.
 */
export function openDeadlines(channel: Dated, today: string): Deadline[] {
  const { state, end, bookingDeadline, materialDeadline } = channel
  if (end !== null && end < today) return []
  const open: Deadline[] = []
  const add = (kind: DeadlineKind, day: string, status: DeadlineStatus | null) => {
    const mark = status?.mark ?? null
    if (!isClosed(mark))
      open.push({ kind, day, isLate: day < today, dayOff: status?.dayOff ?? null, mark })
  }
  if (bookingDeadline !== null && !booked.has(state))
    add('booking', bookingDeadline, channel.bookingStatus)
  if (materialDeadline !== null && !delivered.has(state))
    add('material', materialDeadline, channel.materialStatus)
  return open.toSorted(byUrgency)
}

/** The deadlines of a channel that somebody closed; they can be opened again. */
export function closedDeadlines(channel: ChannelDeadlines): ClosedDeadline[] {
  const of = (kind: ChannelDeadlineKind): ClosedDeadline[] => {
    const day = channel[`${kind}Deadline`]
    const mark = channel[`${kind}Status`]?.mark ?? null
    return day !== null && isClosed(mark) ? [{ kind, day, mark }] : []
  }
  return [...of('booking'), ...of('material')]
}

export const deadlineIcons: Readonly<Record<DeadlineKind, LucideIcon>> = {
  booking: BookmarkCheck,
  material: FileUp,
  approval: Stamp,
}

/** From so many days before the deadline on it is shown as urgent. */
const urgentDays = 3

/** Colour of a deadline: `bad` once it is late, `warn` in the last three days. */
export const deadlineTone = (
  { day, isLate }: Pick<Deadline, 'day' | 'isLate'>,
  today: string,
): 'bad' | 'warn' | 'neutral' =>
  isLate ? 'bad' : daysBetween(today, day) <= urgentDays ? 'warn' : 'neutral'

/** Days that a client has for a decision by default. */
const defaultDecisionDays = 5

/** Due day that a dialog proposes: the one that was set before, unless it is past (T-39). */
export const usualDue = (said: string | null, today: string): string =>
  said !== null && said >= today ? said : addDays(today, defaultDecisionDays)
