import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import { groupTypes } from '../users/index.ts'
import {
  canAssign,
  canGiveRole,
  canManagePeople,
  canManagePerson,
  canSeePeople,
  canSeePresence,
} from './people.policy.ts'

const who = (may: (access: { roles: Role[] }) => boolean) =>
  roles.filter((role) => may({ roles: [role] }))

const standing = (held: readonly Role[], types: readonly number[] = []) => ({
  roles: held,
  groupTypes: types,
})

describe('people', () => {
  test('who has the administration sees them, all but the Supervisor change them (A5, ADM-09)', () => {
    expect(who(canSeePeople)).toEqual([
      'ADMINISTRATOR',
      'SUPERVISOR',
      'CLIENTSERVICE',
      'CLIENT_LEAD',
    ])
    expect(who(canManagePeople)).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD'])
  })

  test.each([
    ['ADMINISTRATOR', ['ADMINISTRATOR']],
    ['SUPERVISOR', ['ADMINISTRATOR']],
    ['CLIENTSERVICE', ['ADMINISTRATOR', 'CLIENTSERVICE']],
    ['DIRECTORDER', ['ADMINISTRATOR', 'CLIENTSERVICE']],
    ['AUTHOR', ['ADMINISTRATOR', 'CLIENTSERVICE']],
    ['CLIENT_LEAD', ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD']],
    ['CLIENT', ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD']],
  ] as const)('a %s is changed, and made, by %j (ADM-09)', (role, expected) => {
    expect(who((access) => canManagePerson(access, standing([role])))).toEqual(expected)
    expect(who((access) => canGiveRole(access, role))).toEqual(expected)
  })

  test.each([
    ['Administration', ['ADMINISTRATOR']],
    ['DataSolutions', ['ADMINISTRATOR', 'CLIENTSERVICE']],
    ['CustomerService', ['ADMINISTRATOR', 'CLIENTSERVICE']],
    ['Customer', ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD']],
    ['DirectOrder', ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ] as const)('a client in a group of type %s is changed by %j (ADM-09)', (type, expected) => {
    const person = standing(['CLIENT'], [groupTypes[type]])
    expect(who((access) => canManagePerson(access, person))).toEqual(expected)
  })

  test('one role out of reach is enough, and who holds none is the agency’s (ADM-09)', () => {
    const both = standing(['CLIENT', 'CLIENTSERVICE'])
    expect(who((access) => canManagePerson(access, both))).toEqual([
      'ADMINISTRATOR',
      'CLIENTSERVICE',
    ])
    expect(who((access) => canManagePerson(access, standing([])))).toEqual([
      'ADMINISTRATOR',
      'CLIENTSERVICE',
    ])
  })

  test('an administrator also changes who holds a role that the portal does not know (ADM-09)', () => {
    const person = { roles: ['FORMER_ROLE'], groupTypes: [] }
    expect(who((access) => canManagePerson(access, person))).toEqual(['ADMINISTRATOR'])
  })

  test('who oversees or looks after somebody learns when they were last here (T-97)', () => {
    const seeing = (role: Role) => who((access) => canSeePresence(access, standing([role])))
    expect(seeing('CLIENT')).toEqual([
      'ADMINISTRATOR',
      'SUPERVISOR',
      'CLIENTSERVICE',
      'CLIENT_LEAD',
    ])
    expect(seeing('ADMINISTRATOR')).toEqual(['ADMINISTRATOR', 'SUPERVISOR'])
  })

  test('the reporting tool is the agency’s (ADM-03)', () => {
    expect(who((access) => canAssign(access, standing(['CLIENT'])))).toEqual([
      'ADMINISTRATOR',
      'CLIENTSERVICE',
    ])
    expect(who((access) => canAssign(access, standing(['ADMINISTRATOR'])))).toEqual([
      'ADMINISTRATOR',
    ])
  })
})
