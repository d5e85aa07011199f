import { presetSpan } from '../kit/dates/index.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../kit/export/csv.ts'
import { exportTable, findInvoices, parseFilters, presets, spanOf, sumsOf, writeFilters, type Filters } from './invoices.logic.ts' // prettier-ignore
import { invoices } from './testing/fixtures.ts'

const none: Filters = { product: [], media: [], campaign: [], kind: [], status: [] }

describe('the time', () => {
  test('ends after it begins, on whatever day it is asked for (VAL-15)', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }) // prettier-ignore
    fc.assert(
      fc.property(days, fc.constantFrom(...presets), (date, preset) => {
        const { from, to } = presetSpan(preset, date.toISOString().slice(0, 10))
        expect(from < to).toBe(true)
      }),
    )
  })

  test('that an address names wrongly is the year of today (INV-05, VAL-15)', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' }
    expect(spanOf('2026-02-01', '2026-02-02', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-02' }) // prettier-ignore
    for (const [from, to] of [
      ['2026-02-01', '2026-02-01'],
      ['2026-02-02', '2026-02-01'],
      ['gestern', '2026-02-01'],
      ['2026-13-45', '2027-01-01'],
      ['2026-02-01', '2026-02-31'],
      ['0202-01-01', '2026-02-01'],
      [undefined, undefined],
    ])
      expect(spanOf(from, to, '2026-03-31')).toEqual(year)
  })
})

describe('invoices', () => {
  const numbers = (filters: Partial<Filters>, text = '') =>
    findInvoices(invoices, { ...none, ...filters }, text).map(({ number }) => number)

  test('are narrowed by product, media type, campaign, kind and status (T-94)', () => {
    expect(numbers({})).toHaveLength(invoices.length)
    expect(numbers({ media: ['TV'] })).toEqual(['BV-2026-00004'])
    expect(numbers({ kind: ['creditNote', 'cancellation'] })).toEqual(['BV-2026-00005', 'BV-2026-00003']) // prettier-ignore
    expect(numbers({ status: ['overdue'] })).toEqual(['BV-2026-00002'])
    expect(numbers({ campaign: ['Zitrone Launch DACH'], status: ['overdue'] })).toEqual([])
    expect(numbers({ product: ['Classic'] })).toEqual(['BV-2026-00004'])
  })

  test('are found by number, campaign and product', () => {
    expect(numbers({}, '00002')).toEqual(['BV-2026-00002'])
    expect(numbers({}, 'sommer classic')).toEqual(['BV-2026-00004'])
  })

  test('are summed by currency, credits taken off, to the cent (T-94)', () => {
    const cheap = { ...invoices[0]!, net: 0.1, vat: 0.2, total: 0.3 }
    const sums = sumsOf([cheap, { ...cheap, net: 0.2 }, { ...cheap, total: -0.1 }])
    expect(sums).toEqual([{ currency: 'EUR', count: 3, net: 0.4, vat: 0.6, total: 0.5 }])
    const dollars = { ...cheap, currencyName: 'US-Dollar (USD)' }
    expect(sumsOf([cheap, dollars]).map(({ currency, count }) => [currency, count])).toEqual([
      ['EUR', 1],
      ['USD', 1],
    ])
  })

  test('are narrowed by an address that takes every name; what it does not know is not said', () => {
    const filters: Filters = { ...none, campaign: ['A ~ B, C', '100 %'], kind: ['creditNote'] }
    expect(parseFilters(writeFilters(filters))).toEqual(filters)
    expect(parseFilters({ status: 'foo', kind: 'invoice', product: '%' })).toEqual({
      ...none,
      kind: ['invoice'],
      product: ['%'],
    })
  })

  test('that are credits are neither open nor paid (T-94)', () => {
    expect(numbers({ status: ['open'] })).toEqual(['BV-2026-00004'])
  })

  test('go into a spreadsheet, the newest first (T-94)', () => {
    const table = exportTable(invoices.slice(0, 1), {
      head: ['Nummer'],
      fee: 'Beratung',
      kind: () => 'Gutschrift',
      status: () => 'offen',
    })
    const [, line] = toCsv(table, 'de').split('\r\n')
    expect(line).toBe('BV-2026-00005;12.03.2026;;Gutschrift;;Beratung;;;-480,00;-91,20;-571,20;EUR')
  })
})
