import type { Cell } from '../export/index.ts'
import type { FileSheet } from './table.types.ts'

/** A word as it is compared: small, without accents, signs and double spaces. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? cell.day : String(cell)
}

/** What columns are called by which their field is found. */
export interface HeadWords<F extends string> {
  /**
   * Plain words of each field, in both languages, the surest first: each is found as the whole head, or as whole
   * words in it.
   */
  words: Readonly<Record<F, readonly string[]>>
  /** What is like a head and holds something else. */
  others?: RegExp
}

/** A column of a file, and what of it is taken over. */
interface FileColumn<F extends string> {
  /** Its place in the sheet, from 0. */
  index: number
  head: string
  field: F | null
}

/** How a sheet is read. */
export interface Layout<F extends string> {
  /** Place of the row with the heads, from 0; data begins behind it. */
  headRow: number
  columns: readonly FileColumn<F>[]
}

/** Fields that heads are known for, by their plain words; null: known to be none. */
export type KnownHeads<F extends string> = ReadonlyMap<string, F | null>

const nothingKnown: KnownHeads<never> = new Map()

/** So far down the heads are looked for, below a title and what a file says of itself. */
const searchedRows = 60

/**
 * How surely a head names a field: 0 not at all, the whole head before words in it, the surer word
 * before the vaguer one.
 */
export function headScore<F extends string>(
  { words, others }: HeadWords<F>,
  head: string,
  field: F,
): number {
  const plain = plainWord(head)
  if (plain === '') return 0
  const exact = words[field].indexOf(plain)
  if (exact >= 0) return 1_000 - exact
  if (others?.test(plain)) return 0
  const padded = ` ${plain} `
  const within = words[field].findIndex((word) => word.length > 2 && padded.includes(` ${word} `))
  return within >= 0 ? 500 - within : 0
}

/** Heads of a row; where a head was joined over several columns in the row above, it stands before them. */
export function headsAt({ rows, spanning }: FileSheet, row: number): string[] {
  return (rows[row] ?? []).map((cell, column) => {
    const own = cellText(cell).replaceAll(/\s+/g, ' ').trim()
    const above = cellText(rows[row - 1]?.[column])
      .replaceAll(/\s+/g, ' ')
      .trim()
    const isJoined = spanning.has(`${row - 1},${column}`)
    // A title over the whole table heads no column.
    const isTitle = isJoined && rows[row - 1]!.every((other) => cellText(other).trim() === above)
    return isJoined && !isTitle && above !== own ? `${above} ${own}`.trim() : own
  })
}

const fieldNames = <F extends string>({ words }: HeadWords<F>) => Object.keys(words) as F[]

/** The best field of each head, each field once; the surest heads choose first. */
function fieldsOf<F extends string>(known: HeadWords<F>, heads: readonly string[]): (F | null)[] {
  const fields = heads.map((): F | null => null)
  const chances = heads
    .flatMap((head, column) =>
      fieldNames(known).map((field) => ({ column, field, score: headScore(known, head, field) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.column - b.column)
  for (const { column, field } of chances)
    if (fields[column] === null && !fields.includes(field)) fields[column] = field
  return fields
}

/** How many columns of a row of heads are known for something. */
function countKnown<F extends string>(
  words: HeadWords<F>,
  heads: readonly string[],
  said: KnownHeads<F>,
): number {
  const fields = fieldsOf(words, heads)
  return heads.filter((head, column) => said.get(plainWord(head)) ?? fields[column]).length
}

/** Which row has the heads: the one that names the most fields; undefined where none names two. */
export function findHeadRow<F extends string>(
  words: HeadWords<F>,
  sheet: FileSheet,
  said: KnownHeads<F> = nothingKnown,
): number | undefined {
  let best: { row: number; count: number } | undefined
  for (let row = 0; row < Math.min(sheet.rows.length, searchedRows); row += 1) {
    const count = countKnown(words, headsAt(sheet, row), said)
    if (count >= 2 && count > (best?.count ?? 0)) best = { row, count }
  }
  return best?.row
}

/** What the heads of a sheet were taken for, for what stands below to correct. */
export interface HeadGuess<F extends string> {
  sheet: FileSheet
  headRow: number
  heads: readonly string[]
  fields: readonly (F | null)[]
  /** Whether the column was said by what is known, not guessed. */
  isSaid: (column: number) => boolean
}

/**
 * What the columns below a row of heads hold, by what such files are known for, then by their words.
 * @param correct  looks at what stands below, where words alone do not tell
 */
export function layoutAt<F extends string>(
  words: HeadWords<F>,
  sheet: FileSheet,
  headRow: number,
  {
    said = nothingKnown,
    correct,
  }: { said?: KnownHeads<F>; correct?: (guess: HeadGuess<F>) => readonly (F | null)[] } = {},
): Layout<F> {
  const width = Math.max(0, ...sheet.rows.slice(Math.max(0, headRow)).map((row) => row.length))
  const named = headsAt(sheet, headRow)
  const heads = Array.from({ length: width }, (_, column) => named[column] ?? '')
  const fields = fieldsOf(words, heads)
  const wanted = heads.map((head) => said.get(plainWord(head)))
  wanted.forEach((field, column) => {
    if (field === undefined || plainWord(heads[column]!) === '') return
    const other = field === null ? -1 : fields.indexOf(field)
    if (other >= 0 && other !== column) fields[other] = null
    fields[column] = field
  })
  const isSaid = (column: number) => wanted[column] !== undefined
  const final = correct?.({ sheet, headRow, heads, fields, isSaid }) ?? fields
  return {
    headRow,
    columns: heads
      .map((head, index) => ({ index, head, field: final[index] ?? null }))
      .filter(
        ({ index, head }) =>
          head !== '' || sheet.rows.slice(headRow + 1).some((row) => cellText(row[index]) !== ''),
      ),
  }
}

/** The sheet with the most columns that say something. */
export function bestSheet<F extends string>(
  words: HeadWords<F>,
  sheets: readonly FileSheet[],
  said: KnownHeads<F> = nothingKnown,
): number {
  const counts = sheets.map((sheet) => {
    const row = findHeadRow(words, sheet, said)
    return row === undefined ? 0 : countKnown(words, headsAt(sheet, row), said)
  })
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** A layout with another field in a column; the column that had it before has none. */
export const withField = <F extends string>(
  layout: Layout<F>,
  index: number,
  field: F | null,
): Layout<F> => ({
  ...layout,
  columns: layout.columns.map((column) => {
    if (column.index === index) return { ...column, field }
    return field !== null && column.field === field ? { ...column, field: null } : column
  }),
})
