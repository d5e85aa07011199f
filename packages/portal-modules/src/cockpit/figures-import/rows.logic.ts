import type { Cell } from '../../kit/export/index.ts'
import {
  bestSheet,
  cellText,
  findHeadRow,
  layoutAt,
  type HeadWords,
  type Layout,
} from '../../kit/table-import/heads.logic.ts'
import type { FileSheet, TableReader } from '../../kit/table-import/index.ts'
import { dayOrderOf, readDay, type DayOrder } from '../../kit/table-import/values.logic.ts'
import type { FigureDescription, FigureValue } from './figures-import.port.ts'
import { readFigure, type FigureFault } from './figures.logic.ts'
import { fieldOf, isSum, keyOf, type FigureField } from './words.logic.ts'

/** What is wrong with a cell. */
export type CellFault = FigureFault | 'missing' | 'day' | 'ambiguousDay' | 'twice'

/** Why a row says nothing. */
export type LeftReason = 'sum' | 'note' | 'empty' | 'byHand'

export interface FigureRow {
  /** Its number in the file, from 1. */
  line: number
  /** What stands in the file, or was typed instead. */
  cells: Readonly<Partial<Record<FigureField, Cell>>>
  faults: Readonly<Partial<Record<FigureField, CellFault>>>
  day: string | undefined
  /** What is taken over; undefined: something is wrong, or it is left out. */
  values: readonly FigureValue[] | undefined
  left: LeftReason | undefined
}

/** What was done to a file by hand. */
export interface Mending {
  /** Texts that were typed, by the row's line. */
  cells: ReadonlyMap<number, Readonly<Partial<Record<FigureField, string>>>>
  /** Rows that are left out (true) or taken after all (false). */
  left: ReadonlyMap<number, boolean>
}

export const nothingMended: Mending = { cells: new Map(), left: new Map() }

/** What a file is read for. */
export interface FigureContext {
  figures: readonly FigureDescription[]
  /** What the campaign is planned in, `EUR`. */
  currency: string
}

/** How files of figures are understood. */
export const figureReader = (heads: HeadWords<FigureField>): TableReader<FigureField> => ({
  bestSheet: (sheets) => bestSheet(heads, sheets),
  findHeadRow: (sheet) => findHeadRow(heads, sheet),
  layoutAt: (sheet, headRow) => layoutAt(heads, sheet, headRow),
})

interface Columns {
  day: number | undefined
  figures: readonly { index: number; field: FigureField; figure: FigureDescription }[]
}

function columnsOf({ columns }: Layout<FigureField>, { figures }: FigureContext): Columns {
  const byKey = new Map(figures.map((figure) => [figure.key, figure]))
  return {
    day: columns.find(({ field }) => field === 'day')?.index,
    figures: columns.flatMap(({ index, field }) => {
      const figure = field && field !== 'day' ? byKey.get(keyOf(field)) : undefined
      return figure ? [{ index, field: fieldOf(figure.key), figure }] : []
    }),
  }
}

/** The rows behind the heads: the day of each, its values, and what is wrong with them. */
export function readRows(
  sheet: FileSheet,
  layout: Layout<FigureField>,
  context: FigureContext,
  mending: Mending = nothingMended,
): FigureRow[] {
  const columns = columnsOf(layout, context)
  const body = sheet.rows.slice(layout.headRow + 1)
  const order = columns.day === undefined ? undefined : dayOrderOf(body.map((row) => row[columns.day!] ?? null)) // prettier-ignore
  const seen = new Set<string>()
  return body.flatMap((raw, index): FigureRow[] => {
    const line = layout.headRow + 2 + index
    if (raw.every((cell) => cellText(cell).trim() === '')) return []
    const cells: Partial<Record<FigureField, Cell>> = {}
    if (columns.day !== undefined) cells.day = raw[columns.day] ?? null
    for (const { index: at, field } of columns.figures) cells[field] = raw[at] ?? null
    for (const [field, text] of Object.entries(mending.cells.get(line) ?? {}))
      cells[field as FigureField] = text === '' ? null : text
    const byHand = mending.left.get(line)
    const found = byHand === undefined ? leftReason(raw, cells, columns) : undefined
    const left = byHand === true ? 'byHand' : found
    const row = readRow({ line, cells, left }, columns, context, order)
    if (left !== undefined || row.day === undefined) return [row]
    if (!seen.has(row.day)) {
      seen.add(row.day)
      return [row]
    }
    // Which of two rows of a day counts, only a person knows.
    return [{ ...row, values: undefined, faults: { ...row.faults, day: 'twice' } }]
  })
}

function leftReason(
  raw: readonly Cell[],
  cells: Partial<Record<FigureField, Cell>>,
  { figures }: Columns,
): LeftReason | undefined {
  const first = raw.map((cell) => cellText(cell).trim()).find((text) => text !== '') ?? ''
  if (isSum(cellText(cells.day)) || isSum(first)) return 'sum'
  const hasFigures = figures.some(({ field }) => cellText(cells[field]).trim() !== '')
  if (hasFigures) return undefined
  // A day in an order that is not clear yet is one all the same.
  return readDay(cells.day ?? null, 'day-first').value ? 'empty' : 'note'
}

function readRow(
  { line, cells, left }: Pick<FigureRow, 'line' | 'cells' | 'left'>,
  columns: Columns,
  { currency }: FigureContext,
  order: DayOrder,
): FigureRow {
  if (left !== undefined) return { line, cells, left, faults: {}, day: undefined, values: undefined } // prettier-ignore
  const faults: Partial<Record<FigureField, CellFault>> = {}
  const read = readDay(cells.day ?? null, order)
  if (read.fault) faults.day = read.fault === 'ambiguousDay' ? 'ambiguousDay' : 'day'
  else if (read.value === null) faults.day = 'missing'
  const day = read.value ?? undefined
  const values = columns.figures.flatMap(({ field, figure }): FigureValue[] => {
    const { value, fault } = readFigure(cells[field] ?? null, figure.unit, currency)
    if (fault) faults[field] = fault
    // An empty cell leaves what is there.
    return value === null || value === undefined || !day ? [] : [{ key: figure.key, day, value }]
  })
  const isGood = Object.keys(faults).length === 0
  return { line, cells, left, faults, day, values: isGood ? values : undefined }
}

/** What is wrong with a text for a cell, before it is taken; undefined: nothing. */
export function faultOf(
  field: FigureField,
  text: string,
  { figures, currency }: FigureContext,
): CellFault | undefined {
  if (field === 'day') {
    const { value, fault } = readDay(text === '' ? null : text, undefined)
    return fault === 'ambiguousDay' ? fault : fault ? 'day' : value === null ? 'missing' : undefined
  }
  const figure = figures.find(({ key }) => key === keyOf(field))
  return figure && readFigure(text === '' ? null : text, figure.unit, currency).fault
}

/** How many rows are what. */
export function countRows(rows: readonly FigureRow[]) {
  const left = rows.filter((row) => row.left !== undefined).length
  const good = rows.filter(({ values }) => values).length
  return { good, left, faulty: rows.length - left - good }
}
