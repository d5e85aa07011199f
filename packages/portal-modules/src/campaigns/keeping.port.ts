import type { AudienceGroup } from '../kit/audience/audience.types.ts'
import type { Query } from '../kit/index.ts'
import type { Campaign } from './campaign.types.ts'

/** A campaign that was deleted and can be brought back. */
export interface DeletedCampaign {
  id: number
  name: string
  client: string
  channelCount: number
  /** ISO moment. */
  deletedAt: string
  deletedBy: string | null
}

/** Changes what a campaign is called and paid in and who sees it, and deletes it (CAMP-07, T-08). */
export interface CampaignKeepingPort {
  /** Rejects with `conflict` where it is another by now. */
  save: (command: {
    campaign: Pick<Campaign, 'id' | 'version'>
    name: string
    currency: string | null
    commandId: string
  }) => Promise<Campaign>
  /** All groups, with whether they see the campaign (PERM-14). */
  audience: (id: number) => Query<readonly AudienceGroup[]>
  saveAudience: (command: { id: number; groupIds: readonly number[]; commandId: string }) => Promise<void> // prettier-ignore
  /** What was deleted in the last 30 days, newest first (T-66). */
  deleted: () => Query<readonly DeletedCampaign[]>
  /** Rejects with an explanation where others rely on it: the client was asked, something was ordered or booked. */
  remove: (command: { id: number; version: number; commandId: string }) => Promise<void>
  restore: (command: { id: number; commandId: string }) => Promise<Campaign>
}
