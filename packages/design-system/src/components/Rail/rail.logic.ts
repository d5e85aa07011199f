/** Most steps that a rail has room for (COCK-07). */
export const RAIL_MAX = 15

export type RailTick = 'done' | 'current' | 'ahead'

/** The state of each step; the last step has nothing left to do, so it is done when it is reached. */
export function railTicks(count: number, current: number): RailTick[] {
  return Array.from({ length: count }, (_, index) => {
    if (index < current || (index === current && current === count - 1)) return 'done'
    return index === current ? 'current' : 'ahead'
  })
}

/** How much room a name needs before it is shown: 1 always, 4 only when all have room. */
export type RailLevel = 1 | 2 | 3 | 4

/**
 * Ranks the names of the steps so that with less room fewer of them stand there: the current one
 * always, then the ends, then others at a distance, then all.
 */
export function railLevels(count: number, current: number): RailLevel[] {
  const levels: RailLevel[] = Array.from({ length: count }, () => 4)
  const shown: number[] = []
  const place = (index: number, level: RailLevel, distance: number) => {
    if (index < 0 || index >= count || shown.includes(index)) return
    if (shown.some((other) => Math.abs(other - index) < distance)) return
    levels[index] = level
    shown.push(index)
  }
  place(current, 1, 1)
  place(0, 2, 3)
  place(count - 1, 2, 3)
  for (let index = 0; index < count; index++) place(index, 3, 2)
  return levels
}
