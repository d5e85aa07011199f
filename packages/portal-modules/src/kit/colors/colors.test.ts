import { expect, test } from 'vitest'
import { catalogueFaults } from '../catalogue-faults.ts'
import { colorName, readColor, suggestionsFrom } from './colors.ts'
import { colorMessages } from './messages.ts'

test.each([
  ['#FFED00', '#ffed00'],
  [' #fe0 ', '#ffee00'],
  ['ffed00', '#ffed00'],
  ['rgb(35, 146, 212)', '#2392d4'],
  ['himmelblau', undefined],
  ['', undefined],
])('%j is read as %j', (text, expected) => {
  expect(readColor(text)).toBe(expected)
})

test.each([
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#808080', 'grey'],
  ['#c8102e', 'red'],
  ['#e8743b', 'orange'],
  ['#5a3a1a', 'brown'],
  ['#ffed00', 'yellow'],
  ['#1d7a4f', 'green'],
  ['#00a9a5', 'turquoise'],
  ['#0b6fb8', 'blue'],
  ['#5b2ca0', 'violet'],
  ['#e35fa8', 'pink'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex)).toBe(name)
})

test('colours with a hue are suggested first, each once, six at most (ENT-20)', () => {
  expect(suggestionsFrom(['#FFFFFF', '#e2001a', '#1b2a49', '#e2001a', 'none'])).toEqual([
    '#e2001a',
    '#1b2a49',
    '#ffffff',
  ])
  const many = Array.from({ length: 9 }, (_, index) => `#e2001${index}`)
  expect(suggestionsFrom(many)).toHaveLength(6)
})

test('every colour has a name in both languages (GEN-02)', () => {
  expect(catalogueFaults(colorMessages)).toEqual([])
})
