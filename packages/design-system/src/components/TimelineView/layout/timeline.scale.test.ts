import { describe, expect, test } from 'vitest'
import { isLabelCut } from './timeline.scale.ts'

describe('the words of a span at the edge of the track', () => {
  const at = (from: number) => ({ from, dayWidth: 4, width: 40, padding: 7 })

  test('stay where their beginning is in sight (T-22)', () => {
    expect(isLabelCut({ start: 10, end: 12 }, at(10))).toBe(false)
    expect(isLabelCut({ start: 10, end: 12 }, at(11))).toBe(false)
  })

  test('stay as long as what is left of the span has room for them, else they are left out (T-22)', () => {
    expect(isLabelCut({ start: 0, end: 30 }, at(20))).toBe(false)
    expect(isLabelCut({ start: 0, end: 30 }, at(20.5))).toBe(true)
  })

  test('that must stay whole are left out of a span that is too short for them (T-22)', () => {
    expect(isLabelCut({ start: 10, end: 15 }, at(0))).toBe(false)
    expect(isLabelCut({ start: 10, end: 15 }, at(0), true)).toBe(true)
    expect(isLabelCut({ start: 10, end: 30 }, at(0), true)).toBe(false)
  })

  test('are not looked at once the span is out of sight', () => {
    expect(isLabelCut({ start: 0, end: 10 }, at(10), true)).toBe(false)
  })
})
