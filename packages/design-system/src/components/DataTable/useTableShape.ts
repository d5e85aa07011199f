import { useCallback, useMemo } from 'react'
import type { Key } from '../../collection/index.ts'
import type { TableWords } from './dataTable.strings.ts'
import type { DataTableProps } from './dataTable.types.ts'
import type { Around, PlacedColumn } from './head/columns.logic.ts'
import { phoneColumns, textOf, type EditEnd, type TableShape } from './table.ts'

const CHECKS_PX = 44
const DETAILS_PX = 36
const END_PX = 52

/** The table's own columns: boxes and details before the others, actions or the menu of columns after them. */
export function useOwnColumns<T>({
  columns,
  rowActions,
  renderDetail,
  selectionMode,
}: Pick<DataTableProps<T>, 'columns' | 'rowActions' | 'renderDetail' | 'selectionMode'>) {
  const hasChecks = selectionMode === 'multiple'
  const hasDetails = renderDetail !== undefined
  const hasActions = rowActions !== undefined
  const hasHideable = columns.some(({ isHideable, isRowHeader }, index) =>
    isRowHeader || index === 0 ? false : isHideable !== false,
  )
  const hasEnd = hasActions || hasHideable
  const around = useMemo(
    (): Around => ({
      before: [...(hasChecks ? [CHECKS_PX] : []), ...(hasDetails ? [DETAILS_PX] : [])],
      after: hasEnd ? END_PX : 0,
    }),
    [hasChecks, hasDetails, hasEnd],
  )
  return { hasChecks, hasDetails, hasActions, hasEnd, around }
}

export interface TableShapeInput<T> {
  getText: ((row: T) => string) | undefined
  hasRowActions: ((row: T) => boolean) | undefined
  own: Omit<ReturnType<typeof useOwnColumns>, 'around'>
  placed: readonly PlacedColumn<T>[]
  shown: readonly PlacedColumn<T>[]
  isNarrow: boolean
  words: TableWords
  onEdited: (key: Key, column: string, how: EditEnd) => void
}

/** What every row needs; the same object until columns or abilities change, so that rows need not render. */
export function useTableShape<T>(input: TableShapeInput<T>): TableShape<T> {
  const { getText: ownText, hasRowActions, placed, shown, isNarrow, words, onEdited } = input
  const { hasChecks, hasDetails, hasActions, hasEnd } = input.own
  const header = useMemo(() => placed.find(({ isRowHeader }) => isRowHeader), [placed])
  const getText = useCallback(
    (row: T) => ownText?.(row) ?? (header ? textOf(header.column, row) : ''),
    [ownText, header],
  )
  const onPhone = useMemo(() => phoneColumns(shown), [shown])
  return useMemo(
    () => ({
      shown,
      header,
      onPhone,
      isNarrow,
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
      isNarrow,
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
}
