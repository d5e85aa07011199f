import { PortError } from '../../kit/port-error.ts'
import { createListeners } from '../../kit/testing/memory.ts'
import type { RegionBudget, RegionBudgets, RegionBudgetsPort } from '../region-budgets.port.ts'

export type BudgetCall = 'budgets' | 'setBudget'

const keyOf = (region: string) => region.normalize('NFC').trim().toLowerCase()

/** The yearly budgets of one year in memory; other years have none. */
export function memoryBudgets(
  given: RegionBudgets,
  instance: string,
  answer: <T>(call: BudgetCall, work: () => T) => Promise<T>,
) {
  const years = new Map([[given.year, given]])
  const { emit, listen } = createListeners<void>()
  const of = (year: number): RegionBudgets =>
    years.get(year) ?? { year, regions: [], isLimited: false, canSet: given.canSet }
  const find = ({ regions }: RegionBudgets, region: string) =>
    regions.find((one) => keyOf(one.region) === keyOf(region))
  const put = (year: number, region: string, budget: number | null) => {
    const all = of(year)
    const none: RegionBudget = { region, budget: null, booked: 0, waiting: 0, count: 0, version: 0 }
    const before = find(all, region) ?? none
    const next = { ...before, budget, version: budget === null ? 0 : before.version + 1 }
    const regions = [...all.regions.filter((one) => one !== before), next]
      .filter((one) => one.budget !== null || one.count > 0)
      .toSorted((one, other) => one.region.localeCompare(other.region, 'de'))
    const isLimited = regions.some((one) => one.budget !== null)
    years.set(year, { ...all, regions, isLimited })
    return of(year)
  }
  const port: RegionBudgetsPort = {
    of: (year, region) => ({
      key: ['memory-direct-orders', instance, 'budgets', year, region ?? ''],
      load: () =>
        answer('budgets', () => {
          const all = of(year)
          if (region === undefined) return all
          const one = find(all, region)
          return { ...all, regions: one ? [one] : [] }
        }),
    }),
    set: ({ year, region, budget, version }) =>
      answer('setBudget', () => {
        const all = of(year)
        if (!all.canSet) throw new PortError({ code: 'forbidden' })
        if ((find(all, region)?.version ?? 0) !== version) throw new PortError({ code: 'conflict', current: all }) // prettier-ignore
        return put(year, region, budget)
      }),
    keyOf,
    onChange: listen,
  }
  return {
    port,
    /** Somebody else sets a limit; listeners hear of it. */
    setByOthers: (region: string, budget: number | null) => {
      put(given.year, region, budget)
      emit()
    },
  }
}
