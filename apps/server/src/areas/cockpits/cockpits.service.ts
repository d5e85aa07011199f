import type { Audience, Cockpit, CockpitData, Kpi, Spending } from '@atrium/api-client/contract'
import { dayOf, dayOnWire } from '../../platform/berlin-time.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { presentedCampaign, presentedChannels } from '../campaigns/index.ts'
import { findAllVisible, present } from '../components/index.ts'
import { isInGroupThat } from '../user-groups/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { canSeeInvoiced } from './cockpits.policy.ts'
import {
  findAudience,
  findCampaignId,
  findChannelOf,
  findLayout,
  listAssetIds,
  listCosts,
  listKpis,
  listPlanEvents,
  type CostRow,
  type PlanEventRow,
} from './cockpits.repository.ts'
import { defaultLayout } from './default-layout.ts'
import { createFiguresCache } from './figures-cache.ts'
import { compare, explain, flightEvents, type ChannelEvent } from './kpis.logic.ts'

interface Place {
  applicationId: number
  id: number
}

type Language = 'de' | 'en'
type Channels = NonNullable<CockpitData['channels']>

/** What is the same for everybody who sees the campaign. */
interface Figures {
  asOf: string
  kpis: (Omit<Kpi, 'name'> & { names: Record<Language, string> })[]
  costs: CostRow[]
  audience: Audience | null
}

const day = 86_400_000
/** Older events explain no change within a week, wherever the figures end. */
const eventDays = 80

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
        const campaignId = await findCampaignId(tx, applicationId, id)
        if (campaignId !== undefined) return cockpitOf(tx, access, campaignId)
        const channel = await findChannelOf(tx, applicationId, id)
        if (!channel) throw notFound()
        return cockpitOf(tx, access, channel.campaign_id, channel.id)
      }),

    /** What a cockpit shows: the plan as it is now, figures as they were put together last (COCK-06). */
    data: (
      actor: Actor,
      { applicationId, id }: Place,
      { clearCache, language }: { clearCache: boolean; language: Language },
    ): Promise<CockpitData> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const campaign = await presentedCampaign(deps, tx, access, id)
        const channels = await presentedChannels(deps, tx, access, id)
        const seesInvoiced = canSeeInvoiced(access, {
          isInInvoiceGroup: await isInGroupThat(tx, access, 'seesInvoices'),
        })
        // Another plan is explained otherwise: what was kept for the former one does not count.
        const { asOf, kpis, costs, audience } = await cache.get(
          `${applicationId} ${id} ${campaign.version}`,
          () => figuresOf(tx, applicationId, id, channels),
          clearCache,
        )
        const assetIds = await listAssetIds(tx, applicationId, id)
        const found = await findAllVisible(tx, access, assetIds)
        const rowOf = new Map(found.map(({ row }) => [row.id, row]))
        return {
          campaign,
          channels,
          asOf,
          kpis: kpis.map(({ names, ...kpi }) => ({ ...kpi, name: names[language] })),
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
    const now = deps.clock.now()
    const rows = await listKpis(tx, applicationId, id)
    const since = dayOf(new Date(now.getTime() - eventDays * day))
    const planned = await listPlanEvents(tx, applicationId, id, since)
    const events = [...flightEvents(channels.map(toFlight)), ...planEvents(planned, channels)]
    const kpis = rows.map((row): Figures['kpis'][number] => {
      const history = row.days.map((date, index) => ({ day: date, value: row.values[index]! }))
      const change = compare(history, row.unit)
      const { explanation, reasons } = explain(
        {
          change,
          lastDay: history.at(-1)?.day,
          unit: row.unit,
          isRatio: row.is_ratio,
          mediaTypeIds: row.media_type_ids,
        },
        events,
      )
      return {
        key: row.key,
        names: { de: row.name_de, en: row.name_en },
        unit: row.unit,
        better: row.better,
        history: history.map(({ day: date, value }) => ({ day: dayOnWire(date), value })),
        change,
        explanation,
        reasons: reasons.map(({ kind, channel, day: date, amount }) => ({
          kind,
          channel,
          day: dayOnWire(date),
          amount,
        })),
      }
    })
    return {
      asOf: now.toISOString(),
      kpis,
      costs: await listCosts(tx, applicationId, id),
      audience: await findAudience(tx, applicationId, id),
    }
  }
}

const toFlight = (channel: Channels[number]) => ({
  id: channel.id,
  name: channel.name,
  mediaTypeId: channel.mediaTypeId,
  startDate: channel.startDate && dayOf(new Date(channel.startDate)),
  endDate: channel.endDate && dayOf(new Date(channel.endDate)),
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
  return channels.map(({ id, mediaTypeId, budget }) => ({
    channelId: id,
    mediaTypeId,
    planned: budget,
    booked: costOf.get(id)?.booked ?? null,
    invoiced: seesInvoiced ? (costOf.get(id)?.invoiced ?? null) : null,
  }))
}
