import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { INDEX, useRows, type Key } from '../../../collection/index.ts'
import type { BoardColumn } from '../board.types.ts'
import { useLatest } from '../useLatest.ts'

/** The place of a card in its own column; `data-at-index` counts over the board. */
const ROW = 'data-at-row'

/** What the board asks a column for; all heights as the window counts them. */
export interface ColumnHandle {
  element: HTMLElement
  /** Between which cards this height lies, 0 being before the first: the closest edge. */
  edgeAt: (clientY: number) => number
  /** The card nearest to this height. */
  nearest: (clientY: number) => number
  /** The middle of a card, or of the visible end of the column. */
  heightOf: (index: number) => number
  reveal: (index: number) => void
  /** Cards that fit. */
  page: () => number
  /** The element that scrolls; none while folded. */
  scroller: HTMLElement | null
  /** Gives the cards in the page their places on the board, from the first one's on. */
  count: (start: number) => void
}

export interface ColumnRowsOptions<T> {
  column: BoardColumn<T>
  getKey: (item: T) => Key
  cardHeight: number | 'auto'
  estimatedHeight: number
  pinned: readonly number[]
  expectedHeight: number
  isFar: boolean
  startOf: (column: string) => number
  register: (column: string, handle: ColumnHandle) => () => void
}

export const GAP = 8
/**
 * How high a card was in its column, by what it shows: a board that comes back is as high as it was when it
 * was left, so that its place is found again.
 */
const heights = new WeakMap<WeakKey, number>()
const isKept = (item: unknown): item is WeakKey => typeof item === 'object' && item !== null

/** What the scroller has above its first card; rows are counted from below it. */
const ABOVE = 6

/** The cards of a column that are in the page, and what the board may ask of it. */
export function useColumnRows<T>(options: ColumnRowsOptions<T>) {
  const { column, getKey, cardHeight, estimatedHeight, pinned, startOf, register } = options
  const { expectedHeight, isFar } = options
  const { items, id } = column
  const element = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const keyAt = useCallback(
    (index: number) => items[index] && getKey(items[index]),
    [items, getKey],
  )
  const guess = useCallback(
    (index: number) => {
      const item = items[index]
      return (isKept(item) ? heights.get(item) : undefined) ?? estimatedHeight
    },
    [items, estimatedHeight],
  )
  const rows = useRows({
    root: scroller,
    count: items.length,
    keyAt: cardHeight === 'auto' ? keyAt : undefined,
    rowHeight: cardHeight === 'auto' ? guess : cardHeight,
    pinned,
    expectedHeight,
    isOff: isFar,
    gap: GAP,
    overscan: 4,
    indexAttribute: ROW,
    paddingStart: GAP,
    // So that the ring around the last card that was focused is seen whole.
    paddingEnd: GAP + ABOVE,
  })
  const now = useLatest({ rows, count: items.length, items, estimatedHeight })
  useEffect(
    () => () => {
      const { rows: all, items: shown, estimatedHeight: guessed } = now.current
      for (const { index, size } of all.measurementsCache) {
        const item = shown[index]
        if (size !== guessed && isKept(item)) heights.set(item, size)
      }
    },
    [now],
  )

  const count = useCallback((start: number) => {
    for (const card of list.current?.querySelectorAll(`:scope > [${ROW}]`) ?? []) {
      const place = String(start + Number(card.getAttribute(ROW)))
      if (card.getAttribute(INDEX) !== place) card.setAttribute(INDEX, place)
    }
  }, [])
  // Not by rendering: a card that comes or goes in one column moves the numbers of all after it.
  useLayoutEffect(() => count(startOf(id)))

  // Before the board's own layout effect, which counts all columns.
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const top = () => list.current?.getBoundingClientRect().top ?? 0
    const at = (clientY: number) => now.current.rows.getVirtualItemForOffset(clientY - top())
    return register(id, {
      element: element.current,
      get scroller() {
        return scroller.current
      },
      edgeAt: (clientY) => {
        const row = at(clientY)
        if (!row) return 0
        return clientY - top() > row.start + row.size / 2 ? row.index + 1 : row.index
      },
      nearest: (clientY) => {
        const row = at(clientY - GAP)
        return row?.index ?? -1
      },
      heightOf: (index) => {
        const box = (scroller.current ?? element.current!).getBoundingClientRect()
        const { rows: all, count: length } = now.current
        const row = all.measurementsCache[Math.min(index, length - 1)]
        const middle = row ? top() + (index < length ? row.start + row.size / 2 : row.end) : box.top
        return Math.max(box.top, Math.min(middle, box.bottom))
      },
      reveal: (index) => {
        const last = now.current.count - 1
        if (last >= 0) now.current.rows.scrollToIndex(Math.min(index, last))
        element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
      page: () => {
        const { rows: all } = now.current
        const height = scroller.current?.clientHeight ?? 0
        const size = all.getVirtualItems()[0]?.size ?? 0
        return size > 0 ? Math.max(1, Math.floor(height / (size + GAP))) : 1
      },
      count,
    })
  }, [id, register, now, count])

  return { element, scroller, list, rows }
}
