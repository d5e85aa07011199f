import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'

/** Whether a task was given to somebody. */
export async function isAssigned(
  tx: Transaction,
  key: { applicationId: number; id: number; userId: number },
): Promise<boolean> {
  const rows = await tx.query(sql`
    select from task_assignees
    where application_id = ${key.applicationId} and component_id = ${key.id}
      and user_id = ${key.userId}`)
  return rows.length > 0
}

/** Tasks that came into a bucket become what tasks become there. */
export const settleInBucket = (
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  now: Date,
) =>
  tx.query(sql`
    update tasks t
    set status = b.status, completed_at = case when b.status = 3 then ${now}::timestamptz end
    from components c, task_buckets b
    where t.application_id = ${applicationId} and t.component_id = any(${ids}::int[])
      and c.application_id = t.application_id and c.id = t.component_id
      and b.application_id = c.application_id and b.component_id = c.parent_id
      and b.status is not null and b.status <> t.status`)
