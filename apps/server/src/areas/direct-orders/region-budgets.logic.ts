import { regionKey } from '@atrium/api-client/contract'
import type { RegionBudgets } from '@atrium/api-client/contract'

/** What a region may book in a year, as it is stored. */
export interface RegionLimit {
  region: string
  budget: number
  version: number
  modified_at: Date
}

/** What orders of a region come to that spell its name in one way. */
export interface RegionUse {
  region: string
  booked: number
  waiting: number
  count: number
}

type RegionBudget = RegionBudgets['regions'][number]

/** In cents: sums of decimals are none. */
const sum = (one: number, other: number) => (Math.round(one * 100) + Math.round(other * 100)) / 100

/**
 * What each region may book and has, by its key: however its orders spell it, it is one region. It is
 * called as in its limit, else as most of its orders call it.
 */
export function mergeRegions(
  limits: readonly RegionLimit[],
  uses: readonly RegionUse[],
): Map<string, RegionBudget> {
  const merged = new Map<string, RegionBudget>()
  // Limits of old that differ only in their spelling: the one that was set last counts.
  const oldestFirst = limits.toSorted((one, other) => Number(one.modified_at) - Number(other.modified_at)) // prettier-ignore
  for (const { region, budget, version } of oldestFirst) {
    merged.set(regionKey(region), { region, budget, version, booked: 0, waiting: 0, count: 0 })
  }
  for (const use of uses.toSorted((one, other) => other.count - one.count)) {
    const key = regionKey(use.region)
    const before = merged.get(key) ?? { region: use.region, budget: null, version: 0, booked: 0, waiting: 0, count: 0 } // prettier-ignore
    merged.set(key, {
      ...before,
      booked: sum(before.booked, use.booked),
      waiting: sum(before.waiting, use.waiting),
      count: before.count + use.count,
    })
  }
  return merged
}

/** Regions in the order of a language, numbers by their value. */
export function sortRegions(regions: Iterable<RegionBudget>, language: string): RegionBudget[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...regions].toSorted((one, other) => compare(one.region, other.region))
}

/** What the region of an order is up against in the year of the order. */
export interface RegionFrame {
  year: number
  /** The region as its limit calls it, else as the order does; null: the order names none. */
  region: string | null
  /** Null: other regions have a limit, and this one has none. */
  budget: number | null
  booked: number
}

/** Undefined: no region has a limit in that year. */
export function frameOf(
  regions: ReadonlyMap<string, RegionBudget>,
  { year, region }: { year: number; region: string | null },
): RegionFrame | undefined {
  if (![...regions.values()].some(({ budget }) => budget !== null)) return undefined
  const one = region === null ? undefined : regions.get(regionKey(region))
  if (!one || one.budget === null) return { year, region, budget: null, booked: one?.booked ?? 0 }
  return { year, region: one.region, budget: one.budget, booked: one.booked }
}

/** What may still be booked without headquarters; nothing where others have a limit and this one has none. */
export const leftOf = (frame: RegionFrame | undefined): number | undefined =>
  frame && (frame.budget === null ? 0 : sum(frame.budget, -frame.booked))
