export { ICON_TILE_GLYPHS, ICON_TILE_TONES, IconTile } from './IconTile.tsx'
export type { IconTileProps, IconTileSize, IconTileTone } from './IconTile.tsx'
export { iconTileCss } from './iconTile.css.ts'
