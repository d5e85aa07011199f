import { searchable } from '@atrium/design-system'
import {
  blankValues,
  isBackwards,
  isSheetColumn,
  readCell,
  sheetColumns,
  type CellFault,
  type CellRules,
  type Faults,
  type SheetColumn,
  type SheetRow,
  type SheetValues,
} from './sheet.logic.ts'

/** The cells of a text as spreadsheets copy them: tabs between cells, a line for each row, quotes around cells with either. */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  const source = text.replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '' && isWhollyQuoted(source, at)) isQuoted = true
    else if (sign === '\t') endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  while (rows.length > 0 && rows.at(-1)!.every((one) => one.trim() === '')) rows.pop()
  return rows
}

/** A quote that stands around a cell ends before the next cell: one that does not is part of a name. */
const isWhollyQuoted = (source: string, at: number): boolean =>
  /^"(?:[^"]|"")*"(?:[\t\n]|$)/.test(source.slice(at))

/** The columns that a row of headings names; undefined: it is none. Null: a column that is not known. */
function headingsOf(
  first: readonly string[],
  titles: Readonly<Record<SheetColumn, readonly string[]>>,
): (SheetColumn | null)[] | undefined {
  const named = first.map((text) => {
    const wanted = searchable(text.trim())
    return sheetColumns.find((column) => titles[column].some((title) => searchable(title) === wanted)) ?? null // prettier-ignore
  })
  const known = named.filter((column) => column !== null)
  return known.length >= 2 && new Set(known).size === known.length ? named : undefined
}

/** What a paste does to one row. */
export interface RowEdit {
  /** Undefined: a new row. */
  row: SheetRow | undefined
  values: Partial<SheetValues>
  /** What could not be read, with the text as it came. */
  faults: Faults
}

export interface Pasted {
  edits: RowEdit[]
  /** Columns with something in them for which there is no place. */
  leftOut: number
}

export interface PasteInput {
  cells: readonly (readonly string[])[]
  /** The rows from the one on that is pasted at; none: all of it is new. */
  rows: readonly SheetRow[]
  /** The columns from the cell on that is pasted at, as they are shown. */
  columns: readonly string[]
  /** What the columns are called, for a first row of headings. */
  titles: Readonly<Record<SheetColumn, readonly string[]>>
  rules: CellRules
}

/** What cells from elsewhere come to: values, and texts that are none and stay where they were meant for. */
export function readPaste({ cells, rows, columns, titles, rules }: PasteInput): Pasted {
  const headings = headingsOf(cells[0] ?? [], titles)
  const places = headings ?? columns.filter(isSheetColumn)
  const body = headings ? cells.slice(1) : cells
  const widest = Math.max(0, ...cells.map((row) => row.length))
  let leftOut = 0
  for (let at = 0; at < widest; at += 1)
    if (!places[at] && body.some((row) => row[at]?.trim())) leftOut += 1
  const edits = body.map((texts, index) => readRow(texts, places, rows[index], rules))
  return { edits, leftOut }
}

function readRow(
  texts: readonly string[],
  places: readonly (SheetColumn | null)[],
  row: SheetRow | undefined,
  rules: CellRules,
): RowEdit {
  const values: Record<string, string | number | null> = {}
  const faults: Partial<Record<SheetColumn, CellFault>> = {}
  for (const [at, text] of texts.entries()) {
    const column = places[at]
    if (!column) continue
    const isEmpty = text.trim() === ''
    // A channel is never without these: nothing there is nothing said.
    if (isEmpty && (column === 'name' || column === 'kind')) continue
    const read = readCell(column, text, rules)
    if ('fault' in read) faults[column] = { text: text.trim(), kind: read.fault }
    else values[column] = read.value
  }
  const edit = values as Partial<SheetValues>
  const after = { ...(row?.values ?? blankValues), ...edit }
  if (isBackwards(after)) {
    // The one that was pasted is the one that does not fit.
    const wrong = edit.end ? 'end' : 'start'
    const at = places.indexOf(wrong)
    faults[wrong] = { text: (texts[at] ?? '').trim(), kind: 'order' }
    delete edit[wrong]
  }
  return { row, values: edit, faults }
}
