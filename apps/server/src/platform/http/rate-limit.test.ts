import { expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import { createRateLimit } from './rate-limit.ts'

/** How many of so many calls are let through. */
function passing(limit: ReturnType<typeof createRateLimit>, key: string, calls: number) {
  let passed = 0
  let refused: Problem | undefined
  for (let call = 0; call < calls; call++) {
    try {
      limit.take(key)
      passed++
    } catch (error) {
      refused = error as Problem
    }
  }
  return { passed, retryAfter: refused?.retryAfter }
}

test('so many at once, then one after the other', () => {
  let now = 0
  const limit = createRateLimit(60, () => now)
  expect(passing(limit, 'a', 100)).toEqual({ passed: 60, retryAfter: 1 })
  now += 999
  expect(passing(limit, 'a', 10).passed).toBe(0)
  now += 1
  expect(passing(limit, 'a', 10).passed).toBe(1)
  now += 3_600_000
  expect(passing(limit, 'a', 100).passed).toBe(60)
})

test('says when to come again', () => {
  expect(
    passing(
      createRateLimit(4, () => 0),
      'a',
      5,
    ),
  ).toEqual({ passed: 4, retryAfter: 15 })
})

test('callers are counted apart, and forgotten when they are quiet', () => {
  let now = 0
  const limit = createRateLimit(2, () => now)
  expect(passing(limit, 'a', 3).passed).toBe(2)
  expect(passing(limit, 'b', 3).passed).toBe(2)
  for (let caller = 0; caller < 20_000; caller++) limit.take(`caller ${caller}`)
  expect(passing(limit, 'a', 1).passed).toBe(0)
  now = 60_000
  expect(passing(limit, 'a', 3).passed).toBe(2)
})
