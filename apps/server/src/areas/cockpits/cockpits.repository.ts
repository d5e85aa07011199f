import type { Audience, Kpi } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

/** The layout of a campaign's cockpit: its own, or its tenant's. */
export async function findLayout(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<string | undefined> {
  const [row] = await tx.query<{ content: string }>(sql`
    select content from cockpit_layouts
    where application_id = ${applicationId} and (campaign_id = ${campaignId} or campaign_id is null)
    order by campaign_id nulls last
    limit 1`)
  return row?.content
}

/** The campaign of a channel by the id that another system gave the channel. */
export async function findChannelOf(
  tx: Transaction,
  applicationId: number,
  externalId: string,
): Promise<{ id: number; campaign_id: number } | undefined> {
  const [row] = await tx.query<{ id: number; campaign_id: number }>(sql`
    select id, campaign_id from channels
    where application_id = ${applicationId} and external_id = ${externalId}`)
  return row
}

export async function findCampaignId(
  tx: Transaction,
  applicationId: number,
  externalId: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(sql`
    select id from campaigns
    where application_id = ${applicationId} and external_id = ${externalId}`)
  return row?.id
}

export interface KpiRow {
  id: number
  key: string
  name_de: string
  name_en: string
  unit: Kpi['unit']
  better: Kpi['better']
  is_ratio: boolean
  media_type_ids: number[] | null
  /** `YYYY-MM-DD`, the oldest first, with the values in the same order. */
  days: string[]
  values: number[]
}

/** So many days of a figure are told. */
const historyDays = 60

/** Figures of a campaign with their last days, in one statement. */
export const listKpis = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<KpiRow>(sql`
    select k.id, k.key, k.name_de, k.name_en, k.unit, k.better, k.is_ratio,
      k.media_type_ids,
      coalesce(v.days, '{}') as days, coalesce(v.values, '{}') as values
    from campaign_kpis k
    left join lateral (
      select array_agg(last.day::text order by last.day) as days,
        array_agg(last.value order by last.day) as values
      from (
        select day, value from campaign_kpi_values
        where application_id = k.application_id and kpi_id = k.id
        order by day desc
        limit ${historyDays}
      ) last
    ) v on true
    where k.application_id = ${applicationId} and k.campaign_id = ${campaignId}
    order by k.position, k.id`)

export interface CostRow {
  channel_id: number
  booked: number | null
  invoiced: number | null
}

export const listCosts = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<CostRow>(sql`
    select t.channel_id, t.booked::float8 as booked, t.invoiced::float8 as invoiced
    from channel_costs t
    join channels h on h.application_id = t.application_id and h.id = t.channel_id
    where t.application_id = ${applicationId} and h.campaign_id = ${campaignId}`)

export async function findAudience(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<Audience | null> {
  const [row] = await tx.query<{ audience: Audience }>(sql`
    select audience from campaign_audiences
    where application_id = ${applicationId} and campaign_id = ${campaignId}`)
  return row?.audience ?? null
}

export async function listAssetIds(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<number[]> {
  const rows = await tx.query<{ component_id: number }>(sql`
    select component_id from campaign_assets
    where application_id = ${applicationId} and campaign_id = ${campaignId}
    order by position, component_id
    limit 200`)
  return rows.map((row) => row.component_id)
}

/** A channel that was stopped, or whose budget was changed. */
export interface PlanEventRow {
  channel_id: number
  channel_name: string
  day: string
  state: string | null
  before: number | null
  after: number | null
}

/** What happened to the channels of a campaign since a day and may move its figures. */
export const listPlanEvents = (
  tx: Transaction,
  applicationId: number,
  campaignId: number,
  since: string,
) =>
  tx.query<PlanEventRow>(sql`
    select e.channel_id, h.name as channel_name,
      ((e.created_at at time zone 'Europe/Berlin')::date)::text as day,
      e.after ->> 'workflowState' as state,
      (e.before ->> 'budget')::float8 as before, (e.after ->> 'budget')::float8 as after
    from campaign_history e
    join channels h on h.application_id = e.application_id and h.id = e.channel_id
    where e.application_id = ${applicationId} and e.campaign_id = ${campaignId}
      and e.created_at >= ${since}::date
      and (e.after ->> 'workflowState' = 'Deactivated'
        or (e.kind = 'changed' and e.after ? 'budget'))
    order by e.id
    limit 500`)
