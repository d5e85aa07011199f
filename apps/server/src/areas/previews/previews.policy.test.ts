import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import { groupTypes } from '../users/index.ts'
import { canPreview, canPreviewGroup, canPreviewPerson, rolesOfGroup } from './previews.policy.ts'

const caller = (...held: Role[]) => ({ roles: held })
const person = (held: readonly string[], ...types: number[]) => ({ roles: held, groupTypes: types })
/** As whom of one role each the caller may look. */
const reached = (...held: Role[]) =>
  roles.filter((role) => canPreviewPerson(caller(...held), person([role])))

describe('who looks at the portal as somebody else', () => {
  test('Administrator, Supervisor and Client Service, nobody else (A5, T-04)', () => {
    expect(roles.filter((role) => canPreview(caller(role)))).toEqual([
      'ADMINISTRATOR',
      'SUPERVISOR',
      'CLIENTSERVICE',
    ])
    for (const role of ['DIRECTORDER', 'AUTHOR', 'CLIENT_LEAD', 'CLIENT'] as const) {
      expect(reached(role)).toEqual([])
    }
  })

  test('nobody looks as who stands above them (T-04, ADM-09)', () => {
    expect(reached('ADMINISTRATOR')).toEqual(roles)
    expect(reached('SUPERVISOR')).toEqual(roles.filter((role) => role !== 'ADMINISTRATOR'))
    expect(reached('CLIENTSERVICE')).toEqual(
      roles.filter((role) => role !== 'ADMINISTRATOR' && role !== 'SUPERVISOR'),
    )
  })

  test('the highest of somebody’s roles and groups counts (T-04)', () => {
    const both = person(['CLIENT', 'ADMINISTRATOR'])
    expect(canPreviewPerson(caller('CLIENTSERVICE'), both)).toBe(false)
    const inGroup = person(['CLIENT'], groupTypes.Administration)
    expect(canPreviewPerson(caller('CLIENTSERVICE'), inGroup)).toBe(false)
    expect(canPreviewPerson(caller('SUPERVISOR'), inGroup)).toBe(false)
    expect(canPreviewPerson(caller('ADMINISTRATOR'), inGroup)).toBe(true)
  })

  test('of groups, the administrators’ is for administrators (T-04, D-06)', () => {
    const { Administration, ...others } = groupTypes
    expect(canPreviewGroup(caller('ADMINISTRATOR'), Administration)).toBe(true)
    for (const role of ['SUPERVISOR', 'CLIENTSERVICE', 'CLIENT_LEAD'] as const) {
      expect([role, canPreviewGroup(caller(role), Administration)]).toEqual([role, false])
    }
    for (const type of Object.values(others)) {
      expect(canPreviewGroup(caller('SUPERVISOR'), type)).toBe(true)
      expect(canPreviewGroup(caller('CLIENTSERVICE'), type)).toBe(true)
      expect(canPreviewGroup(caller('CLIENT_LEAD'), type)).toBe(false)
    }
  })

  test('a group stands for no more than its people usually hold (T-04)', () => {
    const given = Object.values(groupTypes).map((type) => rolesOfGroup(type).join())
    expect(given).toEqual(['ADMINISTRATOR', '', 'CLIENTSERVICE', 'CLIENT', 'DIRECTORDER'])
  })
})
