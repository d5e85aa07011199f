import { workflowStates } from '@atrium/api-client/contract'

export type WorkflowState = (typeof workflowStates)[number]

/** What a campaign is when this is its least advanced channel; 4 is aborted (A1). */
const statuses: Readonly<Record<WorkflowState, number>> = {
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

export const aborted = statuses.Deactivated
/** From here on a campaign may run (CAMP-02). */
export const released = statuses.Approved

/**
 * The state of a campaign (CAMP-08): while something waits for approval it is in release; else the
 * least advanced of its channels says it, without those that were given up.
 */
export function statusOf(states: readonly WorkflowState[]): number {
  if (states.length === 0) return statuses.Started
  if (states.includes('Approving')) return statuses.Approving
  const going = states.filter((state) => state !== 'Deactivated')
  return going.length === 0 ? aborted : Math.min(...going.map((state) => statuses[state]))
}

/** Where a state stands among all, from 1 (COCK-07). */
export const stateId = (state: WorkflowState): number => workflowStates.indexOf(state) + 1

/** What decides whether a channel can be approved. */
export interface Approvable {
  workflowState: WorkflowState
  externalApprovalRequested: boolean
  /** Of its campaign; null: it has none. */
  campaignEnd: string | null
}

/**
 * It waits, nobody else decides it, and its campaign is not over; the last day counts to its end
 * (COCK-08). A campaign that has no end is not over.
 */
export const isApprovable = (channel: Approvable, today: string): boolean =>
  channel.workflowState === 'Approving' &&
  !channel.externalApprovalRequested &&
  (channel.campaignEnd === null || channel.campaignEnd >= today)
