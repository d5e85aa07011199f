import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import {
  INDEX,
  indexAt,
  moveInList,
  type CollectionModel,
  type Key,
} from '../../collection/index.ts'
import { findStop, focusStop, placeAt, rowAt, stopOf, stopsOf, type Stop } from './stops.ts'

export interface TableKeysInput {
  root: RefObject<HTMLElement | null>
  collection: CollectionModel
  isRtl: boolean
  pageLength: () => number
  /** Columns of a row that can be edited. */
  editable: (index: number) => readonly string[]
  edit: (index: number, column: string) => void
  /** Undefined where rows have no details. */
  isExpanded: (index: number) => boolean | undefined
  setExpanded: (index: number, isExpanded: boolean) => void
  open: (index: number) => void
  focusHead: (column: string | null) => void
  /** Id of the column in a place, as ARIA counts. */
  columnAt: (place: number) => string | undefined
}

/** The keys inside of rows: from the row into its cells, along them, and to the same cell of others. */
export function useTableKeys(input: TableKeysInput) {
  const { root, collection } = input
  const now = useRef(input)
  /** The cell that gets the focus as soon as its row is in the page. */
  const wanted = useRef<Stop & { key: Key }>(undefined)
  useLayoutEffect(() => {
    now.current = input
    if (!wanted.current) return
    const row = rowAt(root.current, collection.order.indexOf(wanted.current.key))
    if (!row) return
    const stop = findStop(row, wanted.current)
    wanted.current = undefined
    focusStop(stop ?? row)
  })

  /** Focuses a cell of a row, also of one that is not in the page yet. */
  const focusCell = useCallback((key: Key, stop: Stop) => {
    wanted.current = { key, ...stop }
    now.current.collection.focus.focus(key)
  }, [])

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { isRtl } = now.current
      const target = event.target as HTMLElement
      const row = target.closest<HTMLElement>(`[${INDEX}]`)
      if (
        event.defaultPrevented ||
        !row ||
        target.closest('.at-table-cell-editor, .at-table-below')
      )
        return
      const move = {
        forward: isRtl ? 'ArrowLeft' : 'ArrowRight',
        back: isRtl ? 'ArrowRight' : 'ArrowLeft',
      }
      const isDone =
        target === row
          ? onRow(event, row, move, now.current)
          : inRow(event, row, move, now.current, focusCell)
      if (isDone) event.preventDefault()
    },
    [focusCell],
  )
  return { onKeyDown, focusCell }
}

interface Ways {
  forward: string
  back: string
}

function onRow(event: KeyboardEvent, row: HTMLElement, ways: Ways, now: TableKeysInput): boolean {
  const index = indexAt(row)
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const isExpanded = now.isExpanded(index)
  if (key === ways.forward && isExpanded === false) now.setExpanded(index, true)
  else if (key === ways.forward) focusStop(stopsOf(row)[0])
  else if (key === ways.back && isExpanded) now.setExpanded(index, false)
  else if (key === 'F2') {
    const column = now.editable(index)[0]
    if (column === undefined) return false
    now.edit(index, column)
  } else if (key === 'ArrowUp' && index === 0) now.focusHead(null)
  else return false
  return true
}

const TYPES = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]'

function inRow(
  event: KeyboardEvent,
  row: HTMLElement,
  ways: Ways,
  now: TableKeysInput,
  focusCell: (key: Key, stop: Stop) => void,
): boolean {
  const target = event.target as HTMLElement
  const { key } = event
  if (event.altKey || target.matches(TYPES)) return false
  const { selection, order } = now.collection
  const index = indexAt(row)
  const own = order.keyAt(index)
  const stops = stopsOf(row)
  const at = stops.indexOf(target)
  const isMod = event.ctrlKey || event.metaKey
  if (at < 0 || own === undefined) return false
  const isCell = target.matches('[role="gridcell"], [role="rowheader"]')
  const isBox = target.matches('[role="checkbox"]')

  if (key === ways.forward && !isMod) focusStop(stops[at + 1])
  else if ((key === ways.back && at === 0) || key === 'Escape') row.focus({ preventScroll: true })
  else if (key === ways.back && !isMod) focusStop(stops[at - 1])
  else if (key === 'Home' && !isMod) focusStop(stops[0])
  else if (key === 'End' && !isMod) focusStop(stops.at(-1))
  else if (key === 'ArrowUp' && index === 0 && !event.shiftKey)
    now.focusHead(now.columnAt(placeAt(target)) ?? null)
  else if (isMod && key.toLowerCase() === 'a' && selection.isMultiple) selection.addAll()
  else if (isBox && key === ' ' && event.shiftKey) selection.extend(own, { isAdding: true })
  else if ((isCell || isBox) && key === ' ' && !selection.isOff) selection.toggle(own)
  else if (isCell && (key === 'Enter' || key === 'F2')) {
    const column = now.columnAt(placeAt(target))
    if (column !== undefined && now.editable(index).includes(column)) now.edit(index, column)
    else if (key === 'Enter') now.open(index)
    else return false
  } else {
    const to = moveInList(key, index, { count: order.count, page: now.pageLength(), isRtl: false })
    const other = to === undefined ? undefined : order.keyAt(to)
    if (other === undefined) return false
    if (event.shiftKey) selection.extend(other, { from: own })
    else selection.setAnchor(other)
    focusCell(other, stopOf(target))
  }
  return true
}
