import type { ExportTable } from '../export/csv.ts'
import type { ColumnLook } from '../export/index.ts'
import { exportCell } from './fields.ts'
import type { RecordKind, StoredRecord } from './records.types.ts'

/** Records, such that an import of them changes nothing; without records it is a template. */
export function recordTable<F extends string>(
  { fields }: Pick<RecordKind<F>, 'fields'>,
  records: readonly StoredRecord<F>[],
): { table: ExportTable; columns: ColumnLook[] } {
  const shown = fields.filter(({ isForeign }) => !isForeign)
  return {
    table: {
      head: shown.map(({ title }) => title),
      rows: records.map(({ values }) => shown.map((field) => exportCell(field, values[field.id]))),
    },
    columns: shown.map(({ look }) => look ?? { width: 24 }),
  }
}
