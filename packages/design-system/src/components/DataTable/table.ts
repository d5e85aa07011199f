import type { ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import type { PlacedColumn } from './head/columns.logic.ts'
import type { TableWords } from './dataTable.strings.ts'
import type { DataTableColumn } from './dataTable.types.ts'

/** What every row needs and none changes: the same object until columns or abilities change. */
export interface TableShape<T> {
  shown: readonly PlacedColumn<T>[]
  /** Of a narrow table: the column that names a row, and what stands below it. */
  header: PlacedColumn<T> | undefined
  onPhone: readonly PlacedColumn<T>[]
  isNarrow: boolean
  hasChecks: boolean
  hasDetails: boolean
  hasActions: boolean
  /** Undefined: each row has some. */
  hasRowActions: ((row: T) => boolean) | undefined
  /** Something in the rows may take the focus besides what the table puts there. */
  hasContent: boolean
  /** How many columns stay in sight. */
  frozenCount: number
  /** There is a last column: for actions, or for the menu of columns. */
  hasEnd: boolean
  /** Columns in all, hidden ones and those of the table too. */
  columnCount: number
  words: TableWords
  getText: (row: T) => string
  onEdited: (key: Key, column: string, how: EditEnd) => void
}

/** How editing ended; `on` and `back` go to the next or the previous editable cell. */
export type EditEnd = 'saved' | 'cancelled' | 'left' | 'on' | 'back'

/** How many columns of the table itself stand before the others. */
export const leadOf = ({ hasChecks, hasDetails }: { hasChecks: boolean; hasDetails: boolean }) =>
  Number(hasChecks) + Number(hasDetails)

export function textOf<T>(column: DataTableColumn<T>, row: T): string {
  return column.text?.(row) ?? String(column.sortBy?.(row) ?? '')
}

export function contentOf<T>(column: DataTableColumn<T>, row: T): ReactNode {
  return column.cell ? column.cell(row) : textOf(column, row)
}

export function canEdit<T>({ edit }: DataTableColumn<T>, row: T): boolean {
  return edit !== undefined && (edit.isAllowed?.(row) ?? true)
}

/** Columns that stand below the name of a row in a narrow table. */
export function phoneColumns<T>(shown: readonly PlacedColumn<T>[]): readonly PlacedColumn<T>[] {
  const others = shown.filter(({ isRowHeader }) => !isRowHeader)
  const chosen = others.filter(({ column }) => column.isOnPhone)
  return chosen.length > 0
    ? chosen
    : others.filter(({ column }) => column.isOnPhone !== false).slice(0, 2)
}
