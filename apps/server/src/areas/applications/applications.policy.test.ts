import { fieldTypes } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import { accessFrom } from '../users/users.policy.ts'
import { canSaveConfiguration, carriesValue, valueFault } from './applications.policy.ts'

const access = (role: Role) =>
  accessFrom(
    {
      userId: 1,
      subject: 'one',
      firstName: '',
      lastName: '',
      languageCode: 'de',
      rolesAnywhere: [role],
      rolesIn: { 1: [role] },
      applicationIds: [1],
    },
    1,
    [],
  )

describe('settings', () => {
  test('Administrators save all, Client Service all but feature switches, nobody else any (ADM-09)', () => {
    const savers = (isSwitch: boolean) =>
      roles.filter((role) => canSaveConfiguration(access(role), isSwitch))
    expect(savers(true)).toEqual(['ADMINISTRATOR'])
    expect(savers(false)).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  })

  test('texts, headers and spacers carry no value (ENT-07)', () => {
    const without = fieldTypes.filter((type) => !carriesValue(type))
    expect(without).toEqual(['Text', 'Html', 'SectionHeader', 'Spacer'])
  })

  test.each([
    ['Select', true, ['true', 'false'], 'true', undefined],
    ['Select', true, ['true', 'false'], 'maybe', 'not-offered'],
    ['Select', true, ['true', 'false'], ' ', 'required'],
    ['Select', false, ['true', 'false'], '', undefined],
    ['AutocompleteSingle', false, ['a', 'b'], 'c', 'not-offered'],
    ['AutocompleteSingle', false, ['a', 'b'], 'b', undefined],
    ['Select', false, null, 'anything', undefined],
    ['TextField', false, ['a'], 'anything', undefined],
    ['TextField', false, null, 'anything', undefined],
    ['DatePicker', false, null, '2027-04-01T08:00:00Z', undefined],
    ['DatePicker', false, null, 'tomorrow', 'not-a-day'],
  ] as const)(
    '%s, required %s, of %j: %j is %s (ENT-05)',
    (type, isRequired, choices, value, fault) => {
      expect(valueFault({ type, isRequired, valueSelection: choices }, value)).toBe(fault)
    },
  )

  test.each([
    ['CLIENT', false, 'own-factor-first'],
    ['', false, 'own-factor-first'],
    ['CLIENT', true, undefined],
    ['', true, undefined],
  ])(
    'the demand for a second factor, %j: by somebody who has shown one %s it is %s (ASVS 6.3.3)',
    (value, hasSecondFactor, fault) => {
      const demand = {
        key: 'SECOND_FACTOR_ROLES',
        type: 'TextField' as const,
        isRequired: false,
        valueSelection: ['CLIENT', 'AUTHOR'],
      }
      expect(valueFault(demand, value, { hasSecondFactor })).toBe(fault)
    },
  )
})
