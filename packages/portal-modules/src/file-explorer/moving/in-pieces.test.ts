import { expect, test } from 'vitest'
import { PortError, type Outcome } from '../../kit/index.ts'
import { mostAtOnce } from '../file-explorer.port.ts'
import { inPieces, type Gate } from './in-pieces.ts'

const items = Array.from({ length: 2 * mostAtOnce + 10 }, (_, id) => ({ id }))
type Item = (typeof items)[number]
const idOf = ({ id }: Item) => id
const allOf = (piece: readonly Item[]): Outcome<number> => ({ done: piece.map(idOf), refused: [] })

test('thousands go in several calls, one after the other, though all begin at once', async () => {
  const began: number[] = []
  const sent: number[] = []
  let underway = 0
  const start = (piece: readonly Item[], gate: Gate) => {
    began.push(piece.length)
    return gate(async () => {
      expect(underway).toBe(0)
      underway += 1
      await Promise.resolve()
      underway -= 1
      sent.push(piece.length)
      return allOf(piece)
    })
  }
  const counts: number[] = []
  const ended = inPieces({ items, idOf, start, onProgress: (count) => counts.push(count) })
  expect(began).toEqual([mostAtOnce, mostAtOnce, 10])
  const { done, refused, left } = await ended
  expect(sent).toEqual([mostAtOnce, mostAtOnce, 10])
  expect(counts).toEqual([mostAtOnce, 2 * mostAtOnce, items.length])
  expect([done.length, refused, left]).toEqual([items.length, [], 0])
})

test('one that is refused, or a whole call, keeps none of the others', async () => {
  const error = new PortError({ code: 'conflict', reason: 'name-taken' })
  const start = (piece: readonly Item[], gate: Gate) =>
    gate(async (): Promise<Outcome<number>> => {
      if (piece[0]!.id === mostAtOnce) throw new PortError({ code: 'forbidden' })
      return { done: piece.slice(1).map(idOf), refused: [{ id: piece[0]!.id, error }] }
    })
  const { done, refused, left } = await inPieces({ items, idOf, start })
  expect([done.length, left]).toEqual([mostAtOnce - 1 + 9, 0])
  expect(refused.map((refusal) => refusal.error.code)).toEqual([
    'conflict',
    ...Array.from({ length: mostAtOnce }, () => 'forbidden'),
    'conflict',
  ])
})

test('without a connection those after the first that fails are not tried', async () => {
  let calls = 0
  const offline = (piece: readonly Item[], gate: Gate) =>
    gate(async () => {
      calls += 1
      if (calls > 1) throw new PortError({ code: 'offline' })
      return allOf(piece)
    })
  // Also where the answer is waited for before it is handed on.
  const waiting = async (piece: readonly Item[], gate: Gate) => await offline(piece, gate)
  for (const start of [offline, waiting]) {
    calls = 0
    const { done, refused } = await inPieces({ items, idOf, start })
    expect([calls, done.length, refused.length]).toEqual([2, mostAtOnce, mostAtOnce + 10])
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['offline']))
  }
})

test('stopped, the call that is under way ends, and the others are left', async () => {
  let isStopped = false
  const start = (piece: readonly Item[], gate: Gate) =>
    gate(async () => {
      isStopped = true
      return allOf(piece)
    })
  const { done, refused, left } = await inPieces({ items, idOf, start, isStopped: () => isStopped })
  expect([done.length, refused.length, left]).toEqual([mostAtOnce, 0, mostAtOnce + 10])
})
