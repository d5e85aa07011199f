import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeLists, mergeSideOf } from './three-way.ts'

interface Entry {
  key: string
  text: string
}
const list = (text: string): Entry[] =>
  text === '' ? [] : text.split(' ').map((one) => ({ key: one[0]!, text: one }))
const merge = (base: string | undefined, mine: string, theirs: string) => {
  const sides = { base: base === undefined ? undefined : list(base), mine: list(mine), theirs: list(theirs) } // prettier-ignore
  const { merged, conflicts } = mergeLists(sides, ({ key }) => key, ({ text }) => text) // prettier-ignore
  return [merged.map(({ text }) => text).join(' '), conflicts.join(' ')]
}

test('what only one side changed counts, and what both changed otherwise is a conflict', () => {
  expect(mergeSideOf('a', 'a', 'b')).toBe('theirs')
  expect(mergeSideOf('a', 'b', 'a')).toBe('mine')
  expect(mergeSideOf('a', 'b', 'b')).toBe('theirs')
  expect(mergeSideOf('a', 'b', 'c')).toBe('conflict')
  expect(mergeSideOf(undefined, 'b', 'c')).toBe('conflict')
})

test('entries that either side added, changed or removed are all in the merged list', () => {
  expect(merge('a b', 'a b c', 'a b d')).toEqual(['a b c d', ''])
  expect(merge('a b', 'a1 b', 'a b2')).toEqual(['a1 b2', ''])
  expect(merge('a b', 'b', 'a b c')).toEqual(['b c', ''])
})

test('an entry that both changed, or one changed and the other removed, is a conflict with my value', () => {
  expect(merge('a b', 'a1 b', 'a2 b')).toEqual(['a1 b', 'a'])
  expect(merge('a b', 'b', 'a2 b')).toEqual(['b', 'a'])
  expect(merge('a b', 'a1 b', 'b')).toEqual(['a1 b', 'a'])
})

test('who moved entries has their order, and else it is the other one’s', () => {
  expect(merge('a b c', 'c a b', 'a b c d')).toEqual(['c d a b', ''])
  expect(merge('a b c', 'a b c', 'c b a')).toEqual(['c b a', ''])
})

test('without a change of mine the list is theirs, and without one of theirs it is mine', () => {
  const entries = fc
    .uniqueArray(fc.constantFrom(...'abcdef'))
    .map((keys) => keys.map((key) => `${key}1`).join(' '))
  fc.assert(
    fc.property(entries, entries, (base, changed) => {
      expect(merge(base, base, changed)).toEqual([changed, ''])
      expect(merge(base, changed, base)[1]).toBe('')
      expect(merge(base, changed, base)[0]!.split(' ').toSorted()).toEqual(changed.split(' ').toSorted()) // prettier-ignore
    }),
  )
})
