import { bookingStatusTypes } from '@atrium/api-client/contract'
import { assert, boolean, constantFrom, double, option, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standingAfter, type Step } from './order-approval.logic.ts'
import type { OrderRow } from './direct-orders.repository.ts'

const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes
const all = [Created, Approved, Completed, Rebriefing, Canceled] as const
const approvals = [null, 'waiting', 'approved', 'rejected'] as const

const plan: Step['plan'] = {
  display_name: 'Eröffnung Fulda',
  budget: 12_000,
  region: 'Süd',
  start_date: '2027-04-10',
  end_date: '2027-04-20',
  media_types: [{ mediaTypeId: 6, isSelected: true, needsDates: false, startDate: null, endDate: null }], // prettier-ignore
}
const before = (status: OrderRow['status'], approval: OrderRow['approval'], more = {}) =>
  ({ ...plan, status, approval, ...more }) as OrderRow
const step = (more: Partial<Step>): Step => ({ before: before(Created, null), plan, to: Approved, approvalBudget: 10_000, left: undefined, approves: false, ...more }) // prettier-ignore

describe('an order above the tenant’s budget', () => {
  test('waits for headquarters where it is sent, also again after a rebriefing (D-01)', () => {
    expect(standingAfter(step({}))).toEqual({ status: Created, approval: 'waiting', step: 'asked' })
    expect(standingAfter(step({ before: before(Rebriefing, 'rejected') }))).toEqual({ status: Rebriefing, approval: 'waiting', step: 'asked' }) // prettier-ignore
    expect(standingAfter(step({ before: undefined }))).toMatchObject({ approval: 'waiting' })
  })

  test('goes to the agency from whoever decides, and at the budget itself (D-01)', () => {
    expect(standingAfter(step({ approves: true }))).toEqual({ status: Approved, approval: 'approved', step: 'approved' }) // prettier-ignore
    expect(standingAfter(step({ approvalBudget: 12_000 }))).toEqual({ status: Approved, approval: null }) // prettier-ignore
    expect(standingAfter(step({ approvalBudget: undefined }))).toEqual({ status: Approved, approval: null }) // prettier-ignore
  })

  test('that is with the agency as it is goes on without being asked again, also where a limit came since (D-01)', () => {
    const booked = { before: before(Approved, null), left: 0 }
    expect(standingAfter(step({ ...booked, to: Completed }))).toEqual({ status: Completed, approval: null }) // prettier-ignore
    expect(standingAfter(step({ ...booked, to: Approved }))).toEqual({ status: Approved, approval: null }) // prettier-ignore
  })

  test('waits, too, where its region has less left than it asks for, whatever the tenant’s budget (D-01)', () => {
    const small = { ...plan, budget: 900 }
    expect(standingAfter(step({ plan: small, left: 899.99 }))).toMatchObject({
      approval: 'waiting',
    })
    expect(standingAfter(step({ plan: small, left: 900 }))).toEqual({ status: Approved, approval: null }) // prettier-ignore
    expect(standingAfter(step({ plan: small, left: -5, approvalBudget: undefined }))).toMatchObject({ step: 'asked' }) // prettier-ignore
  })

  test('stays approved while its plan is the one that was approved, else it waits again (T-38)', () => {
    const approved = before(Approved, 'approved')
    expect(standingAfter(step({ before: approved }))).toEqual({ status: Approved, approval: 'approved' }) // prettier-ignore
    for (const changed of [{ budget: 12_001 }, { end_date: '2027-04-21' }, { display_name: 'Anders' }, { media_types: [] }]) {
      expect(standingAfter(step({ before: approved, plan: { ...plan, ...changed } }))).toEqual({ status: Created, approval: 'waiting', step: 'asked' })
    } // prettier-ignore
  })

  test('is asked for once, and again where it was changed while it waited (T-38)', () => {
    const waiting = before(Created, 'waiting')
    expect(standingAfter(step({ before: waiting }))).toEqual({
      status: Created,
      approval: 'waiting',
    })
    expect(standingAfter(step({ before: waiting, plan: { ...plan, budget: 11_000 } }))).toMatchObject({ step: 'asked' }) // prettier-ignore
    expect(standingAfter(step({ before: waiting, plan: { ...plan, budget: 9_000 } }))).toEqual({ status: Approved, approval: null }) // prettier-ignore
  })

  test('is never with the agency or completed without approval, whoever takes the step (D-01)', () => {
    assert(
      property(
        option(constantFrom(...all)),
        constantFrom(...approvals),
        constantFrom(...all),
        double({ min: 10_000.01, max: 90_000, noNaN: true }),
        boolean(),
        (status, approval, to, budget, approves) => {
          const after = standingAfter(step({ before: status === null ? undefined : before(status, approval), plan: { ...plan, budget }, to, approves })) // prettier-ignore
          if (after && (after.status === Approved || after.status === Completed)) {
            expect(after.approval).toBe('approved')
            expect(approves || approval === 'approved').toBe(true)
          }
        },
      ),
    )
  })
})
