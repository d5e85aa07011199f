import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostInCell, pack, unpack } from './pack.ts'
import type { SheetCell } from './sheet.logic.ts'

const cell = fc.option(
  fc.record(
    {
      text: fc.string({ minLength: 1 }),
      isNumber: fc.constant(true),
      look: fc.constantFrom({ fill: '#ff0000' }, { isStrong: true }, { ink: '#00ff00' }),
      span: fc.integer({ min: 2, max: 9 }),
      rowSpan: fc.integer({ min: 2, max: 9 }),
      comment: fc.string({ minLength: 1 }),
    },
    { requiredKeys: ['text'] },
  ),
  { nil: undefined },
)
const gridOf = (cells: readonly (readonly (SheetCell | undefined)[])[]) => ({
  name: 'Plan',
  rows: cells.map((_, row) => row * 2 + 1),
  columns: Array.from({ length: 5 }, (_, at) => ({ letter: `${at}`, width: 80 })),
  heights: new Map([[1, 60]]),
  isCut: false,
  frozen: { rows: 1, columns: 2 },
  tall: [],
  without: [],
  cellAt: (row: number, column: number) => cells[row]![column],
  reachOf: (row: number) => cells[row]!.length,
})

test('what was packed is the same again, cell by cell', () => {
  const cells = fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }))
  fc.assert(
    fc.property(cells, (given) => {
      const grid = gridOf(given)
      const again = unpack(structuredClone(pack(grid)))
      expect([again.rows, again.columns, again.isCut]).toEqual([grid.rows, grid.columns, false])
      expect(again.heights).toEqual(grid.heights)
      given.forEach((row, at) => row.forEach((one, column) => expect(again.cellAt(at, column)).toEqual(one))) // prettier-ignore
    }),
  )
})

test('of endless words and endless many, as much is kept as somebody reads', () => {
  const long = gridOf([[{ text: 'x'.repeat(9_000) }], [{ text: 'y' }], [{ text: 'z' }]])
  const whole = unpack(pack(long))
  expect(whole.cellAt(0, 0)!.text).toHaveLength(mostInCell)
  expect(whole.isCut).toBe(false)
  const cut = unpack(pack(long, 4_000))
  expect([cut.rows, cut.isCut]).toEqual([[1, 3], true])
})
