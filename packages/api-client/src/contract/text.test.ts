import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVisible, toLine, toLines } from './text.ts'

const control = String.fromCharCode(7)

test.each([
  ['  Plan  ', 'Plan'],
  ['Plan\r\nHerbst', 'Plan Herbst'],
  ['Plan\t\tHerbst', 'Plan Herbst'],
  [`Pl${control}an\uFFFF\u000B`, 'Plan'],
  ['\u200B', ''],
  ['\u3164', ''],
  [' \u00AD\u2800\u2060 ', ''],
  // What belongs together stays: a family, a word with a soft hyphen, a name from right to left.
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['Donau\u00ADdampf', 'Donau\u00ADdampf'],
  ['\u2067שלום\u2069', '\u2067שלום\u2069'],
])('the name %j is the line %j', (text, line) => {
  expect(toLine(text)).toBe(line)
})

test.each([
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  [`a\tb${control}\n`, 'a\tb'],
  ['\n\u200B\n', ''],
])('the note %j has the lines %j', (text, lines) => {
  expect(toLines(text)).toBe(lines)
})

test('what was read once is read the same again, holds no control, and shows something or is empty', () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\u200B', '\u3164', '\u0007', '\uFFFE', '\r', '\n', '\t', ' ', '\u2028'),
      fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code)),
    ),
  })
  fc.assert(
    fc.property(hostile, (text) => {
      for (const read of [toLine, toLines]) {
        const once = read(text)
        expect(read(once)).toBe(once)
        expect(once).not.toMatch(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/u)
        expect(once === '' || isVisible(once)).toBe(true)
      }
      expect(toLine(text)).not.toMatch(/[\n\t]/)
    }),
  )
})
