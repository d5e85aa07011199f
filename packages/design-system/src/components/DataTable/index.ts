export { DataTable } from './DataTable.tsx'
export type {
  ColumnEdit,
  DataTableColumn,
  DataTableHandle,
  DataTableProps,
  SortDirection,
  SortEntry,
  SortValue,
  TableLayout,
  TableSort,
} from './dataTable.types.ts'
export { createSorter } from './head/sort.logic.ts'
