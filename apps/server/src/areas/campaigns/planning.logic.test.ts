import { workflowStates } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { isReleasable, movesFrom } from './planning.logic.ts'

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
