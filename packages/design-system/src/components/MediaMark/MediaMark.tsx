import { Circle } from 'lucide-react'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import type { Media } from '../../theme/index.ts'
import { Icon } from '../Icon/index.ts'
import { addedValue, valueLabel } from '../../vocabulary/values.ts'
import { ICON_TILE_GLYPHS, iconTileCss, type IconTileSize } from '../IconTile/index.ts'
import { MEDIA_ICONS } from './mediaIcons.ts'
import { mediaMarkStrings } from './mediaMark.strings.ts'

/** One of the 13 media types, or another that a product's server uses (`addValues`). */
export type MediaKind = Media | (string & {})
/** The word of each media type; of any other value there is one, too. */
export type MediaWords = Readonly<Record<MediaKind, string>>

export interface MediaMarkProps extends NativeProps<'span'> {
  /** Which of the 13 media types, or another that a product's server uses (`addValues`). */
  kind: MediaKind
  /** Shows the word beside the tile; default false, then the word is spoken and a tooltip. */
  hasWord?: boolean
  /** Another word than the portal's own. */
  label?: string
  /** Default `medium`, 30 px; `small` 24, `large` 40. */
  size?: IconTileSize
  /** The word stands beside it already, so it is not spoken again. */
  isDecorative?: boolean
}

export interface MediaMarkGroupProps extends NativeProps<'ul'> {
  /** The media types, in their order. */
  kinds: readonly MediaKind[]
  /** Most tiles; the rest becomes a number. Default 6. */
  max?: number
  /** Default `small`. */
  size?: IconTileSize
}

const Tile = styled.span`
  ${iconTileCss}
`

const Pair = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: var(--at-space-2);
    min-inline-size: 0;
    font: 500 var(--at-font-m) / 20px var(--at-font-body);
  }
`

// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

const List = styled.ul`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      display: flex;
    }
    .at-rest {
      color: var(--at-text-2);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
  }
`

/** Returns the word of each media type in the reader's language. */
export function useMediaWords(): MediaWords {
  const words = useStrings(mediaMarkStrings)
  const { locale } = useLocale()
  return useMemo(() => withAddedWords(words, locale), [words, locale])
}

/** With the words of media types that a product added, and readable ones of those that nobody named. */
const withAddedWords = (words: Readonly<Record<Media, string>>, locale: string): MediaWords =>
  new Proxy(
    { ...words },
    {
      get: (known, kind) =>
        typeof kind === 'string'
          ? valueLabel('media', kind, locale, known[kind as Media])
          : Reflect.get(known, kind),
    },
  )

/** The mark of a media type: its icon on its colour, with or without its word. */
export function MediaMark(props: MediaMarkProps) {
  const { kind, hasWord, label, size = 'medium', isDecorative, ...native } = props
  const words = useMediaWords()
  const word = label ?? words[kind]
  const isSilent = hasWord || isDecorative
  const tile = (
    <Tile
      {...(hasWord ? undefined : native)}
      data-at-size={size}
      title={isSilent ? undefined : word}
      style={
        {
          ...(hasWord ? undefined : native.style),
          '--_ground': `var(--at-media-${kind}-soft, var(--at-sunken))`,
          '--_ink': `var(--at-media-${kind}, var(--at-text-2))`,
        } as Record<string, string>
      }
    >
      <Icon
        icon={addedValue('media', kind)?.icon ?? MEDIA_ICONS[kind as Media] ?? Circle}
        size={ICON_TILE_GLYPHS[size]}
        label={isSilent ? undefined : word}
      />
    </Tile>
  )
  if (!hasWord) return tile
  return (
    <Pair {...native}>
      {tile}
      <span>{word}</span>
    </Pair>
  )
}

/** Several media types in a row. */
export function MediaMarkGroup(props: MediaMarkGroupProps) {
  const { kinds, max = 6, size = 'small', ...native } = props
  const strings = useStrings()
  const words = useMediaWords()
  const shown = kinds.length > max ? kinds.slice(0, max - 1) : kinds
  const rest = kinds.slice(shown.length)
  if (kinds.length === 0) return null
  return (
    <List {...native} {...LIST}>
      {shown.map((kind) => (
        <li key={kind}>
          <MediaMark kind={kind} size={size} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className="at-rest" title={rest.map((kind) => words[kind]).join(', ')}>
          <span aria-hidden="true">+{rest.length}</span>
          <span className="at-visually-hidden">{strings.and(rest.length)}</span>
        </li>
      )}
    </List>
  )
}
