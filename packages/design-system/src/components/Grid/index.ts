export { Grid, GridItem } from './Grid.tsx'
export type { GridColumns, GridItemProps, GridProps, GridSize } from './Grid.tsx'
export { GRID_BREAKPOINTS } from './grid.css.ts'
