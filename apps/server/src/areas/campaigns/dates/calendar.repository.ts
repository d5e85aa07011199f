import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { isSeenCampaign } from '../campaigns.repository.ts'
import type { Pause } from '../plan/campaign-plan.ts'

export interface FeedRow {
  created_at: Date
  read_at: Date | null
}

export async function findFeed(
  tx: Transaction,
  applicationId: number,
  userId: number,
): Promise<FeedRow | undefined> {
  const [row] = await tx.query<FeedRow>(sql`
    select created_at, read_at from calendar_feeds
    where application_id = ${applicationId} and user_id = ${userId}`)
  return row
}

/** One address for each person and application: a new one takes the place of the one before. */
export const putFeed = (
  tx: Transaction,
  { applicationId, userId, hash, at }: { applicationId: number; userId: number; hash: string; at: Date }, // prettier-ignore
) =>
  tx.query(sql`
    insert into calendar_feeds (application_id, user_id, key_hash, created_at)
    values (${applicationId}, ${userId}, ${hash}, ${at}::timestamptz)
    on conflict (application_id, user_id) do update set
      key_hash = excluded.key_hash, created_at = excluded.created_at, read_at = null`)

export const removeFeed = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query(sql`
    delete from calendar_feeds
    where application_id = ${applicationId} and user_id = ${userId}`)

/** Whose address it is, in any application. */
export async function ownerOfFeed(tx: Transaction, hash: string) {
  const [row] = await tx.query<{ application_id: number; user_id: number }>(sql`
    select application_id, user_id from calendar_feeds where key_hash = ${hash}`)
  return row
}

/** Notes that it was read; not more than once an hour, for calendars ask often. */
export const noteRead = (tx: Transaction, applicationId: number, userId: number, at: Date) =>
  tx.query(sql`
    update calendar_feeds set read_at = ${at}::timestamptz
    where application_id = ${applicationId} and user_id = ${userId}
      and (read_at is null or read_at < ${at}::timestamptz - interval '1 hour')`)

export interface FlightRow {
  application_id: number
  id: number
  name: string
  external_id: string | null
  customer_name: string
  start_date: string | null
  end_date: string | null
  modified_at: Date
  /** What runs of it, where any of that rests at times (T-22). */
  channels: FlightChannel[]
}

export interface FlightChannel {
  /** Null: as its campaign. */
  start: string | null
  end: string | null
  pauses: Pause[]
}

/** The campaigns that the caller sees and that ran after a day, or have none; where there are more than fit, the latest. */
export const listFlights = (tx: Transaction, access: Access, after: string, most: number) =>
  tx.query<FlightRow>(sql`
    select c.application_id, c.id, c.name, c.external_id, c.customer_name,
      c.start_date::text as start_date, c.end_date::text as end_date, c.modified_at,
      coalesce(channel.runs, '[]') as channels
    from campaigns c
    left join lateral (
      select jsonb_agg(
        jsonb_build_object('start', h.start_date, 'end', h.end_date, 'pauses', h.pauses)
      ) as runs
      from channels h
      where h.application_id = c.application_id and h.campaign_id = c.id
        and h.workflow_state <> 'Deactivated'
      having bool_or(h.pauses <> '[]')
    ) channel on true
    where c.application_id = ${access.applicationId} and ${isSeenCampaign(access)}
      and (c.end_date is null or c.end_date >= ${after}::date)
    order by c.start_date desc, c.name_key, c.id
    limit ${most}`)
