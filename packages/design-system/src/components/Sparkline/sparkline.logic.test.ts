import { describe, expect, test } from 'vitest'
import { sparkLine, sparkShape } from './sparkline.logic.ts'

describe('the shape of a small line', () => {
  test('reaches from edge to edge, the highest value above', () => {
    const { stretches, range, end } = sparkShape([2, 4, 3])
    expect(stretches.map(sparkLine)).toEqual(['0,100 50,0 100,50'])
    expect(range).toEqual([2, 4])
    expect(end).toEqual({ x: 100, y: 50 })
  })

  test('a missing value breaks it', () => {
    expect(sparkShape([1, 2, null, 3, 4]).stretches.map((points) => points.length)).toEqual([2, 2])
  })

  test('equal values lie in the middle', () => {
    expect(sparkLine(sparkShape([5, 5]).stretches[0] ?? [])).toBe('0,50 100,50')
  })

  test.each([[[]], [[null, null]]])('%j has no shape', (values) => {
    expect(sparkShape(values).end).toBeUndefined()
  })
})
