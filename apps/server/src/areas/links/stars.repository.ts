import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'

/** Ids of what the caller marked and that still lives. */
export async function listComponentStars(tx: Transaction, access: Access): Promise<number[]> {
  const rows = await tx.query<{ component_id: number }>(sql`
    select s.component_id from component_stars s
    join components c on c.application_id = s.application_id and c.id = s.component_id
    where s.application_id = ${access.applicationId} and s.user_id = ${access.actor.userId}
      and c.deleted_at is null
    order by s.component_id`)
  return rows.map((row) => row.component_id)
}

export const putComponentStar = (
  tx: Transaction,
  { applicationId, actor }: Access,
  componentId: number,
  isStarred: boolean,
) =>
  tx.query(
    isStarred
      ? sql`
        insert into component_stars (application_id, user_id, component_id)
        values (${applicationId}, ${actor.userId}, ${componentId})
        on conflict do nothing`
      : sql`
        delete from component_stars
        where application_id = ${applicationId} and user_id = ${actor.userId}
          and component_id = ${componentId}`,
  )
