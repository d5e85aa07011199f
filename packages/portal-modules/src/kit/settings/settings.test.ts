import { expect, test } from 'vitest'
import { catalogueFaults } from '../catalogue-faults.ts'
import { roleMessages } from '../roles/messages.ts'
import { settingMessages } from './messages.ts'
import { isRoleChoice, isSwitch, settingText, wordsOf } from './settings.ts'

const field = { key: 'A', displayName: 'A', order: 1 }

test('what is chosen out of true and false is a switch, nothing else is', () => {
  expect(isSwitch({ ...field, type: 'Select', valueSelection: ['true', 'false'] })).toBe(true)
  expect(isSwitch({ ...field, type: 'Select', valueSelection: ['true', 'maybe'] })).toBe(false)
  expect(isSwitch({ ...field, type: 'TextField' })).toBe(false)
})

test('roles are chosen where each choice is one (AUTH-16)', () => {
  const of = (type: 'Autocomplete' | 'Select', valueSelection: string[] | null) =>
    isRoleChoice({ ...field, type, valueSelection })
  expect(of('Autocomplete', ['ADMINISTRATOR', 'CLIENT'])).toBe(true)
  expect(of('Autocomplete', ['ADMINISTRATOR', 'Berlin'])).toBe(false)
  expect(of('Select', ['CLIENT'])).toBe(false)
  expect(of('Autocomplete', [])).toBe(false)
  expect(of('Autocomplete', null)).toBe(false)
  expect(wordsOf('CLIENT, AUTHOR,')).toEqual(['CLIENT', 'AUTHOR'])
  expect(wordsOf(['CLIENT', 'AUTHOR'])).toEqual(['CLIENT', 'AUTHOR'])
  expect(wordsOf(null)).toEqual([])
})

test('a value is kept as text, several words with commas between them', () => {
  const values = [null, undefined, 7, ' a ', ['a', 'b'], false]
  expect(values.map(settingText)).toEqual(['', '', '7', 'a', 'a,b', 'false'])
})

test('a switch and the roles speak both languages (GEN-02)', () => {
  expect(catalogueFaults(settingMessages)).toEqual([])
  expect(catalogueFaults(roleMessages)).toEqual([])
})
