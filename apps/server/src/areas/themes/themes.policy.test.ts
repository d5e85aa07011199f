import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import { assignmentFrom, canSaveThemes, canSeeThemes, isNavigationStyle } from './themes.policy.ts'

const who = (may: (access: { roles: Role[] }) => boolean) =>
  roles.filter((role) => may({ roles: [role] }))

describe('themes', () => {
  test('Administrators and Client Service change them, Supervisors read along (ADM-09)', () => {
    expect(who(canSaveThemes)).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
    expect(who(canSeeThemes)).toEqual(['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE'])
  })

  test.each([
    [{ assignedApplication: 101 }, { userGroupId: null, userId: null }],
    [{ assignedUserGroup: 7 }, { userGroupId: 7, userId: null }],
    [
      { assignedUser: 9, assignedUserGroup: 0 },
      { userGroupId: null, userId: 9 },
    ],
    [{}, undefined],
    [{ assignedApplication: 0 }, undefined],
    [{ assignedApplication: 101, assignedUser: 9 }, 'several'],
    [{ assignedUserGroup: 7, assignedUser: 9 }, 'several'],
  ])('%j assigns to %j (ADM-06)', (wanted, expected) => {
    expect(assignmentFrom(wanted)).toEqual(expected)
  })

  test.each([
    ['{}', true],
    ['{"ground":"brand"}', true],
    ['', false],
    ['{ground:brand}', false],
    ['[]', false],
    ['null', false],
    ['"brand"', false],
  ])('%j is a navigation style: %s (ENT-04)', (text, expected) => {
    expect(isNavigationStyle(text)).toBe(expected)
  })
})
