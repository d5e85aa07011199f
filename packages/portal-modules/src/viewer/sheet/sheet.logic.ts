import type { CellLook } from './looks.ts'

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
}

/** A sheet, ready to be shown: hidden rows and columns are not in it. */
export interface Grid {
  name: string
  /** Of the rows that are shown, their numbers in the file, from 1. */
  rows: readonly number[]
  columns: readonly GridColumn[]
  /** Nothing for an empty cell. Of a row and column as they are shown, from 0. */
  cellAt: (row: number, column: number) => SheetCell | undefined
  /** More rows are in the file than here. */
  isCut: boolean
  /** Rows and columns at the beginning that stay in sight. */
  frozen: { rows: number; columns: number }
  /** Where cells begin that take several rows. */
  tall: readonly TallCell[]
  /** What is in the file and not here: diagrams and pictures, comments, conditional formats that are not worked out, or all of it. */
  without: readonly ('drawings' | 'comments' | 'conditions' | 'sheet')[]
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

/** First and last row of those in the window, with some around them. */
export function rowsIn(count: number, top: number, height: number): readonly [number, number] {
  const first = Math.floor(top / rowHeight) - 4
  const last = Math.ceil((top + height) / rowHeight) + 4
  return [Math.max(0, Math.min(first, count - 1)), Math.min(count - 1, last)]
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
      (most, { text, look }) => Math.max(most, text.length * (look?.isStrong ? 1.15 : 1)),
      0,
    )
  const forNumbers = longest(cells.filter(({ isNumber }) => isNumber)) * 8.8 + around
  const wanted = said === undefined ? longest(cells) * 7.9 + around : said * 7.6 + 12
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
  { width, height }: { width: number; height: number },
): Grid['frozen'] {
  return {
    rows: headHeight + rows * rowHeight <= height / 2 ? rows : 0,
    columns: numberWidth + (edges[columns] ?? 0) <= width / 2 ? columns : 0,
  }
}
