import type { CellStyle } from 'hucre'
import { colourOf, fillOf, inkOn } from './colours.ts'

/** How a cell looks beyond its words. */
export interface CellLook {
  /** `#rrggbb` */
  fill?: string
  /** `#rrggbb` of the words. */
  ink?: string
  isStrong?: boolean
  isItalic?: boolean
  isStruck?: boolean
  isUnderlined?: boolean
  align?: 'start' | 'center' | 'end'
  /** A bar behind the words, as wide as this many percent of the cell. */
  bar?: { percent: number; colour: string }
}

const alignments = {
  left: 'start',
  center: 'center',
  centerContinuous: 'center',
  right: 'end',
} as const

/** What a style says of a cell's looks. */
export function lookOf(style: CellStyle | undefined, theme: readonly string[]): CellLook {
  const { font, alignment } = style ?? {}
  const fill = fillOf(style?.fill, theme)
  const ink = colourOf(font?.color, theme)
  const align = alignments[(alignment?.horizontal ?? '') as keyof typeof alignments]
  return {
    ...(fill && { fill }),
    ...(ink && { ink }),
    ...(font?.bold && { isStrong: true }),
    ...(font?.italic && { isItalic: true }),
    ...(font?.strikethrough && { isStruck: true }),
    ...(font?.underline && { isUnderlined: true }),
    ...(align && { align }),
  }
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
