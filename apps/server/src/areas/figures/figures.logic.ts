import type { BodyOf, figures } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import type { ProblemText } from '../../platform/problem.ts'
import { collectFaults, type RowFaults } from '../../platform/row-faults.ts'
import { figureTexts } from './figures.texts.ts'

type KpiBody = BodyOf<typeof figures.putKpis>
type CostBody = BodyOf<typeof figures.putCosts>
/** A figure as it is described. */
export type DescribedKpi = KpiBody['kpis'][number]

/** Something by the id of another system, or by our own. */
export interface Reference {
  externalId: string | undefined
  id: number | undefined
}

/** Finds what rows name, by either id. */
export function createFinder<T extends { id: number; external_id: string | null }>(
  rows: readonly T[],
) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byExternalId = new Map(rows.map((row) => [row.external_id, row]))
  return ({ externalId, id }: Reference): T | undefined =>
    externalId === undefined ? byId.get(id!) : byExternalId.get(externalId)
}

/** A value with its campaign found. */
export interface FoundValue {
  campaignId: number
  key: string
  /** `YYYY-MM-DD`. */
  day: string
  value: number | null
}

/** What is known where values are checked. */
export interface KnownFigures {
  campaignOf: (reference: Reference) => { id: number } | undefined
  /** Figures that campaigns have: `12 reach`. */
  has: ReadonlySet<string>
  mediaTypeIds: ReadonlySet<number>
}

export const kpiName = (campaignId: number, key: string) => `${campaignId} ${key}`

/** Checks values row by row; where `faults` is empty, all of them were found. */
export function checkValues(
  { kpis, items }: KpiBody,
  known: KnownFigures,
): { values: FoundValue[]; faults: RowFaults } {
  const faults = createFaults()
  const described = new Set<string>()
  kpis.forEach(({ key, mediaTypeIds }, index) => {
    if (described.has(key)) faults.add(`kpis[${index}].key`, figureTexts.twice)
    described.add(key)
    if (mediaTypeIds?.some((id) => !known.mediaTypeIds.has(id)))
      faults.add(`kpis[${index}].mediaTypeIds`, figureTexts['no-media-type'])
  })
  const seen = new Set<string>()
  const values = items.flatMap(
    ({ campaignExternalId, campaignId, key, day: wire, value }, index) => {
      const at = (field: string) => `items[${index}].${field}`
      const found = faults.find(
        { externalId: campaignExternalId, id: campaignId },
        known.campaignOf,
        { external: at('campaignExternalId'), own: at('campaignId') },
        figureTexts['no-campaign'],
      )
      if (!found) return []
      if (!described.has(key) && !known.has.has(kpiName(found.id, key))) {
        faults.add(at('key'), figureTexts['not-described'])
        return []
      }
      const day = dayOf(new Date(wire))
      const name = `${kpiName(found.id, key)} ${day}`
      if (seen.has(name)) faults.add(at('day'), figureTexts.twice)
      seen.add(name)
      return { campaignId: found.id, key, day, value }
    },
  )
  return { values, faults: faults.all }
}

/** What of a channel was booked and invoiced; absent stays as it is. */
export interface FoundCosts {
  channelId: number
  campaignId: number
  booked: number | null | undefined
  invoiced: number | null | undefined
  /** Of what was seen; absent: whatever stands there is replaced. */
  version: number | undefined
  /** Its place in the request. */
  index: number
}

/** Checks costs row by row; where `faults` is empty, all of them were found. */
export function checkCosts(
  { items }: CostBody,
  channelOf: (reference: Reference) => { id: number; campaign_id: number } | undefined,
): { costs: FoundCosts[]; faults: RowFaults } {
  const faults = createFaults()
  const seen = new Set<number>()
  const costs = items.flatMap(
    ({ channelExternalId, channelId, booked, invoiced, version }, index) => {
      const names = {
        external: `items[${index}].channelExternalId`,
        own: `items[${index}].channelId`,
      }
      const reference = { externalId: channelExternalId, id: channelId }
      const found = faults.find(reference, channelOf, names, figureTexts['no-channel'])
      if (!found) return []
      if (seen.has(found.id))
        faults.add(channelId === undefined ? names.external : names.own, figureTexts.twice)
      seen.add(found.id)
      return {
        channelId: found.id,
        campaignId: found.campaign_id,
        booked,
        invoiced,
        version,
        index,
      }
    },
  )
  return { costs, faults: faults.all }
}

function createFaults() {
  const { all, add } = collectFaults()
  return {
    all,
    add,
    /** What a row names; else it is said what is wrong with the id. */
    find<T>(
      reference: Reference,
      lookUp: (reference: Reference) => T | undefined,
      fields: { external: string; own: string },
      missing: ProblemText,
    ): T | undefined {
      const { externalId, id } = reference
      if ((externalId === undefined) === (id === undefined)) {
        add(fields.external, figureTexts['one-id'])
        return undefined
      }
      const found = lookUp(reference)
      if (!found) add(externalId === undefined ? fields.own : fields.external, missing)
      return found
    },
  }
}
