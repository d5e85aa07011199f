import { signInRoles } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { canManageCustomers } from './customers.policy.ts'

test('administrators say which clients an application has (ADM-09)', () => {
  const allowed = signInRoles.filter((role) => canManageCustomers({ roles: [role] }))
  expect(allowed).toEqual(['ADMINISTRATOR'])
})
