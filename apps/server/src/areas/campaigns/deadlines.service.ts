import type { DeadlineClosing } from '@atrium/api-client/contract'
import type { AuditEntry } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/types.ts'
import type { Access } from '../users/index.ts'
import { putDeadlineMarks } from './campaign-changes.repository.ts'
import type { ChannelRow } from './channels.repository.ts'
import { markAfter } from './planning.edits.ts'

const kinds = ['booking', 'material'] as const

type Closings = Partial<Record<`${(typeof kinds)[number]}Closing`, DeadlineClosing | null | undefined>> // prettier-ignore
type Days = Readonly<Record<`${(typeof kinds)[number]}Deadline`, string | null>>

/**
 * Notes what an edit does about the deadlines of a channel: closes them, opens them again, or moves
 * them to another day. Answers with what is closed now and was not, or the other way round (T-27).
 */
export async function saveDeadlineMarks(
  tx: Transaction,
  access: Access,
  row: ChannelRow,
  edit: Closings,
  days: Days,
  at: Date,
): Promise<{ before: Closings; after: Closings }> {
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
  if (changes.length > 0) {
    const key = { applicationId: access.applicationId, id: row.id, userId: access.actor.userId }
    await putDeadlineMarks(tx, key, at, changes)
  }
  // That one was moved is seen by its day.
  const closing = (mark: (typeof changes)[number]['mark']) => (mark === 'moved' ? null : mark)
  const closed = changes.filter(({ was, mark }) => closing(was) !== closing(mark))
  return {
    before: Object.fromEntries(closed.map(({ field, was }) => [field, closing(was)])),
    after: Object.fromEntries(closed.map(({ field, mark }) => [field, closing(mark)])),
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
