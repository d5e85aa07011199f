import sql, { raw, type Sql } from 'sql-template-tag'
import type { Transaction } from '../platform/database/database.types.ts'

const chunkSize = 5_000

/** Adds many rows to a table in few statements. `columns` names the columns and their types. */
export async function insertRows<Result extends object = { id: number }>(
  tx: Transaction,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Record<string, unknown>[],
  returning?: string,
): Promise<Result[]> {
  const names = raw(Object.keys(columns).join(', '))
  const types = raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )
  const ending: Sql = returning ? sql`returning ${raw(returning)}` : sql``
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize))
    results.push(
      ...(await tx.query<Result>(sql`
        insert into ${raw(table)} (${names})
        select ${names} from jsonb_to_recordset(${chunk}::jsonb) as source (${types})
        ${ending}`)),
    )
  }
  return results
}

/** Starts the numbering of a table behind the rows that brought their own ids. */
export const continueIds = (tx: Transaction, table: string) =>
  tx.query(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${raw(table)}`)
