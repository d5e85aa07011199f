import { useImperativeHandle, type RefObject } from 'react'
import { indexAt, type CollectionModel, type Key } from '../../collection/index.ts'
import { editableOf, type EditingInput } from './cells/useEditing.ts'
import type { DataTableProps } from './dataTable.types.ts'

export interface TableHandleInput<T> {
  root: RefObject<HTMLElement | null>
  collection: RefObject<CollectionModel | undefined>
  editing: RefObject<EditingInput<T> | undefined>
  scrollTo: (index: number) => void
  edit: (index: number, column: string) => void
}

/** Fills the `ref` with what a host can have the table do. */
export function useTableHandle<T>(ref: DataTableProps<T>['ref'], input: TableHandleInput<T>): void {
  const { root, collection, editing, scrollTo, edit } = input
  useImperativeHandle(
    ref,
    () => ({
      scrollTo: (key: Key) => {
        const index = collection.current?.order.indexOf(key) ?? -1
        if (index >= 0) scrollTo(index)
      },
      focus: (key: Key) => collection.current?.focus.focus(key),
      edit: (key: Key, column: string) => {
        const index = collection.current?.order.indexOf(key) ?? -1
        if (!editing.current || !editableOf(editing.current, index).includes(column)) return
        scrollTo(index)
        edit(index, column)
      },
      cellOf: (element: Element | null) => {
        const key = element && collection.current?.order.keyAt(indexAt(element))
        if (!element || key === undefined || key === null || !root.current?.contains(element))
          return
        const columns = editing.current?.shown.map(({ column }) => column.id) ?? []
        const place = element.closest('[aria-colindex]')?.getAttribute('aria-colindex')
        const at = columns.findIndex((id) => String(editing.current?.placeOf(id)) === place)
        return { key, columns: columns.slice(Math.max(0, at)) }
      },
    }),
    [collection, edit, editing, root, scrollTo],
  )
}
