import { describe, expect, test } from 'vitest'
import { dayOrderOf, readDay, readLine, readMoney } from './values.logic.ts'

describe('amounts in a file (CAMP-07)', () => {
  test.each([
    ['1.234,50 €', 1_234.5],
    ['1,234.50', 1_234.5],
    ['€ 1234', 1_234],
    ['12.500,-', 12_500],
    ['12.500,--', 12_500],
    ["1'234'567.80", 1_234_567.8],
    ['EUR 12', 12],
    ['12 Euro', 12],
    ['–', null],
    ['', null],
  ])('%s is read as it is meant', (text, value) => {
    expect(readMoney(text, 'EUR')).toEqual({ value })
  })

  test.each([
    ['12 T€', 'amount'],
    ['12k', 'amount'],
    ['ca. 500', 'amount'],
    ['100-200', 'amount'],
    ['=A1*2', 'amount'],
    ['-5', 'negative'],
    ['5 USD', 'currency'],
    ['$ 5', 'currency'],
    ['1,2345', 'decimals'],
    ['9999999999999', 'tooMuch'],
  ])('%s is not guessed at', (text, fault) => {
    expect(readMoney(text, 'EUR')).toEqual({ fault })
  })

  test('in the campaign’s own currency it is taken; what a workbook worked out is rounded, and that is known', () => {
    expect(readMoney('5 USD', 'USD')).toEqual({ value: 5 })
    expect(readMoney(1 / 3, 'EUR')).toEqual({ value: 0.33, isRounded: true })
    expect(readMoney(0.1 + 0.2, 'EUR')).toEqual({ value: 0.3 })
    expect(readMoney({ day: '2027-01-01' }, 'EUR')).toEqual({ fault: 'amount' })
  })
})

describe('days in a file (CAMP-07)', () => {
  test.each([
    ['24.12.2026', '2026-12-24'],
    ['24.12.26', '2026-12-24'],
    ['1. 2. 2027', '2027-02-01'],
    ['2026-12-24', '2026-12-24'],
    ['2026-12-24T00:00:00.000Z', '2026-12-24'],
    ['24.12.2026 00:00:00', '2026-12-24'],
    ['Do, 24.12.2026', '2026-12-24'],
    ['24. Dezember 2026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['12/24/2026', '2026-12-24'],
    ['5/5/2026', '2026-05-05'],
    ['–', null],
  ])('%s is one day', (text, value) => {
    expect(readDay(text, undefined)).toEqual({ value })
  })

  test.each([
    'KW 12',
    'KW 12 24.12.2026',
    '24.12.',
    '31.04.2027',
    '1.1.2027 - 2.1.2027',
    'Dezember',
    '24.12.1899',
  ])('%s is none', (text) => {
    expect(readDay(text, undefined)).toEqual({ fault: 'day' })
  })

  test('with slashes, the file tells the order; where nothing tells, nothing is guessed', () => {
    expect(readDay('03/04/2027', undefined)).toEqual({ fault: 'ambiguousDay' })
    const german = dayOrderOf(['03/04/2027', '25/04/2027', null, 7])
    expect(readDay('03/04/2027', german)).toEqual({ value: '2027-04-03' })
    const american = dayOrderOf(['03/04/2027', '04/25/2027'])
    expect(readDay('03/04/2027', american)).toEqual({ value: '2027-03-04' })
    expect(dayOrderOf(['25/04/2027', '04/25/2027'])).toBeUndefined()
    expect(readDay(46_000, undefined)).toEqual({ fault: 'day' })
  })
})

test('a text is one line, a number is one, too; more than there is a place for is told', () => {
  expect(readLine(' a\n b ', 10)).toEqual({ value: 'a b' })
  expect(readLine(4711, 10)).toEqual({ value: '4711' })
  expect(readLine('x'.repeat(11), 10)).toEqual({ fault: 'tooLong' })
})
