import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canAddItem } from './timeline.policy.ts'

test('only administrators and Client Service write on a timeline (POST-04)', () => {
  const writing = roles.filter((role) => canAddItem({ roles: [role] }))
  expect(writing).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  expect(canAddItem({ roles: ['CLIENT', 'CLIENTSERVICE'] })).toBe(true)
})
