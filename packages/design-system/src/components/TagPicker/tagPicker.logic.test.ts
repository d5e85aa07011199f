import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { addTag, removeTag, shownOf } from './tagPicker.logic.ts'

const TV = { id: '1', label: 'TV' }

test('a tag with the same label is ignored, however it is written (ENT-14)', () => {
  for (const label of ['tv', ' TV ', 'Tv', '', '  '])
    expect(addTag([TV], { id: '2', label })).toEqual([TV])
  expect(addTag([TV], { id: '2', label: ' Radio ' })).toEqual([TV, { id: '2', label: 'Radio' }])
})

test('whatever is added, no two labels are the same', () => {
  const word = string({ unit: constantFrom(...'aAbBäÄ '), maxLength: 3 })
  assert(
    property(array(word), (labels) => {
      const tags = labels.reduce(
        (all, label, index) => addTag(all, { id: `${index}`, label }),
        [] as { id: string; label: string }[],
      )
      const keys = tags.map(({ label }) => label.toLocaleLowerCase('de'))
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.every((key) => key === key.trim() && key !== '')).toBe(true)
    }),
  )
})

test('a tag goes', () => {
  expect(removeTag([TV, { id: '2', label: 'Radio' }], '1')).toEqual([{ id: '2', label: 'Radio' }])
})

test('three are seen, the others counted (CONST-01)', () => {
  expect(shownOf(5, 3, false)).toEqual({ seen: 3, rest: 2 })
  expect(shownOf(3, 3, false)).toEqual({ seen: 3, rest: 0 })
  expect(shownOf(5, 3, true)).toEqual({ seen: 5, rest: 0 })
})
