import type { Order, OrderAbilities } from '../direct-orders.port.ts'
import { settableFrom, shownStatus } from '../status.logic.ts'

/** Who somebody is to direct orders. */
export interface OrderRole {
  /** Places orders and answers for them. */
  canOrder: boolean
  /** Works on them at the agency. */
  isStaff: boolean
}

const noAbilities: OrderAbilities = {
  adjust: false,
  send: false,
  cancel: false,
  rebrief: false,
  setStatus: [],
}

/** What a host may let somebody do with an order as it stands; the portal's server has rules of its own. */
export function abilitiesOf(
  order: Pick<Order, 'status' | 'end'>,
  today: string,
  { canOrder, isStaff }: OrderRole,
): OrderAbilities {
  const status = shownStatus(order, today)
  // A canceled order is closed for everybody (DO-08).
  if (status === 'canceled' || status === 'unknown') return noAbilities
  const isOpen = status === 'created' || status === 'rebriefing'
  const mayChange = canOrder || isStaff
  return {
    adjust: isOpen && mayChange,
    send: isOpen && mayChange,
    cancel: status !== 'completed' && mayChange,
    rebrief: status === 'approved' && mayChange,
    setStatus: isStaff ? settableFrom(order.status) : [],
  }
}
