import { workflowStates } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { isApprovable, stateId, statusOf } from './campaigns.logic.ts'

test.each([
  [['Started'], 0],
  [['Briefing', 'Confirmed'], 0],
  [['Briefed', 'Planning'], 1],
  [['Planning', 'Ready'], 2],
  [['Adjusting', 'Approved'], 2],
  [['Checking'], 3],
  [['Ready', 'Approved'], 5],
  [['Approved', 'Purchasing'], 7],
  [['Verification', 'Purchased'], 8],
  [['Purchasing'], 9],
  [['Purchased', 'Deactivated'], 10],
  [['Confirmed', 'Transferred'], 11],
  [['Deactivated', 'Deactivated'], 4],
  [[], 0],
] as const)('channels that are %s make a campaign %i (CAMP-08)', (states, status) => {
  expect(statusOf(states)).toBe(status)
})

test('as long as one channel waits for approval the campaign is in release (CAMP-08)', () => {
  for (const state of workflowStates) expect([state, statusOf([state, 'Approving'])]).toEqual([state, 6]) // prettier-ignore
})

test('the 15 states are numbered in their order (COCK-07)', () => {
  expect(workflowStates.map(stateId)).toEqual(workflowStates.map((_, index) => index + 1))
})

const waiting = {
  workflowState: 'Approving',
  externalApprovalRequested: false,
  campaignEnd: '2026-11-23',
} as const

test.each([
  ['2026-11-22', {}, true],
  ['2026-11-23', {}, true],
  ['2026-11-24', {}, false],
  ['2026-11-24', { campaignEnd: null }, true],
  ['2026-11-22', { externalApprovalRequested: true }, false],
  ...workflowStates
    .filter((state) => state !== 'Approving')
    .map((workflowState) => ['2026-11-22', { workflowState }, false] as const),
] as const)('on %s a channel with %o is approvable: %s (COCK-08)', (today, change, expected) => {
  expect(isApprovable({ ...waiting, ...change }, today)).toBe(expected)
})
