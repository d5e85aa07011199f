import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitBudget } from './money.logic.ts'

test('a budget is split to the cent, and its parts sum up to it (T-48)', () => {
  expect(splitBudget(100, 3)).toEqual([33.34, 33.33, 33.33])
  expect(splitBudget(100, 0)).toEqual([])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.integer({ min: 1, max: 20 }),
      (cents, parts) => {
        const split = splitBudget(cents / 100, parts)
        expect(split).toHaveLength(parts)
        expect(split.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(cents)
        expect(Math.max(...split) - Math.min(...split)).toBeLessThan(0.011)
      },
    ),
  )
})
