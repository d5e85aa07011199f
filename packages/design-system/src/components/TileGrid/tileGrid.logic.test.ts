import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { layOut } from './tileGrid.logic.ts'

const MEASURES = { minWidth: 200, ratio: 4 / 3, captionHeight: 60, gap: 12 }

test('as many columns as fit, their tiles as wide as they can be', () => {
  expect(layOut(636, MEASURES)).toEqual({ columns: 3, height: 213 })
  expect(layOut(624, MEASURES).columns).toBe(3)
  expect(layOut(623, MEASURES).columns).toBe(2)
  expect(layOut(120, MEASURES).columns).toBe(1)
})

test('tiles are never narrower than their least width, except on the narrowest screens', () => {
  assert(
    property(
      integer({ min: 200, max: 4000 }),
      integer({ min: 40, max: 200 }),
      (width, minWidth) => {
        const { columns } = layOut(width, { ...MEASURES, minWidth })
        const tile = (width - MEASURES.gap * (columns - 1)) / columns
        expect(tile).toBeGreaterThanOrEqual(minWidth)
      },
    ),
  )
})
