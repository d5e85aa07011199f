import type { UnshownCondition } from './conditions.ts'
import type { CellLook, SimplifiedLook } from './looks.ts'

/** A cell as it is shown. */
export interface SheetCell {
  text: string
  /** Numbers and dates stand at the end of the line. */
  isNumber?: boolean
  look?: CellLook
  /** Columns that it takes; default 1. */
  span?: number
  /** Rows that it takes; default 1. */
  rowSpan?: number
  /** What people have noted on it, with their names. */
  comment?: string
}

/** A sheet, ready to be shown: hidden rows and columns are not in it. */
export interface Grid {
  name: string
  /** Of the rows that are shown, their numbers in the file, from 1. */
  rows: readonly number[]
  columns: readonly GridColumn[]
  /** CSS pixels of the rows that are higher than `rowHeight`, by row as it is shown, from 0. */
  heights: ReadonlyMap<number, number>
  /** Nothing for an empty cell. Of a row and column as they are shown, from 0. */
  cellAt: (row: number, column: number) => SheetCell | undefined
  /** More rows are in the file than here. */
  isCut: boolean
  /** Rows and columns at the beginning that stay in sight. */
  frozen: { rows: number; columns: number }
  /** Where cells begin that take several rows. */
  tall: readonly TallCell[]
  /** What is in the file and not here, or simpler here: see the messages `sheet.without.…`. */
  without: readonly ('drawings' | UnshownCondition | SimplifiedLook | 'sheet')[]
}

/** A cell of several rows; row and column as they are shown, from 0. */
export interface TallCell {
  row: number
  column: number
  rows: number
}

export interface GridColumn {
  /** `A`, `B`, … `AA` */
  letter: string
  /** CSS pixels. */
  width: number
}

/** More rows than this nobody reads here. */
export const mostRows = 50_000

export const rowHeight = 30
export const headHeight = 28
/** Where the numbers of the rows stand. */
export const numberWidth = 64

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function letterOf(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26))
  return column < 26 ? rest : letterOf(Math.floor(column / 26) - 1) + rest
}

/** Where each column begins, and where the last one ends. */
export function edgesOf(columns: readonly GridColumn[]): readonly number[] {
  const edges = [0]
  for (const { width } of columns) edges.push(edges.at(-1)! + width)
  return edges
}

/** Where each row begins, and where the last one ends. */
export function rowEdgesOf({ rows, heights }: Pick<Grid, 'rows' | 'heights'>): Float64Array {
  const edges = new Float64Array(rows.length + 1)
  for (let row = 0; row < rows.length; row++)
    edges[row + 1] = edges[row]! + (heights.get(row) ?? rowHeight)
  return edges
}

/** First and last row of those in the window, with some around them. */
export function rowsIn(
  edges: Float64Array,
  top: number,
  height: number,
): readonly [first: number, last: number] {
  const count = edges.length - 1
  const first = rowAt(edges, top) - 4
  const last = rowAt(edges, top + height) + 4
  return [Math.max(0, Math.min(first, count - 1)), Math.min(count - 1, last)]
}

/** The row that a place lies in; behind all of them their count. */
function rowAt(edges: Float64Array, place: number): number {
  let [low, high] = [0, edges.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (edges[middle + 1]! > place) high = middle
    else low = middle + 1
  }
  return low
}

/** First and last column of those in the window, with one around them. */
export function columnsIn(
  edges: readonly number[],
  left: number,
  width: number,
): readonly [number, number] {
  const count = edges.length - 1
  const begin = edges.findIndex((edge, at) => at > 0 && edge > left) - 1
  const end = edges.findIndex((edge) => edge >= left + width)
  const first = begin < 0 ? count - 1 : begin
  const last = end < 0 ? count - 1 : end - 1
  return [Math.max(0, first - 1), Math.min(count - 1, Math.max(first, last) + 1)]
}

const leastWidth = 56
const mostWidth = 420

/** What stands left and right of the words of a cell. */
const around = 23

/**
 * As wide as the file says, in characters, or as some of its cells need. Numbers and days are never
 * cut: half of one would be another.
 */
export function widthOf(said: number | undefined, cells: readonly SheetCell[]): number {
  const longest = (all: readonly SheetCell[]) =>
    all.reduce(
      (most, { text, look }) =>
        look?.rotation === undefined
          ? Math.max(most, text.length * (look?.isStrong ? 1.15 : 1) * (look?.size ?? 1))
          : most,
      0,
    )
  const forNumbers = longest(cells.filter(({ isNumber }) => isNumber)) * 8.8 + around
  const wanted = said === undefined ? longest(cells) * 7.9 + around + 5 : said * 7.6 + 12
  return Math.round(Math.min(mostWidth, Math.max(leastWidth, wanted, forNumbers)))
}

/** Rows above the window that reach into it. */
export const reachingIn = (tall: readonly TallCell[], first: number): readonly number[] => [
  ...new Set(
    tall.filter(({ row, rows }) => row < first && row + rows > first).map(({ row }) => row),
  ),
]

/** Of what a file keeps in sight, what leaves room for the rest to be read. */
export function frozenIn(
  { rows, columns }: Grid['frozen'],
  edges: readonly number[],
  rowEdges: Float64Array,
  { width, height }: { width: number; height: number },
): Grid['frozen'] {
  return {
    rows: headHeight + (rowEdges[rows] ?? 0) <= height / 2 ? rows : 0,
    columns: numberWidth + (edges[columns] ?? 0) <= width / 2 ? columns : 0,
  }
}
