import { expect, test } from 'vitest'
import { roles as allRoles, type Role } from '../../../platform/actor.ts'
import { groupTypes } from '../../users/index.ts'
import { canChangeRoles, canPassOn, fallbackRole, rolesByGroups } from './roles-by-groups.policy.ts'

const by = (role: Role) => ({ roles: [role], actor: {} })
const directory = { roles: [], actor: { integration: { id: 1, areas: ['directory' as const] } } }

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

test('by hand nobody gives more by a group of a directory than they could give without it (ADM-09)', () => {
  const gives = { role: 'SUPERVISOR' as const, target_types: [groupTypes.CustomerService] }
  const client = { role: 'CLIENT' as const, target_types: [groupTypes.Customer] }
  const may = (given: Parameters<typeof canPassOn>[1]) => allRoles.filter((role) => canPassOn(by(role), given)) // prettier-ignore
  expect(may(gives)).toEqual(['ADMINISTRATOR'])
  expect(may({ ...client, target_types: [...client.target_types, ...gives.target_types] })).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE']) // prettier-ignore
  expect(may(client)).toEqual(expect.arrayContaining(['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD'])) // prettier-ignore
  expect(canPassOn(directory, gives)).toBe(true)
})

test('nor do they change by it what somebody is who has a say over more (ADM-09)', () => {
  expect(canChangeRoles(by('CLIENT_LEAD'), ['CLIENT'], ['CLIENT'])).toBe(true)
  expect(canChangeRoles(by('CLIENT_LEAD'), ['CLIENT', 'CLIENTSERVICE'], ['CLIENT'])).toBe(false)
  expect(canChangeRoles(by('CLIENT_LEAD'), [], ['CLIENT'])).toBe(false)
  expect(canChangeRoles(by('CLIENTSERVICE'), [], ['CLIENT'])).toBe(true)
  expect(canChangeRoles(by('ADMINISTRATOR'), ['SUPERVISOR'], ['CLIENT'])).toBe(true)
  expect(canChangeRoles(directory, ['SUPERVISOR'], ['CLIENT'])).toBe(true)
})

test('nor does anybody get by it what they could not give: not by another group, and not by leaving the last one (ADM-09)', () => {
  expect(canChangeRoles(by('CLIENT_LEAD'), ['CLIENT'], ['SUPERVISOR'])).toBe(false)
  expect(canChangeRoles(by('ADMINISTRATOR'), ['CLIENT'], ['SUPERVISOR'])).toBe(true)
  expect(canChangeRoles(directory, ['CLIENT'], ['SUPERVISOR'])).toBe(true)
  expect(fallbackRole(by('CLIENT_LEAD'), 'SUPERVISOR')).toBe('CLIENT')
  expect(fallbackRole(by('CLIENT_LEAD'), 'CLIENT_LEAD')).toBe('CLIENT_LEAD')
  expect(fallbackRole(by('ADMINISTRATOR'), 'SUPERVISOR')).toBe('SUPERVISOR')
  expect(fallbackRole(directory, 'SUPERVISOR')).toBe('SUPERVISOR')
  expect(fallbackRole(directory, null)).toBe('CLIENT')
})
