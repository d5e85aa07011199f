import type { MessageTools } from '../useMessages.ts'
import type { CampaignWordKey } from './messages/index.ts'
import type { WorkflowState } from './states.ts'

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
  channel: { state: WorkflowState; openCondition?: string; setback?: 'changed' | 'rejected' },
): string {
  const state = stateWords(words, channel.state, channel.openCondition !== undefined)
  return channel.setback ? words.t(`setback.${channel.setback}`, { state }) : state
}

/** What went back after the client's word, each in a phrase of its own (COCK-09). */
export const setbackWords = (
  { t }: MessageTools<CampaignWordKey>,
  { reopened, approved, rejected }: { reopened: number; approved: number; rejected: number },
): string[] => [
  ...(rejected > 0 ? [t('setbacks.rejected', { count: rejected })] : []),
  ...(reopened > 0 ? [t('setbacks.reopened', { count: reopened, all: reopened + approved })] : []),
]
