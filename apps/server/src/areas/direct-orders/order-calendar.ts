import { bookingStatusTypes } from '@atrium/api-client/contract'
import type { CalendarSource } from '../campaigns/index.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import { selectedIds } from './direct-orders.media.logic.ts'
import { listBooked } from './direct-orders.repository.ts'
import { orderAddress } from './order-links.ts'
import { orderTexts } from './direct-orders.texts.ts'

const { Approved, Completed, Rebriefing } = bookingStatusTypes

/** Orders in the calendars of those who see them, once they were sent to the agency and until they are cancelled (T-26). */
export const ordersInCalendar: CalendarSource = async (tx, access, { after, most, language }) => {
  const statuses = [Approved, Completed, Rebriefing]
  const booked = await listBooked(tx, access, { statuses, after, most })
  return booked.map((order) => {
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
