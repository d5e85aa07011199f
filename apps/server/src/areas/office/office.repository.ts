import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** The tenants, of these, that have a component of this id; the documented call names none. */
export async function applicationsOf(
  tx: Transaction,
  componentId: number,
  among: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ application_id: number }>(sql`
    select application_id from components
    where id = ${componentId} and application_id = any(${among}::int[])
    order by application_id`)
  return rows.map((row) => row.application_id)
}
