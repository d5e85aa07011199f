import { expect, test } from 'vitest'
import { inkOfFormat, zeroInWords } from './sections.ts'
import { written } from './write-value.ts'

const euros = '#,##0.00 "€";[Red]-#,##0.00 "€"'

test('a format gives a number its colour, by what it is (T-72)', () => {
  expect([12, -12, 0].map((value) => inkOfFormat(euros, value))).toEqual([undefined, '#ff0000', undefined]) // prettier-ignore
  const all = '[Green]0;[RED]0;[Blue]"nichts; gar nichts"'
  expect([1, -1, 0].map((value) => inkOfFormat(all, value))).toEqual(['#00ff00', '#ff0000', '#0000ff']) // prettier-ignore
  // Its own condition decides: nothing is guessed.
  expect(inkOfFormat('[Red][>100]0;0', 12)).toBeUndefined()
  expect(inkOfFormat('[$-407]0.00', -1)).toBeUndefined()
})

test('a zero that a format writes without a digit is written so', () => {
  expect(zeroInWords('_-* #,##0.00 "€"_-;-* #,##0.00 "€"_-;_-* "-"?? "€"_-;_-@_-')).toBe('- €')
  expect(zeroInWords('_-* #,##0.00\\ [$€-407]_-;-* #,##0.00\\ [$€-407]_-;_-* "-"??\\ [$€-407]_-')).toBe('- €') // prettier-ignore
  expect(zeroInWords('_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)')).toBe('$ -')
  expect(zeroInWords('0;-0;0.00')).toBeUndefined()
  expect(zeroInWords(euros)).toBeUndefined()
  const words = { locale: 'de', yes: 'WAHR', no: 'FALSCH' } as const
  expect(written(0, { numFmt: '0.0;-0.0;"–"' }, words)).toBe('–')
  expect(written(1.5, { numFmt: '0.0;-0.0;"–"' }, words)).toBe('1,5')
})
