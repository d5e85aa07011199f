import { describe, expect, test } from 'vitest'
import { abilitiesOf, numberOfStatus, reasonFault, shownStatus, statuses, statusOfNumber, stepOf } from './status.logic.ts' // prettier-ignore

const today = '2027-03-15'
const order = (status: (typeof statuses)[number] | 'unknown', start: string | null, end: string | null) => ({ status, start, end }) // prettier-ignore

test.each([
  [1, 'created'],
  [2, 'approved'],
  [3, 'completed'],
  [5, 'rebriefing'],
  [10, 'canceled'],
  [0, 'unknown'],
  [4, 'unknown'],
  [99, 'unknown'],
] as const)('status %i is %s (DO-07)', (number, status) => {
  expect(statusOfNumber(number)).toBe(status)
  if (status !== 'unknown') expect(numberOfStatus(status)).toBe(number)
})

describe('step of the stepper (DO-07, U-08)', () => {
  test.each([
    ['created', '2027-04-01', 'confirmation'],
    ['approved', '2027-03-16', 'inApproval'],
    ['approved', '2027-03-15', 'inExecution'],
    ['approved', '2027-03-01', 'inExecution'],
    ['approved', null, 'inApproval'],
    ['completed', '2027-03-01', 'completed'],
    ['rebriefing', '2027-03-16', 'inRebriefing'],
    ['canceled', '2027-03-16', 'canceled'],
    ['unknown', '2027-03-16', 'unknown'],
  ] as const)('%s from %s on is %s', (status, start, step) => {
    expect(stepOf(order(status, start, '2027-04-30'), today)).toBe(step)
  })
})

test('an order whose last day is over shows as completed, unless it was canceled (DO-12)', () => {
  expect(shownStatus(order('approved', null, '2027-03-14'), today)).toBe('completed')
  expect(shownStatus(order('approved', null, '2027-03-15'), today)).toBe('approved')
  expect(shownStatus(order('created', null, '2027-03-14'), today)).toBe('completed')
  expect(shownStatus(order('canceled', null, '2027-03-14'), today)).toBe('canceled')
  expect(shownStatus(order('approved', null, null), today)).toBe('approved')
})

describe('what may be done (DO-08, DO-09, DO-10)', () => {
  const store = { canOrder: true, isStaff: false }
  const staff = { canOrder: false, isStaff: true }
  const end = '2027-04-30'

  test('nobody does anything with a canceled order (DO-08)', () => {
    for (const role of [store, staff])
      expect(abilitiesOf({ status: 'canceled', end }, today, role)).toEqual({
        adjust: false,
        send: false,
        cancel: false,
        rebrief: false,
        setStatus: [],
      })
  })
  test('what is saved or in rebriefing is adjusted and sent, what is sent goes into rebriefing (DO-09)', () => {
    for (const status of ['created', 'rebriefing'] as const)
      expect(abilitiesOf({ status, end }, today, store)).toMatchObject({
        adjust: true,
        send: true,
        cancel: true,
        rebrief: false,
      })
    expect(abilitiesOf({ status: 'approved', end }, today, store)).toMatchObject({
      adjust: false,
      send: false,
      cancel: true,
      rebrief: true,
    })
  })
  test('what is over is neither canceled nor changed; staff set the other statuses by hand (DO-11)', () => {
    const over = { status: 'approved', end: '2027-03-01' } as const
    expect(abilitiesOf(over, today, store)).toMatchObject({ cancel: false, rebrief: false })
    expect(abilitiesOf({ status: 'approved', end }, today, staff).setStatus).toEqual(['created', 'completed']) // prettier-ignore
    expect(abilitiesOf({ status: 'approved', end }, today, store).setStatus).toEqual([])
  })
  test('who only looks may do nothing', () => {
    const nobody = { canOrder: false, isStaff: false }
    expect(abilitiesOf({ status: 'created', end }, today, nobody)).toMatchObject({
      adjust: false,
      send: false,
      cancel: false,
    })
  })
})

test('a reason has 3 to 1000 characters, spaces around it apart (DO-18)', () => {
  expect(reasonFault('  ab ')).toBe('reasonShort')
  expect(reasonFault('abc')).toBeUndefined()
  expect(reasonFault('x'.repeat(1_000))).toBeUndefined()
  expect(reasonFault('x'.repeat(1_001))).toBe('reasonLong')
})
