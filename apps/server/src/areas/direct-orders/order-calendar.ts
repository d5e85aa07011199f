import { bookingStatusTypes, type DirectOrderDays } from '@atrium/api-client/contract'
import { addDays, dayOnWire } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { CalendarSource } from '../campaigns/index.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import type { Access } from '../users/index.ts'
import { shownStatus } from './direct-orders.dates.logic.ts'
import { selectedIds } from './direct-orders.media.logic.ts'
import { listBooked } from './direct-orders.repository.ts'
import { orderTexts } from './direct-orders.texts.ts'
import { orderAddress } from './order-links.ts'
import { listOrderLists } from './order-timeline.repository.ts'

const { Approved, Completed, Rebriefing } = bookingStatusTypes

/** Orders stand in calendars once they were sent to the agency and until they are cancelled. */
const booked = [Approved, Completed, Rebriefing]

/** What a person's own calendar reads of the orders that they see (T-26). */
export const ordersInCalendar: CalendarSource = async (tx, access, { after, most, language }) => {
  const rows = await listBooked(tx, access, { statuses: booked, after, most })
  return rows.map((order) => {
    const media = selectedIds(order.media_types).map((id) => mediaTypeNames[id]![language])
    return {
      id: `order-${access.applicationId}-${order.id}`,
      name: order.name,
      kind: orderTexts.order[language],
      detail: [order.customer_name, media.join(', ')].filter(Boolean).join(' · '),
      start: order.start_date,
      end: order.end_date,
      address: orderAddress(access.applicationId, order),
      changedAt: order.modified_at,
    }
  })
}

/** More than a calendar shows at once. */
const maxOrders = 5_000

/** What a calendar of the portal shows of the orders that the caller sees, so many of Berlin's days from one on (CAMP-03). */
export async function orderDays(
  tx: Transaction,
  access: Access,
  { from, days, today }: { from: string; days: number; today: string },
): Promise<DirectOrderDays> {
  const orderListIds = await listOrderLists(tx, access)
  // Most portals have no orders: nothing runs there.
  if (orderListIds.length === 0) return { orders: [], orderListIds }
  const until = addDays(from, days - 1)
  const wanted = { statuses: booked, after: from, until, most: maxOrders }
  const rows = await listBooked(tx, access, wanted)
  return {
    orders: rows.map((row) => ({
      id: row.id,
      displayName: row.name,
      status: shownStatus(row, today),
      customerId: row.customer_id,
      customerName: row.customer_name,
      productId: row.product_id,
      region: row.region,
      startDate: dayOnWire(row.start_date),
      endDate: dayOnWire(row.end_date),
      mediaTypes: selectedIds(row.media_types),
      url: orderAddress(access.applicationId, row),
    })),
    orderListIds,
  }
}
