import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, type RefObject } from 'react'
import { INDEX } from './useFocus.ts'
import type { Key } from './types.ts'

export interface RowsOptions {
  /** The element that scrolls. */
  root: RefObject<HTMLElement | null>
  count: number
  keyAt: (index: number) => Key | undefined
  /** Height of a row in pixels, where rows are alike; else a guess until they are measured. */
  rowHeight: number | ((index: number) => number)
  /** Pixels at the top that something sticky covers. */
  paddingStart?: number
  paddingEnd?: number
  /** Rows that stay in the page wherever the window is: the focused one, a dragged one. */
  pinned?: readonly number[]
  gap?: number
  lanes?: number
  isHorizontal?: boolean
  /** Rows above and below the window; default 8. */
  overscan?: number
  /** Where it is anchored; `end` for what grows at the bottom, as a chat does. */
  anchorTo?: 'start' | 'end'
}

/** The rows that are in the page: TanStack Virtual with the focused ones kept, set up in one place. */
export function useRows(options: RowsOptions) {
  const { root, count, keyAt, rowHeight, paddingStart = 0, paddingEnd = 0 } = options
  const { pinned, gap, lanes, isHorizontal, overscan = 8, anchorTo } = options
  // As text, so that the extractor only changes when another row is pinned.
  const pins = pinned?.join()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be memoised
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => root.current,
    estimateSize: typeof rowHeight === 'number' ? () => rowHeight : rowHeight,
    getItemKey: (index) => keyAt(index) ?? index,
    indexAttribute: INDEX,
    overscan,
    gap,
    lanes,
    horizontal: isHorizontal,
    anchorTo,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range)
        const kept = (pins ? pins.split(',').map(Number) : []).filter(
          (index) => index >= 0 && index < range.count && !shown.includes(index),
        )
        return kept.length > 0 ? [...shown, ...kept].sort((a, b) => a - b) : shown
      },
      [pins],
    ),
  })
  const size = typeof rowHeight === 'number' ? rowHeight : undefined
  useEffect(() => rows.measure(), [rows, size, lanes])
  return rows
}
