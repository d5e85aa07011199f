import type { MessageTools } from '../language/useMessages.ts'
import type { CampaignWordKey } from './messages/index.ts'
import { valueLabel } from '../vocabulary/index.ts'
import {
  campaignStatuses,
  setbackKinds,
  workflowStates,
  type CampaignStatus,
  type Setback,
  type WorkflowState,
} from './states.ts'

type Tools = Pick<MessageTools<CampaignWordKey>, 't' | 'locale'>

/** What a state of a campaign is called; one that Atrium does not know, as the product says (CAMP-08). */
export function statusWord({ t, locale }: Tools, status: CampaignStatus): string {
  const known = campaignStatuses.find((one) => one === status)
  return valueLabel(
    'campaign.status',
    status,
    locale,
    known === undefined ? undefined : t(`status.${known}`),
  )
}

/** What a state of a channel is called; one that Atrium does not know, as the product says (COCK-07). */
export function stateWord({ t, locale }: Tools, state: WorkflowState): string {
  const known = workflowStates.find((one) => one === state)
  return valueLabel('channel.state', state, locale, known && t(`state.${known}`))
}

/** How many conditions are open, and what they are (COCK-09). */
export const openConditionWords = (
  { t }: MessageTools<CampaignWordKey>,
  conditions: readonly string[],
): string => `${t('condition.open', { count: conditions.length })}: ${conditions.join('; ')}`

/** The state of a channel in words; approved with a condition that is open, that is said with it. */
export function stateWords(
  tools: MessageTools<CampaignWordKey>,
  state: WorkflowState,
  hasOpenCondition: boolean,
): string {
  const { t } = tools
  if (!hasOpenCondition) return stateWord(tools, state)
  return state === 'Approved'
    ? t('standing.conditional')
    : t('standing.conditionalOf', { state: stateWord(tools, state) })
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
