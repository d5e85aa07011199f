import { signInRoles } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { canMapGroups } from './directory-groups.policy.ts'

test('administrators say what groups of a directory give (ADM-09)', () => {
  expect(signInRoles.filter((role) => canMapGroups({ roles: [role] }))).toEqual(['ADMINISTRATOR'])
})
