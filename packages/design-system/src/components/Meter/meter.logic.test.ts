import { describe, expect, test } from 'vitest'
import { meterParts } from './meter.logic.ts'

describe('the parts of a meter', () => {
  test('within its limit', () => {
    expect(meterParts(307_200, 480_000)).toEqual({ within: 0.64, over: 0, ratio: 0.64 })
  })

  test('beyond its limit the limit moves inwards', () => {
    const { within, over, ratio } = meterParts(600, 480)
    expect(ratio).toBe(1.25)
    expect(within).toBe(0.8)
    expect(over).toBeCloseTo(0.2)
  })

  test.each([
    [10, 0],
    [Number.NaN, 100],
    [-5, 100],
    [5, Number.POSITIVE_INFINITY],
  ])('%d of %d is empty', (value, max) => {
    expect(meterParts(value, max)).toEqual({ within: 0, over: 0, ratio: 0 })
  })
})
