import type { ComparedLines } from '../../kit/table-import/index.ts'
import type { FigureDescription, FigureValue, StoredFigure } from './figures-import.port.ts'
import type { FigureRow, LeftReason } from './rows.logic.ts'

export type FigureResult = 'added' | 'changed' | 'unchanged'

/** What becomes of a row: of a day. */
interface ComparedRow {
  result: FigureResult
  /** Of what is new (null) or changes, as it is now, by key. */
  before: ReadonlyMap<string, number | null>
}

export interface FiguresComparison {
  rows: readonly ComparedRow[]
  /** Values that differ from what is there. */
  values: readonly FigureValue[]
  /** The same as they are now: who puts these takes it back. */
  former: readonly FigureValue[]
  /** Keys of figures that the campaign does not have yet. */
  newKeys: readonly string[]
}

/** What rows of values do to what a campaign has. */
export function compareFigures(
  rows: readonly (readonly FigureValue[])[],
  stored: readonly StoredFigure[],
): FiguresComparison {
  const known = new Map(
    stored.map(({ key, values }) => [key, new Map(values.map(({ day, value }) => [day, value]))]),
  )
  const values: FigureValue[] = []
  const former: FigureValue[] = []
  const compared = rows.map((row): ComparedRow => {
    const before = new Map<string, number | null>()
    for (const one of row) {
      const now = known.get(one.key)?.get(one.day) ?? null
      if (now === one.value) continue
      before.set(one.key, now)
      values.push(one)
      former.push({ ...one, value: now })
    }
    const isNew = [...before.values()].every((value) => value === null)
    return { before, result: before.size === 0 ? 'unchanged' : isNew ? 'added' : 'changed' }
  })
  const newKeys = [...new Set(values.map(({ key }) => key))].filter((key) => !known.has(key))
  return { rows: compared, values, former, newKeys }
}

/** How many days get which result. */
export function countResults({ rows }: FiguresComparison): Record<FigureResult, number> {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  for (const { result } of rows) counts[result] += 1
  return counts
}

/** What a line of the preview says: what becomes of it, or why nothing does. */
export type PreviewState = FigureResult | 'faulty' | 'pending' | 'left'

/** A row of the preview. */
export interface PreviewRow {
  line: number
  name: string
  state: PreviewState
  left: LeftReason | undefined
  row: FigureRow
  before: ReadonlyMap<string, number | null>
}

const nothing: ReadonlyMap<string, number | null> = new Map()

/** Rows of the file in their order. */
export function previewRows(
  rows: readonly FigureRow[],
  nameOf: (row: FigureRow) => string,
  compared: ComparedLines<FiguresComparison> | undefined,
): PreviewRow[] {
  const byLine = new Map(
    compared?.comparison.rows.map((one, index) => [compared.lines[index]!, one]),
  )
  return rows.map((row): PreviewRow => {
    const found = row.values && byLine.get(row.line)
    return {
      line: row.line,
      name: nameOf(row),
      left: row.left,
      row,
      state: row.left ? 'left' : row.values ? (found?.result ?? 'pending') : 'faulty',
      before: found?.before ?? nothing,
    }
  })
}

/** States in which something would change. */
export const changing: ReadonlySet<PreviewState> = new Set<PreviewState>(['added', 'changed'])

/** Descriptions of figures that the campaign gets. */
export const describedBy = (
  newKeys: readonly string[],
  figures: readonly FigureDescription[],
): FigureDescription[] =>
  figures
    .filter(({ key }) => newKeys.includes(key))
    .map(({ key, nameDe, nameEn, unit, better, isRatio = false }) => ({ key, nameDe, nameEn, unit, better, isRatio })) // prettier-ignore
