import { approvalStanding } from '@atrium/api-client/contract'
import type {
  ApprovalFacts,
  ApprovalStanding,
  Campaign,
  CampaignHistoryEntry,
  Channel,
  ChannelPost,
  DayOff,
  DeadlineStatus,
  PlannedChannel,
} from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { HistoryRow } from './plan/campaign-changes.repository.ts'
import { hashOf, planOf, type Pause, type Planned } from './plan/campaign-plan.ts'
import { isApprovable, stateId, type WorkflowState } from './campaigns.logic.ts'
import type { CampaignRow } from './campaigns.repository.ts'
import type { Absent } from './approvals/stand-ins.ts'
import { isApproved, movesFrom } from './plan/planning.logic.ts'
import type { DaysOff } from '../../platform/days-off.ts'
import type { ChannelRow, PlannedChannelRow, PostRow } from './plan/channels.repository.ts'

/** What the caller may do with campaigns, what they marked, and which day it is for them. */
export interface Rights {
  /** In their own name, whatever they see. */
  approve: boolean
  /** In whose place instead, by campaign (T-39). */
  inPlaceOf: ReadonlyMap<number, Absent>
  plan: boolean
  /** Campaigns with their star (T-29). */
  starred: ReadonlySet<number>
  /** In Berlin. */
  today: string
  /** By the holidays of the application's state, in the caller's language. */
  daysOff: DaysOff
}

/** Whether the caller decides about a campaign, for themselves or for somebody who is away. */
export const decidesAbout = ({ approve, inPlaceOf }: Rights, campaignId: number): boolean =>
  approve || inPlaceOf.has(campaignId)

/** Whether the caller decides about anything. */
export const decidesAtAll = ({ approve, inPlaceOf }: Rights): boolean =>
  approve || inPlaceOf.size > 0

/** Somebody as a joined row names them; null where there is nobody. */
export const personOf = (id: number | null, firstName: string | null, lastName: string | null) =>
  id === null ? null : { id, firstName: firstName ?? '', lastName: lastName ?? '' }

const wire = (day: string | null) => (day === null ? null : dayOnWire(day))

/** Why nobody works on a day; null for a working day and where there is no day (T-27). */
export function toDayOff(day: string | null, daysOff: DaysOff): DayOff | null {
  const found = day === null ? null : daysOff(day)
  return found && { ...found, workday: dayOnWire(found.workday) }
}

/** What there is to say of one of a channel's deadlines; null: nothing (T-27). */
function deadlineStatus(
  { deadline_marks: marks, ...row }: Pick<ChannelRow, 'deadline_marks' | 'booking_deadline' | 'material_deadline'>, // prettier-ignore
  kind: 'booking' | 'material',
  daysOff: DaysOff,
): DeadlineStatus | null {
  const dayOff = toDayOff(row[`${kind}_deadline`], daysOff)
  const mark = marks.find((one) => one.kind === kind)
  if (!mark) return dayOff && { mark: null, dayOff }
  const by = personOf(mark.userId, mark.firstName, mark.lastName)
  const at = new Date(mark.at).toISOString()
  return { mark: { kind: mark.mark, from: wire(mark.from), at, by }, dayOff }
}

/** The condition of an approval that counts, until it is met; what is planned anew has none. */
const openCondition = (state: WorkflowState, condition: string | null | undefined) =>
  condition && isApproved(state) ? { openCondition: condition } : {}

/** Under which condition something is approved, and whether that is met (COCK-09). */
export const toCondition = (
  text: string | null,
  metAt: Date | null,
  metBy: ReturnType<typeof personOf>,
): Channel['approval']['condition'] =>
  text === null ? null : { text, met: metAt && { at: metAt.toISOString(), user: metBy } }

/** A campaign as the contract shows it (CAMP-07). */
export function toCampaign(row: CampaignRow, rights: Rights): Campaign {
  const changed = new Set(row.approved_plans.filter(isChangedSince).map(({ id }) => id))
  const channels = row.channel_ids.map((id, index) => ({
    id,
    mediaTypeId: row.media_type_ids[index]!,
    workflowState: { name: row.workflow_states[index]! },
    externalApprovalRequested: row.external_approvals[index] === 1,
    ...openCondition(row.workflow_states[index]!, row.open_conditions[index]),
    ...setback({
      workflowState: row.workflow_states[index]!,
      decision: row.decisions[index]!,
      isChangedSince: changed.has(id),
      hasOpenCondition: row.open_conditions[index] !== null,
    }),
  }))
  const { plan, today } = rights
  const waits = channels.some(({ workflowState, externalApprovalRequested }) =>
    isApprovable(
      { workflowState: workflowState.name, externalApprovalRequested, campaignEnd: row.end_date },
      today,
    ),
  )
  return {
    id: row.id,
    name: row.name,
    budget: row.budget,
    startDate: wire(row.start_date),
    endDate: wire(row.end_date),
    currencyName: row.currency_name,
    client: { id: row.customer_id, name: row.customer_name },
    product: row.product_id === null ? null : { id: row.product_id, name: row.product_name! },
    mediaTypeIds: [...new Set(row.media_type_ids)],
    plannedBudget: row.planned_budget,
    status: row.status,
    channels,
    externalId: row.external_id,
    approvalDueDate: wire(row.approval_due),
    approvalDueDayOff: toDayOff(row.approval_due, rights.daysOff),
    isStarred: rights.starred.has(row.id),
    version: row.version,
    can: { approve: waits && decidesAbout(rights, row.id), edit: plan },
  }
}

const toPause = ({ start, end }: Pause) => ({
  startDate: dayOnWire(start),
  endDate: dayOnWire(end),
})

/** A channel as a media plan shows it (T-22). */
export const toPlannedChannel = (row: PlannedChannelRow, daysOff: DaysOff): PlannedChannel => ({
  id: row.id,
  campaignId: row.campaign_id,
  name: row.name,
  mediaTypeId: row.media_type_id,
  publisher: row.publisher,
  budget: row.budget,
  startDate: wire(row.start_date),
  endDate: wire(row.end_date),
  workflowState: { name: row.workflow_state },
  ...openCondition(row.workflow_state, row.open_condition),
  ...setback(factsOf(row, row.open_condition !== null)),
  pauses: row.pauses.map(toPause),
  bookingDeadline: wire(row.booking_deadline),
  materialDeadline: wire(row.material_deadline),
  bookingStatus: deadlineStatus(row, 'booking', daysOff),
  materialStatus: deadlineStatus(row, 'material', daysOff),
  version: row.version,
})

/** A channel as the contract shows it (CAMP-15). */
export function toChannel(row: ChannelRow, posts: readonly PostRow[], rights: Rights): Channel {
  const state = row.workflow_state
  return {
    id: row.id,
    campaignId: row.campaign_id,
    name: row.name,
    mediaTypeId: row.media_type_id,
    channelType: row.channel_type,
    publisher: row.publisher,
    budget: row.budget,
    currencyName: row.currency_name,
    startDate: wire(row.start_date),
    endDate: wire(row.end_date),
    workflowState: { id: stateId(state), name: state },
    externalApprovalRequested: row.external_approval_requested,
    approval: {
      decision: row.decision,
      decidedBy:
        row.decided_by === null
          ? null
          : {
              id: row.decided_by,
              firstName: row.decider_first_name ?? '',
              lastName: row.decider_last_name ?? '',
            },
      decidedAt: row.decided_at?.toISOString() ?? null,
      comment: row.decision_comment,
      condition: toCondition(
        row.condition,
        row.condition_met_at,
        personOf(row.condition_met_by, row.meeter_first_name, row.meeter_last_name),
      ),
      isChangedSince: row.decision === 'approved' && isChangedSince(row),
      standing: standingOf(row),
      hash: row.decided_hash,
    },
    posts: posts.filter((post) => post.channel_id === row.id).map(toChannelPost),
    externalId: row.external_id,
    pauses: row.pauses.map(toPause),
    bookingDeadline: wire(row.booking_deadline),
    materialDeadline: wire(row.material_deadline),
    bookingStatus: deadlineStatus(row, 'booking', rights.daysOff),
    materialStatus: deadlineStatus(row, 'material', rights.daysOff),
    version: row.version,
    can: {
      approve:
        decidesAbout(rights, row.campaign_id) && isApprovable(approvableOf(row), rights.today),
      edit: rights.plan,
      moveTo: rights.plan ? movesFrom(approvableOf(row)) : [],
    },
  }
}

/** What the client's last word is against, where the state does not say so (COCK-09). */
function setback(facts: ApprovalFacts): Pick<PlannedChannel, 'setback'> {
  const standing = approvalStanding(facts)
  return standing === 'changed' || standing === 'reopened' || standing === 'rejected'
    ? { setback: standing }
    : {}
}

/** What was approved is planned otherwise since (T-38). */
const isChangedSince = (row: Planned & { decided_hash: string | null }): boolean =>
  row.decided_hash !== null && row.decided_hash !== hashOf(planOf(row))

const factsOf = (
  row: ChannelRow | PlannedChannelRow,
  hasOpenCondition: boolean,
): ApprovalFacts => ({
  workflowState: row.workflow_state,
  decision: row.decision,
  isChangedSince: row.decision === 'approved' && isChangedSince(row),
  hasOpenCondition,
})

/** Where a channel stands with the client (COCK-09). */
export const standingOf = (row: ChannelRow): ApprovalStanding =>
  approvalStanding(factsOf(row, row.condition !== null && row.condition_met_at === null))

export const approvableOf = (row: ChannelRow) => ({
  workflowState: row.workflow_state,
  externalApprovalRequested: row.external_approval_requested,
  campaignEnd: row.campaign_end,
})

/** A post in a channel as the contract shows it (CAMP-16). */
export const toChannelPost = (row: PostRow): ChannelPost => ({
  postId: row.id,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  createdByUser:
    row.user_id === null
      ? null
      : { id: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
})

/** What was done to a campaign, as the contract shows it. */
export const toHistoryEntry = (row: HistoryRow): CampaignHistoryEntry => ({
  id: row.id,
  kind: row.kind,
  at: row.created_at.toISOString(),
  user: personOf(row.user_id, row.first_name, row.last_name),
  channel: row.channel_id === null ? null : { id: row.channel_id, name: row.channel_name ?? '' },
  onBehalfOf: personOf(row.for_id, row.for_first_name, row.for_last_name),
  comment: row.comment,
  before: row.before,
  after: row.after,
  snapshot: row.snapshot,
  hash: row.hash,
})
