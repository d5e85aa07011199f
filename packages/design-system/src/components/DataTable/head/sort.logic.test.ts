import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableSort } from '../dataTable.types.ts'
import { createSorter, pressed } from './sort.logic.ts'

interface Row {
  at: number
  name?: string
  size?: number
}
const german = new Intl.Collator('de', { numeric: true })
const columns = [
  { id: 'name', sortBy: ({ name }: Row) => name },
  { id: 'size', sortBy: ({ size }: Row) => size },
  { id: 'even', compare: (a: Row, b: Row) => ((a.size ?? 0) % 2) - ((b.size ?? 0) % 2) },
]
const sorted = (rows: readonly Row[], sort: TableSort) =>
  createSorter<Row>()(rows, columns, sort, 'de')
const names = (...all: (string | undefined)[]) => all.map((name, at) => ({ at, name }))

describe('sorting', () => {
  test('is that of the language: umlauts beside their vowel, numbers by size', () => {
    const rows = names('Zebra', 'Äpfel', 'apfel', 'Plakat 10', 'Plakat 9', 'Öl', 'Ost')
    expect(sorted(rows, [{ id: 'name', direction: 'ascending' }]).map(({ name }) => name)).toEqual([
      'apfel',
      'Äpfel',
      'Öl',
      'Ost',
      'Plakat 9',
      'Plakat 10',
      'Zebra',
    ])
  })

  test('puts what is empty last in both directions', () => {
    const rows = names('b', undefined, 'a', '')
    for (const direction of ['ascending', 'descending'] as const) {
      const ends = sorted(rows, [{ id: 'name', direction }]).slice(2)
      expect(ends.map(({ at }) => at)).toEqual([1, 3])
    }
  })

  test('by several columns, and by a comparison of the owner', () => {
    const rows = [
      { at: 0, name: 'b', size: 2 },
      { at: 1, name: 'a', size: 1 },
      { at: 2, name: 'a', size: 3 },
      { at: 3, name: 'b', size: 5 },
    ]
    const by = (...sort: TableSort) => sorted(rows, sort).map(({ at }) => at)
    expect(
      by({ id: 'name', direction: 'ascending' }, { id: 'size', direction: 'descending' }),
    ).toEqual([2, 1, 3, 0])
    expect(by({ id: 'even', direction: 'ascending' })).toEqual([0, 1, 2, 3])
    expect(by({ id: 'nobody', direction: 'ascending' })).toEqual([0, 1, 2, 3])
  })

  test('gives what sorting with the comparison of the language gives, and keeps what is equal in place', () => {
    const value = record({
      name: option(oneof(string({ maxLength: 4 }), constantFrom('ä', 'Ä', 'a', 'B 2', 'b 10')), {
        nil: undefined,
      }),
      size: option(integer({ min: -3, max: 3 }), { nil: undefined }),
    })
    const direction = constantFrom('ascending' as const, 'descending' as const)
    assert(
      property(array(value, { maxLength: 40 }), direction, direction, (values, one, other) => {
        const rows: Row[] = values.map((row, at) => ({ at, ...row }))
        const way = { ascending: 1, descending: -1 }
        const empty = (a: unknown, b: unknown) =>
          Number(a === undefined || a === '') - Number(b === undefined || b === '')
        const slow = rows.toSorted(
          (a, b) =>
            empty(a.size, b.size) ||
            ((a.size ?? 0) - (b.size ?? 0)) * way[one] ||
            empty(a.name, b.name) ||
            german.compare(a.name ?? '', b.name ?? '') * way[other] ||
            a.at - b.at,
        )
        const fast = sorted(rows, [
          { id: 'size', direction: one },
          { id: 'name', direction: other },
        ])
        expect(fast.map(({ at }) => at)).toEqual(slow.map(({ at }) => at))
      }),
    )
  })

  test('asks for the values of a column once, however often it is turned round', () => {
    let asked = 0
    const rows = names('b', 'a', 'c')
    const counting = [{ id: 'name', sortBy: ({ name }: Row) => ((asked += 1), name) }]
    const sorter = createSorter<Row>()
    sorter(rows, counting, [{ id: 'name', direction: 'ascending' }], 'de')
    sorter(rows, counting, [{ id: 'name', direction: 'descending' }], 'de')
    expect(asked).toBe(3)
    sorter([...rows], counting, [{ id: 'name', direction: 'ascending' }], 'de')
    expect(asked).toBe(6)
  })
})

test('a press sorts and turns round; with Shift it adds, turns round and takes away', () => {
  const one = pressed([], 'a')
  expect(one).toEqual([{ id: 'a', direction: 'ascending' }])
  expect(pressed(one, 'a')).toEqual([{ id: 'a', direction: 'descending' }])
  const two = pressed(one, 'b', 'descending', true)
  expect(two).toEqual([...one, { id: 'b', direction: 'descending' }])
  const turned = pressed(two, 'b', 'descending', true)
  expect(turned[1]).toEqual({ id: 'b', direction: 'ascending' })
  expect(pressed(turned, 'b', 'descending', true)).toEqual(one)
  expect(pressed(two, 'c')).toEqual([{ id: 'c', direction: 'ascending' }])
})
