// Not part of the kit's entry, save for its types: only modules with lists use it.
export {
  compareByColumn,
  extraSorts,
  tableColumns,
  useExtraSort,
  useTableColumns,
  withExtraColumns,
} from './columns.ts'
export { isExtraColumnId } from './extra-column-id.ts'
export { ExtraFacts } from './ExtraFacts.tsx'
export { hasRowActions, RowActions } from './RowActions.tsx'
export { ToolbarActions } from './ToolbarActions.tsx'
export type { ExtraColumn, ListExtensions, RowAction } from './extensions.types.ts'
