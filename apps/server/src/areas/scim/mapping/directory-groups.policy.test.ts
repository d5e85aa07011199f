import { signInRoles } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { canMapGroups, rolesByGroups } from './directory-groups.policy.ts'

test('administrators say what groups of a directory give (ADM-09)', () => {
  expect(signInRoles.filter((role) => canMapGroups({ roles: [role] }))).toEqual(['ADMINISTRATOR'])
})

test.each([
  ['a group gives its role in the place of the one before', ['CLIENT'], ['CLIENT_LEAD'], undefined, ['CLIENT_LEAD']],
  ['several groups give all of theirs', ['CLIENT'], ['AUTHOR', 'CLIENT_LEAD'], undefined, ['CLIENT_LEAD', 'AUTHOR']],
  ['the same changes nothing', ['CLIENT_LEAD'], ['CLIENT_LEAD'], undefined, undefined],
  ['no group gives one: it stays', ['AUTHOR'], [], undefined, undefined],
  ['the last group was left', ['CLIENT_LEAD'], [], 'CLIENT', ['CLIENT']],
  ['another group still gives one', ['CLIENT_LEAD'], ['AUTHOR'], 'CLIENT', ['AUTHOR']],
  ['administrators stay administrators', ['ADMINISTRATOR'], ['CLIENT'], undefined, ['ADMINISTRATOR', 'CLIENT']],
] as const)('%s (ADM-09)', (_title, held, given, fallback, after) => {
  const roles = rolesByGroups(held, given, fallback)
  expect(roles && [...roles].toSorted()).toEqual(after && [...after].toSorted())
}) // prettier-ignore
