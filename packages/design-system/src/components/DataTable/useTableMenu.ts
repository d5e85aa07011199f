import type { RefObject } from 'react'
import type { CollectionModel, Key } from '../../collection/index.ts'
import { useSharedMenu } from '../Menu/index.ts'
import type { PlacedColumn } from './head/columns.logic.ts'
import type { MenuTarget } from './head/TableMenu.tsx'
import type { TableShape } from './table.ts'

export interface TableMenuInput<T> {
  scroller: RefObject<HTMLElement | null>
  collection: CollectionModel
  placed: readonly PlacedColumn<T>[]
  shape: TableShape<T>
  rowOf: (key: Key) => T | undefined
}

/** The table's one menu, for a row, a column, all columns or the sort, and what it is called. */
export function useTableMenu<T>({ scroller, collection, placed, shape, rowOf }: TableMenuInput<T>) {
  const { words, getText } = shape
  const menu = useSharedMenu<MenuTarget>(({ kind }) => {
    const { focus } = collection
    if (kind === 'row') focus.focusAt(focus.activeIndex)
    // The heading that was hidden took the focus with it.
    else scroller.current?.querySelector<HTMLElement>('.at-table-columns')?.focus()
  })
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
  return { menu, menuLabel }
}
