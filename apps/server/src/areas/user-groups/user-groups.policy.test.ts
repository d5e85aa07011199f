import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import { groupTypes } from '../users/index.ts'
import {
  canManageGroups,
  canManageMembers,
  canSeeGroups,
  canSeeInvoices,
} from './user-groups.policy.ts'

const who = (may: (access: { roles: Role[] }) => boolean) =>
  roles.filter((role) => may({ roles: [role] }))

describe('groups', () => {
  test('who has the administration sees them, administrators change them (A5, ADM-09)', () => {
    expect(who(canSeeGroups)).toEqual([
      'ADMINISTRATOR',
      'SUPERVISOR',
      'CLIENTSERVICE',
      'CLIENT_LEAD',
    ])
    expect(who(canManageGroups)).toEqual(['ADMINISTRATOR'])
  })

  test.each([
    ['Administration', ['ADMINISTRATOR']],
    ['DataSolutions', ['ADMINISTRATOR', 'CLIENTSERVICE']],
    ['CustomerService', ['ADMINISTRATOR', 'CLIENTSERVICE']],
    ['Customer', ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD']],
    ['DirectOrder', ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ] as const)('into %s people are put by %j (ADM-09)', (type, expected) => {
    expect(who((access) => canManageMembers(access, groupTypes[type]))).toEqual(expected)
  })

  test('rights of several roles add up', () => {
    const both = { roles: ['CLIENT_LEAD', 'CLIENTSERVICE'] as const }
    expect(canManageMembers(both, groupTypes.CustomerService)).toBe(true)
    expect(canManageMembers(both, groupTypes.Administration)).toBe(false)
  })
})

test('the agency and who leads at the client see invoices, a client in a group for it does, too (INV-06, A5)', () => {
  const alone = who((access) => canSeeInvoices(access, { isInInvoiceGroup: false }))
  expect(alone).toEqual(['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'CLIENT_LEAD'])
  const inGroup = who((access) => canSeeInvoices(access, { isInInvoiceGroup: true }))
  expect(inGroup).toEqual([...alone, 'CLIENT'])
})
