import { describe, expect, test } from 'vitest'
import { splitByKey } from './split.logic.ts'

const range = { min: 20, max: 70 }

describe('the keys of a separator', () => {
  test.each([
    ['ArrowRight', 45],
    ['ArrowLeft', 35],
    ['ArrowUp', 35],
    ['PageDown', 60],
    ['PageUp', 20],
    ['Home', 20],
    ['End', 70],
    ['a', undefined],
  ])('%s moves it from 40 to %s', (key, expected) => {
    expect(splitByKey(key, 40, range)).toBe(expected)
  })

  test('from right to left the arrows follow the eye', () => {
    expect(splitByKey('ArrowRight', 40, range, true)).toBe(35)
  })

  test('stays within its range', () => {
    expect(splitByKey('ArrowRight', 69, range)).toBe(70)
  })
})
