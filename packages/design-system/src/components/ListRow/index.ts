export { ListRow, ListRows } from './ListRow.tsx'
export type { ListRowProps, ListRowsProps } from './ListRow.tsx'
