import { mediaKindOf, type DirectOrderSummary } from '@atrium/api-client/contract'
import { dayFromWire } from '../../kit/dates/index.ts'
import type { ListedMedia, ListedOrder } from '../direct-orders.port.ts'
import { statusOfNumber } from '../status.logic.ts'
import { actionOfNumber } from './to-order.ts'

/** Makes the value of each key once: thousands of orders share a few customers, blocks and media. */
function share<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) made.set(key, (value = make(key)))
    return value
  }
}

/** Rows of a list in the module's words (DO-21). */
export function toListedOrders(answer: readonly DirectOrderSummary[]): ListedOrder[] {
  const withName = share((name: string) => ({ name }))
  const named = (name: string | null) => (name === null ? null : withName(name))
  const day = share(dayFromWire)
  const media = new Map<number, ListedMedia>()
  const toMedia = ({ id, name }: DirectOrderSummary['mediaTypes'][number]): ListedMedia => {
    let medium = media.get(id)
    if (!medium) {
      medium = { mediaTypeId: id, name, kind: mediaKindOf(id), isSelected: true }
      media.set(id, medium)
    }
    return medium
  }
  return answer.map((row) => ({
    id: row.id,
    name: row.displayName,
    action: actionOfNumber(row.type),
    status: statusOfNumber(row.bookingStatusType),
    approval: row.approval,
    region: row.region || null,
    customer: named(row.customerName),
    campaign: named(row.campaignName),
    product: named(row.productName),
    buildingBlock: named(row.buildingBlockName),
    purchaseOrder: row.purchaseOrderNumber || null,
    budget: row.budget,
    start: day(row.startDate),
    end: day(row.endDate),
    taxonomy: row.taxonomy || null,
    media: row.mediaTypes.map(toMedia),
    creator: row.createdByUserName,
    modifiedBy: row.modifiedByUserName,
    modifiedAt: row.lastModifiedAt,
  }))
}
