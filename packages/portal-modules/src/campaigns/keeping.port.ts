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

/** Who sees a campaign: all groups, with whether each does (PERM-14). */
export interface CampaignAudience {
  /** Goes up with every change of who sees it. */
  version: number
  groups: readonly AudienceGroup[]
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
  audience: (id: number) => Query<CampaignAudience>
  /** Saves over the version that was seen; rejects with `conflict` and the present one where it is another. */
  saveAudience: (command: {
    id: number
    version: number
    groupIds: readonly number[]
    commandId: string
  }) => Promise<void>
  /** What was deleted in the last 30 days, newest first (T-66). */
  deleted: () => Query<readonly DeletedCampaign[]>
  /** Rejects with an explanation where others rely on it: the client was asked, something was ordered or booked. */
  remove: (command: { id: number; version: number; commandId: string }) => Promise<void>
  restore: (command: { id: number; commandId: string }) => Promise<Campaign>
}
