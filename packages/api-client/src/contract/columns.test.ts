import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromColumns, isLongList, toColumns } from './columns.ts'

/** As they are after the way over the line. */
const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const name = fc.constantFrom('id', 'name', 'client', 'can', 'channels', 'constructor', 'toString')
const row = fc.letrec<{ value: unknown; row: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string(),
    fc.constantFrom(null, undefined, true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(tie('row'), { maxLength: 3 }),
    tie('row'),
  ),
  row: fc.dictionary(name, tie('value'), { noNullPrototype: true, maxKeys: 4 }),
})).row

test('rows are the same after the way in columns, whatever is in them or missing', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      expect(fromColumns(travelled(toColumns(rows)))).toEqual(travelled(rows))
    }),
  )
})

test('a name stands there once, also of what stands in the rows', () => {
  const rows = [1, 2, 3].map((id) => ({
    id,
    client: { id: 7 },
    channels: Array.from({ length: id - 1 }, (_, index) => ({ id: index, ...(id === 3 && { openCondition: 'Logo größer' }) })), // prettier-ignore
  }))
  const text = JSON.stringify(toColumns(rows))
  expect(text.match(/client|channels|openCondition/g)).toEqual([
    'client',
    'channels',
    'openCondition',
  ])
  expect(fromColumns(JSON.parse(text) as never)).toEqual(rows)
})

test('only long lists of rows are turned', () => {
  expect(isLongList([{ id: 1 }, { id: 2 }], 2)).toBe(true)
  expect(isLongList([{ id: 1 }], 2)).toBe(false)
  expect(isLongList(['a', 'b'], 2)).toBe(false)
  expect(isLongList([{ id: 1 }, null], 2)).toBe(false)
  expect(isLongList({ length: 9 }, 2)).toBe(false)
})

test('a name that means something to objects never becomes one of a row', () => {
  const hostile = JSON.parse('{"__proto__": {"can": true}}') as Record<string, unknown>
  expect(isLongList([hostile], 1)).toBe(false)
  const [back] = fromColumns(travelled(toColumns([{ state: hostile }])))
  expect(back!.can).toBeUndefined()
  expect(Object.getPrototypeOf(back!.state)).toBe(Object.prototype)
})
