import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber, stepped } from './number.logic.ts'

const euro = { style: 'currency', currency: 'EUR' } as const
const german = new Intl.NumberFormat('de-DE', euro)
const english = new Intl.NumberFormat('en-GB', euro)

describe('a typed number', () => {
  test.each([
    ['12.50', 12.5],
    ['10000.01', 10_000.01],
    ['10.000', 10_000],
    ['1.234,56', 1_234.56],
    ['1,234.56', 1_234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['12,5', 12.5],
    ['1 000 000,5 €', 1_000_000.5],
    ['EUR 5', 5],
    ['-3', -3],
    ['', null],
  ])('%s is understood in German', (text, value) => {
    expect(readNumber(text, german)).toEqual({ value })
  })

  test.each([
    ['1,234.56', 1_234.56],
    ['1.234,56', 1_234.56],
    ['12,50', 12.5],
    ['10,000', 10_000],
    ['12.50', 12.5],
  ])('%s is understood in English', (text, value) => {
    expect(readNumber(text, english)).toEqual({ value })
  })

  test.each(['1e9', 'abc', '१२', '1.23.4', '1,2,3', '1.234,5,6', '--1', '€', '9'.repeat(16)])(
    '%s is no number, and says so',
    (text) => {
      expect(readNumber(text, german)).toEqual({ fault: { kind: 'notNumber' } })
    },
  )

  test('with more decimals than there is a place for, or outside its bounds, is told and not altered', () => {
    const fault = (text: string, format = german, rules = {}) => readNumber(text, format, rules)
    expect(fault('12,345')).toEqual({ fault: { kind: 'decimals', most: 2 } })
    expect(fault('10.000', english)).toEqual({ fault: { kind: 'decimals', most: 2 } })
    expect(fault('-1', german, { minValue: 0 })).toEqual({ fault: { kind: 'below', least: 0 } })
    expect(fault('99999', german, { maxValue: 1_000 })).toEqual({ fault: { kind: 'above', most: 1_000 } }) // prettier-ignore
    expect(fault('1,5', german, { step: 1 })).toEqual({ fault: { kind: 'step', step: 1 } })
  })

  test('that was written by the language is read as it was', () => {
    const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })
    fc.assert(
      fc.property(cents, fc.constantFrom(german, english), (amount, format) => {
        expect(readNumber(format.format(amount / 100), format)).toEqual({ value: amount / 100 })
      }),
    )
    const percent = new Intl.NumberFormat('de-DE', { style: 'percent' })
    expect(readNumber(percent.format(0.35), percent)).toEqual({ value: 0.35 })
  })
})

test('a step stays within the bounds and exact', () => {
  expect(stepped(0.1, 1, { step: 0.2 })).toBe(0.3)
  expect(stepped(4, 1, { maxValue: 4 })).toBe(4)
  expect(stepped(null, 1, { minValue: 2 })).toBe(2)
})
