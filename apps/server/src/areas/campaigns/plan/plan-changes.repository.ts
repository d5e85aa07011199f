import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { ChannelFacts, WrittenChannel } from './channel-changes.repository.ts'

/** A channel that a plan gets. */
export interface NewChannel extends Omit<ChannelFacts, 'pauses' | 'externalApprovalRequested'> {
  /** Each has another one. */
  position: number
}

/** A part of a channel's budget. */
export interface BudgetPart {
  channelId: number
  position: number
  budgetNet: number
}

/** A note about a deadline, as it stood. */
export interface KeptMark {
  channelId: number
  kind: 'booking' | 'material'
  mark: string
  from: string | null
  at: string
  userId: number | null
}

export type Position = { id: number; position: number }

/** What takes a change of a plan back. */
export interface PlanInverse {
  added: { id: number; version: number }[]
  /** What channels were, with the version that the change left. */
  changed: { version: number; before: WrittenChannel }[]
  budgets: BudgetPart[]
  /** Of the channels in `markedIds`, which may have had none. */
  marks: KeptMark[]
  markedIds: number[]
  removedIds: number[]
  positions: Position[]
  /** What the campaign was and what the change made of it, by the names of its fields. */
  campaign?: { before: CampaignFacts; after: CampaignFacts } | undefined
}

/** What a plan that is handed over says of its campaign. */
export interface CampaignFacts {
  name: string
  customerId: number
  customerName: string
  productId: number | null
  budget: number | null
  currencyName: string | null
  startDate: string | null
  endDate: string | null
  approvalDueDate: string | null
}

/** Adds channels in planning that nobody was asked about; answers with their ids by position. */
export async function insertChannels(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
  channels: readonly NewChannel[],
): Promise<ReadonlyMap<number, number>> {
  if (channels.length === 0) return new Map()
  const rows = await tx.query<Position>(sql`
    insert into channels (
      application_id, campaign_id, position, external_id, name, media_type_id, publisher, budget,
      start_date, end_date, booking_deadline, material_deadline, workflow_state
    )
    select ${applicationId}::int, ${campaignId}::int, position, "externalId", name, "mediaTypeId",
      publisher, budget, "startDate", "endDate", "bookingDeadline", "materialDeadline", 'Planning'
    from jsonb_to_recordset(${JSON.stringify(channels)}::jsonb) as c (
      position integer, "externalId" text, name text, "mediaTypeId" integer, publisher text,
      budget numeric, "startDate" date, "endDate" date, "bookingDeadline" date,
      "materialDeadline" date)
    order by position
    returning id, position`)
  return new Map(rows.map(({ id, position }) => [position, id]))
}

/** Gives channels other places in their plan; that is no change of what is decided about. */
export const placeChannels = (
  tx: Transaction,
  applicationId: number,
  positions: readonly Position[],
) =>
  tx.query(sql`
    update channels h set position = p.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as p (id integer, position integer)
    where h.application_id = ${applicationId} and h.id = p.id`)

/** Ids of a campaign's channels that somebody was asked about or that were decided on, ever. */
export async function listAskedIds(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ id: number }>(sql`
    select channel_id as id from campaign_history
    where application_id = ${applicationId} and campaign_id = ${campaignId}
      and channel_id is not null and snapshot is not null
    union
    select asked.id::int
    from campaign_history e
    cross join jsonb_array_elements_text(e.after -> 'channelIds') as asked (id)
    where e.application_id = ${applicationId} and e.campaign_id = ${campaignId}
      and e.kind = 'released' and jsonb_typeof(e.after -> 'channelIds') = 'array'`)
  return new Set(rows.map(({ id }) => id))
}

/** Keeps what takes a change back; answers with its id. */
export async function insertPlanChange(
  tx: Transaction,
  { applicationId, campaignId, userId, at }: { applicationId: number; campaignId: number; userId: number; at: Date },
  inverse: PlanInverse,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into plan_changes (application_id, campaign_id, made_at, made_by, inverse)
    values (${applicationId}, ${campaignId}, ${at}, ${userId}, ${JSON.stringify(inverse)}::jsonb)
    returning id`)
  return row!.id
} // prettier-ignore

/** A change of a campaign's plan that was made since a moment. */
export async function findPlanChange(
  tx: Transaction,
  applicationId: number,
  { campaignId, id, since }: { campaignId: number; id: number; since: Date },
): Promise<{ made_by: number; inverse: PlanInverse } | undefined> {
  const [row] = await tx.query<{ made_by: number; inverse: PlanInverse }>(sql`
    select made_by, inverse from plan_changes
    where application_id = ${applicationId} and campaign_id = ${campaignId} and id = ${id}
      and made_at >= ${since}::timestamptz`)
  return row
}

export const deletePlanChange = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`delete from plan_changes where application_id = ${applicationId} and id = ${id}`)

/** Forgets changes of all applications that nobody can take back any more, with what they took away. */
export const deletePlanChangesBefore = (tx: Transaction, before: Date) =>
  tx.query(sql`delete from plan_changes where made_at < ${before}::timestamptz`)

/** How the budgets of channels are split. */
export const listBudgetParts = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<BudgetPart>(sql`
    select channel_id as "channelId", position, budget_net::float8 as "budgetNet"
    from channel_budgets
    where application_id = ${applicationId} and channel_id = any(${[...ids]}::int[])`)

export const putBudgetParts = (
  tx: Transaction,
  applicationId: number,
  parts: readonly BudgetPart[],
) =>
  tx.query(sql`
    update channel_budgets b set budget_net = p."budgetNet"
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p ("channelId" integer, position integer, "budgetNet" numeric)
    where b.application_id = ${applicationId} and b.channel_id = p."channelId"
      and b.position = p.position`)

/** Makes the notes about deadlines of channels what they were. */
export async function replaceMarks(
  tx: Transaction,
  applicationId: number,
  channelIds: readonly number[],
  marks: readonly KeptMark[],
): Promise<void> {
  await tx.query(sql`
    delete from deadline_marks
    where application_id = ${applicationId} and channel_id = any(${[...channelIds]}::int[])`)
  await tx.query(sql`
    insert into deadline_marks (
      application_id, channel_id, kind, mark, from_day, marked_at, marked_by
    )
    select ${applicationId}::int, "channelId", kind, mark, "from", at, "userId"
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (
      "channelId" integer, kind text, mark text, "from" date, at timestamptz, "userId" integer)`)
}

/** Which of the channels somebody has written into. */
export async function listPostedIds(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select distinct channel_id as id from channel_posts
    where application_id = ${applicationId} and channel_id = any(${[...ids]}::int[])`)
  return rows.map(({ id }) => id)
}

/** Holds the ids of another system in an application, so that none is given twice. */
export const lockExternalIds = (tx: Transaction, applicationId: number) =>
  tx.query(sql`
    select pg_advisory_xact_lock(hashtext('atrium.external-ids'), ${applicationId}::int)`)

/** Channels of an application, in other campaigns, that have one of these ids of another system. */
export const listElsewhere = (
  tx: Transaction,
  applicationId: number,
  campaignId: number | undefined,
  externalIds: readonly string[],
) =>
  tx.query<{ external_id: string; is_deleted: boolean }>(sql`
    select h.external_id, c.deleted_at is not null as is_deleted
    from channels h join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    where h.application_id = ${applicationId}
      and h.external_id = any(${[...externalIds]}::text[]) and h.campaign_id <> ${campaignId ?? 0}`)
