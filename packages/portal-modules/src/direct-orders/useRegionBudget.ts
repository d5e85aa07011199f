import { useDeferredValue, useMemo } from 'react'
import { useQuery } from '../kit/index.ts'
import type { Order, RegionBudgetsPort } from './direct-orders.port.ts'
import type { OrderDraft } from './draft.logic.ts'
import { leftOf, sumOf } from './money.logic.ts'

/** What the region of an order may still book in its year, without this order. */
interface RegionLeft {
  region: string
  year: number
  /** Euro; below zero where it booked more. */
  left: number
}

export interface RegionModel {
  /** Names of regions to choose from; others may be written. */
  names: readonly string[]
  /** Undefined: the region is not limited, or it is not known yet. */
  left: RegionLeft | undefined
}

/** Regions that there are, and what the one of the draft may still book (D-01). */
export function useRegionBudget(
  budgets: RegionBudgetsPort | undefined,
  { region: typed, start }: Pick<OrderDraft, 'region' | 'start'>,
  { today, order }: { today: string; order: Order | undefined },
): RegionModel {
  const region = useDeferredValue(typed.trim())
  const year = Number((start ?? today).slice(0, 4))
  const all = useQuery(useMemo(() => budgets?.of(year), [budgets, year]))
  const own = useQuery(
    useMemo(() => (region === '' ? undefined : budgets?.of(year, region)), [budgets, year, region]),
  )
  const found = own.state === 'ready' ? own.data.regions.find((one) => one.region === region) : undefined // prettier-ignore
  const left = found && leftOf(found)
  return {
    names: all.state === 'ready' ? all.data.regions.map((one) => one.region) : [],
    left: left === undefined ? undefined : { region, year, left: sumOf([left, bookedBy(order, region, year)]) }, // prettier-ignore
  }
}

/** What an order that is adjusted has booked itself. */
function bookedBy(order: Order | undefined, region: string, year: number): number {
  if (!order || order.region !== region || !order.start?.startsWith(String(year))) return 0
  const isBooked = ['approved', 'completed'].includes(order.status) || (order.status === 'rebriefing' && order.approval === null) // prettier-ignore
  return isBooked ? order.budget : 0
}
