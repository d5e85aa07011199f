import { expect, test } from 'vitest'
import { heightsOf } from './heights.ts'
import type { CellLook } from './looks.ts'

const cell = (row: number, look: CellLook, text = 'Mediaplan') =>
  [row, { text, look, width: 120 }] as const

test('rows are as high as the file says, or as their largest, longest or rotated text needs', () => {
  const said = new Map([[0, { height: 60 }], [1, { height: 5 }], [2, { height: 4_000 }]]) // prettier-ignore
  expect(heightsOf(said, [])).toEqual(new Map([[0, 90], [2, 400]])) // prettier-ignore
  const heights = heightsOf(undefined, [
    cell(0, { size: 2 }),
    cell(1, { isWrapped: true }, 'Zwei\nZeilen'),
    cell(2, { isWrapped: true }, 'x'.repeat(30)),
    cell(3, { rotation: -90 }),
    cell(4, { rotation: 90 }, 'x'.repeat(900)),
    cell(5, { size: 0.75 }),
  ])
  expect(Object.fromEntries(heights)).toEqual({ 0: 49, 1: 49, 2: 68, 3: 79, 4: 200 })
})

test('a height of the file is not raised for further lines, but for a large one', () => {
  const said = new Map([[0, { height: 30 }], [1, { height: 15 }]]) // prettier-ignore
  const cells = [
    cell(0, { isWrapped: true }, 'x'.repeat(300)),
    cell(1, { size: 3, isWrapped: true }),
  ]
  expect(heightsOf(said, cells)).toEqual(new Map([[0, 45], [1, 68]])) // prettier-ignore
})
