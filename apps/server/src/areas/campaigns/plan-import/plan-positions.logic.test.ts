import { expect, test } from 'vitest'
import { placesOf } from './plan-positions.logic.ts'

const rows = [
  { id: 7, position: 0 },
  { id: 8, position: 4 },
]

test('new channels at the end move no other one, whatever places those have (CAMP-15)', () => {
  expect(placesOf(rows, [{}, {}])).toEqual({ added: [5, 6], moved: [] })
  expect(placesOf([], [{}])).toEqual({ added: [0], moved: [] })
})

test('behind another one they stand in the order in which they came, and those after it move (CAMP-15)', () => {
  expect(placesOf(rows, [{ afterId: 7 }, {}, { afterId: 7 }])).toEqual({
    added: [1, 4, 2],
    moved: [{ id: 8, position: 3 }],
  })
})
