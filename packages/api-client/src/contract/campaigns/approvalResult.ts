/** Workflow states of a channel, in order (COCK-07). */
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
type WorkflowState = (typeof workflowStates)[number]

/**
 * Where a channel stands with the client: `planned` was not asked for, `changed` was approved and its
 * plan is another since, `reopened` was approved and went back into planning with the same plan,
 * `conditional` is approved with a condition that is not met yet, `stopped` no longer counts.
 */
export const approvalStandings = ['planned', 'waiting', 'approved', 'conditional', 'changed', 'reopened', 'rejected', 'stopped'] as const // prettier-ignore
export type ApprovalStanding = (typeof approvalStandings)[number]

/** Standings that a workflow state alone does not tell. */
export const setbacks = ['changed', 'reopened', 'rejected'] as const satisfies ApprovalStanding[]
export type Setback = (typeof setbacks)[number]

/** What is known of a channel's approval. */
export interface ApprovalFacts {
  workflowState: WorkflowState
  decision: 'pending' | 'approved' | 'rejected'
  /** Approved, and the plan is another since (T-38). */
  isChangedSince: boolean
  /** Approved with a condition that is not met yet. */
  hasOpenCondition: boolean
}

/** States of what is approved, from its approval to its end. */
const released: readonly WorkflowState[] = ['Approved', 'Verification', 'Purchasing', 'Purchased', 'Confirmed', 'Transferred'] // prettier-ignore

/**
 * Where a channel stands. Only the plan that was approved counts as approved: neither what was changed
 * afterwards nor what the agency took back into planning does (D-02, T-38, COCK-09). What was approved
 * outside of the portal has no decision and is known by its state. A condition holds nothing up.
 */
export function approvalStanding({ workflowState, decision, isChangedSince, hasOpenCondition }: ApprovalFacts): ApprovalStanding {
  if (workflowState === 'Deactivated') return 'stopped'
  if (workflowState === 'Approving') return 'waiting'
  if (decision === 'rejected') return 'rejected'
  if (decision === 'approved' && isChangedSince) return 'changed'
  if (released.includes(workflowState)) {
    return decision === 'approved' && hasOpenCondition ? 'conditional' : 'approved'
  }
  return decision === 'approved' ? 'reopened' : 'planned'
} // prettier-ignore

/** What the approvals of a campaign come to; each channel that was not stopped counts once. */
export interface ApprovalResult {
  /** With a condition or without. */
  approved: number
  /** How many of these are approved with a condition that is not met yet. */
  conditional: number
  /** Names of the channels that were changed after their approval. */
  changed: string[]
  /** Names of the channels that were rejected. */
  rejected: string[]
  waiting: number
  /** Not asked for yet, or taken back into planning after the approval. */
  planned: number
}

/** The result of a campaign, for every screen, notification and list that says it (COCK-09). */
export function approvalResult(
  channels: readonly { name: string; standing: ApprovalStanding }[],
): ApprovalResult {
  const namesOf = (...standings: ApprovalStanding[]) =>
    channels.filter(({ standing }) => standings.includes(standing)).map(({ name }) => name)
  return {
    approved: namesOf('approved', 'conditional').length,
    conditional: namesOf('conditional').length,
    changed: namesOf('changed'),
    rejected: namesOf('rejected'),
    waiting: namesOf('waiting').length,
    planned: namesOf('planned', 'reopened').length,
  }
}
