import type { DomainEvent } from '../../platform/types.ts'
import type { Command } from '../components/index.ts'

/** What happened to a campaign, as the portal's hub tells it. */
export type CampaignChange = 'released' | 'decided' | 'changed' | 'moved' | 'posted' | 'documented'

/** Tells those who see a campaign that it is no longer the same. */
export const campaignsChanged = (
  kind: CampaignChange,
  { campaignId, channelIds = [] }: { campaignId: number; channelIds?: readonly number[] },
  { actor, applicationId, idempotencyKey }: Command,
  userIds: readonly number[],
): DomainEvent => ({
  applicationId,
  type: 'campaigns.changed',
  audience: { userIds },
  payload: {
    kind,
    campaignId,
    channelIds: [...channelIds],
    byUserId: actor.userId,
    ...(idempotencyKey ? { commandId: idempotencyKey } : {}),
  },
})
