import { expect, test } from 'vitest'
import { layDonut } from './donutChart.logic.ts'

const part = (id: number, value: number) => ({ id, label: `Teil ${id}`, value })

test('the greatest part is the first, shares are the whole together', () => {
  const pieces = layDonut([part(1, 20), part(2, 70), part(3, 10)])
  expect(pieces.map((piece) => piece.part.id)).toEqual([2, 1, 3])
  expect(pieces.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('what is nothing is left out, and small parts have no room for a word', () => {
  const pieces = layDonut([part(1, 97), part(2, 3), part(3, 0)])
  expect(pieces.map(({ hasRoom }) => hasRoom)).toEqual([true, false])
  expect(layDonut([part(1, 0)])).toEqual([])
  expect(layDonut([])).toEqual([])
})

test('one part alone is the whole ring', () => {
  const [piece] = layDonut([part(1, 5)])
  expect(piece!.share).toBe(1)
  expect(piece!.path).not.toContain('NaN')
})
