import sql, { type Sql } from 'sql-template-tag'
import { toLine } from '@atrium/api-client/contract'
import type { AuditEntry } from '../../../platform/audit.ts'
import { invalid } from '../../../platform/problem.ts'
import type { Access } from '../../users/index.ts'
import type { HistoryEntry } from '../plan/campaign-changes.repository.ts'
import type { CampaignNews } from '../campaign-news.service.ts'
import type { CampaignRow } from '../campaigns.repository.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import type { ChannelRow } from '../plan/channels.repository.ts'

/** Longest condition that a notification quotes whole; the rest is read where it leads. */
const quotedCharacters = 300

/** Conditions as a notification says them: on one line, not longer than one reads there. */
export function quotedConditions(conditions: readonly string[]): string | undefined {
  if (conditions.length === 0) return undefined
  const text = [...new Set(conditions.map(toLine))].join('; ')
  return text.length > quotedCharacters ? `${text.slice(0, quotedCharacters - 1).trimEnd()}…` : text
}

/** What becomes of a condition: for the channel, the history, the audit log and whoever approved under it. */
interface ConditionChange {
  /** Assignments to the channel. */
  set: Sql[]
  history: Omit<HistoryEntry, 'campaignId'>
  audited: AuditEntry
  news: Pick<CampaignNews, 'kind' | 'channel' | 'states' | 'condition'> & {
    /** Who approved under it. */
    to: { personId: number | null }
  }
}

/**
 * What is written once the condition of an approval is met, or no longer. Undefined: that was said
 * already. Throws 400 where there is none (COCK-09).
 */
export function conditionChange(
  { applicationId, actor }: Access,
  { campaign, row }: { campaign: CampaignRow; row: ChannelRow },
  isMet: boolean,
  at: Date,
): ConditionChange | undefined {
  const { id, condition } = row
  if (condition === null) throw invalid({ conditionMet: campaignTexts['no-condition'] })
  const wasMet = row.condition_met_at !== null
  if (isMet === wasMet) return undefined
  const name = `${campaign.name}: ${row.name}`
  const states = { open: `${row.decided_hash} open`, met: `${row.decided_hash} met` }
  return {
    set: [
      isMet
        ? sql`condition_met_at = ${at}::timestamptz, condition_met_by = ${actor.userId}`
        : sql`condition_met_at = null, condition_met_by = null`,
    ],
    history: {
      channelId: id,
      kind: isMet ? 'conditionMet' : 'conditionReopened',
      comment: condition,
    },
    audited: {
      applicationId,
      actor,
      action: isMet ? 'approval.condition-met' : 'approval.condition-reopened',
      objectType: 'channel',
      objectId: id,
      summary: {
        name,
        before: { condition, conditionMet: wasMet },
        after: { condition, conditionMet: isMet },
      },
    },
    news: {
      kind: isMet ? 'conditionMet' : 'conditionReopened',
      channel: { id, name },
      // Said and taken back at once is no news.
      states: isMet
        ? { before: states.open, after: states.met }
        : { before: states.met, after: states.open },
      condition: quotedConditions([condition]),
      to: { personId: row.decided_by },
    },
  }
}
