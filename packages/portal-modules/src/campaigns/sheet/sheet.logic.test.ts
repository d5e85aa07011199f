import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEDIA, type Media } from '@atrium/design-system/theme'
import { planFor, someCampaigns } from '../testing/fixtures.ts'
import { blankValues, changedFacts, changesPlan, factsOf, filledDown, readCell, sheetColumns, sumOf, valuesOf, writeCell, type CellRules, type SheetRow, type SheetValues } from './sheet.logic.ts' // prettier-ignore

const words = Object.fromEntries(MEDIA.map((kind) => [kind, kind])) as Record<Media, string>
const [channel] = planFor(someCampaigns)
const row = (key: string, values: Partial<SheetValues> = {}, more: Partial<SheetRow> = {}): SheetRow => ({ key, channel: undefined, values: { ...blankValues, ...values }, faults: {}, ...more }) // prettier-ignore

describe('cells of the sheet (CAMP-15)', () => {
  test('what a cell shows is read as what it is, in both languages', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)) // prettier-ignore
    const values = fc.record({
      ...Object.fromEntries(['start', 'end', 'bookingDeadline', 'materialDeadline'].map((name) => [name, fc.option(days)])),
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => text.trim()).filter(Boolean),
      publisher: fc.option(fc.constant('Ströer')),
      kind: fc.constantFrom(...MEDIA),
      budget: fc.option(fc.integer({ min: 0, max: 99_999_999_999_900 }).map((cents) => cents / 100)),
    }) // prettier-ignore
    fc.assert(
      fc.property(values, fc.constantFrom('de' as const, 'en' as const), (given, locale) => {
        const known = given as unknown as SheetValues
        for (const column of sheetColumns) {
          const text = writeCell({ values: known, faults: {} }, column, locale, words)
          const read = readCell(column, text, { locale, currencyName: null, media: MEDIA })
          expect(read).toEqual({ value: known[column] })
        }
      }),
    )
  })

  test('a channel is never without name and medium, and of no medium that is not planned here', () => {
    const rules = { locale: 'de' as const, currencyName: null, media: ['tv' as const] }
    expect(readCell('name', '  ', rules)).toEqual({ fault: 'missing' })
    expect(readCell('kind', '', rules)).toEqual({ fault: 'missing' })
    expect(readCell('kind', 'Radio', rules)).toEqual({ fault: 'media' })
    expect(readCell('name', 'x'.repeat(201), rules)).toEqual({ fault: 'long' })
    expect(readCell('publisher', ' ', rules)).toEqual({ value: null })
    expect(readCell('budget', '-5', rules)).toEqual({ fault: 'amount' })
    expect(factsOf({ ...blankValues, name: 'A' })).toBeUndefined()
    expect(factsOf({ ...blankValues, kind: 'tv' })).toBeUndefined()
    expect(factsOf({ ...blankValues, name: 'A', kind: 'tv' })).toMatchObject({ name: 'A' })
  })

  test('a medium that only another product knows is read by its word, or as it is called there', () => {
    const rules: CellRules = { locale: 'de', currencyName: null, media: ['tv', 'fair'], mediaWords: { ...words, fair: 'Messe' } } // prettier-ignore
    for (const text of ['Messe', 'messe', 'fair'])
      expect(readCell('kind', text, rules)).toEqual({ value: 'fair' })
    expect(readCell('kind', 'Messen', rules)).toEqual({ fault: 'media' })
  })

  test('only what differs is saved, and another day of a deadline is no other plan', () => {
    const before = valuesOf(channel!)
    expect(changedFacts(before, { ...before })).toEqual({})
    expect(changedFacts(before, { budget: 1, name: before.name })).toEqual({ budget: 1 })
    expect(changesPlan({ bookingDeadline: null, materialDeadline: null })).toBe(false)
    expect(changesPlan({ bookingDeadline: null, end: null })).toBe(true)
  })

  test('the sum is to the cent, without what was stopped; with no budget at all there is none', () => {
    const stopped = row('c', { budget: 7 }, { channel: { ...channel!, state: 'Deactivated' } })
    expect(sumOf([row('a', { budget: 0.1 }), row('b', { budget: 0.2 }), stopped])).toBe(0.3)
    expect(sumOf([row('a'), stopped])).toBeNull()
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1 }), (cents) => {
        const sum = cents.reduce((all, one) => all + one, 0)
        expect(sumOf(cents.map((one) => row('x', { budget: one / 100 })))).toBe(sum / 100)
      }),
    ) // prettier-ignore
  })

  test('filled down, the rows below have the value of the first; one that cannot be read is not passed on', () => {
    const rows = [row('a', { budget: 5 }), row('b', { budget: 5 }), row('c', { budget: 6 })]
    expect(filledDown(rows, 'budget')).toEqual([{ row: rows[2], values: { budget: 5 } }])
    const marked = { ...rows[1]!, faults: { budget: { text: '?', kind: 'amount' as const } } }
    expect(filledDown([rows[0]!, marked], 'budget')).toHaveLength(1)
    expect(filledDown([marked, rows[0]!], 'budget')).toEqual([])
    expect(filledDown([], 'budget')).toEqual([])
  })
})
