import type { RegionBudgets } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { forbidden } from '../../platform/problem.ts'
import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { canSetBudgets, readsAllRegions } from './direct-orders.policy.ts'
import { readingOf, type OrderReading } from './order-reading.ts'
import { listRegionBudgets, listSeenRegions, putRegionBudget } from './region-budgets.repository.ts'

type BudgetsDependencies = Pick<Dependencies, 'database' | 'clock'>

/** What a region may book in a year, set by headquarters or agency, and what is left of it. */
export function createRegionBudgets(deps: BudgetsDependencies) {
  const present = async (
    tx: Transaction,
    { access, decides }: OrderReading,
    { year, region }: { year: number; region?: string | undefined },
  ): Promise<RegionBudgets> => ({
    year,
    regions: await listRegionBudgets(tx, access.applicationId, {
      year,
      regions: await regionsFor(tx, access, { decides, region }),
    }),
    canSet: canSetBudgets(access, { decides }),
  })

  return {
    list: (
      actor: Actor,
      applicationId: number,
      asked: { year: number; region?: string | undefined },
    ): Promise<RegionBudgets> =>
      enterTenant(deps, actor, applicationId, async (tx, access) =>
        present(tx, await readingOf(deps, tx, access, 'de'), asked),
      ),

    save: (
      actor: Actor,
      applicationId: number,
      { year, region, budget }: { year: number; region: string; budget: number | null },
    ): Promise<RegionBudgets> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const reading = await readingOf(deps, tx, access, 'de')
        if (!canSetBudgets(access, reading)) throw forbidden()
        const [before] = await listRegionBudgets(tx, applicationId, { year, regions: [region] })
        const at = deps.clock.now()
        await putRegionBudget(tx, { applicationId, year, region, budget, at, userId: actor.userId })
        await audit(tx, {
          applicationId,
          actor,
          action: 'region-budget.changed',
          objectType: 'application',
          objectId: applicationId,
          summary: {
            name: `${region} ${year}`,
            before: { budget: before?.budget ?? null },
            after: { budget },
          },
        })
        return present(tx, reading, { year })
      }),
  }
}

/** Regions that the caller reads of; undefined: all. Who only orders reads of the one they ask for, and of their own. */
async function regionsFor(
  tx: Transaction,
  access: Access,
  { decides, region }: { decides: boolean; region?: string | undefined },
): Promise<readonly string[] | undefined> {
  if (region !== undefined) return [region]
  return readsAllRegions(access, { decides }) ? undefined : listSeenRegions(tx, access)
}

/**
 * What a region may still book in the year of an order, this order left out; undefined: it is not limited.
 * What waits for headquarters is not booked yet.
 */
export async function leftFor(
  tx: Transaction,
  applicationId: number,
  { region, start_date }: { region: string | null; start_date: string | null },
  without: number,
): Promise<number | undefined> {
  if (region === null || start_date === null) return undefined
  const year = Number(start_date.slice(0, 4))
  const [row] = await listRegionBudgets(tx, applicationId, { year, regions: [region], without })
  if (!row || row.budget === null) return undefined
  // In cents: differences of decimals are none.
  return (Math.round(row.budget * 100) - Math.round(row.booked * 100)) / 100
}
