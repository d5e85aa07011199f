import { describe, expect, test } from 'vitest'
import { placeTooltip } from './tooltip.logic.ts'

const view = { left: 0, top: 0, width: 400, height: 300 }
const size = { width: 100, height: 30 }
const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

describe('a tooltip', () => {
  test('stands in the middle below its control', () => {
    expect(placeTooltip('bottom', box(180, 100), size, view)).toEqual({ x: 150, y: 146 })
  })

  test('goes above where there is no room below', () => {
    expect(placeTooltip('bottom', box(180, 250), size, view)).toEqual({ x: 150, y: 214 })
  })

  test('stays below where above is even less room', () => {
    const low = { ...view, height: 60 }
    expect(placeTooltip('bottom', box(180, 5), size, low).y).toBe(22)
  })

  test('stays in view at the edges', () => {
    expect(placeTooltip('bottom', box(0, 100), size, view).x).toBe(8)
    expect(placeTooltip('top', box(360, 100), size, view).x).toBe(292)
  })

  test('follows the writing direction', () => {
    expect(placeTooltip('end', box(180, 100), size, view)).toEqual({ x: 226, y: 105 })
    expect(placeTooltip('end', box(180, 100), size, view, true)).toEqual({ x: 74, y: 105 })
    expect(placeTooltip('start', box(180, 100), size, view)).toEqual({ x: 74, y: 105 })
  })

  test('that is wider than the window begins at its edge', () => {
    expect(placeTooltip('bottom', box(10, 10), { width: 500, height: 30 }, view).x).toBe(8)
  })
})
