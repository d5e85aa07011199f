import type { CellStyle } from 'hucre'
import { colourOf, fillOf, gradientOf, inkOn, isPattern } from './colours.ts'

/** How a cell looks beyond its words. */
export interface CellLook {
  /** `#rrggbb` */
  fill?: string
  /** CSS; `fill` is its colour half way. */
  gradient?: string
  /** `#rrggbb` of the words. */
  ink?: string
  isStrong?: boolean
  isItalic?: boolean
  isStruck?: boolean
  isUnderlined?: boolean
  align?: 'start' | 'center' | 'end'
  /** At the lower edge if it is not given; only rows that are higher than a line show the difference. */
  vertical?: 'start' | 'center'
  /** Font size, as a multiple of the workbook's. */
  size?: number
  /** Goes on in further lines. */
  isWrapped?: boolean
  /** Degrees clockwise that the text is rotated by, or letters on top of each other. */
  rotation?: number | 'stacked'
  /** A bar behind the words, as wide as this many percent of the cell. */
  bar?: { percent: number; colour: string }
}

const alignments = {
  left: 'start',
  center: 'center',
  centerContinuous: 'center',
  right: 'end',
} as const

const verticals = { top: 'start', center: 'center' } as const

/** Letters are not smaller than this, and not larger than a row can become. */
const [smallest, largest] = [0.75, 9]

/** How large letters are beside those of the workbook's own font; undefined: as large as those. */
function sizeOf(points: number | undefined, base: number): number | undefined {
  const size = Math.round(((points ?? base) / base) * 20) / 20
  return size === 1 ? undefined : Math.max(smallest, Math.min(largest, size))
}

/** A file counts degrees anticlockwise up to 90, those clockwise from there on, and has 255 for stacked letters. */
function rotationOf(said: number | undefined): CellLook['rotation'] {
  if (said === 255) return 'stacked'
  if (!said || said < 0 || said > 180) return undefined
  return said > 90 ? said - 90 : -said
}

/** Font size in points of a workbook that names none. */
const defaultFontSize = 11

/** What a style says of a cell's looks, in a workbook whose own font has `base` points. */
export function lookOf(
  style: CellStyle | undefined,
  theme: readonly string[],
  base = defaultFontSize,
): CellLook {
  const { font, alignment } = style ?? {}
  const fill = fillOf(style?.fill, theme)
  const gradient = gradientOf(style?.fill, theme)
  const size = sizeOf(font?.size, base)
  const rotation = rotationOf(alignment?.textRotation)
  const vertical = verticals[(alignment?.vertical ?? '') as keyof typeof verticals]
  const ink = colourOf(font?.color, theme)
  const align = alignments[(alignment?.horizontal ?? '') as keyof typeof alignments]
  return {
    ...(fill && { fill }),
    ...(gradient && { gradient }),
    ...(ink && { ink }),
    ...(font?.bold && { isStrong: true }),
    ...(font?.italic && { isItalic: true }),
    ...(font?.strikethrough && { isStruck: true }),
    ...(font?.underline && { isUnderlined: true }),
    ...(align && { align }),
    ...(vertical && { vertical }),
    ...(size && { size }),
    ...(alignment?.wrapText && { isWrapped: true }),
    ...(rotation !== undefined && { rotation }),
  }
}

/** Looks that are simpler here than in the file. */
export type SimplifiedLook = 'patterns' | 'gradients' | 'borders'

/**
 * Which looks of some cells are simpler here: patterns have one colour; gradients without an angle go to the right,
 * since the library does not say which of them begin in the middle; and lines around cells are left out.
 */
export function simplifiedIn(styles: readonly (CellStyle | undefined)[]): SimplifiedLook[] {
  const found = new Set<SimplifiedLook>()
  for (const style of new Set(styles)) {
    const { fill, border = {} } = style ?? {}
    if (isPattern(fill)) found.add('patterns')
    if (fill?.type === 'gradient' && fill.degree === undefined) found.add('gradients')
    const { top, right, bottom, left, diagonal } = border
    if (top || right || bottom || left || diagonal) found.add('borders')
  }
  return [...found]
}

/** Words without a colour of their own are read on any ground; black without a ground is the window's own ink. */
export function withInk({ ink, ...look }: CellLook): CellLook {
  if (look.fill) return { ...look, ink: ink ?? inkOn(look.fill) }
  return ink === undefined || ink === '#000000' ? look : { ...look, ink }
}

/** Whether anything of it can be seen where no words are. */
export const isSeen = ({ fill, bar }: CellLook) => fill !== undefined || bar !== undefined

/** Looks by number, each once: a sheet has thousands of cells and few looks. 0 has none. */
export function createPalette() {
  const looks: CellLook[] = [{}]
  const numbers = new Map([['{}', 0]])
  return {
    looks,
    numberOf(look: CellLook): number {
      const key = JSON.stringify(look)
      const known = numbers.get(key) ?? looks.push(look) - 1
      numbers.set(key, known)
      return known
    },
  }
}
