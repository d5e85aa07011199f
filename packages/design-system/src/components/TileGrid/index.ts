export { TileGrid } from './TileGrid.tsx'
export type { TileGridHandle, TileGridProps, TileState } from './TileGrid.tsx'
