import { array, assert, boolean, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approvalResult, approvalStanding, workflowStates } from './approvalResult.ts'

const facts = record({
  workflowState: constantFrom(...workflowStates),
  decision: constantFrom('pending', 'approved', 'rejected'),
  isChangedSince: boolean(),
  hasOpenCondition: boolean(),
})

describe('where a channel stands with the client (COCK-09)', () => {
  test('only the plan that was approved counts as approved (D-02, T-38)', () => {
    const approved = { decision: 'approved', isChangedSince: false, hasOpenCondition: false } as const // prettier-ignore
    const of = (workflowState: (typeof workflowStates)[number], more: object = {}) =>
      approvalStanding({ workflowState, ...approved, ...more })
    expect(of('Approved')).toBe('approved')
    expect(of('Purchased')).toBe('approved')
    // Bought or not: it is another than was approved.
    expect(of('Adjusting', { isChangedSince: true })).toBe('changed')
    expect(of('Purchased', { isChangedSince: true })).toBe('changed')
    // Changed there and back, or taken back by the agency.
    expect(of('Adjusting')).toBe('reopened')
    expect(of('Deactivated')).toBe('stopped')
  })

  test('approved with a condition is a state of its own until that is met, and holds nothing up', () => {
    const conditional = { decision: 'approved', isChangedSince: false, hasOpenCondition: true } as const // prettier-ignore
    const of = (workflowState: (typeof workflowStates)[number], more: object = {}) =>
      approvalStanding({ workflowState, ...conditional, ...more })
    expect(of('Approved')).toBe('conditional')
    expect(of('Purchased')).toBe('conditional')
    expect(of('Approved', { hasOpenCondition: false })).toBe('approved')
    // What matters more is said first.
    expect(of('Purchased', { isChangedSince: true })).toBe('changed')
    expect(of('Adjusting')).toBe('reopened')
    expect(of('Approving')).toBe('waiting')
    expect(of('Deactivated')).toBe('stopped')
  })

  test('what waits has no decision that counts; what was never asked for is planned', () => {
    const pending = { decision: 'pending', isChangedSince: false, hasOpenCondition: false } as const // prettier-ignore
    expect(approvalStanding({ workflowState: 'Approving', ...pending })).toBe('waiting')
    expect(approvalStanding({ workflowState: 'Ready', ...pending })).toBe('planned')
    // Approved outside of the portal.
    expect(approvalStanding({ workflowState: 'Approved', ...pending })).toBe('approved')
  })

  test('rejected, it stays so until it is put into release again', () => {
    const rejected = { decision: 'rejected', isChangedSince: false, hasOpenCondition: false } as const // prettier-ignore
    for (const workflowState of ['Adjusting', 'Planning', 'Ready'] as const) {
      expect(approvalStanding({ workflowState, ...rejected })).toBe('rejected')
    }
    expect(approvalStanding({ workflowState: 'Approving', ...rejected })).toBe('waiting')
  })
})

test('each channel that was not stopped counts exactly once in the result (COCK-09)', () => {
  assert(
    property(array(record({ name: string(), facts })), (all) => {
      const channels = all.map((one) => ({ name: one.name, standing: approvalStanding(one.facts) }))
      const { approved, conditional, changed, rejected, waiting, planned } =
        approvalResult(channels)
      const going = all.filter((one) => one.facts.workflowState !== 'Deactivated')
      expect(approved + changed.length + rejected.length + waiting + planned).toBe(going.length)
      // What is approved with a condition is one of the approved.
      const open = channels.filter(({ standing }) => standing === 'conditional')
      expect(conditional).toBe(open.length)
      expect(conditional).toBeLessThanOrEqual(approved)
      const waits = going.filter((one) => one.facts.workflowState === 'Approving')
      expect(waiting).toBe(waits.length)
      const known = new Set(going.map(({ name }) => name))
      expect([...changed, ...rejected].every((name) => known.has(name))).toBe(true)
    }),
  )
})
