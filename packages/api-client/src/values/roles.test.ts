import { describe, expect, test } from 'vitest'
import { hasRole, roleFlags } from './roles.ts'

const none = {
  isAdministrator: false,
  isSupervisor: false,
  isConsultant: false,
  isDirectOrder: false,
  isAuthor: false,
  isClientLead: false,
  isClient: false,
}

describe('roles of the sign-in profile', () => {
  test.each([
    ['ADMINISTRATOR', 'isAdministrator'],
    ['SUPERVISOR', 'isSupervisor'],
    ['CLIENTSERVICE', 'isConsultant'],
    ['DIRECTORDER', 'isDirectOrder'],
    ['AUTHOR', 'isAuthor'],
    ['CLIENT_LEAD', 'isClientLead'],
    ['CLIENT', 'isClient'],
  ])('%s sets %s alone (AUTH-16, AUTH-17)', (role, flag) => {
    expect(roleFlags([role])).toEqual({ ...none, [flag]: true })
    expect(roleFlags([role.toLowerCase()])).toEqual({ ...none, [flag]: true })
  })

  test('several roles set several flags, unknown ones none (AUTH-17)', () => {
    expect(roleFlags(['CLIENT', 'CLIENT_LEAD', 'offline_access'])).toEqual({
      ...none,
      isClient: true,
      isClientLead: true,
    })
    expect(roleFlags([])).toEqual(none)
  })

  test('one role or any of several can be asked for (AUTH-17)', () => {
    expect(hasRole(['CLIENT'], 'CLIENT')).toBe(true)
    expect(hasRole(['CLIENT'], 'CLIENT_LEAD')).toBe(false)
    expect(hasRole(['CLIENT'], ['ADMINISTRATOR', 'CLIENT'])).toBe(true)
    expect(hasRole(['CLIENT'], ['ADMINISTRATOR', 'AUTHOR'])).toBe(false)
    expect(hasRole(['CLIENT'], [])).toBe(false)
  })
})
