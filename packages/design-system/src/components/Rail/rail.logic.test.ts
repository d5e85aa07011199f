import { describe, expect, test } from 'vitest'
import { railLevels, railTicks } from './rail.logic.ts'

describe('the ticks of a rail', () => {
  test('done before the current one, ahead behind it', () => {
    expect(railTicks(4, 1)).toEqual(['done', 'current', 'ahead', 'ahead'])
  })

  test('the last step is done when it is reached', () => {
    expect(railTicks(3, 2)).toEqual(['done', 'done', 'done'])
  })

  test('nothing is done before the first step', () => {
    expect(railTicks(2, -1)).toEqual(['ahead', 'ahead'])
  })
})

describe('the names of a rail', () => {
  const all = Array.from({ length: 15 }, (_, count) =>
    Array.from({ length: count + 1 }, (_, current) => ({ count: count + 1, current })),
  ).flat()

  test('the current one is always named, once', () => {
    for (const { count, current } of all) {
      const levels = railLevels(count, current)
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(levels[current]).toBe(1)
    }
  })

  test('names of the third level keep a tick between them, those of the second two', () => {
    for (const { count, current } of all) {
      const levels = railLevels(count, current)
      for (const [level, distance] of [
        [2, 3],
        [3, 2],
      ] as const) {
        const places = levels.flatMap((own, index) => (own <= level ? [index] : []))
        places.slice(1).forEach((place, index) => {
          expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(distance)
        })
      }
    }
  })

  test('the ends are named early where the current one leaves room', () => {
    expect(railLevels(11, 6)).toEqual([2, 4, 3, 4, 3, 4, 1, 4, 3, 4, 2])
  })
})
