import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import { listNumbered } from './direct-orders.repository.ts'

/** Where an order of a page is looked at. */
export const orderAddress = (applicationId: number, order: { id: number; page_url: string }) =>
  `${order.page_url}/requests/${order.id}?clientId=${applicationId}`

/** The orders of a customer that the caller sees, by their purchase order numbers; of several with one the newest. */
export async function ordersByNumber(
  tx: Transaction,
  access: Access,
  customerId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { id: number; url: string }>> {
  if (numbers.length === 0) return new Map()
  const rows = await listNumbered(tx, access, { customerId, numbers })
  return new Map(
    rows.map((row) => [
      row.purchase_order_number,
      { id: row.id, url: orderAddress(access.applicationId, row) },
    ]),
  )
}
