import type {
  Audience,
  Campaign,
  Cockpit,
  CockpitData,
  Comparison,
  Spending,
} from '@atrium/api-client/contract'
import { addDays, dayOf } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  findCampaignByExternalId,
  presentedCampaign,
  presentedChannels,
} from '../campaigns/index.ts'
import { findAllVisible, present } from '../components/index.ts'
import { canSeeInvoices, isInGroupThat } from '../user-groups/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import {
  findAudience,
  findChannelOf,
  findFiguresVersion,
  findLayout,
  listAssetIds,
  listCosts,
  listKpis,
  listPlanEvents,
  listPreviousKpis,
  type CostRow,
  type KpiRow,
  type PlanEventRow,
} from './cockpits.repository.ts'
import { defaultLayout } from './default-layout.ts'
import { createFiguresCache } from './figures-cache.ts'
import { comparedDays, flightEvents, type ChannelEvent } from './kpis.logic.ts'
import { toKpi, type Former } from './kpis.mapper.ts'

interface Place {
  applicationId: number
  id: number
}

type Channels = NonNullable<CockpitData['channels']>

/**
 * What is the same for everybody who sees the campaign, whatever they compare it with: no comparison
 * is in it, so that none is kept of a campaign that somebody else sees.
 */
interface Figures {
  asOf: string
  kpis: KpiRow[]
  /** What happened and may explain a change, as far back as anything is compared. */
  events: ChannelEvent[]
  costs: CostRow[]
  audience: Audience | null
}

export function createCockpitsService(deps: Pick<Dependencies, 'database' | 'clock'>) {
  const cache = createFiguresCache<Figures>(() => deps.clock.now().getTime())

  const cockpitOf = async (
    tx: Transaction,
    access: Access,
    id: number,
    channelId: number | null = null,
  ): Promise<Cockpit> => {
    const campaign = await presentedCampaign(deps, tx, access, id)
    const content = (await findLayout(tx, access.applicationId, id)) ?? defaultLayout
    return {
      id,
      externalId: campaign.externalId,
      displayName: campaign.name,
      layout: { content },
      data: { campaign },
      // There are no seminars yet that belong to a campaign.
      sessionsOverview: null,
      channelId,
    }
  }

  return {
    get: (actor: Actor, { applicationId, id }: Place): Promise<Cockpit> =>
      enterTenant(deps, actor, applicationId, (tx, access) => cockpitOf(tx, access, id)),

    /** By the id of another system: a campaign's, or that of one of its channels (COCK-03, COCK-04). */
    external: (
      actor: Actor,
      { applicationId, id }: { applicationId: number; id: string },
    ): Promise<Cockpit> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const campaignId = (await findCampaignByExternalId(tx, applicationId, id))?.id
        if (campaignId !== undefined) return cockpitOf(tx, access, campaignId)
        const channel = await findChannelOf(tx, applicationId, id)
        if (!channel) throw notFound()
        return cockpitOf(tx, access, channel.campaign_id, channel.id)
      }),

    /** What a cockpit shows: the plan as it is now, figures as they were put together last (COCK-06). */
    data: (
      actor: Actor,
      { applicationId, id }: Place,
      {
        clearCache,
        compare: comparison,
        language,
      }: { clearCache: boolean; compare: Comparison; language: Language },
    ): Promise<CockpitData> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const campaign = await presentedCampaign(deps, tx, access, id)
        const channels = await presentedChannels(deps, tx, access, id)
        const seesInvoiced = canSeeInvoices(access, {
          isInInvoiceGroup: await isInGroupThat(tx, access, 'seesInvoices'),
        })
        // Another plan is explained otherwise: what was kept for the former one does not count.
        const version = await findFiguresVersion(tx, applicationId, id)
        const figures = await cache.get(
          `${applicationId} ${id} ${campaign.version} ${version}`,
          () => figuresOf(tx, applicationId, id, channels),
          clearCache,
        )
        const { asOf, costs, audience } = figures
        const former = await formerFigures(tx, access, campaign, comparison, figures.kpis)
        const assetIds = await listAssetIds(tx, applicationId, id)
        const found = await findAllVisible(tx, access, assetIds)
        const rowOf = new Map(found.map(({ row }) => [row.id, row]))
        return {
          campaign,
          channels,
          asOf,
          comparedWith: comparison,
          kpis: figures.kpis.map((row) =>
            toKpi(row, { comparison, events: figures.events, former, language }),
          ),
          spending: spendingOf(channels, costs, seesInvoiced),
          audience,
          assets: await present(
            tx,
            access,
            assetIds.flatMap((assetId) => rowOf.get(assetId) ?? []),
          ),
        }
      }),
  }

  async function figuresOf(
    tx: Transaction,
    applicationId: number,
    id: number,
    channels: Channels,
  ): Promise<Figures> {
    const kpis = await listKpis(tx, applicationId, id)
    const lastDays = kpis.flatMap(({ days }) => days.at(-1) ?? [])
    const events = flightEvents(channels.map(toFlight))
    if (lastDays.length > 0) {
      const earliest = lastDays.reduce((one, other) => (one < other ? one : other))
      const since = addDays(earliest, -Math.max(...Object.values(comparedDays)))
      events.push(...planEvents(await listPlanEvents(tx, applicationId, id, since), channels))
    }
    return {
      asOf: deps.clock.now().toISOString(),
      kpis,
      events,
      costs: await listCosts(tx, applicationId, id),
      audience: await findAudience(tx, applicationId, id),
    }
  }
}

const calendarDay = (wire: string | null) => wire && dayOf(new Date(wire))

/**
 * What each figure is compared with in a campaign before; nothing where that was not asked for. Read
 * for each answer: which campaign it is follows from what the caller sees now.
 */
async function formerFigures(
  tx: Transaction,
  access: Access,
  campaign: Campaign,
  comparison: Comparison,
  kpis: readonly KpiRow[],
): Promise<Former> {
  const [start, end] = [calendarDay(campaign.startDate), calendarDay(campaign.endDate)]
  if (comparison !== 'previousCampaign' || !start || !end)
    return { run: undefined, rows: new Map() }
  const windows = kpis.flatMap(({ key, days }) =>
    days.length > 0 ? { key, first: days[0]!, last: days.at(-1)! } : [],
  )
  const { id, currencyName } = campaign
  const rows = await listPreviousKpis(tx, access, { id, start, currencyName }, windows)
  return { run: { start, end }, rows: new Map(rows.map((row) => [row.key, row])) }
}

const toFlight = (channel: Channels[number]) => ({
  id: channel.id,
  name: channel.name,
  mediaTypeId: channel.mediaTypeId,
  startDate: calendarDay(channel.startDate),
  endDate: calendarDay(channel.endDate),
  isStopped: channel.workflowState.name === 'Deactivated',
  budget: channel.budget,
})

/** Channels that were stopped, and budgets that went up or down. */
function planEvents(rows: readonly PlanEventRow[], channels: Channels): ChannelEvent[] {
  const known = new Map(channels.map((channel) => [channel.id, channel]))
  return rows.flatMap(({ channel_id, channel_name, day: date, state, before, after }) => {
    const event = {
      channel: { id: channel_id, name: channel_name },
      day: date,
      mediaTypeId: known.get(channel_id)?.mediaTypeId ?? 0,
      weight: known.get(channel_id)?.budget ?? 0,
    }
    if (state === 'Deactivated') return { ...event, kind: 'stopped' as const, amount: null }
    const amount = (after ?? 0) - (before ?? 0)
    if (amount === 0) return []
    const kind = amount > 0 ? ('budgetUp' as const) : ('budgetDown' as const)
    return { ...event, kind, amount: Math.abs(amount) }
  })
}

function spendingOf(
  channels: Channels,
  costs: readonly CostRow[],
  seesInvoiced: boolean,
): Spending[] {
  const costOf = new Map(costs.map((row) => [row.channel_id, row]))
  return channels.map(({ id, mediaTypeId, budget, workflowState }) => ({
    channelId: id,
    mediaTypeId,
    // As the campaign counts it: what was stopped costs nothing that is planned.
    planned: workflowState.name === 'Deactivated' ? null : budget,
    booked: costOf.get(id)?.booked ?? null,
    invoiced: seesInvoiced ? (costOf.get(id)?.invoiced ?? null) : null,
  }))
}
