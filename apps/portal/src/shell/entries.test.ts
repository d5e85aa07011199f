import type { Page } from '@atrium/api-client/contract'
import { signInRoles } from '@atrium/api-client/values'
import { expect, test } from 'vitest'
import {
  administrationTabs,
  hasChoice,
  hasReportsEntry,
  mayAdminister,
  mayChangeThemes,
  maySetUp,
  reportsOf,
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

test('each role that has the administration has its tabs, and opens at the first (ROUTE-03, ADM-09)', () => {
  const all = ['users', 'user-groups', 'themes', 'group-membership', 'configuration', 'audit-log']
  expect(administrationTabs(['ADMINISTRATOR'])).toEqual([
    ...all.slice(0, 2),
    'customers',
    'pages',
    ...all.slice(2, -1),
    'integrations',
    'audit-log',
  ])
  expect(administrationTabs(['SUPERVISOR'])).toEqual(all)
  expect(administrationTabs(['CLIENTSERVICE'])).toEqual(all.filter((tab) => tab !== 'user-groups'))
  expect(administrationTabs(['CLIENT_LEAD', 'CLIENT'])).toEqual([
    'users',
    'group-membership',
    'audit-log',
  ])
  for (const role of ['CLIENT', 'AUTHOR', 'DIRECTORDER'])
    expect(administrationTabs([role])).toEqual([])
})

test('Administrators and Client Service change themes; a Supervisor reads them (ADM-09)', () => {
  expect(signInRoles.filter((role) => mayChangeThemes([role]))).toEqual([
    'ADMINISTRATOR',
    'CLIENTSERVICE',
  ])
})

test('whoever sees reports has an entry that leads to all of them, unless they are a page already (ROUTE-05)', () => {
  const page = (url: string, ...types: (string | null)[]) =>
    ({
      url,
      isExternal: false,
      children: types.map((collectionType) => ({ childComponent: { collectionType } })),
    }) as Page
  const mixed = [page('/links', 'report', 'file'), page('/more', 'report', null)]
  expect(reportsOf(mixed)).toHaveLength(2)
  expect(hasReportsEntry(mixed)).toBe(true)
  expect(hasReportsEntry([...mixed, page('/reports-only', 'report')])).toBe(false)
  expect(hasReportsEntry([page('/links', 'file', 'page'), page('/empty')])).toBe(false)
})
