import { BookmarkCheck, FileUp, Stamp, type LucideIcon } from 'lucide-react'
import { addDays, daysBetween } from './days.ts'
import type { WorkflowState } from './states.ts'

export const deadlineKinds = ['booking', 'material', 'approval'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** Something that has to be done by a day and is not yet (T-27). */
export interface Deadline {
  kind: DeadlineKind
  day: string
  isLate: boolean
}

interface Dated {
  state: WorkflowState
  end: string | null
  bookingDeadline: string | null
  materialDeadline: string | null
}

const delivered: ReadonlySet<WorkflowState> = new Set(['Confirmed', 'Transferred', 'Deactivated'])
const booked: ReadonlySet<WorkflowState> = new Set([...delivered, 'Purchased'])

/** The deadlines of a channel that still count: what is booked is not booked again, what has ended is past. */
export function openDeadlines(
  { state, end, bookingDeadline, materialDeadline }: Dated,
  today: string,
): Deadline[] {
  if (end !== null && end < today) return []
  const open: Deadline[] = []
  const add = (kind: DeadlineKind, day: string) => open.push({ kind, day, isLate: day < today })
  if (bookingDeadline !== null && !booked.has(state)) add('booking', bookingDeadline)
  if (materialDeadline !== null && !delivered.has(state)) add('material', materialDeadline)
  return open
}

export const deadlineIcons: Readonly<Record<DeadlineKind, LucideIcon>> = {
  booking: BookmarkCheck,
  material: FileUp,
  approval: Stamp,
}

/** So few days before, it presses. */
const pressing = 3

/** How a deadline stands out: late, in three days at most, or later. */
export const deadlineTone = (
  { day, isLate }: Pick<Deadline, 'day' | 'isLate'>,
  today: string,
): 'bad' | 'warn' | 'neutral' =>
  isLate ? 'bad' : daysBetween(today, day) <= pressing ? 'warn' : 'neutral'

/** So many days a client has, where nobody says otherwise. */
const usualDays = 5

/** Until when is to be decided, as a dialog offers it: as was said before, unless that is past (T-39). */
export const usualDue = (said: string | null, today: string): string =>
  said !== null && said >= today ? said : addDays(today, usualDays)
