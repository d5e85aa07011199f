import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { softToneCss } from '../../tone/index.ts'
import { Icon } from '../Icon/index.ts'
import { iconTileCss } from './iconTile.css.ts'

export const ICON_TILE_TONES = ['neutral', 'brand', 'ok', 'warn', 'bad', 'info'] as const
export type IconTileTone = (typeof ICON_TILE_TONES)[number]
export type IconTileSize = 'small' | 'medium' | 'large'

/** Edge lengths of the icon in each size of tile, in pixels. */
export const ICON_TILE_GLYPHS: Record<IconTileSize, number> = { small: 14, medium: 18, large: 22 }

export interface IconTileProps extends NativeProps<'span'> {
  /** A Lucide icon component. */
  icon: LucideIcon
  /** Default `neutral`. */
  tone?: IconTileTone
  /** Default `medium`, 30 px; `small` 24, `large` 40. */
  size?: IconTileSize
  /** Spoken name; leave out where words beside it say the same. */
  label?: string
}

const Tile = styled.span`
  ${iconTileCss}
  ${softToneCss}
`

/** An icon on a soft ground, the mark at the start of a row. */
export function IconTile({
  icon,
  tone = 'neutral',
  size = 'medium',
  label,
  ...native
}: IconTileProps) {
  return (
    <Tile {...native} data-at-tone={tone} data-at-size={size}>
      <Icon icon={icon} size={ICON_TILE_GLYPHS[size]} label={label} />
    </Tile>
  )
}
