import { describe, expect, test } from 'vitest'
import { compare } from './stat.logic.ts'

describe('comparison with an earlier figure (COCK-11)', () => {
  test('absolute and percent (COCK-11)', () => {
    const result = compare(480_000, 468_000)
    expect(result).toMatchObject({ direction: 'up', absolute: 12_000, points: undefined })
    expect(result?.percent).toBeCloseTo(0.0256, 4)
  })

  test('rates are compared in percentage points (COCK-11)', () => {
    const result = compare(0.62, 0.64, true)
    expect(result?.direction).toBe('down')
    expect(result?.points).toBeCloseTo(-2)
    expect(result?.percent).toBeUndefined()
  })

  test.each([null, undefined, Number.NaN])('a baseline of %s is none (COCK-11)', (baseline) => {
    expect(compare(5, baseline)).toBeUndefined()
  })

  test('a baseline of 0 has no percent, one below 0 keeps the direction (COCK-11)', () => {
    expect(compare(5, 0)).toEqual({
      direction: 'up',
      absolute: 5,
      percent: undefined,
      points: undefined,
    })
    expect(compare(-5, -10)).toMatchObject({ direction: 'up', percent: 0.5 })
  })

  test('equal figures are equal, also as sums of fractions (COCK-11)', () => {
    expect(compare(0.1 + 0.2, 0.3)?.direction).toBe('same')
  })
})
