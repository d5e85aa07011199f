import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canPutFigures } from './figures.policy.ts'

test('figures are put by administrators, and by integrations that act as one (ADM-09)', () => {
  expect(roles.filter((role) => canPutFigures({ roles: [role] }))).toEqual([
    'ADMINISTRATOR',
    'CLIENTSERVICE',
  ])
})
