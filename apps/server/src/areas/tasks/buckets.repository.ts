import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'
import type { TaskStatus } from './tasks.repository.ts'

interface Key {
  applicationId: number
  id: number
}

/** What tasks become in buckets, by bucket; those without say nothing. */
export async function bucketStatuses(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<Map<number, TaskStatus | null>> {
  const rows = await tx.query<{ component_id: number; status: TaskStatus | null }>(sql`
    select component_id, status from task_buckets
    where application_id = ${applicationId} and component_id = any(${ids}::int[])`)
  return new Map(rows.map((row) => [row.component_id, row.status]))
}

export const saveBucketStatus = (
  tx: Transaction,
  { applicationId, id }: Key,
  status: TaskStatus | null,
) =>
  tx.query(sql`
    insert into task_buckets (application_id, component_id, status)
    values (${applicationId}, ${id}, ${status})
    on conflict (application_id, component_id) do update set status = excluded.status`)

/**
 * Puts a bucket at a place among those of its list, from 0, and numbers them anew. At the end where
 * there are not as many.
 */
export const placeBucket = (
  tx: Transaction,
  { applicationId, id, listId }: Key & { listId: number },
  position: number,
) =>
  tx.query(sql`
    with others as (
      select id, row_number() over (order by position, id) - 1 as number
      from components
      where application_id = ${applicationId} and parent_id = ${listId} and id <> ${id}
        and deleted_at is null
    ),
    placed as (
      select id, number + case when number >= ${position} then 1 else 0 end as number from others
      union all
      select ${id}::int, least(${position}, (select count(*) from others))
    )
    update components c set position = placed.number
    from placed
    where c.application_id = ${applicationId} and c.id = placed.id`)
