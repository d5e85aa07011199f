import { assert, boolean, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampOffset, stepZoom, toZoom, ZOOM, zoomAbout } from './zoom.logic.ts'

const numbers = double({ min: -100, max: 100, noNaN: true })

describe('the zoom (WFD-02)', () => {
  test('goes from 0.5 to 3, or to 5 when enlarged', () => {
    expect(toZoom(0)).toBe(0.5)
    expect(toZoom(9)).toBe(3)
    expect(toZoom(9, true)).toBe(5)
  })

  test('goes in tenths, up and down again', () => {
    assert(
      property(numbers, integer({ min: 0, max: 10 }), boolean(), (value, steps, isEnlarged) => {
        const zoom = toZoom(value, isEnlarged)
        expect(zoom).toBe(Number(zoom.toFixed(1)))
        const further = stepZoom(zoom, steps, isEnlarged)
        if (further < (isEnlarged ? ZOOM.maxEnlarged : ZOOM.max))
          expect(stepZoom(further, -steps, isEnlarged)).toBe(zoom)
      }),
    )
  })
})

describe('the place of a picture', () => {
  const room = { width: 400, height: 350 }

  test('never shows what lies behind it', () => {
    const offsets = record({ x: numbers, y: numbers })
    assert(
      property(offsets, numbers, (offset, value) => {
        const zoom = toZoom(value)
        const { x, y } = clampOffset(offset, zoom, room)
        const most = Math.max(0, (zoom - 1) / 2)
        expect(Math.abs(x)).toBeLessThanOrEqual(most * room.width)
        expect(Math.abs(y)).toBeLessThanOrEqual(most * room.height)
      }),
    )
  })

  test('keeps the point under the pointer', () => {
    const offset = zoomAbout({ x: 10, y: 0 }, { x: 50, y: 20 }, 1, 2)
    // The point lay 40 to the right and 20 below the middle; now it lies twice as far.
    expect(offset).toEqual({ x: -30, y: -20 })
  })
})
