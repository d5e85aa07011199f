import type { ComparedLines as Compared } from '../../kit/table-import/index.ts'
import type { ChannelFacts, ImportResult, PlanComparison } from './plan-import.port.ts'
import type { ImportRow, LeftReason } from './rows.logic.ts'

/** What a line of the preview says: what becomes of it, or why nothing does. */
export type PreviewState = ImportResult | 'faulty' | 'pending' | 'left'

/** A row of the file, or a channel that the file does not name. */
export interface PreviewRow {
  key: string
  /** Its number in the file; null: it is not in it. */
  line: number | null
  name: string
  state: PreviewState
  left: LeftReason | undefined
  row: ImportRow | undefined
  /** Of what changes, as it is now. */
  before: ChannelFacts
}

type ComparedLines = Compared<PlanComparison>

/** Rows of the file in their order, then what of the campaign the file does not name. */
export function previewRows(
  rows: readonly ImportRow[],
  nameOf: (row: ImportRow) => string,
  compared: ComparedLines | undefined,
): PreviewRow[] {
  const byLine = new Map(
    compared?.comparison.rows.flatMap((one) =>
      one.index === null ? [] : [[compared.lines[one.index]!, one] as const],
    ),
  )
  const own = rows.map((row): PreviewRow => {
    const found = row.channel && byLine.get(row.line)
    return {
      key: `${row.line}`,
      line: row.line,
      name: nameOf(row),
      left: row.left,
      row,
      state: row.left ? 'left' : row.channel ? (found?.result ?? 'pending') : 'faulty',
      before: found?.result === 'changed' ? found.before : {},
    }
  })
  const others = compared?.comparison.rows.flatMap((one, at): PreviewRow[] =>
    one.index === null && one.result !== 'kept'
      ? [
          {
            key: `other-${at}`,
            line: null,
            name: one.name,
            state: one.result,
            left: undefined,
            row: undefined,
            before: {},
          },
        ]
      : [],
  )
  return [...own, ...(others ?? [])]
}

/** States in which something would change. */
export const changing: ReadonlySet<PreviewState> = new Set<PreviewState>([
  'added',
  'changed',
  'removed',
  'stopped',
])

/** How many channels get which result. */
export function countResults({ rows }: PlanComparison): Record<ImportResult, number> {
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0, stopped: 0, kept: 0 }
  for (const { result } of rows) counts[result] += 1
  return counts
}
