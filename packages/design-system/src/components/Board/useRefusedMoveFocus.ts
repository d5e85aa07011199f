import { useEffect, type RefObject } from 'react'
import type { FocusModel } from '../../collection/index.ts'
import { treeOf } from '../../focus/tree.ts'
import { locate, type Layout } from './board.logic.ts'
import type { BoardMove } from './board.types.ts'

/**
 * After a refused move, leads the focus back with the card, once its owner has put it back.
 * `refusedRef` holds that move until then.
 */
export function useRefusedMoveFocus<T>(
  board: RefObject<HTMLElement | null>,
  refusedRef: RefObject<BoardMove | undefined>,
  layout: Layout<T>,
  focus: FocusModel,
): void {
  useEffect(() => {
    const wish = refusedRef.current
    if (!wish || focus.activeKey === undefined || !wish.keys.includes(focus.activeKey)) return
    if (locate(layout, focus.activeIndex)?.column === wish.to) return
    refusedRef.current = undefined
    if (board.current?.contains(treeOf(board.current).activeElement)) focus.focus(focus.activeKey)
  })
}
