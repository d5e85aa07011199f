import { assert, constantFrom, nat, property, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderOf } from './order.ts'
import { addAll, amountOf, extend, isWhole, NOTHING, only, toggle } from './selection.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const order = orderOf(keys, (key) => key)
const chosen = (selection: { keys: ReadonlySet<unknown> }) => [...selection.keys].sort()

describe('a range (T-61)', () => {
  test('reaches from the anchor in both directions, and shrinks again', () => {
    const start = only('c')
    const down = extend(start, 'e', order)
    expect(chosen(down)).toEqual(['c', 'd', 'e'])
    expect(chosen(extend(down, 'd', order))).toEqual(['c', 'd'])
    expect(chosen(extend(down, 'a', order))).toEqual(['a', 'b', 'c'])
  })

  test('keeps what was chosen before when it adds', () => {
    expect(chosen(extend(toggle(only('a'), 'd'), 'e', order, true))).toEqual(['a', 'd', 'e'])
  })

  test('counts by what is listed now: after sorting it takes what lies between', () => {
    const sorted = orderOf(['e', 'a', 'c', 'b', 'd'], (key) => key)
    expect(chosen(extend(only('a'), 'b', sorted))).toEqual(['a', 'b', 'c'])
  })

  test('without an anchor in the list it is the item alone', () => {
    expect(chosen(extend(only('z'), 'b', order))).toEqual(['b'])
    expect(extend(NOTHING, 'z', order)).toEqual(NOTHING)
  })

  test('is as long as the way, wherever the two lie', () => {
    assert(
      property(nat(999), nat(999), (from, to) => {
        const many = orderOf(
          Array.from({ length: 1000 }, (_, index) => index),
          (key) => key,
        )
        const range = extend(only(from), to, many)
        expect(range.keys.size).toBe(Math.abs(from - to) + 1)
        expect(range.anchor).toBe(from)
      }),
    )
  })
})

test('all of a filtered list keeps what the filter hides', () => {
  const few = orderOf(['b', 'c'], (key) => key)
  expect(chosen(addAll(only('e'), few))).toEqual(['b', 'c', 'e'])
})

test('who holds all of a list is known for as long as it holds that list', () => {
  const all = addAll(NOTHING, order)
  expect(chosen(all)).toEqual(keys)
  expect(isWhole(all.keys, keys)).toBe(true)
  expect(amountOf(all.keys, order)).toBe('all')
  // One that was taken away, and the same list filtered or read anew.
  expect(isWhole(toggle(all, 'c').keys, keys)).toBe(false)
  expect(amountOf(toggle(all, 'c').keys, order)).toBe('some')
  const grown = orderOf([...keys, 'f'], (key) => key)
  expect(amountOf(all.keys, grown)).toBe('some')
  // What was chosen before does not come into the list's own set.
  expect(chosen(addAll(only('z'), order))).toEqual([...keys, 'z'])
  expect(order.all().size).toBe(keys.length)
  // Where nothing is listed, nothing of it is chosen.
  const nothing = orderOf<string>([], (key) => key)
  expect(amountOf(addAll(only('z'), nothing).keys, nothing)).toBe('none')
})

test('how much is chosen counts what is listed only', () => {
  const few = orderOf(['b', 'c'], (key) => key)
  expect(amountOf(new Set(['e']), few)).toBe('none')
  expect(amountOf(new Set(['b', 'e']), few)).toBe('some')
  expect(amountOf(new Set(['c']), few)).toBe('some')
  expect(amountOf(new Set(['b', 'c']), few)).toBe('all')
})

test('taking away what was added leaves nothing changed', () => {
  assert(
    property(uniqueArray(constantFrom(...keys)), constantFrom(...keys), (some, key) => {
      const before = { keys: new Set<string>(some) }
      expect(chosen(toggle(toggle(before, key), key))).toEqual(chosen(before))
    }),
  )
})
