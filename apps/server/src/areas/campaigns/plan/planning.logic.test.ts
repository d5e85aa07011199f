import { workflowStates } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { isBooked, isReady, isReleasable, isReopenedByChange, movesFrom } from './planning.logic.ts'

const from = (workflowState: (typeof workflowStates)[number], externalApprovalRequested = false) =>
  movesFrom({ workflowState, externalApprovalRequested })

test('nobody moves a channel into approval, and only a decision made elsewhere approves it (COCK-07)', () => {
  for (const state of workflowStates) {
    expect([state, from(state).includes('Approving')]).toEqual([state, false])
    expect([state, from(state, true).includes('Approved')]).toEqual([state, state === 'Approving'])
    expect([state, from(state).includes('Approved')]).toEqual([state, false])
  }
})

test('what is approved goes on, or back to be adjusted; what is transferred stays (COCK-07)', () => {
  expect(from('Approved')).toEqual(['Adjusting', 'Verification', 'Purchasing', 'Purchased', 'Confirmed', 'Transferred', 'Deactivated']) // prettier-ignore
  expect(from('Confirmed')).toEqual(['Transferred', 'Deactivated'])
  expect(from('Transferred')).toEqual([])
  expect(from('Deactivated')).toEqual(['Planning'])
})

test('a plan that is still made can be put into release (COCK-07)', () => {
  expect(workflowStates.filter(isReleasable)).toEqual(['Started', 'Briefing', 'Briefed', 'Planning', 'Checking', 'Ready', 'Adjusting']) // prettier-ignore
})

test('a plan that is still made moves to every other state of its making, or is given up (COCK-07)', () => {
  expect(from('Planning')).toEqual([
    'Started',
    'Briefing',
    'Briefed',
    'Checking',
    'Ready',
    'Adjusting',
    'Deactivated',
  ])
})

test('only what is ready goes into release where nobody chooses (COCK-07)', () => {
  expect(workflowStates.filter(isReady)).toEqual(['Ready'])
})

test('a plan that changes is approved again until it is bought, and optimises what is booked from then on (T-38)', () => {
  expect(workflowStates.filter(isReopenedByChange)).toEqual(['Approved', 'Verification'])
  expect(workflowStates.filter(isBooked)).toEqual([
    'Purchasing',
    'Purchased',
    'Confirmed',
    'Transferred',
  ])
})
