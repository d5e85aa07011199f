import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { DecidedFile } from './decided-files.repository.ts'

interface Person {
  user_id: number | null
  first_name: string | null
  last_name: string | null
}

/** When a channel was put into release last, and by whom. */
export interface AskedRow extends Person {
  channel_id: number
  at: Date
}

/** What was decided of a channel last. */
export interface DecidedRow extends Person {
  channel_id: number
  decision: 'approved' | 'rejected'
  at: Date
  comment: string | null
  /** Under which it was approved, and when the agency said that it is met. */
  condition: string | null
  met_at: Date | null
  met_by: number | null
  meeter_first_name: string | null
  meeter_last_name: string | null
  snapshot: Record<string, unknown> | null
  hash: string | null
  files: DecidedFile[]
  /** In whose place. */
  for_id: number | null
  for_first_name: string | null
  for_last_name: string | null
}

/** Who asked for channels to be approved, and when; one statement for any number of them. */
export const listAsked = (tx: Transaction, applicationId: number, channelIds: readonly number[]) =>
  tx.query<AskedRow>(sql`
    select h.id as channel_id, e.created_at as at, u.id as user_id, u.first_name, u.last_name
    from channels h
    cross join lateral (
      select created_at, created_by from campaign_history
      where application_id = h.application_id and campaign_id = h.campaign_id
        and kind = 'released' and after -> 'channelIds' @> to_jsonb(h.id)
      order by id desc limit 1
    ) e
    left join users u on u.id = e.created_by
    where h.application_id = ${applicationId} and h.id = any(${[...channelIds]}::int[])`)

/** The last decision about each of these channels, with the plan that it was about (D-02). */
export const listDecided = (
  tx: Transaction,
  applicationId: number,
  channelIds: readonly number[],
) =>
  tx.query<DecidedRow>(sql`
    select wanted.id as channel_id, e.kind as decision, e.created_at as at, e.comment, e.snapshot,
      e.hash, e.files, u.id as user_id, u.first_name, u.last_name, p.id as for_id,
      p.first_name as for_first_name, p.last_name as for_last_name,
      e.after ->> 'condition' as condition, met.created_at as met_at, met.created_by as met_by,
      m.first_name as meeter_first_name, m.last_name as meeter_last_name
    from unnest(${[...channelIds]}::int[]) as wanted (id)
    cross join lateral (
      select * from campaign_history
      where application_id = ${applicationId} and channel_id = wanted.id
        and kind in ('approved', 'rejected')
      order by id desc limit 1
    ) e
    left join lateral (
      select kind, created_at, created_by from campaign_history
      where application_id = ${applicationId} and channel_id = wanted.id and id > e.id
        and kind in ('conditionMet', 'conditionReopened')
      order by id desc limit 1
    ) met on met.kind = 'conditionMet'
    left join users m on m.id = met.created_by
    left join users u on u.id = e.created_by
    left join users p on p.id = e.on_behalf_of`)

/** When each of those who decided about one of these campaigns did so last (T-43). */
export const listDecisions = (
  tx: Transaction,
  applicationId: number,
  campaignIds: readonly number[],
) =>
  tx.query<{ campaign_id: number; user_id: number; at: Date }>(sql`
    select campaign_id, created_by as user_id, max(created_at) as at from campaign_history
    where application_id = ${applicationId} and campaign_id = any(${[...campaignIds]}::int[])
      and kind in ('approved', 'rejected') and created_by is not null
    group by campaign_id, created_by`)
