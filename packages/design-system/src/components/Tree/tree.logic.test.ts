import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Key } from '../../collection/index.ts'
import * as logic from './tree.logic.ts'

interface Leaf {
  id: string
  children?: Leaf[]
}
const TREE: Leaf[] = [
  { id: 'a', children: [{ id: 'a1' }, { id: 'a2', children: [{ id: 'a2x' }] }] },
  { id: 'b', children: [] },
  { id: 'c' },
]
const source = (open: ReadonlySet<Key>): logic.TreeSource<Leaf> => ({
  keyOf: ({ id }) => id,
  isOpen: (key) => open.has(key),
  isBranch: ({ children }) => children !== undefined,
  childrenOf: ({ children }) => children ?? [],
})
const lines = (nodes: readonly logic.TreeNode<Leaf>[]) =>
  nodes.map(({ key, level, place, size }) => `${'.'.repeat(level)}${key} ${place}/${size}`)
const ALL = logic.layOut(TREE, source(new Set(['a', 'a2', 'b'])))

describe('nodes', () => {
  test('know their level and their place among their siblings', () => {
    expect(lines(ALL)).toEqual(['.a 1/3', '..a1 1/2', '..a2 2/2', '...a2x 1/1', '.b 2/3', '.c 3/3'])
    expect(logic.endOf(ALL, 0)).toBe(4)
    expect([0, 1, 3, 4].map((index) => logic.parentOf(ALL, index))).toEqual([-1, 0, 2, -1])
  })

  test('stand for children that are on their way', () => {
    const waiting = { ...source(new Set(['a'])), childrenOf: () => 'loading' as const }
    const nodes = logic.layOut(TREE, waiting)
    expect(nodes[1]).toMatchObject({ level: 2, status: 'loading' })
    expect(logic.isStatusKey(nodes[1]!.key)).toBe(true)
  })

  test('opened and closed one by one are the same as laid out anew', () => {
    const keys = ['a', 'a2', 'b']
    assert(
      property(array(integer({ min: 0, max: 2 }), { maxLength: 12 }), (turns) => {
        const open = new Set<Key>()
        let nodes: readonly logic.TreeNode<Leaf>[] = logic.layOut(TREE, source(open))
        for (const turn of turns) {
          const key = keys[turn]!
          if (!open.delete(key)) open.add(key)
          const index = nodes.findIndex((node) => node.key === key)
          if (index >= 0) nodes = logic.relay(nodes, index, source(open))
        }
        expect(nodes).toEqual(logic.layOut(TREE, source(open)))
      }),
    )
  })
})

describe('a drop', () => {
  const spot = (index: number, part: number, level = 9) => {
    const found = logic.spotAt(ALL, { index, part, level }, (at) => ALL[at]!.isBranch)
    return found && [found.look, found.into, found.before]
  }
  test('goes into the middle of what can hold it', () => {
    expect(spot(4, 0.5)).toEqual(['into', 'b', undefined])
    expect(spot(5, 0.4)).toEqual(['line', undefined, 'c'])
  })
  test('goes between two, on the level that the pointer means', () => {
    expect(spot(2, 0.1)).toEqual(['line', 'a', 'a2'])
    expect(spot(0, 0.9)).toEqual(['line', 'a', 'a1'])
    expect(spot(4, 0.1, 3)).toEqual(['line', 'a2', undefined])
    expect(spot(4, 0.1, 2)).toEqual(['line', 'a', undefined])
    expect(spot(4, 0.1, 1)).toEqual(['line', undefined, 'b'])
    expect(spot(5, 0.9, 1)).toEqual(['line', undefined, undefined])
  })
  test('never goes into itself', () => {
    expect(logic.isInside(ALL, 3, new Set(['a']))).toBe(true)
    expect(logic.isInside(ALL, 4, new Set(['a']))).toBe(false)
  })
})

test('what is chosen moves together, in its order and each once', () => {
  expect(logic.movedWith(ALL, 'c', new Set(['c', 'a2x', 'a', 'far']))).toEqual(['a', 'c', 'far'])
  expect(logic.movedWith(ALL, 'b', new Set(['c']))).toEqual(['b'])
})
