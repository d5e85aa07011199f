import { signInRoles } from '@atrium/api-client/values'
import { expect, test } from 'vitest'
import { hasChoice, mayAdminister } from './entries.logic.ts'

test('administrator, client service, client lead and supervisor see the administration, the other roles do not (LAY-09)', () => {
  expect(signInRoles.filter((role) => mayAdminister([role]))).toEqual([
    'ADMINISTRATOR',
    'SUPERVISOR',
    'CLIENTSERVICE',
    'CLIENT_LEAD',
  ])
  expect(mayAdminister([])).toBe(false)
  expect(mayAdminister(['client', 'Client_Lead'])).toBe(true)
})

test('the launcher is an entry above one application (LAY-08)', () => {
  expect([0, 1, 2, 3].map(hasChoice)).toEqual([false, false, true, true])
})
