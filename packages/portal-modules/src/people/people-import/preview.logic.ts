import type { ComparedLines } from '../../kit/table-import/index.ts'
import type { ListComparison, ListResult, PersonFacts } from './people-import.port.ts'
import type { ImportRow, LeftReason } from './rows.logic.ts'

/** What a line of the preview says: what becomes of it, or why nothing does. */
export type PreviewState = ListResult | 'faulty' | 'pending' | 'left'

/** A row of the list. */
export interface PreviewRow {
  line: number
  name: string
  state: PreviewState
  left: LeftReason | undefined
  row: ImportRow
  /** Of what changes, as it is now. */
  before: PersonFacts
}

/** Rows of the list in their order. */
export function previewRows(
  rows: readonly ImportRow[],
  nameOf: (row: ImportRow) => string,
  compared: ComparedLines<ListComparison> | undefined,
): PreviewRow[] {
  const byLine = new Map(
    compared?.comparison.people.map((one, index) => [compared.lines[index]!, one]),
  )
  return rows.map((row): PreviewRow => {
    const found = row.person && byLine.get(row.line)
    return {
      line: row.line,
      name: nameOf(row),
      left: row.left,
      row,
      state: row.left ? 'left' : row.person ? (found?.result ?? 'pending') : 'faulty',
      before: found?.before ?? {},
    }
  })
}

/** States in which something would change. */
export const changing: ReadonlySet<PreviewState> = new Set<PreviewState>(['invited', 'changed'])

/** How many people get which result. */
export function countResults({ people }: ListComparison): Record<ListResult, number> {
  const counts = { invited: 0, changed: 0, unchanged: 0 }
  for (const { result } of people) counts[result] += 1
  return counts
}
