import { workflowStates } from '@atrium/api-client/contract'
import type { WorkflowState } from '../campaigns.logic.ts'

/** States in which a plan is still made; from here it goes into release. */
const making: readonly WorkflowState[] = ['Started', 'Briefing', 'Briefed', 'Planning', 'Checking', 'Ready', 'Adjusting'] // prettier-ignore

/** The way of what is approved, in its order. */
const buying: readonly WorkflowState[] = ['Approved', 'Verification', 'Purchasing', 'Purchased', 'Confirmed', 'Transferred'] // prettier-ignore

/** From these nothing goes back to planning: it was bought and handed over. */
const done: readonly WorkflowState[] = ['Confirmed', 'Transferred']

/** Whether a channel is approved, up to its end. */
export const isApproved = (state: WorkflowState): boolean => buying.includes(state)

/** Whether a channel is being bought or was: a change of its plan optimises what is booked. */
export const isBooked = (state: WorkflowState): boolean =>
  buying.indexOf(state) >= buying.indexOf('Purchasing')

/** Whether a channel can be put into release. */
export const isReleasable = (state: WorkflowState): boolean => making.includes(state)

/** What goes into release where nobody chooses. */
export const isReady = (state: WorkflowState): boolean => state === 'Ready'

/**
 * States into which the agency can move a channel (COCK-07). Into approval it comes by its release,
 * and approved it becomes by a decision, unless that was made outside of the portal.
 */
export function movesFrom({
  workflowState,
  externalApprovalRequested,
}: {
  workflowState: WorkflowState
  externalApprovalRequested: boolean
}): WorkflowState[] {
  const targets = targetsOf(workflowState)
  if (workflowState === 'Approving' && externalApprovalRequested) targets.push('Approved')
  return workflowStates.filter((state) => targets.includes(state) && state !== workflowState)
}

function targetsOf(state: WorkflowState): WorkflowState[] {
  if (state === 'Transferred') return []
  if (making.includes(state) || state === 'Approving') return [...making, 'Deactivated']
  if (state === 'Deactivated') return ['Planning']
  const onwards = buying.slice(buying.indexOf(state) + 1)
  return [...onwards, ...(done.includes(state) ? [] : (['Adjusting'] as const)), 'Deactivated']
}

/** What was approved and is not bought yet is to be approved again once its plan changes (T-38). */
export const isReopenedByChange = (state: WorkflowState): boolean =>
  state === 'Approved' || state === 'Verification'
