import { useCallback, useLayoutEffect, type RefObject } from 'react'
import { usePrinting, useRows, type Order } from '../../collection/index.ts'
import type { RowPlan } from './virtualList.logic.ts'

/** Pixels of a section's heading; as in the styles. */
const HEADING = 36
/** Pixels that an item is taken for until it is measured. */
export const GUESS = 56
/** A reader who is this near to the end is at the end. */
const NEAR = 40

interface Options {
  root: RefObject<HTMLElement | null>
  plan: RowPlan
  order: Order
  itemHeight: number | 'auto'
  /** Of an item that is not measured yet, by its place. */
  guess: ((index: number) => number) | undefined
  overscan: number | undefined
  isReversed: boolean | undefined
  activeIndex: number
}

/** The rows of a list with headings, opened at the end where it is read from there. */
export function useListRows(options: Options) {
  const { root, plan, order, itemHeight, guess, isReversed, activeIndex } = options
  const { itemOf, sectionOf, sections } = plan
  const keyAt = useCallback(
    (row: number) => {
      const item = itemOf(row)
      return item < 0 ? `§${sections[sectionOf(row)]?.key}` : order.keyAt(item)
    },
    [itemOf, sectionOf, sections, order],
  )
  const size = itemHeight === 'auto' ? GUESS : itemHeight
  const isPlain = sections.length === 0 && itemHeight !== 'auto'
  const heightOf = useCallback(
    (row: number) => {
      const item = itemOf(row)
      if (item < 0) return HEADING
      return itemHeight === 'auto' && guess ? guess(item) : size
    },
    [itemOf, itemHeight, guess, size],
  )
  const isPrinting = usePrinting()
  const rows = useRows({
    root,
    isWhole: isPrinting,
    count: plan.count,
    keyAt: isPlain && !isReversed ? undefined : keyAt,
    rowHeight: isPlain ? size : heightOf,
    paddingStart: sections.length > 0 ? HEADING : 0,
    overscan: options.overscan,
    pinned: [plan.rowOf(activeIndex)],
    anchorTo: isReversed ? 'end' : 'start',
    followWithin: isReversed ? NEAR : undefined,
    canAnchor: isReversed ? (row) => itemOf(row) >= 0 : undefined,
    indexAttribute: 'data-at-row',
    initialOffset: isReversed ? 1e9 : 0,
  })
  // As its first rows come: what held their place may have been higher than the window.
  const opensAtEnd = isReversed && plan.count > 0
  useLayoutEffect(() => {
    if (opensAtEnd) rows.scrollToEnd()
  }, [rows, opensAtEnd])
  return rows
}
