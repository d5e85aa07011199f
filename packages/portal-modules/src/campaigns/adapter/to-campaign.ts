import {
  mediaKindOf,
  type Campaign as Answer,
  type PlannedChannel as Planned,
} from '@atrium/api-client/contract'
import { dayFromWire, statusOf } from '../../kit/campaigns/index.ts'
import type { Campaign, PlannedChannel } from '../campaigns.port.ts'

/** A campaign in the module's words; a missing state follows from its channels (CAMP-08). */
export function toCampaign(answer: Answer): Campaign {
  const states = answer.channels.map(({ workflowState }) => workflowState.name)
  return {
    id: answer.id,
    externalId: answer.externalId,
    name: answer.name,
    customer: answer.client,
    product: answer.product,
    media: [...new Set(answer.mediaTypeIds.map(mediaKindOf))],
    budget: answer.budget,
    currencyName: answer.currencyName,
    start: dayFromWire(answer.startDate),
    end: dayFromWire(answer.endDate),
    status: statusOf(answer.status, states),
    states,
    dueOn: dayFromWire(answer.approvalDueDate),
    version: answer.version,
    can: answer.can,
  }
}

export const toPlanned = (answer: Planned): PlannedChannel => ({
  id: answer.id,
  campaignId: answer.campaignId,
  name: answer.name,
  kind: mediaKindOf(answer.mediaTypeId),
  budget: answer.budget,
  start: dayFromWire(answer.startDate),
  end: dayFromWire(answer.endDate),
  state: answer.workflowState.name,
  bookingDeadline: dayFromWire(answer.bookingDeadline),
  materialDeadline: dayFromWire(answer.materialDeadline),
})
