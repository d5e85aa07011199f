import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividerAt, placeIn } from './divider.logic.ts'

test.each([
  ['ArrowLeft', false, 49],
  ['ArrowRight', false, 51],
  ['ArrowDown', false, 49],
  ['ArrowUp', false, 51],
  ['ArrowRight', true, 60],
  ['PageUp', false, 60],
  ['PageDown', false, 40],
  ['Home', false, 0],
  ['End', false, 100],
  ['a', false, undefined],
])('%s (with Shift: %s) takes the divider from the middle to %s (D-09)', (key, isLarge, at) => {
  expect(dividerAt(50, key, isLarge)).toBe(at)
})

test('no key and no pointer takes it out of the picture (D-09)', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(...keys),
      fc.boolean(),
      fc.integer({ min: -2_000, max: 2_000 }),
      fc.nat(1_500),
      (at, key, isLarge, x, width) => {
        for (const place of [dividerAt(at, key, isLarge)!, placeIn(x, { left: 100, width })]) {
          if (place < 0 || place > 100) return false
        }
        return true
      },
    ),
  )
})
