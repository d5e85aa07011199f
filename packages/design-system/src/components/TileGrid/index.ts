export { TileGrid } from './TileGrid.tsx'
export type { TileState } from './Tile.tsx'
export type { TileGridHandle, TileGridProps } from './TileGrid.tsx'
