import { regionKey } from '@atrium/api-client/contract'
import type { RegionBudgets } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, stale } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Command } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { canSetBudgets, readsAllRegions } from './direct-orders.policy.ts'
import { readingOf, type OrderReading } from './order-reading.ts'
import { frameOf, mergeRegions, sortRegions, type RegionFrame } from './region-budgets.logic.ts'
import {
  addRegionLimit,
  listRegionLimits,
  listRegionUses,
  listSeenRegions,
  lockRegionBudgets,
  removeRegionLimits,
} from './region-budgets.repository.ts'

type BudgetsDependencies = Pick<Dependencies, 'database' | 'clock' | 'events'>

/** What a region may book in a year, set by headquarters or agency, and what is left of it. */
export function createRegionBudgets(deps: BudgetsDependencies) {
  const present = async (
    tx: Transaction,
    { access, decides, language }: OrderReading,
    { year, region }: { year: number; region?: string | undefined },
  ): Promise<RegionBudgets> => {
    const regions = await regionsIn(tx, access.applicationId, { year })
    const keys = await keysFor(tx, access, { decides, region })
    const shown = [...regions].flatMap(([key, one]) =>
      (keys?.has(key) ?? true) && (one.budget !== null || one.count > 0) ? [one] : [],
    )
    return {
      year,
      regions: sortRegions(shown, language),
      isLimited: [...regions.values()].some(({ budget }) => budget !== null),
      canSet: canSetBudgets(access, { decides }),
    }
  }

  return {
    list: (
      actor: Actor,
      applicationId: number,
      asked: { year: number; region?: string | undefined },
      language: Language,
    ): Promise<RegionBudgets> =>
      enterTenant(deps, actor, applicationId, async (tx, access) =>
        present(tx, await readingOf(deps, tx, access, language), asked),
      ),

    /** Sets what a region may book, `null` for no limit. 409 where somebody else set it meanwhile. */
    save: (
      { actor, applicationId, ifMatch, idempotencyKey }: Command,
      { year, region, budget }: { year: number; region: string; budget: number | null },
      language: Language,
    ): Promise<RegionBudgets> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const reading = await readingOf(deps, tx, access, language)
        if (!canSetBudgets(access, reading)) throw forbidden()
        await lockRegionBudgets(tx, applicationId)
        const limits = await listRegionLimits(tx, applicationId, year)
        const key = regionKey(region)
        const before = mergeRegions(limits, []).get(key)
        if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0)) {
          throw stale(await present(tx, reading, { year }))
        }
        const stored = limits.map((one) => one.region).filter((name) => regionKey(name) === key)
        await removeRegionLimits(tx, applicationId, { year, regions: stored })
        if (budget !== null) {
          await addRegionLimit(tx, {
            applicationId,
            year,
            region: before?.region ?? region,
            budget,
            version: (before?.version ?? 0) + 1,
            at: deps.clock.now(),
            userId: actor.userId,
          })
        }
        await audit(tx, {
          applicationId,
          actor,
          action: 'region-budget.changed',
          objectType: 'application',
          objectId: applicationId,
          summary: {
            name: `${before?.region ?? region} ${year}`,
            before: { budget: before?.budget ?? null },
            after: { budget },
          },
        })
        await deps.events.append(tx, {
          applicationId,
          type: 'regionBudgets.changed',
          audience: {},
          payload: {
            year,
            byUserId: actor.userId,
            ...(idempotencyKey ? { commandId: idempotencyKey } : {}),
          },
        })
        return present(tx, reading, { year })
      }),
  }
}

/** What regions may book in a year and have, by their keys; without one order. */
export const regionsIn = async (
  tx: Transaction,
  applicationId: number,
  { year, without }: { year: number; without?: number | undefined },
) =>
  mergeRegions(
    await listRegionLimits(tx, applicationId, year),
    await listRegionUses(tx, applicationId, { year, without }),
  )

/** Keys of regions that the caller reads of; undefined: all. Who only orders reads of the one they ask for, and of their own. */
async function keysFor(
  tx: Transaction,
  access: Access,
  { decides, region }: { decides: boolean; region?: string | undefined },
): Promise<ReadonlySet<string> | undefined> {
  if (region !== undefined) return new Set([regionKey(region)])
  if (readsAllRegions(access, { decides })) return undefined
  return new Set((await listSeenRegions(tx, access)).map(regionKey))
}

/**
 * What the region of an order is up against in the year of its first day, the order itself left out;
 * undefined: no region has a limit in that year. What waits for headquarters is not booked yet.
 */
export async function frameFor(
  tx: Transaction,
  applicationId: number,
  { region, start_date }: { region: string | null; start_date: string | null },
  without?: number,
): Promise<RegionFrame | undefined> {
  if (start_date === null) return undefined
  const year = Number(start_date.slice(0, 4))
  return frameOf(await regionsIn(tx, applicationId, { year, without }), { year, region })
}
