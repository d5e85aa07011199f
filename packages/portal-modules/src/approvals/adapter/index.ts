import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  approvals,
  campaigns,
  cockpitDataPath,
  cockpits,
  type ApprovalInbox,
} from '@atrium/api-client/contract'
import type { LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { Query } from '../../kit/query.ts'
import type { ApprovalsPort, CampaignApprovalList, InboxList } from '../approvals.port.ts'
import { decisionCalls } from './decisions.ts'
import { listenToApprovals } from './listen.ts'
import { toApproval, toAskedApproval, toCampaignList, toFiles } from './to-approval.ts'
import { toOrder } from './to-order.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface ApprovalsAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Where one says who decides while one is away. Absent: there is no such place. */
  absenceHref?: string
  /** Where stored content lies; of files with other addresses there is nothing to show. Default `/storage`. */
  storage?: string
  /** Called after a decision: what counts approvals counts again. */
  onDecided?: () => void
  /** Hears how many the inbox counts as open while it is shown; see the port. */
  onOpenCount?: (count: number | undefined) => void
}

const { asPort, withPortErrors } = portCalls()

/** The approvals' port on the portal's own calls; it decides in any application of the person's. */
export function createApprovalsAdapter({
  client,
  scope,
  live,
  absenceHref,
  storage = '/storage',
  onDecided,
  onOpenCount,
}: ApprovalsAdapterOptions): ApprovalsPort {
  // The inbox is one over all applications, so it is loaded once for all of them.
  const everywhere = { tenant: 0, user: scope.user }
  const inbox = <T>(
    state: 'open' | 'asked' | 'decided',
    inWords: (answer: ApprovalInbox) => T,
  ): Query<T> => {
    const query = { state }
    const { key, load } = describeQuery(client, everywhere, approvals.inbox, { query })
    return withPortErrors({ key: [...key, 'approvals'], load: async () => inWords(await load()) })
  }
  const toList = ({ mayApprove, mayAsk, items, orders }: ApprovalInbox): InboxList => ({
    mayDecide: mayApprove,
    mayAsk,
    items: [...items.map(toApproval), ...orders.map(toOrder)],
  })
  const ofCampaign = (applicationId: number, id: number): Query<CampaignApprovalList> => {
    const params = { applicationId, id }
    const { key, load } = describeQuery(client, scope, approvals.ofCampaign, { params })
    return withPortErrors({
      key: [...key, 'approvals'],
      load: async () => toCampaignList(await load()),
    })
  }

  return {
    open: inbox('open', toList),
    asked: inbox('asked', ({ items, orders, campaigns, askedOrders }) => ({
      items: [...items.map(toApproval), ...orders.map(toOrder)],
      campaigns: campaigns.map(toAskedApproval),
      orders: askedOrders.map(toAskedApproval),
    })),
    decided: inbox('decided', toList),
    ofCampaign: (campaignId) => ofCampaign(scope.tenant, campaignId),

    files: ({ application, campaign }) => {
      const params = { applicationId: application.id, id: campaign.id }
      const place = { tenant: application.id, user: scope.user }
      const { key, load } = describeQuery(client, place, campaigns.documents, { params })
      return {
        key: [...key, 'approval-files'],
        load: async () => {
          const [data, documents] = await asPort(
            Promise.all([
              client.call(cockpits.data, {
                params: { path: cockpitDataPath, applicationId: application.id, id: campaign.id },
              }),
              load(),
            ]),
          )
          return toFiles(data.assets ?? [], documents, storage)
        },
      }
    },

    ...decisionCalls(client, scope, { asPort, onDecided, ofCampaign }),

    ...(absenceHref && { absenceHref }),
    ...(onOpenCount && { onOpenCount }),

    ...(live && { onChange: (listener) => listenToApprovals(live, listener) }),
  }
}
