import { dayFromWire } from '../../kit/dates/index.ts'
import {
  mediaKindOf,
  type Approval,
  type Campaign as Answer,
  type PlannedChannel as Planned,
} from '@atrium/api-client/contract'
import { toDayOff, toDeadlineStatus } from '../../kit/adapter/deadline-status.ts'
import { isTentative, statusOf } from '../../kit/campaigns/index.ts'
import type { Campaign, PlannedChannel, WaitingPlan } from '../campaigns.port.ts'

/** A campaign in the module's words; a missing state follows from its channels (CAMP-08). */
export function toCampaign(answer: Answer): Campaign {
  const states = answer.channels.map(({ workflowState }) => workflowState.name)
  // One that was given to several channels at once is one.
  const openConditions = [
    ...new Set(answer.channels.flatMap(({ openCondition }) => openCondition ?? [])),
  ]
  return {
    id: answer.id,
    externalId: answer.externalId,
    name: answer.name,
    customer: answer.client,
    product: answer.product,
    media: [...new Set(answer.mediaTypeIds.map(mediaKindOf))],
    budget: answer.budget,
    planned: answer.plannedBudget,
    currencyName: answer.currencyName,
    start: dayFromWire(answer.startDate),
    end: dayFromWire(answer.endDate),
    status: statusOf(answer.status, states),
    states,
    ...(openConditions.length > 0 && { openConditions }),
    ...toSetbacks(answer),
    dueOn: dayFromWire(answer.approvalDueDate),
    dueDayOff: toDayOff(answer.approvalDueDayOff),
    awaitsApproval: answer.channels.some(
      ({ workflowState, externalApprovalRequested }) =>
        workflowState.name === 'Approving' && !externalApprovalRequested,
    ),
    isStarred: answer.isStarred,
    version: answer.version,
    can: answer.can,
  }
}

/** Of a channel that went back the answer says so; what is approved besides follows from the states. */
function toSetbacks({ channels }: Answer): Pick<Campaign, 'setbacks'> {
  const count = (wanted: Setback) => channels.filter(({ setback }) => setback === wanted).length
  const reopened = count('reopened')
  const rejected = count('rejected')
  if (reopened + rejected === 0) return {}
  const approved = channels.filter(
    ({ workflowState: { name } }) => name !== 'Deactivated' && !isTentative(name),
  ).length
  return { setbacks: { reopened, approved, rejected } }
}
type Setback = Answer['channels'][number]['setback']

export const toPlanned = (answer: Planned): PlannedChannel => ({
  id: answer.id,
  campaignId: answer.campaignId,
  name: answer.name,
  kind: mediaKindOf(answer.mediaTypeId),
  publisher: answer.publisher ?? null,
  budget: answer.budget,
  start: dayFromWire(answer.startDate),
  end: dayFromWire(answer.endDate),
  pauses: answer.pauses.map(({ startDate, endDate }) => ({
    start: dayFromWire(startDate)!,
    end: dayFromWire(endDate)!,
  })),
  state: answer.workflowState.name,
  ...(answer.openCondition !== undefined && { openCondition: answer.openCondition }),
  ...(answer.setback !== undefined && { setback: answer.setback }),
  bookingDeadline: dayFromWire(answer.bookingDeadline),
  materialDeadline: dayFromWire(answer.materialDeadline),
  bookingStatus: toDeadlineStatus(answer.bookingStatus),
  materialStatus: toDeadlineStatus(answer.materialStatus),
  version: answer.version,
})

/** What waits for the reader in these campaigns of an application, campaign by campaign (T-24). */
export function toWaiting(
  items: readonly Approval[],
  applicationId: number,
  campaignIds: readonly number[],
): WaitingPlan[] {
  const wanted = new Set(campaignIds)
  const own = items.filter(
    ({ application, campaign, channel }) =>
      application.id === applicationId && wanted.has(campaign.id) && channel.can.approve,
  )
  return [...Map.groupBy(own, ({ campaign }) => campaign.id).values()].map((some) => {
    const { campaign, onBehalfOf } = some[0]!
    return {
      campaignId: campaign.id,
      name: campaign.name,
      version: campaign.version,
      onBehalfOf: onBehalfOf && `${onBehalfOf.firstName} ${onBehalfOf.lastName}`.trim(),
      channels: some.map(({ channel }) => ({
        id: channel.id,
        name: channel.name,
        kind: mediaKindOf(channel.mediaTypeId),
        budget: channel.budget,
        currencyName: channel.currencyName,
        start: dayFromWire(channel.startDate),
        end: dayFromWire(channel.endDate),
      })),
    }
  })
}
