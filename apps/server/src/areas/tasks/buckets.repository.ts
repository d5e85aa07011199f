import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { TaskStatus } from './tasks.repository.ts'

interface Key {
  applicationId: number
  id: number
}

/** What a bucket has beyond its component. */
export interface BucketFacts {
  /** What a task that comes here becomes; null: it stays what it is. */
  status: TaskStatus | null
  /** How many open tasks it should hold at most; null: as many as come. */
  limit: number | null
}

const noFacts: BucketFacts = { status: null, limit: null }

/** What buckets have beyond their components, for each of the ids. */
export async function bucketFacts(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<(id: number) => BucketFacts> {
  const rows = await tx.query<BucketFacts & { id: number }>(sql`
    select component_id as id, status, open_limit as limit from task_buckets
    where application_id = ${applicationId} and component_id = any(${ids}::int[])`)
  const byId = new Map(rows.map(({ id, status, limit }) => [id, { status, limit }]))
  return (id) => byId.get(id) ?? noFacts
}

export const saveBucketFacts = (
  tx: Transaction,
  { applicationId, id }: Key,
  { status, limit }: BucketFacts,
) =>
  tx.query(sql`
    insert into task_buckets (application_id, component_id, status, open_limit)
    values (${applicationId}, ${id}, ${status}, ${limit})
    on conflict (application_id, component_id) do update
    set status = excluded.status, open_limit = excluded.open_limit`)

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
