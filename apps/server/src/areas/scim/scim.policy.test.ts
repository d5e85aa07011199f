import { integrationAreaNames } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { groupTypes } from '../users/index.ts'
import { canFillGroup, canGiveRoles, canMoveAddress, canSync } from './scim.policy.ts'

test('only an integration that has the directory keeps people and groups, and no person does', () => {
  const allowed = integrationAreaNames.filter((area) =>
    canSync({ integration: { id: 1, areas: [area] } }),
  )
  expect(allowed).toEqual(['directory'])
  expect(canSync({ integration: { id: 1, areas: integrationAreaNames } })).toBe(true)
  expect(canSync({})).toBe(false)
})

test('a directory gives every role but that of administrators, who may keep theirs (ADM-09)', () => {
  expect(roles.filter((role) => !canGiveRoles([role], []))).toEqual(['ADMINISTRATOR'])
  expect(canGiveRoles(['CLIENT', 'ADMINISTRATOR'], ['CLIENT'])).toBe(false)
  expect(canGiveRoles(['ADMINISTRATOR'], ['ADMINISTRATOR'])).toBe(true)
})

test('a directory fills every group but those of the administration (ADM-09)', () => {
  const closed = Object.values(groupTypes).filter((type) => !canFillGroup(type))
  expect(closed).toEqual([groupTypes.Administration])
})

test('the place of an administrator who has not come yet gets no other address (ADM-09)', () => {
  const group = (type: number) => ({ type })
  const answers = [
    canMoveAddress({ roles: ['CLIENT'], groups: [] }),
    canMoveAddress({ roles: ['CLIENT'], groups: [group(groupTypes.Customer)] }),
    canMoveAddress({ roles: ['ADMINISTRATOR'], groups: [] }),
    canMoveAddress({ roles: ['CLIENT'], groups: [group(groupTypes.Administration)] }),
  ]
  expect(answers).toEqual([true, true, false, false])
})
