import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCursorTrail } from './cursor-trail.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const cursorOf = (position: number) => position.toString(16).padStart(32, '0')

test('before the first answer there is none', () => {
  expect(createCursorTrail().earlier()).toBeUndefined()
})

test('an answer that was overtaken counts with its own cursor', () => {
  const trail = createCursorTrail()
  trail.add(cursorOf(9))
  trail.add(cursorOf(7))
  trail.add(cursorOf(8))
  expect(trail.earlier()).toBe(cursorOf(7))
})

test('never later than anything loaded in the last 15 s, and of the last 45 s', () => {
  const answer = fc.record({ wait: fc.nat(20_000), lag: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 40 }), (answers) => {
      const trail = createCursorTrail()
      const seen: { cursor: string; at: number }[] = []
      answers.forEach(({ wait, lag }, index) => {
        vi.advanceTimersByTime(wait)
        const one = { cursor: cursorOf(Math.max(index * 2 - lag, 0)), at: Date.now() }
        seen.push(one)
        trail.add(one.cursor)
        const lately = seen.filter(({ at }) => Date.now() - at < 15_000)
        const earlier = trail.earlier()!
        expect(lately.every(({ cursor }) => earlier <= cursor)).toBe(true)
        expect(seen.some(({ cursor, at }) => cursor === earlier && Date.now() - at <= 45_000)).toBe(
          true,
        )
      })
    }),
  )
})
