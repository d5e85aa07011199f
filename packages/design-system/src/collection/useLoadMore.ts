import { useEffect, useRef } from 'react'
import type { Key } from './types.ts'
import type { Rows } from './useRows.ts'

/** Items that may still be ahead when more are asked for. */
const AHEAD = 5

interface Options {
  rows: Rows
  count: number
  first: Key | undefined
  last: Key | undefined
  isLoading: boolean | undefined
  onReachStart: (() => void) | undefined
  onReachEnd: (() => void) | undefined
}

/** Pixels that browsers round a position by. */
const ROUNDED = 1.5

/** Whether the window is where its rows take it to be: a jump moves it before they hear of that. */
const isSettled = ({ scrollElement, scrollOffset }: Rows): boolean =>
  Math.abs((scrollElement?.scrollTop ?? 0) - (scrollOffset ?? 0)) < ROUNDED

/** Loads more items near either end of the list: once, and again after the reader was elsewhere or items arrived. */
export function useLoadMore(options: Options): void {
  const { rows, count, first, last, isLoading, onReachStart, onReachEnd } = options
  const asked = useRef<{ start?: Key; end?: Key }>({})
  useEffect(() => {
    const { range } = rows
    if (!range || count === 0 || isLoading) return
    const was = asked.current
    const start = range.startIndex < AHEAD ? first : undefined
    const end = range.endIndex >= count - AHEAD ? last : undefined
    const asksStart = start !== undefined && start !== was.start
    const asksEnd = end !== undefined && end !== was.end
    // The page's layout is only read where there is something to ask.
    if ((asksStart || asksEnd) && !isSettled(rows)) return
    asked.current = { start, end }
    if (asksStart) onReachStart?.()
    if (asksEnd) onReachEnd?.()
  })
}
