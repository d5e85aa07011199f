import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRecent, reconnectDelay } from './live.logic.ts'

test('a visible page tries at least every 4 s, a hidden one every half minute (RT-05)', () => {
  const attempts = [0, 1, 2, 3, 4, 7, 1000]
  expect(attempts.map((attempt) => reconnectDelay(attempt, 1))).toEqual([
    500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000,
  ])
  expect(attempts.map((attempt) => reconnectDelay(attempt, 1, true))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 30_000, 30_000,
  ])
  fc.assert(
    fc.property(
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (attempt, random, isHidden) => {
        const delay = reconnectDelay(attempt, random, isHidden)
        expect(delay).toBeGreaterThanOrEqual(250)
        expect(delay).toBeLessThanOrEqual(isHidden ? 30_000 : 4_000)
      },
    ),
  )
})

test('clients of one server do not come back at the same moment', () => {
  expect(reconnectDelay(6, 0)).toBe(2_000)
  expect(reconnectDelay(6, 0.5)).toBe(3_000)
})

test('a value counts once while it is among the last ones', () => {
  const recent = createRecent(2)
  expect(['a', 'a', 'b', 'a', 'c', 'b', 'a'].map((value) => recent.add(value))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
  ])
})
