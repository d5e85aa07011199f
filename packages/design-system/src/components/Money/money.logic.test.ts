import { describe, expect, test } from 'vitest'
import { currencyCode, formatMoney } from './money.logic.ts'

/** Spaces of every width as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('money (CAMP-10, CONST-05)', () => {
  test.each([
    ['US-Dollar (USD)', 'USD'],
    ['', 'EUR'],
    [undefined, 'EUR'],
    ['chf', 'CHF'],
    [' chf ', 'CHF'],
    ['Taler', 'EUR'],
    ['US-Dollar (USD) ', 'USD'],
    ['Dollar (USD) in cash', 'EUR'],
  ])('the code of %j is %s (CAMP-10)', (name, code) => {
    expect(currencyCode(name)).toBe(code)
  })

  test.each([
    [480_000, 'de-DE', {}, '480.000,00 €'],
    [1234.5, 'de-DE', { currency: 'US-Dollar (USD)' }, '1.234,50 USD'],
    [480_000, 'en-GB', {}, '€480,000.00'],
    [123_456_789_012.999, 'de-DE', {}, '123.456.789.013,00 €'],
    [-4500, 'de-DE', {}, '−4.500,00 €'],
    [4500, 'de-DE', { hasSign: true }, '+4.500,00 €'],
    [0, 'de-DE', { hasSign: true }, '0,00 €'],
    [Number.NaN, 'de-DE', {}, '–'],
    [480_000, 'de-DE', { precision: 'whole' as const }, '480.000 €'],
    [4_820_000, 'de-DE', { precision: 'short' as const }, '4,82 Mio. €'],
  ])('%d in %s as %j is %s (CAMP-10, CONST-05)', (amount, locale, format, text) => {
    expect(plain(formatMoney(amount, locale, format))).toBe(text)
  })
})
