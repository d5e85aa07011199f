import { useEffect, useState, type RefObject } from 'react'
import { onFirstInteraction } from '../../../collection/first-interaction.ts'
import type { BoardColumn } from '../board.types.ts'

/** Least widths of a column, as the styles have them, each with the gap after it. */
const WIDTH = 252 + 14
const FOLDED = 44 + 14
/** Milliseconds of rest before what is out of sight comes too. */
const REST = 1000

/** The first column that cannot be in sight, by its place. */
function firstBeyond(columns: readonly { isCollapsed?: boolean | undefined }[]): number {
  if (typeof window === 'undefined') return columns.length
  let end = 0
  const first = columns.findIndex(({ isCollapsed }) => {
    if (end >= window.innerWidth) return true
    end += isCollapsed ? FOLDED : WIDTH
    return false
  })
  return first < 0 ? columns.length : first
}

/**
 * The first column that cannot be in sight as the board opens, by its place. Its cards and those of
 * the columns after it come when somebody turns to the board, at the latest after a second.
 */
export function useFarFrom<T>(
  board: RefObject<HTMLElement | null>,
  columns: readonly Pick<BoardColumn<T>, 'isCollapsed'>[],
): number {
  const [isWhole, setWhole] = useState(false)
  const far = isWhole ? columns.length : firstBeyond(columns)
  const waits = far < columns.length
  useEffect(() => {
    if (!waits || !board.current) return undefined
    const show = () => setWhole(true)
    const timer = setTimeout(show, REST)
    const stop = onFirstInteraction(board.current, {
      onTurn: show,
      onScroll: show,
      hearsFocus: true,
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [board, waits])
  return far
}
