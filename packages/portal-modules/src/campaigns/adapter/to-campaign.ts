import { dayFromWire } from '../../kit/dates/index.ts'
import {
  approvalResult,
  approvalStanding,
  mediaKindOf,
  type Approval,
  type ApprovalStanding,
  type Campaign as Answer,
  type PlannedChannel as Planned,
} from '@atrium/api-client/contract'
import { toDayOff, toDeadlineStatus } from '../../kit/adapter/deadline-status.ts'
import { statusOf } from '../../kit/campaigns/index.ts'
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
    ...toApprovals(answer),
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

/** What the approvals come to, by the one rule for all screens; said where the status does not (COCK-09). */
function toApprovals({ channels }: Answer): Pick<Campaign, 'approvals'> {
  const standings = channels.map((channel) => ({ name: '', standing: standingOf(channel) }))
  const { approved, changed, rejected, waiting, planned } = approvalResult(standings)
  const total = approved + changed.length + rejected.length + waiting + planned
  const reopened = standings.filter(({ standing }) => standing === 'reopened').length
  const setbacks = { changed: changed.length, reopened, rejected: rejected.length }
  const isPartly = approved > 0 && approved < total
  const wentBack = setbacks.changed + setbacks.reopened + setbacks.rejected > 0
  return isPartly || wentBack ? { approvals: { approved, total, ...setbacks } } : {}
}

/** A list says of a channel what its state does not; the state says the rest. */
function standingOf(channel: Answer['channels'][number]): ApprovalStanding {
  const { workflowState, openCondition, setback } = channel
  if (setback) return setback
  return approvalStanding({
    workflowState: workflowState.name,
    decision: openCondition === undefined ? 'pending' : 'approved',
    isChangedSince: false,
    hasOpenCondition: openCondition !== undefined,
  })
}

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

/** What waits for the reader, campaign by campaign (T-24). */
export function toWaiting(items: readonly Approval[]): WaitingPlan[] {
  const own = items.filter(({ channel }) => channel.can.approve)
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
