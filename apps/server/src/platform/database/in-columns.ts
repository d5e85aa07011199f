import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Transaction } from './database.types.ts'

/**
 * Rows of a query by one JSON value for each column: for thousands of rows that is made and read several
 * times as fast as a value for each field, and twice as fast as one that names the columns in every row.
 * Moments come as text, and `Row` has to say so.
 * @param names  the columns that `select` has
 */
export async function queryInColumns<Row extends object>(
  tx: Transaction,
  names: readonly (keyof Row & string)[],
  select: Sql,
): Promise<Row[]> {
  const values = join(names.map((name) => raw(`json_agg(item.${name}) as ${name}`)))
  const [found] = await tx.query<Record<string, unknown[] | null>>(
    sql`select ${values} from (${select}) item`,
  )
  return (found![names[0]!] ?? []).map((_, at) => {
    const row: Record<string, unknown> = {}
    for (const name of names) row[name] = found![name]![at]
    return row as Row
  })
}
