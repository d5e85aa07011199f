import { createPalette, type CellLook } from './looks.ts'
import type { Grid, SheetCell } from './sheet.logic.ts'

/**
 * A sheet as it comes from one thread to another: all its words in one text, and where each cell's
 * end. What is in typed arrays is handed over, not copied.
 */
export interface PackedGrid extends Kept {
  rows: Uint32Array
  text: string
  /** Of each row, its first cell among all; one more for the end. */
  starts: Uint32Array
  /** Of each cell, where its words end. */
  ends: Uint32Array
  /** Of each cell, whether it is a number. */
  numbers: Uint8Array
  /** Of each cell, which look it has. */
  lookOf: Uint16Array
  looks: readonly CellLook[]
  /** Columns and rows that a cell takes, where it is more than one. */
  spans: ReadonlyMap<number, readonly [columns: number, rows: number]>
  /** Of the cells that have one. */
  comments: ReadonlyMap<number, string>
}

/** Longer words are not read in a cell. */
export const mostInCell = 4_000
/** More letters than this no sheet is shown of: the rest of its rows is left out. */
const mostLetters = 40_000_000

/** What goes from one thread to the other as it is. */
type Kept = Pick<Grid, 'name' | 'columns' | 'heights' | 'isCut' | 'frozen' | 'tall' | 'without'>

export interface Unpacked extends Kept, Pick<Grid, 'rows' | 'cellAt'> {
  /** Before which column a row ends: nothing is looked for behind it. */
  reachOf: (row: number) => number
}

/** More looks than this no sheet has. */
const mostLooks = 65_535

/** Writes all cells of a sheet down. */
export function pack({ rows, cellAt, reachOf, ...kept }: Unpacked, most = mostLetters): PackedGrid {
  const { isCut } = kept
  const palette = createPalette()
  const words: string[] = []
  const starts: number[] = [0]
  const ends: number[] = []
  const numbers: number[] = []
  const lookOf: number[] = []
  const spans = new Map<number, readonly [number, number]>()
  const comments = new Map<number, string>()
  let length = 0
  let row = 0
  for (; row < rows.length && length <= most; row++) {
    let last = ends.length
    const reach = reachOf(row)
    for (let column = 0; column < reach; column++) {
      const cell = cellAt(row, column)
      const text = cell ? short(cell.text) : ''
      length += text.length
      if (text !== '') words.push(text)
      numbers.push(cell?.isNumber ? 1 : 0)
      const look = cell?.look ? palette.numberOf(cell.look) : 0
      lookOf.push(look <= mostLooks ? look : 0)
      ends.push(length)
      if (cell?.span || cell?.rowSpan)
        spans.set(ends.length - 1, [cell.span ?? 1, cell.rowSpan ?? 1])
      if (cell?.comment) comments.set(ends.length - 1, short(cell.comment))
      if (cell) last = ends.length
    }
    // Nothing at the end of a row takes no room.
    for (const list of [ends, numbers, lookOf]) list.length = last
    starts.push(last)
  }
  return {
    ...kept,
    rows: Uint32Array.from(rows.slice(0, row)),
    isCut: isCut || row < rows.length,
    text: words.join(''),
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    numbers: Uint8Array.from(numbers),
    lookOf: Uint16Array.from(lookOf),
    looks: palette.looks,
    spans,
    comments,
  }
}

const short = (text: string) =>
  text.length > mostInCell ? `${text.slice(0, mostInCell - 1)}…` : text

/** What is handed over and no longer here. */
export const handedOver = (grids: readonly PackedGrid[]): Transferable[] =>
  grids.flatMap(({ rows, starts, ends, numbers, lookOf }) =>
    [rows, starts, ends, numbers, lookOf].map(({ buffer }) => buffer as ArrayBuffer),
  )

/** The sheet again: its cells are read where they lie. */
export function unpack(packed: PackedGrid): Grid {
  const { rows, text, starts, ends, numbers, lookOf, looks, spans, comments, ...kept } = packed
  return {
    ...kept,
    rows: [...rows],
    cellAt(row, column): SheetCell | undefined {
      const at = starts[row]! + column
      if (at >= starts[row + 1]!) return undefined
      const words = text.slice(at === 0 ? 0 : ends[at - 1], ends[at])
      const look = lookOf[at]!
      const [span = 1, rowSpan = 1] = spans.get(at) ?? []
      const comment = comments.get(at)
      if (words === '' && look === 0 && span * rowSpan === 1 && !comment) return undefined
      return {
        text: words,
        ...(numbers[at] && { isNumber: true }),
        ...(look > 0 && { look: looks[look] }),
        ...(span > 1 && { span }),
        ...(rowSpan > 1 && { rowSpan }),
        ...(comment && { comment }),
      }
    },
  }
}
