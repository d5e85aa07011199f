import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRecycledKeys } from './recycled-keys.ts'

const windows = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }), {
  minLength: 2,
})

describe('elements that rows take over from each other', () => {
  test('a window of other rows takes over all of them in their order', () => {
    const slotsOf = createRecycledKeys()
    expect(slotsOf([1, 2, 3])).toEqual([0, 1, 2])
    expect(slotsOf([7, 8, 9])).toEqual([0, 1, 2])
    expect(slotsOf([8, 9, 10, 11])).toEqual([1, 2, 0, 3])
  })

  test('that of the row with the focus is taken over by nobody', () => {
    const slotsOf = createRecycledKeys()
    slotsOf([1, 2])
    expect(slotsOf([3, 4], 1)).toEqual([1, 2])
  })

  test('also where it went, and the one in its place has the focus next', () => {
    const slotsOf = createRecycledKeys()
    slotsOf([1, 2, 3], 2)
    expect(slotsOf([1, 3, 4], 3)).toEqual([0, 2, 3])
    // From then on it is free.
    expect(slotsOf([1, 3, 4, 5], 3)).toEqual([0, 2, 3, 4])
  })

  test('no two rows have the same one, and who stays keeps it', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 0, max: 30 }), (all, kept) => {
        const slotsOf = createRecycledKeys()
        let before = new Map<number, number>()
        for (const keys of all) {
          const slots = slotsOf(keys, kept)
          expect(new Set(slots).size).toBe(keys.length)
          const now = new Map(keys.map((key, at) => [key, slots[at]!]))
          for (const [key, slot] of now) if (before.has(key)) expect(slot).toBe(before.get(key))
          const old = before.get(kept)
          if (old !== undefined && !now.has(kept)) expect(slots).not.toContain(old)
          // The same again, as React may ask twice.
          expect(slotsOf(keys, kept)).toEqual(slots)
          before = now
        }
      }),
    )
  })
})
