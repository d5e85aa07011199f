import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** What becomes of tasks in buckets, in the order of the buckets, which is their place in the list. */
export async function insertBucketStates(
  tx: Transaction,
  applicationId: number,
  bucketIds: readonly number[],
  statuses: readonly number[],
): Promise<void> {
  await tx.query(sql`
    insert into task_buckets (application_id, component_id, status)
    select ${applicationId}::int, item.id, item.status
    from unnest(${bucketIds}::int[], ${statuses}::int[]) as item (id, status)`)
  await tx.query(sql`
    update components c set position = item.place
    from unnest(${bucketIds}::int[]) with ordinality as item (id, place)
    where c.application_id = ${applicationId} and c.id = item.id`)
}
