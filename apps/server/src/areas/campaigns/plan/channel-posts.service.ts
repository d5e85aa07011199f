import type { ChannelPost } from '@atrium/api-client/contract'
import { forbidden } from '../../../platform/problem.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { logMails, type Command } from '../../components/index.ts'
import { enterTenant } from '../../users/index.ts'
import { authorsIn, insertPost } from './campaign-changes.repository.ts'
import { agencyAmong, notifyAboutCampaign } from '../campaign-news.service.ts'
import { campaignsChanged } from '../campaigns.events.ts'
import { canPost } from '../campaigns.policy.ts'
import { listCampaignViewers } from '../campaigns.repository.ts'
import { seenCampaign, seenChannel } from '../campaigns.service.ts'

/**
 * Writes into a channel (CAMP-16). The agency's people who look after the campaign and who has
 * written there before hear of it.
 */
export async function addChannelPost(
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  channelId: number,
  message: string,
  log: CallContext['log'],
): Promise<ChannelPost> {
  const { actor, applicationId } = command
  const { post, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    const channel = await seenChannel(tx, access, channelId)
    if (!canPost(access)) throw forbidden()
    const { userId, firstName, lastName } = actor
    const authors = await authorsIn(tx, applicationId, channelId)
    const at = deps.clock.now()
    const postId = await insertPost(tx, { applicationId, channelId, message, at, userId })
    const viewers = await listCampaignViewers(tx, applicationId, channel.campaign_id)
    const ids = viewers.map(({ id }) => id)
    await deps.events.append(
      tx,
      campaignsChanged(
        'posted',
        { campaignId: channel.campaign_id, channelIds: [channelId] },
        command,
        ids,
      ),
    )
    const mails = await notifyAboutCampaign(deps, tx, access, {
      kind: 'channelPost',
      campaign: await seenCampaign(tx, access, channel.campaign_id),
      channel: { id: channelId, name: channel.name },
      recipientIds: [...agencyAmong(viewers), ...authors.filter((id) => ids.includes(id))],
    })
    const createdByUser = { id: userId, firstName, lastName }
    return { post: { postId, message, createdAt: at.toISOString(), createdByUser }, mails }
  })
  logMails(log, mails)
  return post
}
