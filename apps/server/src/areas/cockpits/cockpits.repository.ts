import type { Audience, Kpi } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { isSeenCampaign } from '../campaigns/index.ts'
import type { Access } from '../users/index.ts'

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

/** Goes up whenever another system says other figures of a campaign. */
export async function findFiguresVersion(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<number | undefined> {
  const [row] = await tx.query<{ figures_version: number }>(sql`
    select figures_version from campaigns
    where application_id = ${applicationId} and id = ${campaignId}`)
  return row?.figures_version
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

/** So many days of a figure are told; twice as many as it is compared with at most (T-32). */
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
      -- A figure whose values were all taken away is none.
      and v.days is not null
    order by k.position, k.id`)

/** A campaign as it is compared with one before it. */
export interface ComparedCampaign {
  id: number
  start: string
  currencyName: string | null
}

/** A figure of a campaign before, on the days that a figure of this one has. */
export interface PreviousKpiRow {
  key: string
  campaign_id: number
  name: string
  start_date: string
  end_date: string
  /** `YYYY-MM-DD`, the oldest first, with the values in the same order. */
  days: string[]
  values: number[]
}

/**
 * For each figure of a campaign the same one of the campaign before (T-32): of those that ended before
 * this one starts, that the caller sees and that measured it, in the same unit and currency, the one
 * that ended last. With its values on those days of the flight that the figure here has.
 */
export const listPreviousKpis = (
  tx: Transaction,
  access: Access,
  { id, start, currencyName }: ComparedCampaign,
  windows: readonly { key: string; first: string; last: string }[],
) =>
  tx.query<PreviousKpiRow>(sql`
    with own as (
      select k.key, k.unit, w.first - ${start}::date as first, w.last - ${start}::date as last
      from campaign_kpis k
      join unnest(
        ${windows.map(({ key }) => key)}::text[],
        ${windows.map(({ first }) => first)}::date[],
        ${windows.map(({ last }) => last)}::date[]
      ) as w (key, first, last) on w.key = k.key
      where k.application_id = ${access.applicationId} and k.campaign_id = ${id}
    )
    select own.key, former.id as campaign_id, former.name, former.start_date::text as start_date,
      former.end_date::text as end_date,
      coalesce(v.days, '{}') as days, coalesce(v.values, '{}') as values
    from own
    join lateral (
      select c.id, c.name, c.start_date, c.end_date, o.id as kpi_id
      from campaigns c
      join campaign_kpis o on o.application_id = c.application_id and o.campaign_id = c.id
      where c.application_id = ${access.applicationId} and o.key = own.key and o.unit = own.unit
        and c.start_date <= c.end_date and c.end_date < ${start}::date
        and (own.unit <> 'money' or c.currency_name is not distinct from ${currencyName})
        and ${isSeenCampaign(access)}
        and exists (
          select 1 from campaign_kpi_values v
          where v.application_id = o.application_id and v.kpi_id = o.id
        )
      order by c.end_date desc, c.id desc
      limit 1
    ) former on true
    left join lateral (
      select array_agg(day::text order by day) as days, array_agg(value order by day) as values
      from campaign_kpi_values
      where application_id = ${access.applicationId} and kpi_id = former.kpi_id
        and day between former.start_date + own.first and former.start_date + own.last
    ) v on true`)

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
    order by e.id desc
    limit 500`)
