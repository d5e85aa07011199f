import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../kit/dates/index.ts'
import { mostParts, splitAmount, splitByMonth, splitDays, splitInParts, splitMonths } from './split.logic.ts' // prettier-ignore

const cents = (amount: number | null) => Math.round((amount ?? 0) * 100)
const amounts = fc.integer({ min: 0, max: 99_999_999_999_999 }).map((whole) => whole / 100)
const spans = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 800 }))
  .map(([first, length]) => {
    const from = addDays('2000-01-01', first)
    return { from, to: addDays(from, length) }
  })

const channel = {
  budget: 1000,
  start: '2027-01-16',
  end: '2027-03-15',
  bookingDeadline: '2027-01-01',
  materialDeadline: null,
}

describe('splitting a channel (CAMP-15)', () => {
  test('together the parts of a budget are the whole to the cent, whatever they weigh', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.integer({ min: 1, max: 366 }), { minLength: 1, maxLength: 24 }), (amount, weights) => {
        const parts = splitAmount(amount, weights)
        expect(parts.reduce((sum: number, part) => sum + cents(part), 0)).toBe(cents(amount))
        for (const part of parts) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(cents(part))).toBe(true)
        }
      }),
    ) // prettier-ignore
    expect(splitAmount(100, [1, 1, 1])).toEqual([33.33, 33.34, 33.33])
    expect(splitAmount(null, [1, 1])).toEqual([null, null])
  })

  test('together the parts of a time are the whole, one after the other, and none is empty', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 24 }), (span, wanted) => {
        const count = Math.min(wanted, mostParts({ start: span.from, end: span.to }))
        for (const parts of [splitDays(span, count), splitMonths(span)]) {
          expect(parts[0]!.from).toBe(span.from)
          expect(parts.at(-1)!.to).toBe(span.to)
          for (const [at, { from, to }] of parts.entries()) {
            expect(daysBetween(from, to)).toBeGreaterThanOrEqual(0)
            if (at > 0) expect(from).toBe(addDays(parts[at - 1]!.to, 1))
          }
        }
        expect(splitDays(span, count)).toHaveLength(count)
        for (const { from, to } of splitMonths(span)) expect(from.slice(0, 7)).toBe(to.slice(0, 7))
      }),
    )
  })

  test('by month each has its days, the budget by them, and deadlines as long before as at the first', () => {
    expect(splitByMonth({ ...channel, budget: 590 })).toEqual([
      { budget: 160, start: '2027-01-16', end: '2027-01-31', bookingDeadline: '2027-01-01', materialDeadline: null },
      { budget: 280, start: '2027-02-01', end: '2027-02-28', bookingDeadline: '2027-01-17', materialDeadline: null },
      { budget: 150, start: '2027-03-01', end: '2027-03-15', bookingDeadline: '2027-02-14', materialDeadline: null },
    ]) // prettier-ignore
    expect(splitByMonth({ ...channel, end: null })).toBeUndefined()
  })

  test('without days the budget alone is divided', () => {
    const undated = { ...channel, start: null, end: null }
    expect(splitInParts(undated, 3).map(({ budget, start }) => [budget, start])).toEqual([[333.33, null], [333.34, null], [333.33, null]]) // prettier-ignore
    expect(mostParts(undated)).toBe(24)
    expect(mostParts({ start: '2027-01-01', end: '2027-01-03' })).toBe(3)
  })
})
