import type { MessageTools } from '../kit/index.ts'
import type { ApprovalResult } from './approvals.port.ts'
import type { MessageKey } from './messages/index.ts'

/** What a campaign's decisions come to, in a sentence (COCK-09, T-36, T-38). */
export function outcomeText(tools: MessageTools<MessageKey>, result: ApprovalResult): string {
  const parts = partsOf(tools, result)
  const total = totalOf(result)
  const { approved, conditional } = result
  if (parts.length === 0) return tools.t('outcome.all', { total, conditional })
  return tools.t('outcome.mixed', { approved, conditional, total, parts: parts.join(', ') })
}

/** The same where it stands for good: what follows from it has long been done, maybe. */
export function standingText(tools: MessageTools<MessageKey>, result: ApprovalResult): string {
  return partsOf(tools, result).length === 0
    ? tools.t('outcome.settled', { total: totalOf(result), conditional: result.conditional })
    : outcomeText(tools, result)
}

const totalOf = ({ approved, changed, rejected, waiting, planned }: ApprovalResult) =>
  approved + changed.length + rejected.length + waiting + planned

/** What is not approved, or no longer: in the order in which it asks for something to be done. */
function partsOf(
  { t, intl }: MessageTools<MessageKey>,
  { changed, rejected, waiting, planned }: ApprovalResult,
): string[] {
  const names = intl.formatList(rejected, { type: 'conjunction' })
  return [
    ...(changed.length > 0 ? [t('outcome.changed', { count: changed.length })] : []),
    ...(rejected.length > 0 ? [t('outcome.rejected', { names, count: rejected.length })] : []),
    ...(planned > 0 ? [t('outcome.planned', { count: planned })] : []),
    ...(waiting > 0 ? [t('outcome.waiting', { count: waiting })] : []),
  ]
}
