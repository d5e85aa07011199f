import type { MessageTools } from '../kit/index.ts'
import type { Outcome } from './approvals.port.ts'
import type { MessageKey } from './messages/index.ts'

/** What a campaign's decisions come to, in a sentence (COCK-09, T-36). */
export function outcomeText(
  { t, intl }: MessageTools<MessageKey>,
  { approved, rejected, waiting }: Outcome,
): string {
  const total = approved + rejected.length + waiting
  const names = intl.formatList(rejected, { type: 'conjunction' })
  const values = { approved, total, waiting, names, count: rejected.length }
  if (waiting > 0) return t(rejected.length > 0 ? 'outcome.waitingRejected' : 'outcome.waiting', values) // prettier-ignore
  if (rejected.length === 0) return t('outcome.all', values)
  return t(approved > 0 ? 'outcome.part' : 'outcome.none', values)
}

/** The same where it stands for good: what follows from it has long been done, maybe. */
export function standingText(tools: MessageTools<MessageKey>, outcome: Outcome): string {
  const isSettled = outcome.waiting === 0 && outcome.rejected.length === 0
  return isSettled
    ? tools.t('outcome.settled', { total: outcome.approved })
    : outcomeText(tools, outcome)
}
