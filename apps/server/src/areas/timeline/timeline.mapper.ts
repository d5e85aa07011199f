import type { TimelineItem, TimelineOverview } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { orderFacts, TimelineOrder } from '../direct-orders/index.ts'
import type { Access } from '../users/index.ts'
import { canAddItem } from './timeline.policy.ts'
import type { ItemRow, OverviewRow } from './timeline.repository.ts'

/** An item as the contract shows it (TL-01). */
export const toItem = (row: ItemRow, access: Access): TimelineItem => ({
  id: row.id,
  componentId: row.component_id,
  title: row.title,
  text: row.text,
  date: dayOnWire(row.date),
  type: row.type,
  icon: row.icon,
  url: row.url,
  createdByUser:
    row.created_by === null
      ? null
      : { id: row.created_by, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  createdAt: row.created_at.toISOString(),
  version: row.version,
  can: { edit: canAddItem(access) },
})

/** A direct order as an item of a timeline: it is changed where it was placed. */
export const toOrderItem = (order: TimelineOrder, componentId: number): TimelineItem => ({
  id: order.id,
  componentId,
  title: order.title,
  text: order.text || null,
  date: dayOnWire(order.day),
  type: 'order',
  icon: null,
  url: order.address,
  createdByUser: order.by,
  createdAt: order.createdAt.toISOString(),
  version: order.version,
  can: { edit: false },
})

/** What a timeline holds in all (T-78). */
export function toOverview(
  rows: readonly OverviewRow[],
  orders: Awaited<ReturnType<typeof orderFacts>>,
  access: Access,
): TimelineOverview {
  const countOf = (type: OverviewRow['type']) => rows.find((row) => row.type === type)?.count ?? 0
  const daysAt = (end: 'first' | 'last') =>
    [...rows.map((row) => row[end]), orders[end]].filter((day) => day !== null).toSorted()
  const [first, last] = [daysAt('first')[0], daysAt('last').at(-1)]
  return {
    counts: {
      info: countOf('info'),
      campaign: countOf('campaign'),
      milestone: countOf('milestone'),
      file: countOf('file'),
      post: countOf('post'),
      order: orders.count,
    },
    orderListIds: orders.listIds,
    firstDate: first === undefined ? null : dayOnWire(first),
    lastDate: last === undefined ? null : dayOnWire(last),
    can: { add: canAddItem(access) },
  }
}
