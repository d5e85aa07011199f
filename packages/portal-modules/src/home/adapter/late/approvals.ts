import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { approvals, campaigns, directOrders } from '@atrium/api-client/contract'
import type { Approval, OrderApproval } from '@atrium/api-client/contract'
import { mediaKindOf } from '@atrium/api-client/values'
import { portCalls } from '../../../kit/adapter/port-calls.ts'
import { dayFromWire } from '../../../kit/dates/index.ts'
import { approvalsContribution, type WaitingApproval } from '../../late/approvals.ts'

const { asPort } = portCalls()

/** What waits in all applications of the person, decided where it stands (D-01). */
export function approvalsOf(client: Client, { user }: Scope, onDecided: (() => void) | undefined) {
  const { key, load } = describeQuery(client, { tenant: 0, user }, approvals.inbox, { query: { state: 'open' } }) // prettier-ignore
  const query = {
    key,
    load: async (): Promise<Waiting[]> => {
      const { items, orders } = await load()
      return [...items.map(ofChannel), ...orders.map(ofOrder)]
    },
  }
  return [
    approvalsContribution({
      query,
      approve: async (waiting: Waiting) => {
        const { applicationId, id, campaignId, version } = waiting
        if (campaignId === null) {
          const params = { applicationId, id }
          const body = { decision: 'approved' as const }
          await asPort(client.call(directOrders.decide, { params, body }, { ifMatch: version }))
        } else {
          const body = { ApplicationId: applicationId, campaignId, channelIds: [id], outcomeId: 1 }
          await asPort(client.call(campaigns.submit, { body }, { ifMatch: version }))
        }
        onDecided?.()
      },
    }),
  ]
}

interface Waiting extends WaitingApproval {
  /** Of the channel or the order. */
  id: number
  applicationId: number
  campaignId: number | null
  /** What the decision is bound to. */
  version: number
}

const ofChannel = ({ application, campaign, channel, waitingSince }: Approval): Waiting => ({
  key: `${channel.id}`,
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
})

const ofOrder = ({ application, order, waitingSince }: OrderApproval): Waiting => ({
  key: `order-${order.id}`,
  id: order.id,
  applicationId: application.id,
  campaignId: null,
  version: order.version,
  name: order.displayName,
  kind: mediaKindOf(order.mediaTypes[0] ?? 0),
  campaign: order.campaignName ?? order.region ?? application.name,
  budget: order.budget,
  currency: 'EUR',
  due: null,
  since: waitingSince,
  href: `/approvals/order-${order.id}`,
})
