import sql from 'sql-template-tag'
import { defaultLayout } from '../../areas/cockpits/index.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { audiences } from '../people/audiences.ts'
import { figuresOf, type KpiKey, type MeasuredDays } from './cockpit-figures.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant } from '../tenants.ts'

interface Setting {
  tenant: DemoTenant
  now: Date
}

const day = 86_400_000

interface DemoKpi {
  key: KpiKey
  de: string
  en: string
  unit: 'number' | 'money' | 'percent'
  better: 'higher' | 'lower' | 'none'
  isRatio?: boolean
  /** Where it is measured; absent: everywhere. */
  mediaTypeIds?: readonly number[]
}

const kpis: readonly DemoKpi[] = [
  { key: 'reach', de: 'Nettoreichweite (E 18–49)', en: 'Net reach (adults 18–49)', unit: 'number', better: 'higher' },
  { key: 'contacts', de: 'Kontakte pro Tag', en: 'Contacts per day', unit: 'number', better: 'higher' },
  { key: 'spend', de: 'Ausgaben pro Tag', en: 'Spend per day', unit: 'money', better: 'none' },
  { key: 'visits', de: 'Besuche der Website', en: 'Website visits', unit: 'number', better: 'higher' },
  { key: 'completion', de: 'Bis zum Ende gesehen', en: 'Watched to the end', unit: 'percent', better: 'higher', isRatio: true, mediaTypeIds: [1, 5, 7, 22, 41] },
  { key: 'price', de: 'Preis je 1.000 Kontakte', en: 'Price per 1,000 contacts', unit: 'money', better: 'lower', isRatio: true },
] // prettier-ignore

/** The last 60 days. */
const lastDays: MeasuredDays = { from: -60, to: -1 }

/** The campaigns whose figures are measured: the two that run on TV, and the finished one that they are compared with (T-32). */
const measured: Readonly<Record<string, MeasuredDays>> = {
  'Sommerfrische Classic': lastDays,
  'Zitrone Launch DACH': lastDays,
  // To the last day of its flight, from as long before it as theirs are.
  Winterbrand: { from: -270, to: -120 },
}

/** Files that a campaign is made of, by their names. */
const assets: Readonly<Record<string, readonly string[]>> = {
  'Sommerfrische Classic': ['Megalight Motiv 02 v2.png', 'Megalight Motiv 01.png', 'Gipfelglück quer.png', 'Spot 20s – Sommerfrische.wav', 'Plan v3 – Sommerfrische.pdf'],
  'Zitrone Launch DACH': ['Zitrone hoch.png', 'Story 01 Almwiese.png', 'Story 02 Bergsee.png'],
  'Wiesn-Spezial': ['Zitrone hoch.png', 'Gipfelglück quer.png', 'Plan v3 – Sommerfrische.pdf'],
  'Kids Schulstart': ['Mediaplan Quellzwerge Schulstart.pdf', 'Funkplan Schulstart.xlsx'],
  'Neueröffnung Göttingen': ['Anzeige Eröffnung.png'],
  'Küchenwochen Frühjahr': ['Prospekt Wohnträume Titel.png'],
  'Urban Range': ['Urban Range Hero.png', 'Urban Range Story.png'],
} // prettier-ignore

interface ChannelRow {
  id: number
  campaign_id: number
  campaign: string
  media_type_id: number
  budget: number | null
  start_date: string | null
  end_date: string | null
  workflow_state: string
}

/** What the cockpits of a tenant's campaigns show: layout, figures, costs, audiences and assets. */
export async function fillCockpits(tx: Transaction, { tenant, now }: Setting): Promise<void> {
  const applicationId = tenant.id
  await insertRows(
    tx,
    'cockpit_layouts',
    { application_id: 'int', content: 'text' },
    [{ application_id: applicationId, content: defaultLayout }],
  )
  const channels = await tx.query<ChannelRow>(sql`
    select h.id, h.campaign_id, c.name as campaign, h.media_type_id, h.budget::float8 as budget,
      h.start_date::text as start_date, h.end_date::text as end_date, h.workflow_state
    from channels h
    join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    where h.application_id = ${applicationId}
    order by h.campaign_id, h.position`)
  await insertCosts(tx, applicationId, channels, now)
  await insertAudiences(tx, tenant, channels)
  await insertAssets(tx, applicationId, channels)
  for (const [name, days] of Object.entries(measured)) {
    await insertKpis(tx, applicationId, channels.filter(({ campaign }) => campaign === name), { now, days })
  }
} // prettier-ignore

const daysFrom = (now: Date, date: string) =>
  Math.round((Date.parse(date) - Date.parse(dayOf(now))) / day)

/** What is bought of a budget, by the state of the channel. */
const bought: Readonly<Record<string, number>> = { Purchasing: 0.45, Purchased: 0.985, Confirmed: 0.99, Transferred: 0.975 } // prettier-ignore

/** Invoiced is what has run, in steps of a tenth, of what was bought. */
const insertCosts = (
  tx: Transaction,
  applicationId: number,
  channels: readonly ChannelRow[],
  now: Date,
) =>
  insertRows(
    tx,
    'channel_costs',
    { application_id: 'int', channel_id: 'int', booked: 'numeric', invoiced: 'numeric' },
    channels.flatMap(({ id, budget, start_date, end_date, workflow_state }) => {
      if (budget === null || !start_date || !end_date) return []
      const booked = Math.round(budget * (bought[workflow_state] ?? 0))
      const [start, end] = [daysFrom(now, start_date), daysFrom(now, end_date)]
      const run = Math.min(1, Math.max(0, -start / (end - start + 1)))
      const invoiced = Math.round((booked * Math.floor(run * 10)) / 10)
      return { application_id: applicationId, channel_id: id, booked, invoiced }
    }),
  )

const insertAudiences = (tx: Transaction, tenant: DemoTenant, channels: readonly ChannelRow[]) =>
  insertRows(
    tx,
    'campaign_audiences',
    { application_id: 'int', campaign_id: 'int', audience: 'jsonb' },
    // Of a campaign without a budget nobody knows yet whom it is for.
    [...new Map(channels.filter(({ budget }) => budget !== null).map((row) => [row.campaign_id, row.campaign]))].flatMap(
      ([campaignId, name]) =>
        audiences[name] ? { application_id: tenant.id, campaign_id: campaignId, audience: audiences[name] } : [],
    ),
  ) // prettier-ignore

async function insertAssets(
  tx: Transaction,
  applicationId: number,
  channels: readonly ChannelRow[],
) {
  const files = await tx.query<{ id: number; display_name: string }>(sql`
    select id, display_name from components
    where application_id = ${applicationId} and type = 'filelink'`)
  const fileIds = new Map(files.map(({ id, display_name }) => [display_name, id]))
  const campaignIds = new Map(channels.map((row) => [row.campaign, row.campaign_id]))
  const rows = [...campaignIds].flatMap(([name, campaignId]) =>
    (assets[name] ?? []).map((file, position) => ({
      application_id: applicationId,
      campaign_id: campaignId,
      component_id: fileIds.get(file),
      position,
    })),
  )
  await insertRows(
    tx,
    'campaign_assets',
    { application_id: 'int', campaign_id: 'int', component_id: 'int', position: 'int' },
    rows,
  )
}

async function insertKpis(
  tx: Transaction,
  applicationId: number,
  channels: readonly ChannelRow[],
  { now, days }: { now: Date; days: MeasuredDays },
) {
  const [first] = channels
  if (!first) return
  const rows = await insertRows<{ id: number; key: KpiKey }>(
    tx,
    'campaign_kpis',
    { application_id: 'int', campaign_id: 'int', position: 'int', key: 'text', name_de: 'text', name_en: 'text', unit: 'text', better: 'text', is_ratio: 'boolean', media_type_ids: 'int[]' }, // prettier-ignore
    kpis.map(({ key, de, en, unit, better, isRatio = false, mediaTypeIds }, position) => ({
      application_id: applicationId,
      campaign_id: first.campaign_id,
      position,
      key,
      name_de: de,
      name_en: en,
      unit,
      better,
      is_ratio: isRatio,
      media_type_ids: mediaTypeIds,
    })),
    'id, key',
  )
  const running = channels.flatMap(({ media_type_id, budget, start_date, end_date }) =>
    budget === null || !start_date || !end_date
      ? []
      : {
          mediaTypeId: media_type_id,
          budget,
          start: daysFrom(now, start_date),
          end: daysFrom(now, end_date),
        },
  )
  const today = dayOf(now)
  const place = { ...days, seed: first.campaign, weekday: new Date(today).getUTCDay() }
  await insertRows(
    tx,
    'campaign_kpi_values',
    { application_id: 'int', kpi_id: 'int', day: 'date', value: 'float8' },
    rows.flatMap(({ id, key }) =>
      figuresOf(key, running, place).map((figure) => ({
        application_id: applicationId,
        kpi_id: id,
        day: new Date(Date.parse(today) + figure.day * day).toISOString().slice(0, 10),
        value: figure.value,
      })),
    ),
  )
}
