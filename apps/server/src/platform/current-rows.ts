import { notFound, stale, type ProblemText } from './problem.ts'
import { collectFaults, refuseFaults } from './row-faults.ts'

/** What a row of a batch is about; `id` null: a new one. */
interface NamedRow {
  id: number | null
  /** As it was seen; absent: whatever it is now. */
  version?: number | undefined
}

interface HeldRows<Row> {
  rows: readonly NamedRow[]
  removeIds: readonly number[]
  /** Those of them that are there. */
  load: (ids: number[]) => Promise<readonly Row[]>
  /** Of a row that names what another one names, too. */
  twice: { field: string; text: ProblemText }
  toAnswer: (row: Row) => unknown
}

/** What a batch names has to be there, as it was seen, and each in one row alone. */
export async function requireCurrentRows<Row extends { id: number; version: number }>({
  rows,
  removeIds,
  load,
  twice,
  toAnswer,
}: HeldRows<Row>): Promise<void> {
  const named = [...rows.flatMap(({ id }) => id ?? []), ...removeIds]
  const held = new Map((await load(named)).map((row) => [row.id, row]))
  if (named.some((id) => !held.has(id))) throw notFound()
  const faults = collectFaults()
  const seen = new Set(removeIds)
  for (const [index, { id }] of rows.entries()) {
    if (id === null) continue
    if (seen.has(id)) faults.add(`items[${index}].${twice.field}`, twice.text)
    seen.add(id)
  }
  refuseFaults(faults.all)
  for (const { id, version } of rows) {
    const row = id === null ? undefined : held.get(id)
    if (row && version !== undefined && version !== row.version) throw stale(toAnswer(row))
  }
}
