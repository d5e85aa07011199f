import type { RefObject } from 'react'
import { useLocale } from 'react-aria-components'
import type { CollectionModel } from '../../collection/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import { editableOf, type EditingInput } from './cells/useEditing.ts'
import type { PlacedColumn } from './head/columns.logic.ts'
import { focusHeading } from './head/focusHeading.ts'
import { leadOf, type TableShape } from './table.ts'
import type { useExpanded } from './useExpanded.ts'
import { useTableKeys } from './useTableKeys.ts'

export interface CellNavigationInput<T> {
  scroller: RefObject<HTMLElement | null>
  collection: CollectionModel
  shape: TableShape<T>
  placed: readonly PlacedColumn<T>[]
  /** The rows in their order. */
  rows: readonly T[]
  pageLength: () => number
  editingInput: RefObject<EditingInput<T> | undefined>
  edit: (index: number, column: string) => void
  expanded: ReturnType<typeof useExpanded>
  onAction: ((row: T) => void) | undefined
}

/** Keys inside the rows, and where columns stand as ARIA counts them. */
export function useCellNavigation<T>(input: CellNavigationInput<T>) {
  const { scroller, collection, shape, placed, rows, pageLength, editingInput, edit } = input
  const { expanded, onAction } = input
  const { words, shown, hasDetails, getText } = shape
  const isRtl = useLocale().direction === 'rtl'
  const announce = useAnnounce()
  const { keyAt } = collection.order
  const lead = leadOf(shape)
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
      const row = rows[index]
      const key = keyAt(index)
      if (row === undefined || key === undefined) return
      expanded.setExpanded(key, isExpanded)
      announce((isExpanded ? words.expanded : words.collapsed)(getText(row)))
    },
    open: (index) => {
      const row = rows[index]
      if (row !== undefined) onAction?.(row)
    },
    focusHead: (column) => focusHeading(scroller.current, column),
  })
  return { keys, placeOf, columnAt }
}
