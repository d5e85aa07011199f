import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'

export type ReminderKind = 'soon' | 'today' | 'late' | 'nudge'

/** Campaigns of all tenants that are due on a day, wait, and were not reminded of that way. */
export const listDue = (tx: Transaction, kind: ReminderKind, due: string, waits: Sql) =>
  tx.query<{ application_id: number; id: number }>(sql`
    select c.application_id, c.id from campaigns c
    where c.approval_due = ${due}::date and c.deleted_at is null
      and exists (
        select 1 from channels h
        where h.application_id = c.application_id and h.campaign_id = c.id and ${waits}
      )
      and not exists (
        select 1 from approval_reminders r
        where r.application_id = c.application_id and r.campaign_id = c.id
          and r.kind = ${kind} and r.day = ${due}::date
      )
    order by c.application_id, c.id`)

export async function somethingWaits(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
  waits: Sql,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from campaigns c
    join channels h on h.application_id = c.application_id and h.campaign_id = c.id
    where c.application_id = ${applicationId} and c.id = ${campaignId}
      and c.deleted_at is null and ${waits}
    limit 1`)
  return rows.length > 0
}

/** Notes a reminder; false where it was noted before. */
export async function addReminder(
  tx: Transaction,
  { applicationId, campaignId, kind, day, at, by }: { applicationId: number; campaignId: number; kind: ReminderKind; day: string; at: Date; by: number | null }, // prettier-ignore
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into approval_reminders (application_id, campaign_id, kind, day, sent_at, sent_by)
    values (${applicationId}, ${campaignId}, ${kind}, ${day}::date, ${at}::timestamptz, ${by})
    on conflict do nothing
    returning campaign_id`)
  return rows.length > 0
}

/** In whose name somebody is reminded: who asked for the approval, else who planned it. */
export async function askerOf(tx: Transaction, applicationId: number, campaignId: number) {
  const [row] = await tx.query<{ id: number; first_name: string; last_name: string }>(sql`
    select u.id, u.first_name, u.last_name
    from campaigns c
    left join lateral (
      select created_by from campaign_history
      where application_id = c.application_id and campaign_id = c.id and kind = 'released'
      order by id desc limit 1
    ) released on true
    join users u on u.id = coalesce(released.created_by, c.modified_by, c.created_by)
    where c.application_id = ${applicationId} and c.id = ${campaignId}`)
  return row && { userId: row.id, firstName: row.first_name, lastName: row.last_name }
}

/** When staff reminded of a campaign last, and who. */
export interface NudgeRow {
  campaign_id: number
  sent_at: Date
  day: string
  user_id: number | null
  first_name: string | null
  last_name: string | null
}

/** The last reminder by staff of each of these campaigns, where there was one. */
export const listLastNudges = (
  tx: Transaction,
  applicationId: number,
  campaignIds: readonly number[],
) =>
  tx.query<NudgeRow>(sql`
    select distinct on (r.campaign_id) r.campaign_id, r.sent_at, r.day::text as day,
      u.id as user_id, u.first_name, u.last_name
    from approval_reminders r
    left join users u on u.id = r.sent_by
    where r.application_id = ${applicationId} and r.campaign_id = any(${[...campaignIds]}::int[])
      and r.kind = 'nudge'
    order by r.campaign_id, r.day desc`)
