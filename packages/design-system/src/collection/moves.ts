/** Where a key leads from a place, or undefined where the layout knows nothing of it. */
export type Move = (key: string, from: number, at: MoveContext) => number | undefined

export interface MoveContext {
  count: number
  /** Items that fit in the window: the length of a page. */
  page: number
  isRtl: boolean
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index))

/** Items below each other. */
export const moveInList: Move = (key, from, { count, page }) => {
  if (key === 'ArrowDown') return clamp(from + 1, count)
  if (key === 'ArrowUp') return clamp(from - 1, count)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'PageDown') return clamp(from + page, count)
  if (key === 'PageUp') return clamp(from - page, count)
  return undefined
}

/** Items in rows of so many. */
export function moveInGrid(columns: number): Move {
  return (key, from, at) => {
    const forward = at.isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = at.isRtl ? 'ArrowRight' : 'ArrowLeft'
    if (key === forward) return clamp(from + 1, at.count)
    if (key === back) return clamp(from - 1, at.count)
    // No item below: stay in the column rather than leap to the last one of the row above it.
    if (key === 'ArrowDown') return from + columns < at.count ? from + columns : from
    if (key === 'ArrowUp') return from - columns >= 0 ? from - columns : from
    return moveInList(key, from, { ...at, page: at.page * columns })
  }
}
