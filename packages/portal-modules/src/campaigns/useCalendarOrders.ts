import { useMemo, useState } from 'react'
import { useModuleHost, useQuery } from '../kit/index.ts'
import { isDay } from '../kit/dates/index.ts'
import type { Look } from './campaigns.logic.ts'
import type { CalendarOrder, CampaignsPort } from './campaigns.port.ts'
import { orderFilterOf, quartersInSight } from './orders.logic.ts'

export interface CalendarOrdersModel {
  /** The viewer sees a list of orders: they may be shown or hidden. */
  isOffered: boolean
  /** What passes the filters, of the months around the one in sight; none while they are hidden. */
  shown: readonly CalendarOrder[]
  /** Some of these months are on their way. */
  isComing: boolean
  /** They did not come; what is shown may be old. */
  hasFailed: boolean
  refresh: () => void
}

interface OrdersOptions {
  look: Look
  today: string
  /** Default no: they are loaded where they are looked at. */
  isWanted: boolean
}

const nothing: readonly CalendarOrder[] = []

/** Direct orders beside campaigns in the calendar (CAMP-03). */
export function useCalendarOrders(
  port: CampaignsPort,
  { look, today, isWanted }: OrdersOptions,
): CalendarOrdersModel {
  const { params } = useModuleHost()
  const at = isDay(params.at ?? '') ? params.at! : today
  const month = at.slice(0, 7)
  const [one, other] = useMemo(
    () =>
      isWanted && port.orders
        ? quartersInSight(`${month}-01`).map((span) => port.orders!(span))
        : [],
    [isWanted, month, port],
  )
  const first = useQuery(one)
  const second = useQuery(other)
  const known = [first, second].flatMap((result) => (result.state === 'ready' ? [result.data] : []))
  const isOffered = known.length > 0 ? known.some((data) => data.isOffered) : undefined
  // In a quarter that is on its way nothing goes that was offered.
  const [wasOffered, setOffered] = useState(false)
  if (isOffered !== undefined && isOffered !== wasOffered) setOffered(isOffered)

  const [firstData, secondData] = [first, second].map((result) =>
    result.state === 'ready' ? result.data : undefined,
  )
  const shown = useMemo(() => {
    if (!look.hasOrders) return nothing
    // What runs in both is one.
    const byId = new Map(
      [firstData, secondData].flatMap((data) => data?.orders.map((order) => [order.id, order] as const) ?? []), // prettier-ignore
    )
    return byId.size === 0 ? nothing : [...byId.values()].filter(orderFilterOf(look, today))
  }, [firstData, secondData, look, today])

  const refresh = () => {
    for (const result of [first, second])
      if (result.state === 'ready') result.refresh()
      else if (result.state === 'failed') result.retry()
  }
  const hasFailed = [first, second].some(
    (result) => result.state === 'failed' || (result.state === 'ready' && result.refreshError),
  )
  const isComing = [one && first, other && second].some((result) => result?.state === 'loading')
  return { isOffered: isOffered ?? wasOffered, shown, isComing, hasFailed, refresh }
}
