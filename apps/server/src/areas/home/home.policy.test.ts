import { describe, expect, test } from 'vitest'
import type { Role } from '../../platform/actor.ts'
import type { Access } from '../users/index.ts'
import { firstStepsOf } from './home.policy.ts'

const of = (roles: Role[], more: Partial<Access> = {}) =>
  firstStepsOf({ roles, groupIds: [1], seesAll: false, ...more } as Access)

describe('who is shown which first steps (GEN-09)', () => {
  test.each<[Role[], string[]]>([
    [['ADMINISTRATOR'], ['pages', 'theme', 'mail', 'people', 'campaign']],
    [['CLIENTSERVICE'], ['theme', 'people', 'campaign']],
    [['SUPERVISOR'], []],
    [['CLIENT_LEAD'], []],
    [['CLIENT'], []],
    [['DIRECTORDER'], []],
    [[], []],
  ])('%j: %j', (roles, steps) => {
    expect(of(roles)).toEqual(steps)
  })

  test('who sees nothing of what they would make is not asked to make a campaign', () => {
    expect(of(['CLIENTSERVICE'], { groupIds: [] })).toEqual(['theme', 'people'])
  })
})
