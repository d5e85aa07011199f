import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { useQuery } from '../../kit/index.ts'
import { isBudgetYear, maxLengthOf } from '../checks.logic.ts'
import type { Order } from '../direct-orders.port.ts'
import type { RegionBudgets, RegionBudgetsPort } from '../region-budgets.port.ts'
import type { OrderDraft } from '../draft.logic.ts'
import { leftOf, sumOf } from '../money.logic.ts'

/** What the region of an order may still book in its year, without this order. */
interface RegionLeft {
  region: string
  year: number
  /** Euro; below zero where it booked more. */
  left: number
  /** False: other regions have a limit and this one has none, so that headquarters decides. */
  isFramed: boolean
}

export interface RegionModel {
  /** Names of regions to choose from; others may be written. */
  names: readonly string[]
  /** Regions have limits in that year, so the order has to name one. */
  isRequired: boolean
  /** Undefined: no region is limited, or it is not known yet. */
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
  // While a year or a name is typed there may stand what nobody can be asked about.
  const asked = isBudgetYear(year) ? budgets : undefined
  const isName = region !== '' && region.length <= maxLengthOf('region')
  const all = useQuery(useMemo(() => asked?.of(year), [asked, year]))
  const own = useQuery(
    useMemo(() => (isName ? asked?.of(year, region) : undefined), [asked, isName, year, region]),
  )
  const refresh = useEffectEvent(() => {
    if (all.state === 'ready') all.refresh()
    if (own.state === 'ready') own.refresh()
  })
  useEffect(() => budgets?.onChange?.(() => refresh()), [budgets])
  return {
    names: all.state === 'ready' ? all.data.regions.map((one) => one.region) : [],
    isRequired: all.state === 'ready' && all.data.isLimited,
    left: isName && own.state === 'ready' && budgets ? leftIn(budgets, own.data, region, order) : undefined, // prettier-ignore
  }
}

function leftIn(
  { keyOf }: RegionBudgetsPort,
  { year, regions, isLimited }: RegionBudgets,
  region: string,
  order: Order | undefined,
): RegionLeft | undefined {
  if (!isLimited) return undefined
  const found = regions.find((one) => keyOf(one.region) === keyOf(region))
  const left = found && leftOf(found)
  if (left === undefined) return { region, year, left: 0, isFramed: false }
  const isOwn = order !== undefined && keyOf(order.region ?? '') === keyOf(region)
  const own = isOwn ? bookedBy(order, year) : 0
  return { region: found!.region, year, left: sumOf([left, own]), isFramed: true }
}

/** What an order that is adjusted has booked itself. */
function bookedBy(order: Order, year: number): number {
  if (!order.start?.startsWith(String(year))) return 0
  const isBooked = ['approved', 'completed'].includes(order.status) || (order.status === 'rebriefing' && order.approval === null) // prettier-ignore
  return isBooked ? order.budget : 0
}
