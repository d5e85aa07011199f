import type { DomainEvent } from '../../platform/events/events.types.ts'
import type { Command } from '../components/index.ts'

/** What happened to a campaign, as the portal's hub tells it. */
export type CampaignChange =
  | 'released'
  | 'decided'
  | 'changed'
  | 'moved'
  | 'posted'
  | 'documented'
  | 'starred'
  | 'created'
  | 'measured'
  | 'deleted'
  | 'restored'

/** Who did it, in which application, and by which command. */
type Cause = Pick<Command, 'applicationId' | 'idempotencyKey'> & {
  actor: Pick<Command['actor'], 'userId'>
}

/** Whoever hears of more channels looks at the whole campaign anyway. */
const maxNamedChannels = 200

/** Tells those who see a campaign that it is no longer the same. */
export const campaignsChanged = (
  kind: CampaignChange,
  { campaignId, channelIds = [] }: { campaignId: number; channelIds?: readonly number[] },
  { actor, applicationId, idempotencyKey }: Cause,
  userIds: readonly number[],
): DomainEvent => ({
  applicationId,
  type: 'campaigns.changed',
  audience: { userIds },
  payload: {
    kind,
    campaignId,
    channelIds: channelIds.length > maxNamedChannels ? [] : [...channelIds],
    byUserId: actor.userId,
    ...(idempotencyKey ? { commandId: idempotencyKey } : {}),
  },
})
