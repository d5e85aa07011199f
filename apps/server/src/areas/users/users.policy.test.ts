import { groupOfPerson } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { roles, type Actor, type Role } from '../../platform/actor.ts'
import { accessFrom, groupTypes, hasAnyRole } from './users.policy.ts'

const actor = (held: readonly Role[]): Actor => ({
  userId: 1,
  subject: 'one',
  firstName: 'Ada',
  lastName: 'Alt',
  languageCode: 'de',
  rolesAnywhere: held,
  rolesIn: { 101: held },
  applicationIds: [101],
})

const member = (type: number, seesAll = false) => [{ userGroupId: 5, type, seesAll }]

describe('what a caller is in a tenant', () => {
  test('only Administrator and Supervisor see everything by role (PERM-13)', () => {
    const seeing = roles.filter((role) => accessFrom(actor([role]), 101, []).seesAll)
    expect(seeing).toEqual(['ADMINISTRATOR', 'SUPERVISOR'])
  })

  test('what somebody may do in one application says nothing about another (PERM-19)', () => {
    const both = {
      ...actor(['ADMINISTRATOR']),
      rolesIn: { 101: ['CLIENT'], 115: ['ADMINISTRATOR'] },
      applicationIds: [101, 115],
    } as const
    expect(accessFrom(both, 101, [])).toMatchObject({
      roles: ['CLIENT'],
      seesAll: false,
      isStaff: false,
    })
    expect(accessFrom(both, 115, [])).toMatchObject({ seesAll: true, isStaff: true })
    expect(accessFrom(both, 130, []).roles).toEqual([])
  })

  test('an administrator group and a group assigned to all components see everything (PERM-16)', () => {
    expect(accessFrom(actor(['CLIENT']), 101, member(groupTypes.Administration)).seesAll).toBe(true)
    expect(accessFrom(actor(['CLIENT']), 101, member(groupTypes.Customer, true)).seesAll).toBe(true)
    for (const type of [10, 20, 30, 100]) {
      expect(accessFrom(actor(['CLIENT']), 101, member(type)).seesAll).toBe(false)
    }
  })

  test('only the agency knows which groups see an item (T-03)', () => {
    const staff = roles.filter((role) => accessFrom(actor([role]), 101, []).isStaff)
    expect(staff).toEqual(['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE'])
  })

  test('groups of the caller are known by their ids (PERM-13)', () => {
    const own = groupOfPerson(1)
    expect(accessFrom(actor(['CLIENT']), 101, member(groupTypes.Customer)).groupIds).toEqual([
      5,
      own,
    ])
    expect(accessFrom(actor(['CLIENT']), 101, []).groupIds).toEqual([own])
  })

  test('who looks as a group sees what it sees, and nothing that is for them alone (D-06, PERM-14)', () => {
    const [group] = member(groupTypes.Customer)
    const looking = { ...actor(['CLIENT']), preview: { id: 'look', viewerId: 2, group: group! } }
    expect(accessFrom(looking, 101, [group!]).groupIds).toEqual([5])
  })

  test('one of several roles is enough', () => {
    expect(hasAnyRole(['AUTHOR', 'CLIENT'], ['CLIENT', 'ADMINISTRATOR'])).toBe(true)
    expect(hasAnyRole(['AUTHOR'], ['CLIENT', 'ADMINISTRATOR'])).toBe(false)
    expect(hasAnyRole([], ['CLIENT'])).toBe(false)
  })
})
