import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { groupTypes } from '../../users/index.ts'
import { isSeenWhereDeleted, type Seeing } from '../campaigns.repository.ts'

export interface AudienceGroupRow {
  id: number
  name: string
  type: number
  member_count: number
  sees_everything: boolean
  sees_campaign: boolean
}

/** All groups of the application, with whether each sees a campaign or sees everything anyway. */
export const listAudienceGroups = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<AudienceGroupRow>(sql`
    select g.id, g.name, g.type,
      (
        select count(*)::int from user_group_members m
        join application_users a using (application_id, user_id)
        where m.application_id = g.application_id and m.user_group_id = g.id
          and a.status = 'active'
      ) as member_count,
      g.type = ${groupTypes.Administration} or exists (
        select from component_groups everything
        where everything.application_id = g.application_id and everything.component_id = -1
          and everything.user_group_id = g.id
      ) as sees_everything,
      exists (
        select from campaign_groups s
        where s.application_id = g.application_id and s.campaign_id = ${campaignId}
          and s.user_group_id = g.id
      ) as sees_campaign
    from user_groups g
    where g.application_id = ${applicationId}
    order by g.type, lower(g.name), g.id`)

/** How often the groups that see a campaign were changed. */
export async function audienceVersion(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(sql`
    select audience_version as version from campaigns
    where application_id = ${applicationId} and id = ${campaignId}`)
  return row!.version
}

/** Puts other groups in the place of those that see a campaign. */
export async function replaceGroups(
  tx: Transaction,
  { applicationId, campaignId }: { applicationId: number; campaignId: number },
  groupIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    update campaigns set audience_version = audience_version + 1
    where application_id = ${applicationId} and id = ${campaignId}`)
  await tx.query(sql`
    delete from campaign_groups
    where application_id = ${applicationId} and campaign_id = ${campaignId}
      and user_group_id <> all(${[...groupIds]}::int[])`)
  await tx.query(sql`
    insert into campaign_groups (application_id, campaign_id, user_group_id)
    select ${applicationId}::int, ${campaignId}::int, id from unnest(${[...groupIds]}::int[]) as id
    on conflict do nothing`)
}

/** What hangs on a campaign that outlives a plan. */
export interface CampaignTies {
  is_asked: boolean
  has_orders: boolean
  has_amounts: boolean
}

/** What of a campaign somebody else relies on: a question to its client, an order, an amount, an invoice. */
export async function tiesOf(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<CampaignTies> {
  const [row] = await tx.query<CampaignTies>(sql`
    select
      exists (
        select from campaign_history
        where application_id = ${applicationId} and campaign_id = ${campaignId}
          and (kind = 'released' or snapshot is not null)
      ) or exists (
        select from channels
        where application_id = ${applicationId} and campaign_id = ${campaignId}
          and (decision <> 'pending' or workflow_state = 'Approving')
      ) as is_asked,
      exists (
        select from direct_orders
        where application_id = ${applicationId} and campaign_id = ${campaignId}
      ) as has_orders,
      exists (
        select from invoices
        where application_id = ${applicationId} and campaign_id = ${campaignId}
      ) or exists (
        select from channel_costs k
        join channels h on h.application_id = k.application_id and h.id = k.channel_id
        where k.application_id = ${applicationId} and h.campaign_id = ${campaignId}
          and (k.booked > 0 or k.invoiced > 0)
      ) as has_amounts`)
  return row!
}

export const markDeleted = (
  tx: Transaction,
  { applicationId, id, userId }: { applicationId: number; id: number; userId: number },
  at: Date,
) =>
  tx.query(sql`
    update campaigns set deleted_at = ${at}, deleted_by = ${userId}
    where application_id = ${applicationId} and id = ${id}`)

export interface DeletedCampaignRow {
  id: number
  name: string
  customer_name: string
  channel_count: number
  deleted_at: Date
  user_id: number | null
  first_name: string | null
  last_name: string | null
}

/** Campaigns that were deleted since then and that the caller would see, newest first. */
export const listDeleted = (tx: Transaction, access: Seeing, since: Date, id?: number) =>
  tx.query<DeletedCampaignRow>(sql`
    select c.id, c.name, c.customer_name, c.deleted_at, u.id as user_id, u.first_name, u.last_name,
      (
        select count(*)::int from channels h
        where h.application_id = c.application_id and h.campaign_id = c.id
      ) as channel_count
    from campaigns c left join users u on u.id = c.deleted_by
    where c.application_id = ${access.applicationId} and c.deleted_at >= ${since}
      and (${id ?? null}::int is null or c.id = ${id ?? null}::int) and ${isSeenWhereDeleted(access)}
    order by c.deleted_at desc, c.id desc
    limit 200`)

export const markRestored = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`
    update campaigns set deleted_at = null, deleted_by = null
    where application_id = ${applicationId} and id = ${id}`)

/** Condition: nothing hangs on the campaign that came while it was deleted and says what it is for. */
const isFreeOfTies = sql`
  not exists (
    select from invoices i where i.application_id = c.application_id and i.campaign_id = c.id
  ) and not exists (
    select from direct_orders o where o.application_id = c.application_id and o.campaign_id = c.id
  ) and not exists (
    select from channel_costs k
    join channels h on h.application_id = k.application_id and h.id = k.channel_id
    where h.application_id = c.application_id and h.campaign_id = c.id
      and (k.booked > 0 or k.invoiced > 0)
  )`

/**
 * Deletes for good what was deleted before then; of the system. One that an invoice, an order or an amount was
 * written for meanwhile stays, because these say what they are for. Answers with the contents that nothing needs
 * any more.
 */
export async function purgeCampaigns(tx: Transaction, before: Date): Promise<string[]> {
  const contents = await tx.query<{ storage_key: string }>(sql`
    with gone as (
      select c.application_id, c.id from campaigns c
      where c.deleted_at < ${before} and ${isFreeOfTies}
      for update
    )
    select d.storage_key from campaign_documents d
    join gone on gone.application_id = d.application_id and gone.id = d.campaign_id`)
  await tx.query(sql`
    delete from campaigns c
    where c.deleted_at < ${before} and ${isFreeOfTies}`)
  return contents.map(({ storage_key }) => storage_key)
}
