import type { Order, OrderAbilities } from '../direct-orders.port.ts'
import { settableFrom, shownStatus } from '../status.logic.ts'

/** Who somebody is to direct orders. */
export interface OrderRole {
  /** Places orders and answers for them. */
  canOrder: boolean
  /** Works on them at the agency. */
  isStaff: boolean
  /** Decides about orders that wait for headquarters. */
  decides?: boolean
}

const noAbilities: OrderAbilities = {
  adjust: false,
  send: false,
  cancel: false,
  rebrief: false,
  setStatus: [],
  decide: false,
}

/** What a host may let somebody do with an order as it stands; the portal's server has rules of its own. */
export function abilitiesOf(
  order: Pick<Order, 'status' | 'approval' | 'end'>,
  today: string,
  { canOrder, isStaff, decides = false }: OrderRole,
): OrderAbilities {
  const status = shownStatus(order, today)
  // A canceled order is closed for everybody (DO-08).
  if (status === 'canceled' || status === 'unknown') return noAbilities
  const isWaiting = status === 'waiting'
  const isOpen = status === 'created' || status === 'rebriefing'
  const mayChange = canOrder || isStaff
  return {
    adjust: (isOpen || isWaiting) && mayChange,
    send: isOpen && mayChange,
    cancel: status !== 'completed' && mayChange,
    rebrief: (status === 'approved' && mayChange) || (isWaiting && isStaff),
    setStatus: isStaff && !isWaiting ? settableFrom(order.status) : [],
    decide: isWaiting && decides,
  }
}
