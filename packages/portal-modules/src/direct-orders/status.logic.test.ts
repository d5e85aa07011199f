import { describe, expect, test } from 'vitest'
import { numberOfStatus, reasonFault, settableFrom, shownStatus, statuses, statusOfNumber, stepOf, stepWord } from './status.logic.ts' // prettier-ignore

const today = '2027-03-15'
const order = (status: (typeof statuses)[number] | 'unknown', start: string | null, end: string | null) => ({ status, approval: null, start, end }) // prettier-ignore

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

test('an order that waits for headquarters, or was sent back by it, says so also after its last day (D-01, DO-12)', () => {
  const over = { end: '2027-03-14' }
  expect(shownStatus({ ...over, status: 'created', approval: 'waiting' }, '2027-03-15')).toBe('waiting') // prettier-ignore
  expect(shownStatus({ ...over, status: 'rebriefing', approval: 'rejected' }, '2027-03-15')).toBe('rebriefing') // prettier-ignore
  expect(shownStatus({ ...over, status: 'approved', approval: 'approved' }, '2027-03-15')).toBe('completed') // prettier-ignore
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

test('by hand any other status is set that needs no reason (DO-10, DO-11)', () => {
  expect(settableFrom('approved')).toEqual(['created', 'completed'])
  expect(settableFrom('rebriefing')).toEqual(['created', 'approved', 'completed'])
})

test('a reason has 3 to 1000 characters, spaces around it apart (DO-18)', () => {
  expect(reasonFault('  ab ')).toBe('reasonShort')
  expect(reasonFault('abc')).toBeUndefined()
  expect(reasonFault('x'.repeat(1_000))).toBeUndefined()
  expect(reasonFault('x'.repeat(1_001))).toBe('reasonLong')
})

test('while it waits for headquarters it says so, and stands in approval (D-01)', () => {
  const waiting = { ...order('created', '2027-04-01', '2027-04-09'), approval: 'waiting' as const }
  expect([shownStatus(waiting, today), stepOf(waiting, today)]).toEqual(['waiting', 'inApproval'])
  const canceled = { ...waiting, status: 'canceled' as const }
  expect(shownStatus(canceled, today)).toBe('canceled')
})

test('the step at which an order stands says no other than its status (DO-07)', () => {
  const word = (one: Parameters<typeof stepWord>[0]) => stepWord(one, 'inApproval', today)
  expect(word(order('approved', '2027-03-16', null))).toBe('status.approved')
  const waiting = { ...order('created', '2027-04-01', '2027-04-09'), approval: 'waiting' as const }
  expect(word(waiting)).toBe('status.waiting')
  expect(word(order('created', '2027-04-01', null))).toBe('step.inApproval')
  expect(stepWord(order('approved', '2027-03-01', null), 'inExecution', today)).toBe('step.inExecution') // prettier-ignore
})
