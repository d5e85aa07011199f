import { useMemo, useState } from 'react'
import { berlinDay } from '../kit/dates/index.ts'
import {
  toPortError,
  useMessages,
  useModuleHost,
  useQuery,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import type { RegionBudgets, RegionBudgetsPort } from './direct-orders.port.ts'
import { messages } from './messages/index.ts'

/** The year of the address, else the one that it is in Berlin. */
const yearIn = (text: string | undefined, now: Date): number =>
  text !== undefined && /^2[01]\d\d$/.test(text) ? Number(text) : Number(berlinDay(now).slice(0, 4))

export interface BudgetsModel {
  result: QueryResult<RegionBudgets>
  year: number
  setYear: (year: number) => void
  toList: () => void
  /** Undefined: done. Else why not. */
  save: (region: string, budget: number | null) => Promise<PortError | undefined>
}

/** What regions may book in a year and have booked (D-01). */
export function useBudgets(budgets: RegionBudgetsPort): BudgetsModel {
  const { path, setPath, notify, now } = useModuleHost()
  const { t } = useMessages(messages)
  const year = yearIn(path[1], now())
  const result = useQuery(useMemo(() => budgets.of(year), [budgets, year]))
  // What was set is there at once; the list says the same when it comes again.
  const [saved, setSaved] = useState<RegionBudgets>()
  const shown: QueryResult<RegionBudgets> =
    result.state === 'ready' && saved?.year === year ? { ...result, data: saved } : result
  return {
    result: shown,
    year,
    setYear: (next) => {
      setSaved(undefined)
      setPath(['budgets', String(next)], { replace: true })
    },
    toList: () => setPath([]),
    save: async (region, budget) => {
      try {
        setSaved(await budgets.set({ year, region, budget, commandId: crypto.randomUUID() }))
        if (result.state === 'ready') result.refresh()
        const key = budget === null ? 'budgets.removed' : 'budgets.saved'
        notify({ tone: 'success', title: t(key, { region, year: String(year) }) })
        return undefined
      } catch (thrown) {
        return toPortError(thrown)
      }
    },
  }
}
