import type { ColumnHandle } from '../columns/useColumnRows.ts'

/** Pixels from an edge within which a dragged card scrolls what lies under it. */
const EDGE_PX = 64
/** Pixels per frame at the edge itself; less further inside. */
const MAX_SPEED_PX = 14

/** Pixels per frame to scroll by, for a pointer between two edges. */
function speedAt(at: number, from: number, to: number): number {
  const edge = Math.min(EDGE_PX, (to - from) / 4)
  if (at < from + edge) return -MAX_SPEED_PX * Math.min(1, (from + edge - at) / edge)
  if (at > to - edge) return MAX_SPEED_PX * Math.min(1, (at - to + edge) / edge)
  return 0
}

/** Scrolls the board and the column under the pointer, once a frame. True: something scrolled. */
export function scrollAtEdges(
  { x, y }: { x: number; y: number },
  board: HTMLElement,
  columns: Iterable<ColumnHandle>,
): boolean {
  const box = board.getBoundingClientRect()
  const sideways = speedAt(x, box.left, box.right)
  if (sideways) board.scrollBy({ left: sideways, behavior: 'instant' })
  let hasScrolled = false
  for (const { element, scroller } of columns) {
    const { left, right } = element.getBoundingClientRect()
    if (!scroller || x < left || x > right) continue
    const { top, bottom } = scroller.getBoundingClientRect()
    const down = speedAt(y, top, bottom)
    if (down) scroller.scrollBy({ top: down, behavior: 'instant' })
    hasScrolled ||= down !== 0 || sideways !== 0
  }
  return hasScrolled
}
