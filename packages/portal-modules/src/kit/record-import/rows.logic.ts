import type { Cell } from '../export/index.ts'
import {
  bestSheet,
  cellText,
  findHeadRow,
  layoutAt,
  plainWord,
  type HeadWords,
  type Layout,
} from '../table-import/heads.logic.ts'
import type { FileSheet } from '../table-import/table.types.ts'
import type { TableReader } from '../table-import/useTableFile.ts'
import { dayOrderOf, type DayOrder } from '../table-import/values.logic.ts'
import {
  noFields,
  type RecordFault,
  type RecordKind,
  type RecordValue,
  type RecordValues,
} from './records.types.ts'

/** Why a row says nothing. */
type LeftReason = 'sum' | 'note' | 'byHand'

type Faults<F extends string> = Readonly<Partial<Record<F, RecordFault>>>

export interface RecordRow<F extends string> {
  /** Its number in the file, from 1. */
  line: number
  /** What stands in the file, or was typed instead. */
  cells: Readonly<Partial<Record<F, Cell>>>
  faults: Faults<F>
  /** What it says; undefined: something is wrong, or it is left out. */
  values: RecordValues<F> | undefined
  left: LeftReason | undefined
}

/** What was done to a file by hand. */
export interface Mending<F extends string> {
  /** Texts that were typed, by the row's line. */
  cells: ReadonlyMap<number, Readonly<Partial<Record<F, string>>>>
  /** Rows that are left out (true) or taken after all (false). */
  left: ReadonlyMap<number, boolean>
}

export const nothingMended: Mending<never> = { cells: new Map(), left: new Map() }

const headsOf = <F extends string>({ fields, others }: RecordKind<F>): HeadWords<F> => ({
  words: Object.fromEntries(
    fields.map(({ id, title, words }) => [id, [plainWord(title), ...words]]),
  ) as unknown as Record<F, readonly string[]>,
  ...(others && { others }),
})

/** How files of a kind are understood. */
export function recordReader<F extends string>(kind: RecordKind<F>): TableReader<F> {
  const heads = headsOf(kind)
  return {
    bestSheet: (sheets) => bestSheet(heads, sheets),
    findHeadRow: (sheet) => findHeadRow(heads, sheet),
    layoutAt: (sheet, headRow) =>
      layoutAt(heads, sheet, headRow, kind.correct && { correct: kind.correct }),
  }
}

/** What no column holds that is needed: of each list one. */
export const missingFields = <F extends string>(
  { needed }: RecordKind<F>,
  { columns }: Layout<F>,
): readonly F[] | undefined =>
  needed.find((any) => !columns.some(({ field }) => field !== null && any.includes(field)))

const sums =
  /^(summe|gesamt|gesamtsumme|zwischensumme|total|totals|subtotal|grand total|sum|insgesamt)\b/

/** The rows behind the heads: what each says, and what is wrong with it. */
export function readRows<F extends string>(
  sheet: FileSheet,
  layout: Layout<F>,
  kind: RecordKind<F>,
  mending: Mending<F> = nothingMended,
): RecordRow<F>[] {
  const places = layout.columns.flatMap(({ index, field }) => (field ? [{ index, field }] : []))
  const body = sheet.rows.slice(layout.headRow + 1)
  const order = dayOrderOf(body.flatMap((row) => places.map(({ index }) => row[index] ?? null)))
  return body.flatMap((raw, at): RecordRow<F>[] => {
    const line = layout.headRow + 2 + at
    const filled = new Set(raw.map((cell) => cellText(cell).trim()).filter((text) => text !== ''))
    if (filled.size === 0) return []
    const cells: Partial<Record<F, Cell>> = {}
    for (const { index, field } of places) cells[field] = raw[index] ?? null
    for (const [field, text] of Object.entries(mending.cells.get(line) ?? {}))
      cells[field as F] = text === '' ? null : (text as string)
    const byHand = mending.left.get(line)
    const [first = ''] = filled
    const found =
      kind.hasSums && sums.test(plainWord(first)) ? 'sum' : filled.size === 1 && places.length > 1 ? 'note' : undefined // prettier-ignore
    const left = byHand === true ? 'byHand' : byHand === false ? undefined : found
    return [{ line, cells, left, ...readRow(cells, left, kind, order) }]
  })
}

function readRow<F extends string>(
  cells: Readonly<Partial<Record<F, Cell>>>,
  left: LeftReason | undefined,
  kind: RecordKind<F>,
  order: DayOrder,
): { faults: Faults<F>; values: RecordValues<F> | undefined } {
  if (left !== undefined) return { faults: noFields<F, RecordFault>(), values: undefined }
  const faults: Partial<Record<F, RecordFault>> = {}
  const values: Partial<Record<F, RecordValue>> = {}
  for (const { id, read, keepsEmpty } of kind.fields) {
    if (!(id in cells)) continue
    const { value, fault } = read(cells[id] ?? null, order)
    if (fault) faults[id] = fault
    else if (value !== null || !keepsEmpty) values[id] = value ?? null
  }
  const said = kind.complete?.(values) ?? values
  for (const { id, isNeeded } of kind.fields)
    if (isNeeded && id in said && (said[id] ?? null) === null && !faults[id]) faults[id] = 'missing'
  const isGood = Object.keys(faults).length === 0
  return { faults, values: isGood ? said : undefined }
}

/** What is wrong with a text for a field, before it is taken; undefined: nothing. */
export function faultOf<F extends string>(
  { fields }: RecordKind<F>,
  field: F,
  text: string,
): RecordFault | undefined {
  const { read, isNeeded } = fields.find(({ id }) => id === field)!
  const { value, fault } = read(text === '' ? null : text, undefined)
  return fault ?? (isNeeded && value === null ? 'missing' : undefined)
}
