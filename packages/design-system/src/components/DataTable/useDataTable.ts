import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import {
  amountOf,
  orderOf,
  useCollection,
  type CollectionModel,
  type Key,
} from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { dataTableStrings } from './dataTable.strings.ts'
import type { DataTableProps } from './dataTable.types.ts'
import { canHide } from './head/TableMenu.tsx'
import { editableOf, useEditing, type EditingInput } from './cells/useEditing.ts'
import { useExpanded } from './useExpanded.ts'
import { useFrame } from './useFrame.ts'
import { useTableEvents } from './useTableEvents.ts'
import { useTableHandle } from './useTableHandle.ts'
import { useCellNavigation } from './useCellNavigation.ts'
import { useTableLayout } from './useTableLayout.ts'
import { useTableMenu } from './useTableMenu.ts'
import { useRowScrolling, useTableRows } from './useTableRows.ts'
import { useOwnColumns, useTableShape } from './useTableShape.ts'
import { useTableSort } from './head/useTableSort.ts'

/** Where nothing is chosen, a click has nothing else to do. */
export const isOpenedByClick = <T>({
  selectionMode = 'none',
  onAction,
}: Pick<DataTableProps<T>, 'selectionMode' | 'onAction'>): boolean =>
  selectionMode === 'none' && onAction !== undefined

/** Puts the parts of a table together. */
export function useDataTable<T>(props: DataTableProps<T>) {
  const { rows, getKey, hasRowActions, narrowBelow = 560 } = props
  const words = useStrings(dataTableStrings)
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const frame = useFrame(root, scroller, narrowBelow)
  const { around, ...own } = useOwnColumns(props)
  const sort = useTableSort(props, words)
  const layout = useTableLayout(root, props, around, words)
  const { shown, placed } = layout
  const { sorted } = sort
  const editingInput = useRef<EditingInput<T>>(undefined)
  const { editing, edit, onEdited } = useEditing(editingInput)
  const shape = useTableShape<T>({
    getText: props.getText,
    hasRowActions,
    own,
    placed,
    shown,
    isNarrow: frame.isNarrow,
    words,
    onEdited,
  })
  const { getText, hasActions } = shape
  const { rowHeight, virtualRef, pageLength, scrollTo } = useRowScrolling({
    scroller,
    shape,
    density: frame.row,
    rowHeight: props.rowHeight,
  })

  const collection = useCollection<T>({
    ...props,
    root: scroller,
    isOpenedByClick: isOpenedByClick(props),
    items: sorted,
    getText,
    scrollTo,
    pageLength,
  })
  const { order, focus, selection } = collection
  // In any order: sorting does not count them again.
  const amount = useMemo(
    () => amountOf(selection.keys, orderOf(rows, getKey)),
    [selection.keys, rows, getKey],
  )
  const virtual = useTableRows({
    root: scroller,
    shape,
    height: props.height,
    count: order.count,
    keyAt: order.keyAt,
    rowHeight,
    pinned: [focus.activeIndex, editing ? order.indexOf(editing.key) : -1],
  })

  const expanded = useExpanded(props)
  const { keys, placeOf, columnAt } = useCellNavigation({
    scroller,
    collection,
    shape,
    placed,
    rows: sorted,
    pageLength,
    editingInput,
    edit,
    expanded,
    onAction: props.onAction,
  })
  const rowOf = (key: Key): T | undefined => sorted[order.indexOf(key)]
  const { menu, menuLabel } = useTableMenu({ scroller, collection, placed, shape, rowOf })
  const handlers = useTableEvents({
    columnAt,
    collection,
    keys,
    expanded,
    menu,
    edit,
    hasActions: (key) => {
      const row = rowOf(key)
      return hasActions && row !== undefined && (hasRowActions?.(row) ?? true)
    },
    editable: (index) => editableOf({ rows: sorted, shown }, index),
  })

  const live = useRef<CollectionModel>(undefined)
  useLayoutEffect(() => {
    virtualRef.current = virtual
    live.current = collection
    editingInput.current = { rows: sorted, shown, collection, focusCell: keys.focusCell, placeOf }
  })
  useTableHandle(props.ref, { root, collection: live, editing: editingInput, scrollTo, edit })

  const selectAll = useCallback((isSelected: boolean) => {
    if (isSelected) live.current?.selection.addAll()
    else live.current?.selection.clear()
  }, [])
  const enterRows = useCallback(() => {
    // The first row below the headings, wherever the table is scrolled to.
    live.current?.focus.focusAt(virtualRef.current?.range?.startIndex ?? 0)
  }, [virtualRef])
  const widths = layout.layout.widths ?? NO_WIDTHS
  return {
    root,
    scroller,
    words,
    shape,
    sort,
    sorted,
    layout: { ...layout, widths },
    collection,
    amount,
    virtual,
    rowHeight,
    editing,
    expanded,
    handlers,
    menu,
    menuLabel,
    rowOf,
    selectAll,
    enterRows,
    hasColumnsMenu: placed.some(canHide),
  }
}

const NO_WIDTHS: Readonly<Record<string, number>> = {}
