import { expect, test, vi } from 'vitest'
import { createChosen } from './useChosen.ts'
import { buildFile } from '../testing/index.ts'

const [a, b, c] = [1, 2, 3].map((id) => buildFile({ id }))
const rows = [a!, b!, c!]

test('what is chosen comes in the order of the list, and what a filter hides does not count (T-61)', () => {
  const chosen = createChosen()
  chosen.set(new Set([3, 1]))
  expect(chosen.of(rows).entries).toEqual([a, c])
  const filtered = [b!, c!]
  expect(chosen.of(filtered)).toEqual({ keys: new Set([3]), entries: [c] })
  expect(chosen.of([b!])).toEqual({ keys: new Set(), entries: [] })
  // Without the filter it is chosen again.
  expect(chosen.of(rows).entries).toEqual([a, c])
})

test('who shows it is told of another choice alone, and gets the same as long as nothing changed', () => {
  const chosen = createChosen()
  const told = vi.fn()
  const leave = chosen.subscribe(told)
  const keys = new Set([2])
  chosen.set(keys)
  chosen.set(keys)
  expect(told).toHaveBeenCalledOnce()
  expect(chosen.of(rows)).toBe(chosen.of(rows))
  leave()
  chosen.set(new Set())
  expect(told).toHaveBeenCalledOnce()
})
