import {
  costsVersion,
  type BodyOf,
  type CampaignFigure,
  type ChannelCosts,
  type FigureOutcome,
  type figures,
} from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import { refuseFaults } from '../../platform/row-faults.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { campaignsAmong, campaignsChanged, listViewersOf } from '../campaigns/index.ts'
import type { Command } from '../components/index.ts'
import { listMediaTypes } from '../media-types/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { checkCosts, checkValues, createFinder, kpiName, type FoundCosts } from './figures.logic.ts' // prettier-ignore
import { canPutFigures } from './figures.policy.ts'
import { figureTexts } from './figures.texts.ts'
import {
  listChannelCosts,
  listFigures,
  listKnownKpis,
  listNamedCampaigns,
  listNamedChannels,
  readCosts,
  lockFigures,
  raiseFiguresVersion,
  saveCosts,
  saveKpis,
  saveValues,
  type CampaignOutcome,
  type ChannelCostRow,
  type FigureRow,
} from './figures.repository.ts'

/** What was written, and in which campaigns anything differs now. */
interface Written {
  outcomes: readonly CampaignOutcome[]
  /** In which only a description differs. */
  described: readonly number[]
}

export function createFiguresService(deps: Pick<Dependencies, 'database' | 'events'>) {
  /** Writes a batch in one transaction, and tells those who see its campaigns. */
  const put = (
    command: Command,
    work: (tx: Transaction, access: Access) => Promise<Written>,
  ): Promise<FigureOutcome> =>
    enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
      if (!canPutFigures(access)) throw forbidden()
      const { applicationId } = access
      await lockFigures(tx, applicationId)
      const { outcomes, described } = await work(tx, access)
      const moved = outcomes.filter(({ added, changed, removed }) => added + changed + removed > 0)
      const ids = [...new Set([...moved.map(({ campaign_id }) => campaign_id), ...described])]
      if (ids.length > 0) await tell(tx, command, ids)
      return sum(outcomes)
    })

  async function tell(tx: Transaction, command: Command, campaignIds: readonly number[]) {
    const { applicationId } = command
    await raiseFiguresVersion(tx, applicationId, campaignIds)
    const viewers = Map.groupBy(
      await listViewersOf(tx, applicationId, campaignIds),
      ({ campaign_id }) => campaign_id,
    )
    await deps.events.append(
      tx,
      ...campaignIds.map((campaignId) =>
        campaignsChanged(
          'measured',
          { campaignId },
          command,
          (viewers.get(campaignId) ?? []).map(({ id }) => id),
        ),
      ),
    )
  }

  return {
    /** All that is known of a campaign (COCK-11). */
    kpis: (
      actor: Actor,
      { applicationId, campaignId }: { applicationId: number; campaignId: number },
    ): Promise<CampaignFigure[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if ((await campaignsAmong(tx, access, [campaignId])).length === 0) throw notFound()
        if (!canPutFigures(access)) throw forbidden()
        return (await listFigures(tx, applicationId, campaignId)).map(toFigure)
      }),

    /** What of the channels of a campaign was booked and invoiced (T-28). */
    costs: (
      actor: Actor,
      { applicationId, campaignId }: { applicationId: number; campaignId: number },
    ): Promise<ChannelCosts[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if ((await campaignsAmong(tx, access, [campaignId])).length === 0) throw notFound()
        if (!canPutFigures(access)) throw forbidden()
        return (await listChannelCosts(tx, applicationId, campaignId)).map(toCosts)
      }),

    /** Values of days that cockpits show (COCK-11). */
    putKpis: (command: Command, body: BodyOf<typeof figures.putKpis>): Promise<FigureOutcome> =>
      put(command, async (tx, access) => {
        const { applicationId } = access
        const wanted = {
          externalIds: body.items.flatMap(({ campaignExternalId }) => campaignExternalId ?? []),
          ids: body.items.flatMap(({ campaignId }) => campaignId ?? []),
        }
        const named = await listNamedCampaigns(tx, applicationId, wanted)
        const campaigns = await onlySeen(tx, access, named, ({ id }) => id)
        const campaignIds = campaigns.map(({ id }) => id)
        const before = await listKnownKpis(tx, applicationId, campaignIds)
        const has = new Set(before.map(({ campaign_id, key }) => kpiName(campaign_id, key)))
        const { values, faults } = checkValues(body, {
          campaignOf: createFinder(campaigns),
          has,
          mediaTypeIds: new Set(listMediaTypes('en').map(({ id }) => id)),
        })
        refuseFaults(faults)
        // A figure comes with its first value; of one that is there, what it is called may be new.
        const given = new Set(
          values.flatMap(({ campaignId, key, value }) =>
            value === null ? [] : kpiName(campaignId, key),
          ),
        )
        const described = await saveKpis(
          tx,
          applicationId,
          campaignIds.flatMap((campaignId) =>
            body.kpis
              .filter(({ key }) => {
                const name = kpiName(campaignId, key)
                return given.has(name) || has.has(name)
              })
              .map((kpi) => ({ campaignId, kpi })),
          ),
        )
        const after = await listKnownKpis(tx, applicationId, campaignIds)
        const idOf = new Map(
          after.map(({ id, campaign_id, key }) => [kpiName(campaign_id, key), id]),
        )
        const rows = values.flatMap(({ campaignId, key, day, value }) => {
          const kpiId = idOf.get(kpiName(campaignId, key))
          return kpiId === undefined ? [] : { campaignId, kpiId, day, value }
        })
        const outcomes = await saveValues(tx, applicationId, rows)
        // To take away what never was changes nothing.
        const untouched = { campaign_id: 0, added: 0, changed: 0, removed: 0, unchanged: values.length - rows.length } // prettier-ignore
        return { outcomes: [...outcomes, untouched], described }
      }),

    /** What of channels was booked and invoiced (T-28). */
    putCosts: (command: Command, body: BodyOf<typeof figures.putCosts>): Promise<FigureOutcome> =>
      put(command, async (tx, access) => {
        const { applicationId } = access
        const named = await listNamedChannels(tx, applicationId, {
          externalIds: body.items.flatMap(({ channelExternalId }) => channelExternalId ?? []),
          ids: body.items.flatMap(({ channelId }) => channelId ?? []),
        })
        const channels = await onlySeen(tx, access, named, ({ campaign_id }) => campaign_id)
        const { costs, faults } = checkCosts(body, createFinder(channels))
        refuseFaults(faults)
        await requireSeenCosts(tx, applicationId, costs)
        return { outcomes: await saveCosts(tx, applicationId, costs), described: [] }
      }),
  }
}

/** Throws 409 at the rows whose amounts are others than those that were seen: two people import at a time. */
async function requireSeenCosts(
  tx: Transaction,
  applicationId: number,
  costs: readonly FoundCosts[],
) {
  const seen = costs.filter(({ version }) => version !== undefined)
  if (seen.length === 0) return
  const rows = await readCosts(tx, applicationId, seen.map(({ channelId }) => channelId)) // prettier-ignore
  const now = new Map(rows.map((row) => [row.id, costsVersion(row)]))
  const text = figureTexts['others-amounts']
  const others = seen.filter(({ channelId, version }) => now.get(channelId) !== version)
  if (others.length === 0) return
  const fields = Object.fromEntries(
    others.slice(0, 200).map(({ index }) => [`items[${index}].version`, text]),
  )
  throw new Problem(409, 'stale', { text, fields })
}

function sum(outcomes: readonly CampaignOutcome[]): FigureOutcome {
  const total = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for (const one of outcomes) {
    total.added += one.added
    total.changed += one.changed
    total.unchanged += one.unchanged
    total.removed += one.removed
  }
  return total
}

/** Rows of campaigns that the caller sees; others are not there for them (PERM-19). */
async function onlySeen<T>(
  tx: Transaction,
  access: Access,
  rows: readonly T[],
  campaignOf: (row: T) => number,
): Promise<T[]> {
  const ids = [...new Set(rows.map(campaignOf))]
  const seen = new Set((await campaignsAmong(tx, access, ids)).map(({ id }) => id))
  return rows.filter((row) => seen.has(campaignOf(row)))
}

const toFigure = (row: FigureRow): CampaignFigure => ({
  key: row.key,
  nameDe: row.name_de,
  nameEn: row.name_en,
  unit: row.unit,
  better: row.better,
  values: row.days.map((day, index) => ({ day: dayOnWire(day), value: row.values[index]! })),
})

const toCosts = (row: ChannelCostRow): ChannelCosts => ({
  channelId: row.id,
  externalId: row.external_id,
  name: row.name,
  mediaTypeId: row.media_type_id,
  startDate: row.start_date && dayOnWire(row.start_date),
  endDate: row.end_date && dayOnWire(row.end_date),
  booked: row.booked,
  invoiced: row.invoiced,
  version: costsVersion(row),
})
