import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { approvals, campaigns } from '@atrium/api-client/contract'
import { mediaKindOf } from '@atrium/api-client/values'
import { portCalls } from '../../../kit/adapter/port-calls.ts'
import { dayFromWire } from '../../../kit/dates/index.ts'
import { approvalsContribution } from '../../late/approvals.ts'

const { asPort } = portCalls()

/** What waits in all applications of the person, decided where it stands (D-01). */
export function approvalsOf(client: Client, { user }: Scope, onDecided: (() => void) | undefined) {
  const { key, load } = describeQuery(client, { tenant: 0, user }, approvals.inbox, { query: { state: 'open' } }) // prettier-ignore
  const query = {
    key,
    load: async () => {
      const { items } = await load()
      return items.map(({ application, campaign, channel, waitingSince }) => ({
        id: channel.id,
        applicationId: application.id,
        campaignId: campaign.id,
        version: campaign.version,
        name: channel.name,
        kind: mediaKindOf(channel.mediaTypeId),
        campaign: campaign.name,
        budget: channel.budget,
        currency: channel.currencyName,
        due: dayFromWire(campaign.approvalDueDate),
        since: waitingSince,
        // Where it is decided, in whatever application.
        href: `/approvals/${channel.id}`,
      }))
    },
  }
  return [
    approvalsContribution({
      query,
      approve: async ({ id, applicationId, campaignId, version }) => {
        const body = { ApplicationId: applicationId, campaignId, channelIds: [id], outcomeId: 1 }
        await asPort(client.call(campaigns.submit, { body }, { ifMatch: version }))
        onDecided?.()
      },
    }),
  ]
}
