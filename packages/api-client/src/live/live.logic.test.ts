import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRecent, reconnectDelay } from './live.logic.ts'

test('waits get longer up to half a minute and never vanish (ERR-15)', () => {
  expect([0, 1, 2, 5, 6, 7, 1000].map((attempt) => reconnectDelay(attempt, 1))).toEqual([
    500, 1_000, 2_000, 16_000, 30_000, 30_000, 30_000,
  ])
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const delay = reconnectDelay(attempt, random)
      expect(delay).toBeGreaterThanOrEqual(250)
      expect(delay).toBeLessThanOrEqual(30_000)
    }),
  )
})

test('clients of one server do not come back at the same moment', () => {
  expect(reconnectDelay(6, 0)).toBe(15_000)
  expect(reconnectDelay(6, 0.5)).toBe(22_500)
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
