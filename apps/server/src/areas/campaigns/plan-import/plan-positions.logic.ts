import type { Position } from '../plan/plan-changes.repository.ts'

/**
 * Where new channels stand in a plan. At its end the others stay where they are; behind one of them all
 * are counted anew.
 * @param rows   channels that are there, in their order
 * @param added  in their order; each behind the channel `afterId`, or at the end
 * @returns the places of the new ones, and those of others that have another one now
 */
export function placesOf(
  rows: readonly Position[],
  added: readonly { afterId?: number | undefined }[],
): { added: number[]; moved: Position[] } {
  const end = Math.max(-1, ...rows.map(({ position }) => position)) + 1
  if (added.every(({ afterId }) => afterId === undefined)) {
    return { added: added.map((_, index) => end + index), moved: [] }
  }
  const behind = Map.groupBy(added.keys(), (index) => added[index]!.afterId)
  const places: number[] = []
  const moved: Position[] = []
  let next = 0
  const place = (index: number) => (places[index] = next++)
  for (const { id, position } of rows) {
    if (position !== next) moved.push({ id, position: next })
    next += 1
    behind.get(id)?.forEach(place)
  }
  behind.get(undefined)?.forEach(place)
  return { added: places, moved }
}
