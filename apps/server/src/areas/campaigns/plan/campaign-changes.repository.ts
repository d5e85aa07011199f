import sql, { join, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { WorkflowState } from '../campaigns.logic.ts'
import type { DecidedFile } from '../approvals/decided-files.repository.ts'

interface Key {
  applicationId: number
  id: number
  userId: number
}

/** Holds a campaign and its channels until the transaction ends, so that what is checked is still so when it is written. */
export async function lockCampaign(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<void> {
  await tx.query(sql`
    select id from campaigns where application_id = ${applicationId} and id = ${id} for update`)
}

/** Sets columns of a campaign; its state follows from its channels. A decision is no change of its plan. */
export const updateCampaign = (
  tx: Transaction,
  { applicationId, id, userId }: Key,
  { status, isPlan, more = [] }: { status: number; isPlan: boolean; more?: readonly Sql[] },
) =>
  tx.query(sql`
    update campaigns set ${join(
      [
        ...more,
        sql`status = ${status}, modified_at = now(), modified_by = ${userId},
          version = version + ${isPlan ? 1 : 0}::int`,
      ],
      ', ',
    )}
    where application_id = ${applicationId} and id = ${id}`)

/** What is set of channels. */
export interface ChannelDecision {
  id: number
  decision: 'approved' | 'rejected'
  workflowState: WorkflowState
  hash: string
  /** Under which it is approved. */
  condition: string | null
}

/** Notes what was decided of channels, one statement for any number of them. */
export const decideChannels = (
  tx: Transaction,
  { applicationId, userId }: Omit<Key, 'id'>,
  decisions: readonly ChannelDecision[],
  { at, comment }: { at: Date; comment: string | null },
) =>
  tx.query(sql`
    update channels h set decision = d.decision, workflow_state = d."workflowState",
      decided_hash = d.hash, decided_by = ${userId}, decided_at = ${at}::timestamptz,
      decision_comment = ${comment}, condition = d.condition, condition_met_at = null,
      condition_met_by = null, version = h.version + 1
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d (
      id integer, decision text, "workflowState" text, hash text, condition text)
    where h.application_id = ${applicationId} and h.id = d.id`)

/** Sets columns of channels. */
export const updateChannels = (
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  assignments: readonly Sql[],
) =>
  tx.query(sql`
    update channels set ${join([...assignments, sql`version = version + 1`], ', ')}
    where application_id = ${applicationId} and id = any(${[...ids]}::int[])`)

/** Assignments after which nothing is decided. */
export const undecided: Sql = sql`decision = 'pending', decided_by = null, decided_at = null,
  decision_comment = null, decided_hash = null, condition = null, condition_met_at = null,
  condition_met_by = null`

export interface HistoryEntry {
  campaignId: number
  channelId?: number | undefined
  kind: string
  comment?: string | null | undefined
  before?: object | undefined
  after?: object | undefined
  snapshot?: object | undefined
  hash?: string | undefined
  /** Of a decision: the files that it was about, in their versions of that time. */
  files?: readonly DecidedFile[] | undefined
  /** Who was away when it was decided. */
  onBehalfOf?: number | undefined
}

/** Adds to the history of campaigns; one statement for any number of entries. Answers with their ids. */
export async function addHistory(
  tx: Transaction,
  { applicationId, userId }: Omit<Key, 'id'>,
  at: Date,
  entries: readonly HistoryEntry[],
): Promise<number[]> {
  if (entries.length === 0) return []
  const rows = await tx.query<{ id: number }>(sql`
    insert into campaign_history (
      application_id, campaign_id, channel_id, kind, created_at, created_by, comment, before, after,
      snapshot, hash, files, on_behalf_of
    )
    select ${applicationId}::int, e."campaignId", e."channelId", e.kind, ${at}::timestamptz,
      ${userId}::int, e.comment, e.before, e.after, e.snapshot, e.hash, coalesce(e.files, '[]'),
      e."onBehalfOf"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (
      "campaignId" integer, "channelId" integer, kind text, comment text, before jsonb, after jsonb,
      snapshot jsonb, hash text, files jsonb, "onBehalfOf" integer)
    returning id`)
  return rows.map(({ id }) => id)
}

export interface HistoryRow {
  id: number
  channel_id: number | null
  channel_name: string | null
  kind: string
  created_at: Date
  user_id: number | null
  first_name: string | null
  last_name: string | null
  comment: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  snapshot: Record<string, unknown> | null
  hash: string | null
  /** In whose place it was decided. */
  for_id: number | null
  for_first_name: string | null
  for_last_name: string | null
}

/** The history of a campaign, the newest first; of more than 1,000 the newest 1,000. */
export const listHistory = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<HistoryRow>(sql`
    select e.id, e.channel_id, h.name as channel_name, e.kind, e.created_at, u.id as user_id,
      u.first_name, u.last_name, e.comment, e.before, e.after, e.snapshot, e.hash,
      p.id as for_id, p.first_name as for_first_name, p.last_name as for_last_name
    from campaign_history e
    left join channels h on h.application_id = e.application_id and h.id = e.channel_id
    left join users u on u.id = e.created_by
    left join users p on p.id = e.on_behalf_of
    where e.application_id = ${applicationId} and e.campaign_id = ${campaignId}
    order by e.id desc
    limit 1000`)

/** Who put a campaign into release last. */
export async function releaserOf(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<number | undefined> {
  const [row] = await tx.query<{ created_by: number | null }>(sql`
    select created_by from campaign_history
    where application_id = ${applicationId} and campaign_id = ${campaignId} and kind = 'released'
    order by id desc limit 1`)
  return row?.created_by ?? undefined
}

export interface NewPost {
  applicationId: number
  channelId: number
  message: string
  at: Date
  userId: number
}

export async function insertPost(tx: Transaction, post: NewPost): Promise<number> {
  const { applicationId, channelId, message, at, userId } = post
  const [row] = await tx.query<{ id: number }>(sql`
    insert into channel_posts (application_id, channel_id, message, created_at, created_by)
    values (${applicationId}, ${channelId}, ${message}, ${at}, ${userId})
    returning id`)
  return row!.id
}

/** Everybody who has written into a channel. */
export async function authorsIn(
  tx: Transaction,
  applicationId: number,
  channelId: number,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select distinct created_by as id from channel_posts
    where application_id = ${applicationId} and channel_id = ${channelId}
      and created_by is not null`)
  return rows.map(({ id }) => id)
}
