import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'

/** The campaigns that the caller marked with a star; nobody else's while they look as somebody (T-04). */
export async function listStars(tx: Transaction, access: Access): Promise<ReadonlySet<number>> {
  const { applicationId, actor } = access
  if (actor.preview !== undefined) return new Set()
  const rows = await tx.query<{ campaign_id: number }>(sql`
    select campaign_id from campaign_stars
    where application_id = ${applicationId} and user_id = ${actor.userId}`)
  return new Set(rows.map(({ campaign_id }) => campaign_id))
}

/** Sets a star or takes it away; says whether that is new. */
export async function putStar(
  tx: Transaction,
  { applicationId, actor }: Access,
  campaignId: number,
  isStarred: boolean,
): Promise<boolean> {
  const rows = await tx.query(
    isStarred
      ? sql`
        insert into campaign_stars (application_id, user_id, campaign_id)
        values (${applicationId}, ${actor.userId}, ${campaignId})
        on conflict do nothing
        returning campaign_id`
      : sql`
        delete from campaign_stars
        where application_id = ${applicationId} and user_id = ${actor.userId}
          and campaign_id = ${campaignId}
        returning campaign_id`,
  )
  return rows.length > 0
}
