import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import {
  amountOf,
  indexAt,
  orderOf,
  useCollection,
  usePrinting,
  useRows,
  type Key,
} from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import type { Around } from './head/columns.logic.ts'
import { dataTableStrings } from './dataTable.strings.ts'
import type { DataTableProps } from './dataTable.types.ts'
import { phoneColumns, textOf, type TableShape } from './table.ts'
import { useSharedMenu } from '../Menu/index.ts'
import { canHide, type MenuTarget } from './head/TableMenu.tsx'
import { editableOf, useEditing, type EditingInput } from './cells/useEditing.ts'
import { useExpanded } from './useExpanded.ts'
import { useFrame } from './useFrame.ts'
import { useTableEvents } from './useTableEvents.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTableLayout } from './useTableLayout.ts'
import { useTableSort } from './head/useTableSort.ts'

const CHECKS = 44
const MORE = 36
const END = 52
/** Where nothing is chosen, a click has nothing else to do. */
export const isOpenedByClick = <T>({
  selectionMode = 'none',
  onAction,
}: Pick<DataTableProps<T>, 'selectionMode' | 'onAction'>): boolean =>
  selectionMode === 'none' && onAction !== undefined

/** The head and the totals; their heights stand in the styles too. */
const HEAD = 40
const FOOT = 44

/** What the styles leave to the rows, at most: so many come at once, before anything is measured. */
function expectedOf(height: string | undefined): number {
  if (typeof window === 'undefined') return 0
  return Math.round(window.innerHeight * (height === undefined ? 0.7 : 1)) - HEAD
}

/** Puts the parts of a table together. */
export function useDataTable<T>(props: DataTableProps<T>) {
  const {
    columns,
    rows,
    getKey,
    rowActions,
    hasRowActions,
    renderDetail,
    narrowBelow = 560,
    ref,
  } = props
  const words = useStrings(dataTableStrings)
  const isRtl = useLocale().direction === 'rtl'
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const hasChecks = props.selectionMode === 'multiple'
  const hasDetails = renderDetail !== undefined
  const hasActions = rowActions !== undefined
  const frame = useFrame(root, scroller, narrowBelow)
  const hasHideable = columns.some(({ isHideable, isRowHeader }, index) =>
    isRowHeader || index === 0 ? false : isHideable !== false,
  )
  const hasEnd = hasActions || hasHideable
  const around = useMemo(
    (): Around => ({
      before: [...(hasChecks ? [CHECKS] : []), ...(hasDetails ? [MORE] : [])],
      after: hasEnd ? END : 0,
    }),
    [hasChecks, hasDetails, hasEnd],
  )
  const sort = useTableSort(props, words)
  const layout = useTableLayout(root, props, around, words)
  const { shown, placed } = layout
  const { sorted } = sort

  const header = useMemo(() => placed.find(({ isRowHeader }) => isRowHeader), [placed])
  const ownText = props.getText
  const getText = useCallback(
    (row: T) => ownText?.(row) ?? (header ? textOf(header.column, row) : ''),
    [ownText, header],
  )

  const onPhone = useMemo(() => phoneColumns(shown), [shown])
  const hasSecondLines = shown.some(({ column }) => column.detail)
  const hasFoot = shown.some(({ column }) => column.total)
  const entry = 44 + (header?.column.detail ? 18 : 0) + (onPhone.length > 0 ? 46 : 0)
  const rowHeight = frame.isNarrow
    ? Math.max(frame.row + 12, entry)
    : (props.rowHeight ?? frame.row + (hasSecondLines ? 16 : 0))

  const live = useRef<{ collection?: ReturnType<typeof useCollection<T>> }>({})
  const pageLength = useCallback(() => {
    const room = (scroller.current?.clientHeight ?? 0) - HEAD - (hasFoot ? FOOT : 0)
    return Math.max(1, Math.floor(room / rowHeight) - 1)
  }, [hasFoot, rowHeight])
  const virtualRef = useRef<ReturnType<typeof useRows>>(undefined)
  const scrollTo = useCallback((index: number) => {
    virtualRef.current?.scrollToIndex(index, { align: 'auto' })
  }, [])
  const editingInput = useRef<EditingInput<T>>(undefined)
  const { editing, edit, onEdited } = useEditing(editingInput)

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
  const editingIndex = editing ? order.indexOf(editing.key) : -1
  const { keyAt } = order
  const isPrinting = usePrinting()
  const [expectedHeight] = useState(() => expectedOf(props.height))
  const virtual = useRows({
    root: scroller,
    isWhole: isPrinting,
    count: order.count,
    keyAt: hasDetails ? keyAt : undefined,
    rowHeight,
    expectedHeight,
    covered: HEAD,
    paddingEnd: hasFoot ? FOOT : 0,
    pinned: [focus.activeIndex, editingIndex],
    overscan: 4,
  })

  const expanded = useExpanded(props)
  const focusHead = useCallback((column: string | null) => {
    const head = scroller.current?.querySelector('.at-table-head')
    const own = column === null ? '' : `[data-at-column="${CSS.escape(column)}"] .at-table-title, `
    const tabbed = '.at-table-title[tabindex="0"], .at-table-sort'
    const stops = [...(head?.querySelectorAll<HTMLElement>(`${own}${tabbed}`) ?? [])]
    const wanted = stops.find(
      (stop) => column && stop.closest(`[data-at-column="${CSS.escape(column)}"]`),
    )
    ;(wanted ?? stops[0])?.focus()
  }, [])
  const lead = Number(hasChecks) + Number(hasDetails)
  const placeOf = (column: string) =>
    (placed.find((one) => one.column.id === column)?.place ?? -1) + 1 + lead
  const columnAt = (place: number) => shown.find((one) => one.place === place - 1 - lead)?.column.id
  const keys = useTableKeys({
    columnAt,
    root: scroller,
    collection,
    isRtl,
    pageLength,
    editable: (index) => (editingInput.current ? editableOf(editingInput.current, index) : []),
    edit,
    isExpanded: (index) => {
      const key = keyAt(index)
      return hasDetails && key !== undefined ? expanded.keys.has(key) : undefined
    },
    setExpanded: (index, isExpanded) => {
      const row = sorted[index]
      const key = keyAt(index)
      if (row === undefined || key === undefined) return
      expanded.setExpanded(key, isExpanded)
      announce((isExpanded ? words.expanded : words.collapsed)(getText(row)))
    },
    open: (index) => {
      const row = sorted[index]
      if (row !== undefined) props.onAction?.(row)
    },
    focusHead,
  })
  const menu = useSharedMenu<MenuTarget>(({ kind }) => {
    const { focus } = collection
    if (kind === 'row') focus.focusAt(focus.activeIndex)
    // The heading that was hidden took the focus with it.
    else scroller.current?.querySelector<HTMLElement>('.at-table-columns')?.focus()
  })
  const shape = useMemo(
    (): TableShape<T> => ({
      shown,
      header,
      onPhone,
      isNarrow: frame.isNarrow,
      hasChecks,
      hasDetails,
      hasActions,
      hasRowActions,
      hasEnd,
      hasContent: shown.some(({ column }) => column.cell ?? column.detail),
      frozenCount: shown.filter(({ frozen }) => frozen !== undefined).length,
      columnCount: placed.length + Number(hasChecks) + Number(hasDetails) + Number(hasEnd),
      words,
      getText,
      onEdited,
    }),
    [
      shown,
      header,
      onPhone,
      frame.isNarrow,
      hasChecks,
      hasDetails,
      hasActions,
      hasRowActions,
      hasEnd,
      placed.length,
      words,
      getText,
      onEdited,
    ],
  )
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

  useLayoutEffect(() => {
    virtualRef.current = virtual
    live.current.collection = collection
    editingInput.current = { rows: sorted, shown, collection, focusCell: keys.focusCell, placeOf }
  })
  useImperativeHandle(
    ref,
    () => ({
      scrollTo: (key: Key) => {
        const index = live.current.collection?.order.indexOf(key) ?? -1
        if (index >= 0) scrollTo(index)
      },
      focus: (key: Key) => live.current.collection?.focus.focus(key),
      edit: (key: Key, column: string) => {
        const index = live.current.collection?.order.indexOf(key) ?? -1
        const input = editingInput.current
        if (!input || !editableOf(input, index).includes(column)) return
        scrollTo(index)
        edit(index, column)
      },
      cellOf: (element: Element | null) => {
        const key = element && live.current.collection?.order.keyAt(indexAt(element))
        if (!element || key === undefined || key === null || !root.current?.contains(element))
          return
        const columns = editingInput.current?.shown.map(({ column }) => column.id) ?? []
        const place = element.closest('[aria-colindex]')?.getAttribute('aria-colindex')
        const at = columns.findIndex((id) => String(editingInput.current?.placeOf(id)) === place)
        return { key, columns: columns.slice(Math.max(0, at)) }
      },
    }),
    [edit, scrollTo],
  )

  const selectAll = useCallback((isSelected: boolean) => {
    const chosen = live.current.collection?.selection
    if (isSelected) chosen?.addAll()
    else chosen?.clear()
  }, [])
  const enterRows = useCallback(() => {
    // The first row below the headings, wherever the table is scrolled to.
    live.current.collection?.focus.focusAt(virtualRef.current?.range?.startIndex ?? 0)
  }, [])
  const rowOf = (key: Key): T | undefined => sorted[order.indexOf(key)]
  const { target } = menu
  const targetRow = target?.kind === 'row' ? rowOf(target.key) : undefined
  const targetColumn =
    target?.kind === 'column' ? placed.find(({ column }) => column.id === target.id) : undefined
  const menuLabel = targetRow
    ? words.actions(getText(targetRow))
    : targetColumn
      ? words.columnMenu(targetColumn.column.title)
      : target?.kind === 'sort'
        ? words.sortBy
        : words.columns
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
