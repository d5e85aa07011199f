import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { dayIn } from '../kit/dates/day-in.ts'
import {
  toPortError,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  withData,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { useUndo } from '../kit/pending/useUndo.ts'
import { isBudgetYear } from './checks.logic.ts'
import type { DirectOrdersPort } from './direct-orders.port.ts'
import type { RegionBudget, RegionBudgets, RegionBudgetsPort } from './region-budgets.port.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'

/** The year of the address, else the one that it is in Berlin. */
function yearIn(text: string | undefined, now: Date): number {
  const year = text !== undefined && /^\d{4}$/.test(text) ? Number(text) : Number.NaN
  return isBudgetYear(year) ? year : Number(dayIn('Europe/Berlin', now).slice(0, 4))
}

export interface BudgetsModel {
  result: QueryResult<RegionBudgets>
  year: number
  /** Undefined: there is no year that way. */
  setYear: (year: number) => (() => void) | undefined
  toList: () => void
  isSameRegion: (one: string, other: string) => boolean
  /**
   * Sets what a region may book, `null` for no limit; `before` is the limit as it was shown. Undefined:
   * done. Else why not; a conflict carries the regions as they stand.
   */
  save: (before: RegionBudget, budget: number | null) => Promise<PortError | undefined>
}

/** What regions may book in a year and have booked (D-01). */
export function useBudgets(
  budgets: RegionBudgetsPort,
  onOrders: DirectOrdersPort['onChange'],
): BudgetsModel {
  const { path, setPath, notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const offerUndo = useUndo()
  const year = yearIn(path[1], now())
  usePlaceName(t('budgets.heading', { year: String(year) }))
  const result = useQuery(useMemo(() => budgets.of(year), [budgets, year]))
  const loaded = result.state === 'ready' ? result.data : undefined
  // What was set is there at once, until the list comes again.
  const [saved, setSaved] = useState<{ data: RegionBudgets; over: RegionBudgets | undefined }>()
  const isNewer = saved !== undefined && saved.over === loaded && saved.data.year === year
  const shown = result.state === 'ready' && isNewer ? withData(result, saved.data) : result

  const refresh = useEffectEvent(() => result.state === 'ready' && result.refresh())
  useEffect(() => budgets.onChange?.(() => refresh()), [budgets])
  useEffect(() => onOrders?.(() => refresh()), [onOrders])

  const set = async ({ region, version }: RegionBudget, budget: number | null) => {
    const data = await budgets.set({ year, region, budget, version, commandId: crypto.randomUUID() }) // prettier-ignore
    setSaved({ data, over: loaded })
    if (result.state === 'ready') result.refresh()
    return data
  }
  const undo = async (after: RegionBudget, budget: number | null) => {
    const names = { region: after.region, year: String(year) }
    try {
      await set(after, budget)
      notify({ tone: 'success', title: t('budgets.undone', names) })
    } catch (thrown) {
      const title = t('failure.action', { name: after.region })
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(thrown)) })
    }
  }
  const isSameRegion = (one: string, other: string) => budgets.keyOf(one) === budgets.keyOf(other)
  return {
    result: shown,
    year,
    setYear: (next) =>
      isBudgetYear(next) ? () => setPath(['budgets', String(next)], { replace: true }) : undefined,
    toList: () => setPath([]),
    isSameRegion,
    save: async (before, budget) => {
      try {
        const { regions } = await set(before, budget)
        const now = regions.find(({ region }) => isSameRegion(region, before.region))
        const key = budget === null ? 'budgets.removed' : 'budgets.saved'
        offerUndo(t(key, { region: before.region, year: String(year) }), () =>
          undo({ ...before, version: now?.version ?? 0 }, before.budget),
        )
        return undefined
      } catch (thrown) {
        const error = toPortError(thrown)
        const current = error.current as RegionBudgets | undefined
        if (current) setSaved({ data: current, over: loaded })
        return error
      }
    },
  }
}
