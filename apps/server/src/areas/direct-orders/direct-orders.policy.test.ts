import { bookingStatusTypes } from '@atrium/api-client/contract'
import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import {
  decidersOf,
  mayChange,
  mayMove,
  orderAbilities,
  orderAudience,
  type OrderStanding,
  type OrderStatus,
} from './direct-orders.policy.ts'

const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes
const all: readonly OrderStatus[] = [Created, Approved, Completed, Rebriefing, Canceled]
const at = (status: OrderStatus, approval: OrderStanding['approval'] = null): OrderStanding => ({
  status,
  approval,
})
const as = (role: Role) => ({ roles: [role], isDataSolutions: false })
const agency = ['ADMINISTRATOR', 'CLIENTSERVICE'] as const

describe('the status of an order', () => {
  test('a store sends, resubmits, asks for a rebriefing and cancels (DO-09, DO-11)', () => {
    const store = as('DIRECTORDER')
    const steps = all.flatMap((from) =>
      all.filter((to) => mayMove(store, at(from), to)).map((to) => [from, to]),
    )
    expect(steps).toEqual([
      [Created, Approved],
      [Created, Canceled],
      [Approved, Rebriefing],
      [Approved, Canceled],
      [Rebriefing, Approved],
      [Rebriefing, Canceled],
    ])
  })

  test.each(agency)('%s sets any, but nothing leaves Canceled (DO-08, DO-11)', (role) => {
    for (const from of all) {
      for (const to of all) expect(mayMove(as(role), at(from), to)).toBe(from !== Canceled)
    }
  })

  test('nobody else sets or changes anything, and nobody what was cancelled (DO-08, PERM-10)', () => {
    assert(
      property(constantFrom(...roles), constantFrom(...all), constantFrom(...all), (role, from, to) => {
        const orders = ['ADMINISTRATOR', 'CLIENTSERVICE', 'DIRECTORDER'].includes(role)
        const holder = as(role)
        if (!orders || from === Canceled) {
          expect([mayMove(holder, at(from), to), mayChange(holder, from)]).toEqual([false, false])
          expect(Object.values(orderAbilities(holder, at(from), { decides: true }))).not.toContain(true)
        }
      }), // prettier-ignore
    )
  })

  test('a store changes what was not sent yet or is rebriefed; the agency all that is open (DO-09)', () => {
    expect(all.filter((status) => mayChange(as('DIRECTORDER'), status))).toEqual([Created, Rebriefing]) // prettier-ignore
    expect(all.filter((status) => mayChange(as('CLIENTSERVICE'), status))).toEqual([Created, Approved, Completed, Rebriefing]) // prettier-ignore
  })

  test('an order that has ended is not changed any more, nor cancelled or briefed anew by those who ordered it (DO-12)', () => {
    const ended = { decides: false, hasEnded: true }
    expect(orderAbilities(as('DIRECTORDER'), at(Approved), ended)).toMatchObject({ rebrief: false, cancel: false }) // prettier-ignore
    expect(orderAbilities(as('CLIENTSERVICE'), at(Approved), ended)).toMatchObject({ rebrief: true, cancel: true }) // prettier-ignore
    expect(orderAbilities(as('CLIENTSERVICE'), at(Approved), ended)).toMatchObject({ edit: false, setStatus: true }) // prettier-ignore
  })

  test('orders are decided by the client’s people, and by administrators only where it has none (D-01)', () => {
    const person = (id: number, roles: Role[], is_approver = false) => ({ id, roles, is_approver })
    const admin = person(1, ['ADMINISTRATOR'])
    const lead = person(2, ['CLIENT_LEAD'])
    const approver = person(3, ['CLIENT'], true)
    expect(decidersOf([admin, lead, approver, person(4, ['CLIENT'])])).toEqual([lead, approver])
    expect(decidersOf([admin, person(4, ['CLIENT'])])).toEqual([admin])
  })

  test('what a caller may do travels with it (DO-10)', () => {
    expect(orderAbilities(as('DIRECTORDER'), at(Approved), { decides: false })).toEqual({
      edit: false,
      send: false,
      rebrief: true,
      cancel: true,
      setStatus: false,
      decide: false,
    })
    expect(orderAbilities(as('CLIENTSERVICE'), at(Rebriefing), { decides: true })).toEqual({
      edit: true,
      send: true,
      rebrief: false,
      cancel: true,
      setStatus: true,
      decide: false,
    })
  })

  test('while it waits for headquarters it is decided, cancelled or sent back by the agency, and not sent again (D-01)', () => {
    const waiting = at(Created, 'waiting')
    const steps = (role: Role) => all.filter((to) => mayMove(as(role), waiting, to))
    expect(steps('DIRECTORDER')).toEqual([Canceled])
    expect(steps('CLIENTSERVICE')).toEqual([Rebriefing, Canceled])
    expect(orderAbilities(as('DIRECTORDER'), waiting, { decides: false })).toMatchObject({ edit: true, send: false, decide: false }) // prettier-ignore
    expect(orderAbilities(as('CLIENTSERVICE'), waiting, { decides: false })).toMatchObject({ rebrief: true, setStatus: false }) // prettier-ignore
    expect(orderAbilities(as('CLIENT_LEAD'), waiting, { decides: true })).toMatchObject({ edit: false, decide: true }) // prettier-ignore
  })
})

describe('who sees an order', () => {
  const circle = {
    groups: [
      { id: 1, type: 1, isApprover: false },
      { id: 2, type: 20, isApprover: false },
      { id: 3, type: 10, isApprover: false },
      { id: 4, type: 30, isApprover: true },
      { id: 5, type: 30, isApprover: false },
      { id: 6, type: 30, isApprover: false },
      { id: 7, type: 100, isApprover: false },
    ],
    leadIds: [90],
    userId: 80,
    groupIds: [5, 7, -80],
    chosen: undefined,
  }

  test('its store and who placed it, headquarters and the agency; not all who may order (PERM-13)', () => {
    expect(orderAudience(circle)).toEqual([-90, -80, 1, 2, 4, 5])
  })

  test('staff says which store it is for (PERM-14)', () => {
    expect(orderAudience({ ...circle, userId: 70, groupIds: [2], chosen: [6] })).toEqual([-90, -70, 1, 2, 4, 6]) // prettier-ignore
  })
})
