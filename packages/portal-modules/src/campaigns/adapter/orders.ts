import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  bookingStatusTypes,
  directOrderNext,
  mediaKindOf,
  type DirectOrderDays,
} from '@atrium/api-client/contract'
import { fromDay, toDay } from '@atrium/api-client/values'
import { daysBetween } from '../../kit/dates/index.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { CalendarOrder, CampaignsPort } from '../campaigns.port.ts'

const { asPort } = portCalls()
const { Completed, Rebriefing } = bookingStatusTypes

/** Direct orders on the portal's own call, which has of them what their own list shows the reader. */
export function ordersPort(client: Client, scope: Scope) {
  /** Lists of orders that the reader sees: what changes in them changes the calendar. */
  const lists = new Set<unknown>()
  const orders: NonNullable<CampaignsPort['orders']> = ({ from, to }) => {
    const { key, load } = describeQuery(client, scope, directOrderNext.days, {
      params: { applicationId: scope.tenant },
      query: { from: toDay(from), days: daysBetween(from, to) + 1 },
    })
    return {
      key: [...key, 'calendar'],
      load: async () => {
        const answer = await asPort(load())
        for (const id of answer.orderListIds) lists.add(id)
        return { isOffered: answer.orderListIds.length > 0, orders: answer.orders.map(toOrder) }
      },
    }
  }
  return { orders, isList: (id: unknown) => lists.has(id) }
}

const toOrder = (row: DirectOrderDays['orders'][number]): CalendarOrder => ({
  id: row.id,
  name: row.displayName,
  customer: row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' },
  productId: row.productId,
  region: row.region || null,
  media: [...new Set(row.mediaTypes.map(mediaKindOf))],
  start: fromDay(row.startDate),
  end: fromDay(row.endDate),
  status:
    row.status === Completed ? 'completed' : row.status === Rebriefing ? 'rebriefing' : 'booked',
  address: row.url,
})
