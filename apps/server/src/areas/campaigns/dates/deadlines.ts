import type { DeadlineClosing } from '@atrium/api-client/contract'
import type { AuditEntry } from '../../../platform/audit.ts'
import type { Access } from '../../users/index.ts'
import type { ChannelRow } from '../plan/channels.repository.ts'
import { markAfter } from '../plan/planning.edits.ts'

const kinds = ['booking', 'material'] as const

type Mark = 'done' | 'notNeeded' | 'moved' | null
type Closings = Partial<Record<`${(typeof kinds)[number]}Closing`, DeadlineClosing | null | undefined>> // prettier-ignore
type Days = Readonly<Record<`${(typeof kinds)[number]}Deadline`, string | null>>

/** What an edit does about the deadlines of a channel. */
export interface MarkChanges {
  /** Marks to be written; null takes one away. */
  said: { kind: (typeof kinds)[number]; mark: Mark; from: string | null }[]
  /** What is closed now and was not, or the other way round. */
  closed: { before: Closings; after: Closings }
}

/**
 * What an edit does about the deadlines of a channel: closes them, opens them again, or moves them to
 * another day (T-27). Throws 400 where one without a day is to be closed.
 */
export function markChanges(row: ChannelRow, edit: Closings, days: Days): MarkChanges {
  const changes = kinds.flatMap((kind) => {
    const known = row.deadline_marks.find((one) => one.kind === kind)
    const before = {
      day: row[`${kind}_deadline`],
      mark: known?.mark ?? null,
      from: known?.from ?? null,
    }
    const field = `${kind}Closing` as const
    const change = markAfter(before, days[`${kind}Deadline`], edit[field], field)
    return change === 'same' ? [] : { kind, field, was: before.mark, ...change }
  })
  // That one was moved is seen by its day.
  const closing = (mark: Mark) => (mark === 'moved' ? null : mark)
  const closed = changes.filter(({ was, mark }) => closing(was) !== closing(mark))
  return {
    said: changes.map(({ kind, mark, from }) => ({ kind, mark, from })),
    closed: {
      before: Object.fromEntries(closed.map(({ field, was }) => [field, closing(was)])),
      after: Object.fromEntries(closed.map(({ field, mark }) => [field, closing(mark)])),
    },
  }
}

/** Who moved a deadline or closed it; nothing is written where neither was done (T-05, T-27). */
export const deadlineAudit = (
  { applicationId, actor }: Access,
  name: string,
  channelId: number,
  { before, after }: Record<'before' | 'after', Days & Closings>,
): AuditEntry => {
  const facts = ({ bookingDeadline, materialDeadline, bookingClosing, materialClosing }: Days & Closings) => ({
    bookingDeadline, materialDeadline, bookingClosing, materialClosing,
  }) // prettier-ignore
  return {
    applicationId,
    actor,
    action: 'channel.deadline-changed',
    objectType: 'channel',
    objectId: channelId,
    summary: { name, before: facts(before), after: facts(after) },
  }
}
