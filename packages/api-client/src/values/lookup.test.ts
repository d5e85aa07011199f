import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LookupValue } from '../contract/links.contract.ts'
import { ofType, withLookup, withoutLookup } from './lookup.ts'

const value = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  type: fc.constantFrom('region', 'target'),
  displayName: fc.string(),
})
const keyOf = ({ id, type }: LookupValue) => `${type} ${id}`
const chosen = fc.uniqueArray(value, { selector: keyOf })

test('what is loaded carries the type that was asked for (ENT-24)', () => {
  const loaded = ofType([{ id: 1, type: '', displayName: 'Nord' }], 'region')
  expect(loaded).toEqual([{ id: 1, type: 'region', displayName: 'Nord' }])
})

test('a value is chosen once; the same id of another type is another one (ENT-23, ENT-24)', () => {
  fc.assert(
    fc.property(chosen, value, (selected, one) => {
      const more = withLookup(selected, one)
      expect(withLookup(more, one)).toBe(more)
      expect(new Set(more.map(keyOf))).toEqual(new Set([...selected.map(keyOf), keyOf(one)]))
      expect(more.slice(0, selected.length)).toEqual(selected)
    }),
  )
})

test('exactly the value goes that is taken out, not others of its type (ENT-24)', () => {
  fc.assert(
    fc.property(chosen, value, (selected, one) => {
      const left = withoutLookup(selected, one)
      expect(left).toEqual(selected.filter((other) => keyOf(other) !== keyOf(one)))
    }),
  )
})
