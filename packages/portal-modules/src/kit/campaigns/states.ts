import type { OtherValue } from '../vocabulary/values.ts'

/** Workflow states of a channel, in their order; the last one has left the way (COCK-07). */
export const workflowStates = [
  'Started',
  'Briefing',
  'Briefed',
  'Planning',
  'Checking',
  'Ready',
  'Approving',
  'Approved',
  'Adjusting',
  'Verification',
  'Purchasing',
  'Purchased',
  'Confirmed',
  'Transferred',
  'Deactivated',
] as const
export type KnownWorkflowState = (typeof workflowStates)[number]
/** One of these, or another of the product's own (`addValues`): it stands with no rule about states. */
export type WorkflowState = KnownWorkflowState | OtherValue

/**
 * Where a channel stands with the client: `planned` was not asked for, `changed` was approved and its plan is
 * another since (T-38), `reopened` was approved and went back into planning as it is, `conditional` is approved
 * with a condition that is not met yet (COCK-09), `stopped` no longer counts.
 */
export type ApprovalStanding = 'planned' | 'waiting' | 'approved' | 'conditional' | 'changed' | 'reopened' | 'rejected' | 'stopped' // prettier-ignore

/** Standings that a channel's workflow state alone does not tell (COCK-09). */
export const setbackKinds = ['changed', 'reopened', 'rejected'] as const
export type Setback = (typeof setbackKinds)[number]

/** The twelve states of a campaign; 4 is aborted and stands beside the rail (CAMP-08). */
export const campaignStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export type KnownCampaignStatus = (typeof campaignStatuses)[number]
/** One of these, or another number of the product's own (`addValues`): rules take it by its place among them. */
export type CampaignStatus = KnownCampaignStatus | (number & {})

/** The plan was given up. */
export const abortedStatus: CampaignStatus = 4
/** The plan waits for the client. */
export const inReleaseStatus: CampaignStatus = 6
/** From here on the plan is released. */
export const releasedStatus: CampaignStatus = 7

/** The rail's eleven ticks in their order; aborted is none of them (CAMP-08). */
export const campaignRail: readonly CampaignStatus[] = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]

const statusByState: Readonly<Record<KnownWorkflowState, KnownCampaignStatus>> = {
  Started: 0,
  Briefing: 0,
  Briefed: 1,
  Planning: 2,
  Adjusting: 2,
  Checking: 3,
  Ready: 5,
  Approving: 6,
  Approved: 7,
  Verification: 8,
  Purchasing: 9,
  Purchased: 10,
  Confirmed: 11,
  Transferred: 11,
  Deactivated: 4,
}

const statusOfState = (state: WorkflowState): KnownCampaignStatus | undefined =>
  statusByState[state as KnownWorkflowState]

/** Nobody has released it yet, or not as it is now: the plan may still be another (D-02). */
export const isTentative = (state: WorkflowState): boolean =>
  state !== 'Deactivated' && (statusOfState(state) ?? releasedStatus) < releasedStatus

/**
 * What a campaign is by its channels, where the server does not say it (A1): in release while one
 * waits for approval; else the least advanced of those that were not given up (CAMP-08).
 */
export function statusOfChannels(states: readonly WorkflowState[]): CampaignStatus {
  if (states.length === 0) return 0
  if (states.includes('Approving')) return inReleaseStatus
  const going = states.filter((state) => state !== 'Deactivated')
  if (going.length === 0) return abortedStatus
  const known = going.flatMap((state) => statusOfState(state) ?? [])
  return known.length === 0 ? 0 : Math.min(...known)
}

/** A number that the server sends, as a status; what is none counts by the channels. */
export const statusOf = (
  status: number | null | undefined,
  states: readonly WorkflowState[],
): CampaignStatus => campaignStatuses.find((known) => known === status) ?? statusOfChannels(states)
