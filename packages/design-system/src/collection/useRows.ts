import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { onFirstInteraction } from './first-interaction.ts'
import { INDEX } from './useFocus.ts'
import type { Key } from './types.ts'

export interface RowsOptions {
  /** The element that scrolls. */
  root: RefObject<HTMLElement | null>
  count: number
  /**
   * What a row's measured height is kept by, and what holds its place when rows come before it.
   * Rows that are all of one height, anchored at the start, need none: then another order costs nothing.
   */
  keyAt?: (index: number) => Key | undefined
  /** Height of a row in pixels, where rows are alike; else a guess until they are measured. */
  rowHeight: number | ((index: number) => number)
  /** Pixels that something above the rows covers for good, as a head does: the rows have the rest. */
  covered?: number
  /** Pixels at the top that something sticky covers. */
  paddingStart?: number
  paddingEnd?: number
  /** Rows that stay in the page wherever the window is: the focused one, a dragged one. */
  pinned?: readonly number[]
  gap?: number
  lanes?: number
  isHorizontal?: boolean
  /**
   * Rows beyond the window where it scrolls to, once somebody turns to it; default 8. Behind it
   * there are two, and as many where it is anchored at the end. While it scrolls, rows of one height
   * come several at a time and up to eight more of them.
   */
  overscan?: number
  /** The focus alone turns to it too; default true. Without it a key costs no rows out of sight. */
  hearsFocus?: boolean
  /** The attribute with the place of a row in these rows; default the one that all items carry. */
  indexAttribute?: string
  /** Where it is anchored; `end` for what grows at the bottom, as a chat does. */
  anchorTo?: 'start' | 'end'
  /** Anchored at the end: shows what comes there, when the reader is no further away than this. */
  followWithin?: number
  /** Which row keeps its place when others come before it; default the first one in sight. */
  canAnchor?: (index: number) => boolean
  /** All rows come into the page, as for paper. */
  isWhole?: boolean
  /** Pixels from the start that it opens at; more than there are means the end. */
  initialOffset?: number
  /** About how high it will be: so many rows come with the first render, before it is measured. */
  expectedHeight?: number
  /** Nothing is measured, and no row is in the page; default false. */
  isOff?: boolean
}

/** What TanStack Virtual knows of the rows. */
export type Rows = ReturnType<typeof useVirtualizer<HTMLElement, HTMLElement>>

/** Scrolling across moves no row: nothing is told, and nothing renders. */
const observeOffset: typeof observeElementOffset<HTMLElement> = (rows, tell) => {
  let isMoving = false
  return observeElementOffset(rows, (offset, isScrolling) => {
    if (!isMoving && offset === rows.scrollOffset) return
    isMoving = isScrolling
    tell(offset, isScrolling)
  })
}

/**
 * The size that the rows have: without what covers it, and told only when it is another one. Where the
 * first rows came for an expected height, it is measured when the browser lays out the page by itself,
 * before it paints: asked for at once, the page would be laid out twice. No more room than was
 * expected is no news then.
 */
const observeRect: (covered: number) => typeof observeElementRect<HTMLElement> =
  (covered) => (rows, tell) => {
    const { scrollElement: element, options } = rows
    const look = ({ width, height }: { width: number; height: number }, expected = 0) => {
      const { scrollRect: old } = rows
      const rect = { width, height: Math.max(0, height - covered) }
      if (expected > 0 && rect.height <= expected) rows.scrollRect = rect
      else if (rect.width !== old?.width || rect.height !== old.height) tell(rect)
    }
    let expected = options.initialRect.height
    if (!element || expected === 0) return observeElementRect(rows, (rect) => look(rect))
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      // Not seen yet.
      if (height === 0 && expected > 0) return
      flushSync(() => look({ width, height }, expected))
      expected = 0
    })
    observer.observe(element)
    return () => observer.disconnect()
  }

/**
 * Where rows come for an expected height, what scrolls came with them and stands at its start: to send
 * it there first would have the page laid out at once.
 */
function scrollFrom(): typeof elementScroll<HTMLElement> {
  let isFirst = true
  return (offset, how, rows) => {
    const isThere = isFirst && offset === 0 && rows.options.initialRect.height > 0
    isFirst = false
    if (!isThere) elementScroll(offset, how, rows)
  }
}

/**
 * Whether a pointer, a finger or the focus came in, or something scrolled: until then only what is
 * seen is drawn. Scrolling renders by itself, so it only needs to be known before that.
 */
function useAttention(
  root: RefObject<HTMLElement | null>,
  hearsFocus: boolean,
): RefObject<boolean> {
  const isTurnedTo = useRef(false)
  const [, render] = useState(false)
  const heard = useRef<HTMLElement>(null)
  // With every commit: what scrolls may come later than its first rows.
  useEffect(() => {
    const element = root.current
    if (isTurnedTo.current || !element || heard.current === element) return
    heard.current = element
    onFirstInteraction(element, {
      hearsFocus,
      onTurn: () => {
        isTurnedTo.current = true
        render(true)
      },
      onScroll: () => {
        isTurnedTo.current = true
      },
    })
  })
  return isTurnedTo
}

/** Where the window began last, whether it moves and went back, and which rows came for it. */
interface Way {
  start: number
  end: number
  isMoving: boolean
  isBack: boolean
  first: number
  last: number
}
const BEHIND = 2
/** Rows at most that come beyond the others while it scrolls: fewer, larger steps. */
const MOVING = 8

/** The rows of the window and those that come next; `way` notes where it goes. */
function aheadOf({ startIndex, endIndex, overscan, count }: Range, way: Way): number[] {
  if (startIndex !== way.start) way.isBack = startIndex < way.start
  way.start = startIndex
  way.end = endIndex
  // Somewhere else: what surrounds it comes when it goes on from there.
  const hasJumped = way.isMoving && (startIndex > way.last || endIndex < way.first)
  const behind = hasJumped ? 0 : Math.min(BEHIND, overscan)
  const ahead = hasJumped ? 0 : overscan + (way.isMoving ? Math.min(2 * overscan, MOVING) : 0)
  way.first = Math.max(0, startIndex - (way.isBack ? ahead : behind))
  way.last = Math.min(count - 1, endIndex + (way.isBack ? behind : ahead))
  return Array.from({ length: way.last - way.first + 1 }, (_, place) => way.first + place)
}

/** How much of the overscan is always there, before more of it comes. */
const NEXT = 0.75

/** Whether what scrolled into sight is in the page, with enough of what comes next. */
function isCovered(rows: Virtualizer<HTMLElement, HTMLElement>, way: Way): boolean {
  const { range, isScrolling, options, scrollDirection } = rows
  if (!range || !isScrolling || way.first === 0 || way.last >= options.count - 1) return false
  const next = Math.floor(options.overscan * NEXT)
  const isBack = scrollDirection === 'backward'
  return (
    range.startIndex - (isBack ? next : 0) >= way.first &&
    range.endIndex + (isBack ? 0 : next) <= way.last
  )
}

/** The rows that are in the page: TanStack Virtual with the focused ones kept, set up in one place. */
export function useRows(options: RowsOptions): Rows {
  const { root, count, keyAt, rowHeight, covered = 0, paddingStart = 0, paddingEnd = 0 } = options
  const {
    pinned,
    gap,
    lanes,
    isHorizontal,
    overscan = 8,
    anchorTo,
    followWithin,
    isWhole,
    hearsFocus = true,
  } = options
  const isTurnedTo = useAttention(root, hearsFocus)
  const isAtEnd = anchorTo === 'end'
  const way = useRef<Way>({ start: 0, end: 0, isMoving: false, isBack: false, first: 0, last: 0 })
  // As text, so that the extractor only changes when another row is pinned.
  const pins = pinned?.join()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be memoised
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => root.current,
    enabled: !options.isOff,
    estimateSize: typeof rowHeight === 'number' ? () => rowHeight : rowHeight,
    // Another function means another order or other heights: every place is counted anew. Functions
    // that stay the same spare that with each row that scrolls into sight.
    // oxlint-disable-next-line react/exhaustive-deps
    getItemKey: useCallback((index: number) => keyAt?.(index) ?? index, [keyAt, rowHeight]),
    indexAttribute: options.indexAttribute ?? INDEX,
    initialOffset: options.initialOffset,
    initialRect: { width: 0, height: options.expectedHeight ?? 0 },
    observeElementOffset: observeOffset,
    observeElementRect: useMemo(() => observeRect(covered), [covered]),
    scrollToFn: useMemo(scrollFrom, []),
    followOnAppend: followWithin !== undefined,
    scrollEndThreshold: followWithin,
    overscan: isTurnedTo.current ? overscan : 0,
    gap,
    lanes,
    horizontal: isHorizontal,
    anchorTo,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
    rangeExtractor: useCallback(
      (range: Range) => {
        if (isWhole) return Array.from({ length: range.count }, (_, index) => index)
        const shown = isAtEnd ? defaultRangeExtractor(range) : aheadOf(range, way.current)
        const kept = (pins ? pins.split(',').map(Number) : []).filter(
          (index) => index >= 0 && index < range.count && !shown.includes(index),
        )
        return kept.length > 0 ? [...shown, ...kept].sort((a, b) => a - b) : shown
      },
      [pins, isWhole, isAtEnd],
    ),
  })
  const isEven = typeof rowHeight === 'number' && keyAt === undefined && !isAtEnd
  const { onChange } = rows.options
  // Nothing is measured in rows of one height: while it scrolls, others of them are all that changes.
  if (isEven)
    rows.options.onChange = (all, isSync) => {
      const { range, isScrolling } = all
      const { start, end, isMoving } = way.current
      way.current.isMoving = isScrolling
      // That it stands still now is no news where what is in sight is drawn already.
      const hasStopped = isMoving && !isScrolling
      if (hasStopped && range?.startIndex === start && range.endIndex === end) return
      if (!isCovered(all, way.current)) onChange(all, isSync)
    }
  const { canAnchor } = options
  useAnchor(rows, canAnchor)
  const size = typeof rowHeight === 'number' ? rowHeight : undefined
  const measured = useRef({ size, lanes })
  useEffect(() => {
    // What was measured while it came into the page holds until rows look different.
    if (measured.current.size === size && measured.current.lanes === lanes) return
    measured.current = { size, lanes }
    rows.measure()
  }, [rows, size, lanes])
  return rows
}

/** Has a row below hold the place where the first one in sight may not, such as a heading. */
function useAnchor(rows: Rows, canAnchor: RowsOptions['canAnchor']) {
  const may = useRef(canAnchor)
  useLayoutEffect(() => {
    may.current = canAnchor
  })
  useLayoutEffect(() => {
    const find = rows.getVirtualItemForOffset
    const getVirtualItemForOffset: typeof find = (offset) => {
      const first = find(offset)
      if (!first || !may.current || may.current(first.index)) return first
      return rows.measurementsCache[first.index + 1] ?? first
    }
    Object.assign(rows, { getVirtualItemForOffset })
    return () => void Object.assign(rows, { getVirtualItemForOffset: find })
  }, [rows])
}
