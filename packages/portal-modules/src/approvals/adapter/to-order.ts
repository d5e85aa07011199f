import type { OrderApproval as OrderAnswer } from '@atrium/api-client/contract'
import { mediaKindOf } from '@atrium/api-client/values'
import { addDays, dayFromWire } from '../../kit/dates/index.ts'
import type { OrderApproval, Plan } from '../approvals.port.ts'
import { nameOf } from './to-approval.ts'

/** What the server calls an order that is decided about, in the port's words (D-01). */
export function toOrder(answer: OrderAnswer): OrderApproval {
  const { application, order, pageUrl, approvalBudget, waitingSince, askedBy, last } = answer
  const { id, booking, can } = order
  const media = booking.bookingMediaTypes.filter(({ isSelected }) => isSelected)
  return {
    key: `order-${id}`,
    id,
    application,
    campaign: null,
    kind: mediaKindOf(media[0]?.mediaTypeId ?? 0),
    plan: planOf({
      ...booking,
      displayName: order.displayName,
      mediaTypes: media.map(({ mediaTypeId, mediaTypeName }) => ({ id: mediaTypeId, name: mediaTypeName })), // prettier-ignore
    }),
    order: {
      href: `${pageUrl}/requests/${id}?clientId=${application.id}`,
      description: order.description || null,
      target: order.target || null,
      comment: order.comment || null,
      purchaseOrder: order.purchaseOrderNumber || null,
      files: answer.files.map(({ id: fileId, name, size, url }) => ({ id: fileId, name, sizeBytes: size, url })), // prettier-ignore
      region: order.region,
      block: order.buildingBlockName,
      campaign: order.campaignName,
      approvalBudget,
      regionBudget: answer.regionBudget,
    },
    // The day before it begins is the last on which it can be approved.
    due: lastDayToDecide(order),
    since: waitingSince,
    askedBy: nameOf(askedBy),
    state: order.approval === 'waiting' ? 'waiting' : (last?.decision ?? 'planned'),
    last: last && {
      decision: last.decision,
      at: last.at,
      by: nameOf(last.user),
      onBehalfOf: nameOf(last.onBehalfOf),
      comment: last.comment,
      condition: null,
      plan: planOf(last.plan),
      hash: null,
    },
    onBehalfOf: nameOf(answer.onBehalfOf),
    version: order.version,
    can: { decide: can.decide, meet: false },
  }
}

function lastDayToDecide({ approval, booking }: OrderAnswer['order']): string | null {
  const start = dayFromWire(booking.startDate)
  return approval === 'waiting' && start !== null ? addDays(start, -1) : null
}

const planOf = (
  plan: Pick<NonNullable<OrderAnswer['last']>['plan'], 'displayName' | 'budget' | 'startDate' | 'endDate' | 'mediaTypes'>, // prettier-ignore
): Plan => ({
  name: plan.displayName,
  publisher: null,
  budget: plan.budget,
  currency: 'EUR',
  start: dayFromWire(plan.startDate),
  end: dayFromWire(plan.endDate),
  pauses: [],
  media: plan.mediaTypes.map(({ name }) => name),
})
