import { expect, test } from 'vitest'
import { canSetCredentials, canSignOn } from './reports.policy.ts'

const actor = { userId: 1 }

test('nobody signs on at the reporting tool for somebody else (API-37)', () => {
  expect(canSignOn(actor, 1)).toBe(true)
  expect(canSignOn(actor, 2)).toBe(false)
})

test.each([
  ['their own as a user of the reports', 1, true, false, true],
  ['their own as who assigns people', 1, false, true, true],
  ['their own without either', 1, false, false, false],
  ['of others as who assigns people', 2, false, true, true],
  ['of others as a user of the reports', 2, true, false, false],
  ['of others without either', 2, false, false, false],
])(
  'a person keeps credentials %s of user %d with isAssigned %s and canAssign %s: %s (ADM-03, REP-08)',
  (_, userId, isAssigned, canAssign, expected) => {
    expect(canSetCredentials(actor, userId, { isAssigned, canAssign })).toBe(expected)
  },
)
