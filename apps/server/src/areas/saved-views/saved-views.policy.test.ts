import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import {
  canArrange,
  canChange,
  canSee,
  canSeeGroups,
  canShareWith,
  isTooLarge,
  startOf,
} from './saved-views.policy.ts'

const person = (held: readonly Role[], groupIds: readonly number[] = [], userId = 1) => ({
  actor: { userId },
  roles: held,
  groupIds,
})
const view = (more: { group_ids?: number[]; default_for_roles?: string[] } = {}) => ({
  user_id: 1,
  group_ids: [],
  default_for_roles: [],
  ...more,
})

describe('saved views', () => {
  test('one begins with that of the first of one’s roles which has one (T-07)', () => {
    const of = (id: number, ...default_for_roles: Role[]) => ({ id, default_for_roles })
    const lead = person(['CLIENT', 'CLIENT_LEAD'])
    expect(startOf(lead, [of(1, 'CLIENT'), of(2, 'CLIENT_LEAD', 'SUPERVISOR')])).toBe(2)
    expect(startOf(lead, [of(1, 'CLIENT'), of(2, 'AUTHOR')])).toBe(1)
    expect(startOf(lead, [of(2, 'AUTHOR'), of(3)])).toBeUndefined()
  })

  test('are arranged for others by administrators and Client Service (T-07)', () => {
    const who = roles.filter((role) => canArrange({ roles: [role] }))
    expect(who).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  })

  test.each(roles)(
    '%s sees their own, what is shared with their groups, and their default',
    (role) => {
      expect(canSee(person([role]), view())).toBe(true)
      const other = person([role], [7], 2)
      expect(canSee(other, view())).toBe(false)
      expect(canSee(other, view({ group_ids: [7] }))).toBe(true)
      expect(canSee(other, view({ group_ids: [8] }))).toBe(false)
      expect(canSee(other, view({ default_for_roles: [role] }))).toBe(true)
      expect(canSee(other, view({ default_for_roles: roles.filter((one) => one !== role) }))).toBe(
        false,
      )
    },
  )

  test('are changed by their owner, defaults also by who arranges them', () => {
    const may = (default_for_roles: string[]) =>
      roles.filter((role) => canChange(person([role], [], 2), view({ default_for_roles })))
    expect(may([])).toEqual([])
    expect(may(['CLIENT'])).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
    expect(roles.every((role) => canChange(person([role]), view()))).toBe(true)
  })

  test('are shared with own groups by everybody, with others by who arranges them (T-03)', () => {
    const may = (ids: number[]) => roles.filter((role) => canShareWith(person([role], [7]), ids))
    expect(may([7])).toEqual([...roles])
    expect(may([7, 8])).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  })

  test('are seen as the default of one of several roles', () => {
    const lead = person(['CLIENT', 'CLIENT_LEAD'], [], 2)
    expect(canSee(lead, view({ default_for_roles: ['CLIENT_LEAD'] }))).toBe(true)
  })

  test('tell with which groups they are shared to their owner and the agency (T-03)', () => {
    const sees = (userId: number, isStaff: boolean) =>
      canSeeGroups({ isStaff, actor: { userId } }, view())
    expect(sees(1, false)).toBe(true)
    expect(sees(2, true)).toBe(true)
    expect(sees(2, false)).toBe(false)
  })

  test('keep 16 kB of JSON, counted in bytes (T-07)', () => {
    const overhead = '{"a":""}'.length
    expect(isTooLarge({ a: 'x'.repeat(16_384 - overhead) })).toBe(false)
    expect(isTooLarge({ a: 'x'.repeat(16_385 - overhead) })).toBe(true)
    expect(isTooLarge({ a: 'ü'.repeat(8_200) })).toBe(true)
  })
})
