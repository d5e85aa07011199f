import type { Grid, GridColumn, SheetCell } from './sheet.logic.ts'

/**
 * A sheet as it comes from one thread to another: all its words in one text, and where each cell's
 * end. What is in typed arrays is handed over, not copied.
 */
export interface PackedGrid {
  name: string
  rows: Uint32Array
  columns: readonly GridColumn[]
  isCut: boolean
  text: string
  /** Of each row, its first cell among all; one more for the end. */
  starts: Uint32Array
  /** Of each cell, where its words end. */
  ends: Uint32Array
  flags: Uint8Array
  /** Columns that a cell takes, where it is more than one. */
  spans: ReadonlyMap<number, number>
}

const [number, strong] = [1, 2]

/** Longer words are not read in a cell. */
export const mostInCell = 4_000
/** More letters than this no sheet is shown of: the rest of its rows is left out. */
const mostLetters = 40_000_000

type Unpacked = Pick<Grid, 'name' | 'columns' | 'isCut'> & {
  rows: readonly number[]
  cellAt: Grid['cellAt']
}

/** Writes all cells of a sheet down. */
export function pack(
  { name, rows, columns, isCut, cellAt }: Unpacked,
  most = mostLetters,
): PackedGrid {
  // prettier-ignore
  const words: string[] = []
  const starts: number[] = [0]
  const ends: number[] = []
  const flags: number[] = []
  const spans = new Map<number, number>()
  let length = 0
  let row = 0
  for (; row < rows.length && length <= most; row++) {
    let last = ends.length
    for (let column = 0; column < columns.length; column++) {
      const cell = cellAt(row, column)
      const text = cell ? short(cell.text) : ''
      length += text.length
      if (text !== '') words.push(text)
      flags.push((cell?.isNumber ? number : 0) | (cell?.isStrong ? strong : 0))
      ends.push(length)
      if (cell?.span) spans.set(ends.length - 1, cell.span)
      if (cell) last = ends.length
    }
    // Nothing at the end of a row takes no room.
    ends.length = last
    flags.length = last
    starts.push(last)
  }
  return {
    name,
    rows: Uint32Array.from(rows.slice(0, row)),
    columns,
    isCut: isCut || row < rows.length,
    text: words.join(''),
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    flags: Uint8Array.from(flags),
    spans,
  }
}

const short = (text: string) =>
  text.length > mostInCell ? `${text.slice(0, mostInCell - 1)}…` : text

/** What is handed over and no longer here. */
export const handedOver = (grids: readonly PackedGrid[]): Transferable[] =>
  grids.flatMap(({ rows, starts, ends, flags }) =>
    [rows, starts, ends, flags].map(({ buffer }) => buffer as ArrayBuffer),
  )

/** The sheet again: its cells are read where they lie. */
export function unpack(packed: PackedGrid): Grid {
  const { name, rows, columns, isCut, text, starts, ends, flags, spans } = packed
  return {
    name,
    rows: [...rows],
    columns,
    isCut,
    cellAt(row, column): SheetCell | undefined {
      const at = starts[row]! + column
      if (at >= starts[row + 1]!) return undefined
      const words = text.slice(at === 0 ? 0 : ends[at - 1], ends[at])
      const [flag, span] = [flags[at]!, spans.get(at)]
      if (words === '' && !span) return undefined
      return {
        text: words,
        ...(flag & number && { isNumber: true }),
        ...(flag & strong && { isStrong: true }),
        ...(span && { span }),
      }
    },
  }
}
