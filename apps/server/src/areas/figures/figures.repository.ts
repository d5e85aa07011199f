import sql from 'sql-template-tag'
import type { CampaignFigure, FigureOutcome } from '@atrium/api-client/contract'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { DescribedKpi, FoundCosts } from './figures.logic.ts'

/** One batch of an application after the other, so that what each did can be counted. */
export const lockFigures = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.figures'), ${applicationId}::int)`)

interface Wanted {
  externalIds: readonly string[]
  ids: readonly number[]
}

export interface NamedRow {
  id: number
  external_id: string | null
}

export const listNamedCampaigns = (
  tx: Transaction,
  applicationId: number,
  { externalIds, ids }: Wanted,
) =>
  tx.query<NamedRow>(sql`
    select id, external_id from campaigns
    where application_id = ${applicationId} and deleted_at is null
      and (external_id = any(${[...externalIds]}::text[]) or id = any(${[...ids]}::int[]))`)

export const listNamedChannels = (
  tx: Transaction,
  applicationId: number,
  { externalIds, ids }: Wanted,
) =>
  tx.query<NamedRow & { campaign_id: number }>(sql`
    select id, external_id, campaign_id from channels
    where application_id = ${applicationId}
      and (external_id = any(${[...externalIds]}::text[]) or id = any(${[...ids]}::int[]))`)

export interface KnownKpi {
  id: number
  campaign_id: number
  key: string
}

/** Figures that campaigns have. */
export const listKnownKpis = (
  tx: Transaction,
  applicationId: number,
  campaignIds: readonly number[],
) =>
  tx.query<KnownKpi>(sql`
    select id, campaign_id, key from campaign_kpis
    where application_id = ${applicationId} and campaign_id = any(${[...campaignIds]}::int[])`)

export interface FigureRow {
  key: string
  name_de: string
  name_en: string
  unit: CampaignFigure['unit']
  better: CampaignFigure['better']
  /** `YYYY-MM-DD`, the oldest first, with the values in the same order. */
  days: string[]
  values: number[]
}

/** The figures of a campaign in their order, with all their values. */
export const listFigures = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<FigureRow>(sql`
    select k.key, k.name_de, k.name_en, k.unit, k.better,
      coalesce(v.days, '{}') as days, coalesce(v.values, '{}') as values
    from campaign_kpis k
    left join lateral (
      select array_agg(day::text order by day) as days, array_agg(value order by day) as values
      from campaign_kpi_values
      where application_id = k.application_id and kpi_id = k.id
    ) v on true
    where k.application_id = ${applicationId} and k.campaign_id = ${campaignId}
    order by k.position, k.id`)

export interface ChannelCostRow {
  id: number
  external_id: string | null
  name: string
  media_type_id: number
  start_date: string | null
  end_date: string | null
  booked: number | null
  invoiced: number | null
}

/** The channels of a campaign with what was booked and invoiced. */
export const listChannelCosts = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<ChannelCostRow>(sql`
    select h.id, h.external_id, h.name, h.media_type_id, h.start_date::text as start_date,
      h.end_date::text as end_date, t.booked::float8 as booked, t.invoiced::float8 as invoiced
    from channels h
    left join channel_costs t on t.application_id = h.application_id and t.channel_id = h.id
    where h.application_id = ${applicationId} and h.campaign_id = ${campaignId}
    order by h.position, h.id`)

/**
 * Gives campaigns figures as they are described, behind those that they have, and takes over what is said
 * of one that they have. Returns the campaigns in which anything differs now.
 */
export async function saveKpis(
  tx: Transaction,
  applicationId: number,
  rows: readonly { campaignId: number; kpi: DescribedKpi }[],
): Promise<number[]> {
  const given = rows.map(({ campaignId, kpi }, order) => ({
    campaign_id: campaignId,
    order,
    key: kpi.key,
    name_de: kpi.nameDe,
    name_en: kpi.nameEn,
    unit: kpi.unit,
    better: kpi.better ?? 'none',
    is_ratio: kpi.isRatio ?? false,
    media_type_ids: kpi.mediaTypeIds ?? null,
  }))
  const saved = await tx.query<{ campaign_id: number }>(sql`
    insert into campaign_kpis as k (
      application_id, campaign_id, position, key, name_de, name_en, unit, better, is_ratio,
      media_type_ids
    )
    select ${applicationId}, g.campaign_id,
      coalesce((
        select max(o.position) from campaign_kpis o
        where o.application_id = ${applicationId} and o.campaign_id = g.campaign_id
      ), 0) + 1 + g.order,
      g.key, g.name_de, g.name_en, g.unit, g.better, g.is_ratio,
      case when jsonb_typeof(g.media_type_ids) = 'array'
        then array(select jsonb_array_elements_text(g.media_type_ids)::int) end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (
      campaign_id integer, "order" integer, key text, name_de text, name_en text, unit text,
      better text, is_ratio boolean, media_type_ids jsonb
    )
    on conflict (application_id, campaign_id, key) do update set
      name_de = excluded.name_de, name_en = excluded.name_en, unit = excluded.unit,
      better = excluded.better, is_ratio = excluded.is_ratio,
      media_type_ids = excluded.media_type_ids
    where (k.name_de, k.name_en, k.unit, k.better, k.is_ratio, k.media_type_ids)
      is distinct from (
        excluded.name_de, excluded.name_en, excluded.unit, excluded.better, excluded.is_ratio,
        excluded.media_type_ids
      )
    returning campaign_id`)
  return saved.map(({ campaign_id }) => campaign_id)
}

/** What rows did, by their campaign. */
export type CampaignOutcome = FigureOutcome & { campaign_id: number }

/** Writes values of days, and takes away those that are null. */
export const saveValues = (
  tx: Transaction,
  applicationId: number,
  rows: readonly { kpiId: number; campaignId: number; day: string; value: number | null }[],
) =>
  tx.query<CampaignOutcome>(sql`
    with given as (
      select g.*, v.value as former
      from unnest(
        ${rows.map(({ campaignId }) => campaignId)}::int[],
        ${rows.map(({ kpiId }) => kpiId)}::int[],
        ${rows.map(({ day }) => day)}::date[],
        ${rows.map(({ value }) => value)}::float8[]
      ) as g (campaign_id, kpi_id, day, value)
      left join campaign_kpi_values v
        on v.application_id = ${applicationId} and v.kpi_id = g.kpi_id and v.day = g.day
    ),
    written as (
      insert into campaign_kpi_values (application_id, kpi_id, day, value)
      select ${applicationId}, kpi_id, day, value from given
      where value is not null and former is distinct from value
      on conflict (application_id, kpi_id, day) do update set value = excluded.value
    ),
    removed as (
      delete from campaign_kpi_values v using given g
      where g.value is null and g.former is not null
        and v.application_id = ${applicationId} and v.kpi_id = g.kpi_id and v.day = g.day
    )
    select campaign_id,
      (count(*) filter (where value is not null and former is null))::int as added,
      (count(*) filter (where value <> former))::int as changed,
      (count(*) filter (where former is not distinct from value))::int as unchanged,
      (count(*) filter (where value is null and former is not null))::int as removed
    from given group by campaign_id`)

/** What of these channels is booked and invoiced; whoever changes it holds `lockFigures`. */
export const readCosts = (tx: Transaction, applicationId: number, channelIds: readonly number[]) =>
  tx.query<{ id: number; booked: number | null; invoiced: number | null }>(sql`
    select h.id, t.booked::float8 as booked, t.invoiced::float8 as invoiced
    from channels h
    left join channel_costs t on t.application_id = h.application_id and t.channel_id = h.id
    where h.application_id = ${applicationId} and h.id = any(${[...channelIds]}::int[])
    order by h.id`)

/** Writes what of channels was booked and invoiced; where neither is known any more, nothing is kept. */
export const saveCosts = (tx: Transaction, applicationId: number, rows: readonly FoundCosts[]) =>
  tx.query<CampaignOutcome>(sql`
    with given as (
      select g.campaign_id, g.channel_id, t.channel_id is not null as is_known,
        t.booked as former_booked, t.invoiced as former_invoiced,
        case when g.says_booked then g.booked else t.booked end as booked,
        case when g.says_invoiced then g.invoiced else t.invoiced end as invoiced
      from unnest(
        ${rows.map(({ campaignId }) => campaignId)}::int[],
        ${rows.map(({ channelId }) => channelId)}::int[],
        ${rows.map(({ booked }) => booked !== undefined)}::bool[],
        ${rows.map(({ booked }) => booked ?? null)}::numeric[],
        ${rows.map(({ invoiced }) => invoiced !== undefined)}::bool[],
        ${rows.map(({ invoiced }) => invoiced ?? null)}::numeric[]
      ) as g (campaign_id, channel_id, says_booked, booked, says_invoiced, invoiced)
      left join channel_costs t on t.application_id = ${applicationId} and t.channel_id = g.channel_id
    ),
    judged as (
      select *, booked is null and invoiced is null as is_nothing,
        (booked, invoiced) is not distinct from (former_booked, former_invoiced) as is_same
      from given
    ),
    written as (
      insert into channel_costs (application_id, channel_id, booked, invoiced)
      select ${applicationId}, channel_id, booked, invoiced from judged
      where not is_nothing and not is_same
      on conflict (application_id, channel_id) do update set
        booked = excluded.booked, invoiced = excluded.invoiced
    ),
    removed as (
      delete from channel_costs t using judged j
      where j.is_nothing and j.is_known
        and t.application_id = ${applicationId} and t.channel_id = j.channel_id
    )
    select campaign_id,
      (count(*) filter (where not is_same and not is_nothing and not is_known))::int as added,
      (count(*) filter (where not is_same and not is_nothing and is_known))::int as changed,
      (count(*) filter (where is_same))::int as unchanged,
      (count(*) filter (where not is_same and is_nothing))::int as removed
    from judged group by campaign_id`)

/** What cockpits kept of these campaigns counts no more. */
export const raiseFiguresVersion = (
  tx: Transaction,
  applicationId: number,
  campaignIds: readonly number[],
) =>
  tx.query(sql`
    update campaigns set figures_version = figures_version + 1
    where application_id = ${applicationId} and id = any(${[...campaignIds]}::int[])`)
