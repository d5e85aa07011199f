import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canManageContacts } from './contacts.policy.ts'

test('contacts are kept by Administrator and Client Service (CON-02)', () => {
  expect(roles.filter((role) => canManageContacts({ roles: [role] }))).toEqual([
    'ADMINISTRATOR',
    'CLIENTSERVICE',
  ])
})
