import { PortError } from '../../kit/port-error.ts'
import type { RegionBudgets, RegionBudgetsPort } from '../direct-orders.port.ts'

export type BudgetCall = 'budgets' | 'setBudget'

/** The yearly budgets of one year in memory; other years have none. */
export function memoryBudgets(
  given: RegionBudgets,
  instance: string,
  answer: <T>(call: BudgetCall, work: () => T) => Promise<T>,
): RegionBudgetsPort {
  const years = new Map([[given.year, given]])
  const of = (year: number): RegionBudgets =>
    years.get(year) ?? { year, regions: [], canSet: given.canSet }
  return {
    of: (year, region) => ({
      key: ['memory-direct-orders', instance, 'budgets', year, region ?? ''],
      load: () =>
        answer('budgets', () => {
          const all = of(year)
          const regions = all.regions.filter((one) => region === undefined || one.region === region)
          return { ...all, regions }
        }),
    }),
    set: ({ year, region, budget }) =>
      answer('setBudget', () => {
        const all = of(year)
        if (!all.canSet) throw new PortError({ code: 'forbidden' })
        const none = { region, budget: null, booked: 0, waiting: 0, count: 0 }
        const before = all.regions.find((one) => one.region === region) ?? none
        const next = { ...before, budget }
        const regions = [...all.regions.filter((one) => one.region !== region), next]
          .filter((one) => one.budget !== null || one.count > 0)
          .toSorted((one, other) => one.region.localeCompare(other.region, 'de'))
        years.set(year, { ...all, regions })
        return of(year)
      }),
  }
}
