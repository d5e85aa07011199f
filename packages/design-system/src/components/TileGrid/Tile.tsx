// A table's cells cannot be laid out as tiles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { memo, type ReactNode } from 'react'

/** What a tile's looks may depend on. */
export interface TileState {
  /** It is chosen. */
  isSelected: boolean
  /** It is the one that Tab reaches: only its own controls belong into the order of Tab. */
  isActive: boolean
}

export interface TileProps {
  item: unknown
  index: number
  column: number
  isActive: boolean
  /** Undefined where nothing can be chosen. */
  isSelected: boolean | undefined
  renderPicture: (item: never, state: TileState) => ReactNode
  renderCaption: (item: never, state: TileState) => ReactNode
}

/** One tile; renders only when something of its own changed. */
export const Tile = memo(function Tile(props: TileProps) {
  const { index, column, isActive, isSelected } = props
  const item = props.item as never
  const state = { isSelected: isSelected ?? false, isActive }
  return (
    <div
      className="at-tiles-tile"
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      data-at-index={index}
    >
      {/* Space and the tile itself say and do the same for assistive technology. */}
      {isSelected !== undefined && (
        <span className="at-tiles-check" aria-hidden="true" data-at-toggle="" />
      )}
      <div className="at-tiles-picture">{props.renderPicture(item, state)}</div>
      <div className="at-tiles-caption">{props.renderCaption(item, state)}</div>
    </div>
  )
})
