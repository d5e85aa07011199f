export interface TileLayout {
  columns: number
  /** Pixels of a tile, picture and caption together. */
  height: number
}

export interface TileMeasures {
  /** Least width of a tile in pixels. */
  minWidth: number
  /** Width of the picture to its height. */
  ratio: number
  /** Pixels under the picture. */
  captionHeight: number
  /** Pixels between tiles. */
  gap: number
}

/** As many columns as fit; the tiles share what is left. */
export function layOut(width: number, measures: TileMeasures): TileLayout {
  const { minWidth, ratio, captionHeight, gap } = measures
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)))
  const tile = Math.max(0, (width - gap * (columns - 1)) / columns)
  return { columns, height: Math.round(tile / ratio) + captionHeight }
}
