import { signInRoles } from '@atrium/api-client/values'
import { expect, test } from 'vitest'
import {
  administrationTabs,
  hasChoice,
  mayAdminister,
  mayChangeThemes,
  maySetUp,
} from './entries.logic.ts'

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

test('administrators alone set up applications (SETUP-10)', () => {
  expect(signInRoles.filter((role) => maySetUp([role]))).toEqual(['ADMINISTRATOR'])
})

test('the launcher is an entry above one application (LAY-08)', () => {
  expect([0, 1, 2, 3].map(hasChoice)).toEqual([false, false, true, true])
})

test('the entry leads to a tab that is there for whoever sees it; a Supervisor reads themes and changes none (ROUTE-03, ADM-09)', () => {
  expect(signInRoles.filter((role) => administrationTabs([role]).includes('themes'))).toEqual([
    'ADMINISTRATOR',
    'SUPERVISOR',
    'CLIENTSERVICE',
  ])
  expect(administrationTabs(['CLIENT_LEAD', 'CLIENT'])).toEqual([])
  expect(signInRoles.filter((role) => mayChangeThemes([role]))).toEqual([
    'ADMINISTRATOR',
    'CLIENTSERVICE',
  ])
})
