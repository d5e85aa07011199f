import { useCallback, useRef, useState, type RefObject } from 'react'
import { usePrinting, useRows, type Rows, type RowsOptions } from '../../collection/index.ts'
import type { TableShape } from './table.ts'

/** Pixels of the head and of the totals; their heights stand in the styles too. */
const HEAD_PX = 40
const FOOT_PX = 44

/** What the styles leave to the rows, at most: so many come at once, before anything is measured. */
function expectedOf(height: string | undefined): number {
  if (typeof window === 'undefined') return 0
  return Math.round(window.innerHeight * (height === undefined ? 0.7 : 1)) - HEAD_PX
}

const hasFootOf = <T>({ shown }: TableShape<T>) => shown.some(({ column }) => column.total)

/** Pixels of a row: the density's, more where it has second lines; of an entry what stands in it. */
function rowHeightOf<T>(shape: TableShape<T>, density: number, rowHeight: number | undefined) {
  const { header, onPhone, shown, isNarrow } = shape
  const entry = 44 + (header?.column.detail ? 18 : 0) + (onPhone.length > 0 ? 46 : 0)
  const hasSecondLines = shown.some(({ column }) => column.detail)
  return isNarrow
    ? Math.max(density + 12, entry)
    : (rowHeight ?? density + (hasSecondLines ? 16 : 0))
}

export interface RowScrollingInput<T> {
  scroller: RefObject<HTMLElement | null>
  shape: TableShape<T>
  /** Height of a row in the current density, in pixels. */
  density: number
  rowHeight: number | undefined
}

/** How high rows are, how many make a page, and how one of them comes into sight. */
export function useRowScrolling<T>({ scroller, shape, density, rowHeight }: RowScrollingInput<T>) {
  const hasFoot = hasFootOf(shape)
  const height = rowHeightOf(shape, density, rowHeight)
  const virtualRef = useRef<Rows>(undefined)
  const pageLength = useCallback(() => {
    const room = (scroller.current?.clientHeight ?? 0) - HEAD_PX - (hasFoot ? FOOT_PX : 0)
    return Math.max(1, Math.floor(room / height) - 1)
  }, [hasFoot, height, scroller])
  const scrollTo = useCallback((index: number) => {
    virtualRef.current?.scrollToIndex(index, { align: 'auto' })
  }, [])
  return { rowHeight: height, virtualRef, pageLength, scrollTo }
}

export interface TableRowsInput<T> extends Pick<
  RowsOptions,
  'root' | 'count' | 'keyAt' | 'rowHeight' | 'pinned'
> {
  shape: TableShape<T>
  /** CSS height of the frame; absent: as high as its rows. */
  height: string | undefined
}

/** The rows that are in the page; all of them while it is printed. */
export function useTableRows<T>({ shape, height, keyAt, ...rows }: TableRowsInput<T>): Rows {
  const isPrinting = usePrinting()
  const [expectedHeight] = useState(() => expectedOf(height))
  return useRows({
    ...rows,
    isWhole: isPrinting,
    keyAt: shape.hasDetails ? keyAt : undefined,
    expectedHeight,
    covered: HEAD_PX,
    paddingEnd: hasFootOf(shape) ? FOOT_PX : 0,
    overscan: 4,
  })
}
