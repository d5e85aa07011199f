import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { indexAt, type CollectionModel, type Key } from '../../collection/index.ts'
import { placeAt, releaseCell } from './stops.ts'
import type { OpenMenu } from './head/TableMenu.tsx'

export interface TableEventsInput {
  collection: CollectionModel
  keys: { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void }
  expanded: { keys: ReadonlySet<Key>; setExpanded: (key: Key, isExpanded: boolean) => void }
  menu: { open: OpenMenu }
  edit: (index: number, column: string) => void
  editable: (index: number) => readonly string[]
  /** Whether there are actions of a row. */
  hasActions: (key: Key) => boolean
  /** Id of the column in a place, as ARIA counts. */
  columnAt: (place: number) => string | undefined
}

/** One set of handlers for all rows: what a press or a key means where the core does not know it. */
export function useTableEvents(input: TableEventsInput) {
  const now = useRef(input)
  useLayoutEffect(() => {
    now.current = input
  })

  /** True where the press belongs to something of the table in a row. */
  const takesClick = useCallback((event: MouseEvent<HTMLElement>): boolean => {
    const { collection, expanded, menu, edit, columnAt } = now.current
    const { selection, order } = collection
    const target = event.target as HTMLElement
    const index = indexAt(target)
    const key = order.keyAt(index)
    if (key === undefined) return false
    if (target.closest('.at-table-below, .at-table-cell-editor')) return true
    if (target.closest('.at-table-pick')) {
      if (event.shiftKey) selection.extend(key, { isAdding: true })
      else selection.toggle(key)
      return true
    }
    const button = target.closest<HTMLElement>('[data-at-does], .at-table-pencil')
    if (!button) return false
    if (button.dataset.atDoes === 'expand') expanded.setExpanded(key, !expanded.keys.has(key))
    else if (button.dataset.atDoes === 'actions')
      menu.open({ kind: 'row', key }, { button, focus: event.detail === 0 ? 'first' : true })
    else {
      const column = columnAt(placeAt(button))
      if (column) edit(index, column)
    }
    return true
  }, [])

  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (!takesClick(event)) now.current.collection.handlers.onClick(event)
    },
    [takesClick],
  )
  const onDoubleClick = useCallback((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const index = indexAt(target)
    if (target.closest('.at-table-below, .at-table-cell-editor, .at-table-pick')) return
    const column = now.current.columnAt(placeAt(target))
    if (column && now.current.editable(index).includes(column)) now.current.edit(index, column)
    else now.current.collection.handlers.onDoubleClick(event)
  }, [])
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { collection, keys, menu, hasActions } = now.current
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    const target = event.target as HTMLElement
    const key = collection.order.keyAt(indexAt(target))
    if (
      isMenu &&
      key !== undefined &&
      hasActions(key) &&
      !target.closest('.at-table-below, .at-table-cell-editor')
    ) {
      event.preventDefault()
      const { left, bottom } = target.getBoundingClientRect()
      menu.open({ kind: 'row', key }, { point: { x: left + 24, y: bottom - 6 }, focus: 'first' })
      return
    }
    keys.onKeyDown(event)
    collection.handlers.onKeyDown(event)
  }, [])
  const onContextMenu = useCallback((event: MouseEvent<HTMLElement>) => {
    const { collection, menu, hasActions } = now.current
    const target = event.target as HTMLElement
    const key = collection.order.keyAt(indexAt(target))
    if (key === undefined || !hasActions(key) || target.closest('a, input, .at-table-below')) return
    event.preventDefault()
    // A long press of a finger chooses.
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent
    const point = { x: event.clientX, y: event.clientY }
    if (pointerType !== 'touch') menu.open({ kind: 'row', key }, { point, focus: true })
  }, [])
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    releaseCell(event.target)
    now.current.collection.handlers.onBlur(event)
  }, [])
  const { onPointerDown, onFocus } = input.collection.handlers
  return useMemo(
    () => ({ onClick, onDoubleClick, onKeyDown, onContextMenu, onBlur, onPointerDown, onFocus }),
    [onClick, onDoubleClick, onKeyDown, onContextMenu, onBlur, onPointerDown, onFocus],
  )
}
