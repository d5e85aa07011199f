import type { Cell } from '../../kit/index.ts'
import { importFields, type ImportField, type ImportMapping } from './plan-import.port.ts'
import type { FileSheet } from './table.types.ts'
import { headScore, mediaOf, plainWord } from './words.logic.ts'

/** A column of a file, and what of it is taken over. */
interface FileColumn {
  /** Its place in the sheet, from 0. */
  index: number
  head: string
  field: ImportField | null
}

/** How a sheet is read. */
export interface Layout {
  /** Place of the row with the heads, from 0; data begins behind it. */
  headRow: number
  columns: readonly FileColumn[]
}

/** So far down the heads are looked for, below a title and what a plan says of itself. */
const searchedRows = 60

export const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? cell.day : String(cell)
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

/** The best field of each head, each field once; the surest heads choose first. */
function fieldsOf(heads: readonly string[]): (ImportField | null)[] {
  const fields = heads.map((): ImportField | null => null)
  const chances = heads
    .flatMap((head, column) =>
      importFields.map((field) => ({ column, field, score: headScore(head, field) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.column - b.column)
  for (const { column, field } of chances)
    if (fields[column] === null && !fields.includes(field)) fields[column] = field
  return fields
}

/** The fields that the client's files are known for, by their plain heads. */
const saidOf = (known: ImportMapping | null | undefined) =>
  new Map(known?.columns.map(({ head, field }) => [plainWord(head), field]))

/** How many columns of a row of heads are known for something. */
function countKnown(heads: readonly string[], said: ReturnType<typeof saidOf>): number {
  const fields = fieldsOf(heads)
  return heads.filter((head, column) => said.get(plainWord(head)) ?? fields[column]).length
}

/** Which row has the heads: the one that names the most fields; undefined where none names two. */
export function findHeadRow(sheet: FileSheet, known?: ImportMapping | null): number | undefined {
  const said = saidOf(known)
  let best: { row: number; count: number } | undefined
  for (let row = 0; row < Math.min(sheet.rows.length, searchedRows); row += 1) {
    const count = countKnown(headsAt(sheet, row), said)
    if (count >= 2 && count > (best?.count ?? 0)) best = { row, count }
  }
  return best?.row
}

/** How many cells of a column say a medium, of those that say anything. */
function shareOfMedia({ rows }: FileSheet, headRow: number, column: number): number {
  const texts = rows
    .slice(headRow + 1, headRow + 200)
    .map((row) => cellText(row[column]))
    .filter((text) => text !== '')
  return texts.length === 0 ? 0 : texts.filter((text) => mediaOf(text)).length / texts.length
}

/** What the columns below a row of heads hold, by what the client's files are known for, then by their words. */
export function layoutAt(sheet: FileSheet, headRow: number, known?: ImportMapping | null): Layout {
  const width = Math.max(0, ...sheet.rows.slice(Math.max(0, headRow)).map((row) => row.length))
  const named = headsAt(sheet, headRow)
  const heads = Array.from({ length: width }, (_, column) => named[column] ?? '')
  const fields = fieldsOf(heads)
  const said = saidOf(known)
  const wanted = heads.map((head) => said.get(plainWord(head)))
  wanted.forEach((field, column) => {
    if (field === undefined || plainWord(heads[column]!) === '') return
    const other = field === null ? -1 : fields.indexOf(field)
    if (other >= 0 && other !== column) fields[other] = null
    fields[column] = field
  })
  // "Kanal" may mean the medium, "Format" the channel: what stands below tells.
  if (!fields.includes('mediaType')) {
    const media = heads.findIndex(
      (_, column) =>
        wanted[column] === undefined &&
        (fields[column] === null || fields[column] === 'name') &&
        shareOfMedia(sheet, headRow, column) >= 0.8,
    )
    const isName = fields[media] === 'name'
    const next = isName
      ? heads.findIndex((head, column) => fields[column] === null && headScore(head, 'name') > 0)
      : -1
    if (media >= 0 && (!isName || next >= 0)) {
      fields[media] = 'mediaType'
      if (isName) fields[next] = 'name'
    }
  }
  return {
    headRow,
    columns: Array.from({ length: width }, (_, index) => ({
      index,
      head: heads[index] ?? '',
      field: fields[index] ?? null,
    })).filter(
      ({ index, head }) =>
        head !== '' || sheet.rows.slice(headRow + 1).some((row) => cellText(row[index]) !== ''),
    ),
  }
}

/** The sheet with the most columns that say something, and how it is read. */
export function bestSheet(sheets: readonly FileSheet[], known?: ImportMapping | null): number {
  const said = saidOf(known)
  const counts = sheets.map((sheet) => {
    const row = findHeadRow(sheet, known)
    return row === undefined ? 0 : countKnown(headsAt(sheet, row), said)
  })
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** A layout with another field in a column; the column that had it before has none. */
export const withField = (layout: Layout, index: number, field: ImportField | null): Layout => ({
  ...layout,
  columns: layout.columns.map((column) => {
    if (column.index === index) return { ...column, field }
    return field !== null && column.field === field ? { ...column, field: null } : column
  }),
})

/** What is kept for the client: each head once. */
export function mappingOf(
  { columns }: Layout,
  words: ReadonlyMap<string, number>,
  before: ImportMapping | null,
): ImportMapping {
  const heads = new Map(columns.flatMap(({ head, field }) => (head === '' ? [] : [[head.slice(0, 200), field] as const]))) // prettier-ignore
  const types = new Map([
    ...(before?.mediaTypes ?? []).map(({ word, mediaTypeId }) => [word, mediaTypeId] as const),
    ...words,
  ])
  return {
    columns: [...heads].slice(0, 200).map(([head, field]) => ({ head, field })),
    mediaTypes: [...types].slice(-200).map(([word, mediaTypeId]) => ({ word, mediaTypeId })),
  }
}
