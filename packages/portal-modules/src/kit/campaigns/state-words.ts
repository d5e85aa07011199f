import type { MessageTools } from '../language/useMessages.ts'
import type { CampaignWordKey } from './messages/index.ts'
import { setbackKinds, type Setback, type WorkflowState } from './states.ts'

/** How many conditions are open, and what they are (COCK-09). */
export const openConditionWords = (
  { t }: MessageTools<CampaignWordKey>,
  conditions: readonly string[],
): string => `${t('condition.open', { count: conditions.length })}: ${conditions.join('; ')}`

/** The state of a channel in words; approved with a condition that is open, that is said with it. */
export function stateWords(
  { t }: MessageTools<CampaignWordKey>,
  state: WorkflowState,
  hasOpenCondition: boolean,
): string {
  if (!hasOpenCondition) return t(`state.${state}`)
  return state === 'Approved'
    ? t('standing.conditional')
    : t('standing.conditionalOf', { state: t(`state.${state}`) })
}

/** The same of a channel in a plan; it also says what the client's last word is against. */
export function plannedStateWords(
  words: MessageTools<CampaignWordKey>,
  channel: { state: WorkflowState; openCondition?: string; setback?: Setback },
): string {
  const state = stateWords(words, channel.state, channel.openCondition !== undefined)
  return channel.setback ? words.t(`setback.${channel.setback}`, { state }) : state
}

/** How far the approvals of a campaign have come; each channel that was not stopped counts once (COCK-09). */
export interface ApprovalProgress {
  /** Approved as they are planned now, with a condition or without. */
  approved: number
  total: number
  /** Were approved and are planned otherwise since (D-02, T-38). */
  changed: number
  /** Were approved and are planned anew, as they were. */
  reopened: number
  rejected: number
}

/** The same in words: `2 von 4 Kanälen freigegeben, 1 seit der Freigabe geändert`. */
export const approvalProgressWords = (
  { t }: MessageTools<CampaignWordKey>,
  { approved, total, ...setbacks }: ApprovalProgress,
): string =>
  [
    t('approvals.approved', { approved, total }),
    ...setbackKinds
      .filter((kind) => setbacks[kind] > 0)
      .map((kind) => t(`approvals.${kind}`, { count: setbacks[kind] })),
  ].join(', ')
