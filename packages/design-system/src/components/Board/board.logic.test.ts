import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as board from './board.logic.ts'
import type { BoardColumn } from './board.types.ts'

const column = (id: string, items: readonly string[]): BoardColumn<string> => ({
  id,
  title: id,
  items,
})
const self = (item: string) => item
const COLUMNS = [column('a', ['1', '2', '3']), column('b', []), column('c', ['4', '5'])]
const itemsOf = (columns: readonly BoardColumn<string>[]) => columns.map(({ items }) => items)

describe('the cards of a board', () => {
  test('count over all open columns', () => {
    const layout = board.layoutOf([
      ...COLUMNS.slice(0, 2),
      { ...column('x', ['9']), isCollapsed: true },
      COLUMNS[2]!,
    ])
    expect(layout.items).toEqual(['1', '2', '3', '4', '5'])
    expect(board.locate(layout, 3)).toEqual({ column: 'c', index: 0 })
    expect(board.locate(layout, 5)).toBeUndefined()
  })

  test('stay the same objects where they say the same', () => {
    const again = [column('a', ['1', '2', '3']), column('b', []), column('c', ['5', '4'])]
    const kept = board.keepSame(COLUMNS, again)
    expect(kept[0]).toBe(COLUMNS[0])
    expect(kept[1]).toBe(COLUMNS[1])
    expect(kept[2]).toBe(again[2])
    expect(board.keepSame(COLUMNS, [...COLUMNS])).toBe(COLUMNS)
    const renamed = board.keepSame(COLUMNS, [{ ...COLUMNS[0]!, title: 'A' }, ...COLUMNS.slice(1)])
    expect(renamed[0]?.title).toBe('A')
    expect(renamed[0]?.items).toBe(COLUMNS[0]?.items)
    expect(renamed[2]).toBe(COLUMNS[2])
  })
})

test('a choice gives another set to the columns that it concerns alone', () => {
  const none = board.chosenIn(COLUMNS, new Set(), self, new Map())
  const one = board.chosenIn(COLUMNS, new Set(['2', 'elsewhere']), self, none)
  expect([...one.get('a')!]).toEqual(['2'])
  expect(one.get('b')).toBe(none.get('b'))
  expect(one.get('c')).toBe(none.get('c'))
  expect(board.chosenIn(COLUMNS, new Set(['2']), self, one)).toBe(one)
  // Of equally many another one is another choice, and a chosen card takes that along.
  expect(board.chosenIn(COLUMNS, new Set(['3']), self, one).get('a')).not.toBe(one.get('a'))
  const moved = board.applyMove(COLUMNS, { keys: ['2'], to: 'b', index: 0 }, self)
  expect([...board.chosenIn(moved, new Set(['2']), self, one).get('b')!]).toEqual(['2'])
})

describe('a move', () => {
  test('leaves untouched columns the same', () => {
    const after = board.applyMove(COLUMNS, { keys: ['2'], to: 'b', index: 0 }, self)
    expect(itemsOf(after)).toEqual([['1', '3'], ['2'], ['4', '5']])
    expect(after[2]).toBe(COLUMNS[2])
  })

  test('goes before its card wherever that is now, else to its number', () => {
    const move = { keys: ['5', '1'], to: 'a', index: 2, before: '3' }
    expect(itemsOf(board.applyMove(COLUMNS, move, self))).toEqual([['2', '5', '1', '3'], [], ['4']])
    const gone = { ...move, before: '7', index: 1 }
    expect(itemsOf(board.applyMove(COLUMNS, gone, self))[0]).toEqual(['2', '5', '1', '3'])
  })

  test('is agreed on when the columns say so, or its cards are gone', () => {
    const move = { keys: ['1'], to: 'c', index: 1, before: '5' }
    expect(board.agrees(COLUMNS, move, self)).toBe(false)
    expect(board.agrees(board.applyMove(COLUMNS, move, self), move, self)).toBe(true)
    expect(board.agrees(COLUMNS, { ...move, keys: ['gone'] }, self)).toBe(true)
  })

  const boards = fc.uniqueArray(fc.string(), { maxLength: 12 }).chain((all) =>
    fc.record({
      columns: fc.array(fc.nat(2), { minLength: all.length, maxLength: all.length }).map((where) =>
        ['a', 'b', 'c'].map((id, index) =>
          column(
            id,
            all.filter((_, place) => where[place] === index),
          ),
        ),
      ),
      keys: fc.subarray(all),
      to: fc.constantFrom('a', 'b', 'c'),
      index: fc.nat(14),
    }),
  )

  test('loses no card, doubles none, and puts the moved ones together at their place', () => {
    fc.assert(
      fc.property(boards, ({ columns, keys, to, index: wanted }) => {
        const target = columns.find(({ id }) => id === to)!
        const moved = target.items.flatMap((item, place) => (keys.includes(item) ? [place] : []))
        const { before, index } = board.placeAt(target, wanted, moved, self)
        const after = board.applyMove(columns, { keys, to, before, index }, self)
        expect(itemsOf(after).flat().toSorted()).toEqual(itemsOf(columns).flat().toSorted())
        const items = after.find(({ id }) => id === to)!.items
        expect(items.slice(index, index + keys.length)).toEqual(keys)
        expect(board.agrees(after, { keys, to, before, index }, self)).toBe(true)
      }),
    )
  })

  test('counts places with and without the moved ones', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), fc.nat(20), (some, index) => {
        const moved = some.toSorted((a, b) => a - b)
        const place = board.withMoved(index, moved)
        expect(moved).not.toContain(place)
        expect(board.withoutMoved(place, moved)).toBe(index)
      }),
    )
  })

  test('to where the cards stand is none', () => {
    expect(board.isThere(2, [2, 3])).toBe(true)
    expect(board.isThere(2, [2, 4])).toBe(false)
    expect(board.isThere(1, [])).toBe(false)
  })
})

test('a place follows its card, and keeps its number when that has gone', () => {
  const at = { column: 'a', before: '3', index: 1 }
  const indexOf = (key: unknown) => COLUMNS[0]!.items.indexOf(String(key))
  expect(board.resolve(at, COLUMNS[0]!, [0], indexOf)).toBe(1)
  expect(board.resolve({ ...at, before: 'gone' }, COLUMNS[0]!, [], indexOf)).toBe(1)
  expect(board.resolve({ column: 'a', index: 0 }, COLUMNS[0]!, [], indexOf)).toBe(3)
})
