import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'

/**
 * How much was said about what lies directly inside folders, as far as anything was. All that was
 * said in the application is counted first: that is less than what a folder may hold.
 */
export async function countComments(
  tx: Transaction,
  applicationId: number,
  parentIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx.query<{ component_id: number; count: number }>(sql`
    with said as materialized (
      select component_id, count(*)::int as count from comments
      where application_id = ${applicationId}
      group by component_id
    )
    select said.component_id, said.count
    from said
    join components c on c.application_id = ${applicationId} and c.id = said.component_id
    where c.parent_id = any(${parentIds}::int[])`)
  return new Map(rows.map((row) => [row.component_id, row.count]))
}
