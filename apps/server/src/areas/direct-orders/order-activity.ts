import { bookingStatusTypes } from '@atrium/api-client/contract'
import { personOf, type HistorySource } from '../campaigns/index.ts'
import { listCampaignProcesses, type CampaignProcessRow } from './order-details.repository.ts'

const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes

const kinds = {
  [Created]: 'orderCreated',
  [Approved]: 'orderSent',
  [Completed]: 'orderCompleted',
  [Rebriefing]: 'orderRebriefed',
  [Canceled]: 'orderCanceled',
} as const
const decisions = {
  asked: 'orderAsked',
  approved: 'orderApproved',
  rejected: 'orderRejected',
} as const

/** What a step did: a decision, another status, or, where both are as before, a change of its contents. */
const stepKind = ({
  status,
  approval,
  status_before: before,
}: Pick<CampaignProcessRow, 'status' | 'approval' | 'status_before'>): string =>
  approval ? decisions[approval] : before === status ? 'orderChanged' : kinds[status]

/** What happened to the orders of a campaign, in its activity, for whoever sees the orders (T-35). */
export const ordersInHistory: HistorySource = async (tx, access, campaignId) =>
  (await listCampaignProcesses(tx, access, campaignId)).map((row) => ({
    id: row.id,
    kind: stepKind(row),
    at: row.at.toISOString(),
    user: personOf(row.user_id, row.first_name, row.last_name),
    onBehalfOf: personOf(row.for_id, row.for_first_name, row.for_last_name),
    channel: null,
    comment: row.comment,
    before: null,
    after: { orderId: row.order_id, name: row.order_name },
    snapshot: null,
    hash: null,
  }))
