export { FieldGrid, FieldGridItem, toColumns } from './FieldGrid.tsx'
export type { FieldGridItemProps, FieldGridProps } from './FieldGrid.tsx'
