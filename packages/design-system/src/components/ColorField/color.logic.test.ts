import { expect, test } from 'vitest'
import { tidyColor, toHexColor } from './color.logic.ts'

test.each([
  ['#0a7bc4', '#0a7bc4'],
  ['#FD0', '#ffdd00'],
  ['rgb(10, 123, 196)', '#0a7bc4'],
  ['blau', undefined],
  ['', undefined],
])('%s is %s', (text, color) => {
  expect(toHexColor(text)).toBe(color)
})

test('a forgotten # is added, nothing else is touched', () => {
  expect(tidyColor(' ffed00 ')).toBe('#ffed00')
  expect(tidyColor('fd0')).toBe('#fd0')
  expect(tidyColor('gelb')).toBe('gelb')
})
