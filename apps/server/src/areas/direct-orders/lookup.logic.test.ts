import { expect, test } from 'vitest'
import { lookUp } from './lookup.logic.ts'

const field = { valueSelection: ['Göttingen', 'Kassel Süd', 'Kassel Nord', 'Bad Sachsa', 'Ulm'] }
const found = (text: string) => lookUp(field, text, 'de').map(({ displayName }) => displayName)

test('values that begin with the text come before those that hold it, without regard to case and accents (DO-24)', () => {
  expect(found('KASS')).toEqual(['Kassel Nord', 'Kassel Süd'])
  expect(found('gott')).toEqual(['Göttingen'])
  expect(found('s')).toEqual(['Bad Sachsa', 'Kassel Nord', 'Kassel Süd'])
  expect(found('')).toEqual(['Bad Sachsa', 'Göttingen', 'Kassel Nord', 'Kassel Süd', 'Ulm'])
  expect(lookUp(field, 'ulm', 'de')).toEqual([{ id: 5, type: 'value', displayName: 'Ulm' }])
})

test('no more than fifty come at once, and none of a field without a selection (DO-24)', () => {
  const valueSelection = Array.from({ length: 80 }, (_, index) => `Filiale ${index}`)
  expect(lookUp({ valueSelection }, 'filiale', 'de')).toHaveLength(50)
  expect(lookUp({ valueSelection: null }, '', 'de')).toEqual([])
})
