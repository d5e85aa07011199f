import { styled } from 'styled-components'
import { fileKindOf, type FileKind } from '../../files/index.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconTile, type IconTileSize, type IconTileTone } from '../IconTile/index.ts'
import { fileIconStrings } from './fileIcon.strings.ts'
import { FILE_KIND_ICONS } from './fileKindIcons.ts'

export interface FileIconProps extends NativeProps<'span'> {
  /** Name of the file; its extension says what it is (FILE-15). */
  name?: string
  /** Media type, for names without a known extension. */
  type?: string
  /** What it is, when that is known already; `folder` for a folder. */
  kind?: FileKind
  /** `plain` stands in a row of text, default; `tile` lies on a soft ground. */
  look?: 'plain' | 'tile'
  /** Default `medium`: 18 px plain, 30 px as a tile; `small` 14 and 24, `large` 22 and 40. */
  size?: IconTileSize
  /** Speaks what it is, where no word beside it does. */
  isSpoken?: boolean
}

const TONES: Partial<Record<FileKind, IconTileTone>> = {
  folder: 'brand',
  pdf: 'bad',
  word: 'info',
  excel: 'ok',
  table: 'ok',
  powerpoint: 'warn',
}

const SIZES: Record<IconTileSize, number> = { small: 14, medium: 18, large: 22 }

const Plain = styled.span`
  @layer at.components {
    display: inline-grid;
    flex: none;
    place-items: center;
    color: var(--at-text-2);

    &[data-at-kind='folder'] {
      color: var(--at-brand-text);
    }
  }
`

/** What a file is, as an icon: by its name, and for those without one by its media type. */
export function FileIcon(props: FileIconProps) {
  const {
    name = '',
    type,
    look = 'plain',
    size = 'medium',
    isSpoken,
    kind = fileKindOf(name, type),
    ...native
  } = props
  const strings = useStrings(fileIconStrings)
  const label = isSpoken ? strings[kind] : undefined
  if (look === 'tile')
    return (
      <IconTile
        {...native}
        icon={FILE_KIND_ICONS[kind]}
        tone={TONES[kind]}
        size={size}
        label={label}
      />
    )
  return (
    <Plain {...native} data-at-kind={kind}>
      <Icon icon={FILE_KIND_ICONS[kind]} size={SIZES[size]} label={label} />
    </Plain>
  )
}
