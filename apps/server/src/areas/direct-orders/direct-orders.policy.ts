import { bookingStatusTypes, groupOfPerson } from '@atrium/api-client/contract'
import type { DirectOrder } from '@atrium/api-client/contract'
import { isAsked } from '../campaigns/index.ts'
import { canEdit } from '../components/index.ts'
import { groupTypes, hasAnyRole, type Access, type GroupRow } from '../users/index.ts'

export type OrderStatus = DirectOrder['status']
/** Where an order stands with the agency, and with headquarters where that has to approve its budget. */
export interface OrderStanding {
  status: OrderStatus
  approval: DirectOrder['approval']
}
type Holder = Pick<Access, 'roles' | 'isDataSolutions'>

const { Created, Approved, Rebriefing, Canceled } = bookingStatusTypes

/** Places and changes orders (PERM-10). */
export const canOrder = (holder: Holder) => canEdit(holder, 'directorder')

/** The agency works with the orders of all: it sets any status, and says who sees one (DO-11). */
export const handlesOrders = ({ roles }: Pick<Access, 'roles'>) =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'CLIENTSERVICE'])

interface Decider extends Pick<Access, 'roles'> {
  id: number
  is_approver: boolean
}

export const isAdministrator = ({ roles }: Pick<Access, 'roles'>): boolean =>
  roles.includes('ADMINISTRATOR')

/** Who decides about orders: the client's approvers and leads; administrators where there are none (D-01). */
export function decidersOf<T extends Decider>(people: readonly T[]): readonly T[] {
  const client = people.filter((one) => isAsked(one, one.is_approver))
  return client.length > 0 ? client : people.filter(isAdministrator)
}

/** Sets what regions may book: headquarters, and the agency. */
export const canSetBudgets = (
  holder: Pick<Access, 'roles'>,
  { decides }: { decides: boolean },
): boolean => decides || handlesOrders(holder)

/** Reads what all regions have booked; who only orders reads of their own. */
export const readsAllRegions = (
  holder: Pick<Access, 'roles' | 'seesAll'>,
  { decides }: { decides: boolean },
): boolean => holder.seesAll || canSetBudgets(holder, { decides })

/** Where those who order take an order themselves; the agency takes it anywhere. */
const ownSteps: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  [Created]: [Approved, Canceled],
  [Approved]: [Rebriefing, Canceled],
  [Rebriefing]: [Approved, Canceled],
}

/**
 * Where a caller may take an order from where it stands; nowhere once it was cancelled (DO-08, DO-11).
 * While it waits for headquarters it can only be cancelled, or sent back by the agency.
 */
export const mayMove = (holder: Holder, from: OrderStanding, to: OrderStatus): boolean => {
  if (!canOrder(holder) || from.status === Canceled) return false
  if (from.approval === 'waiting') {
    return to === Canceled || (to === Rebriefing && handlesOrders(holder))
  }
  return handlesOrders(holder) || (ownSteps[from.status]?.includes(to) ?? false)
}

/**
 * Whether its contents can be changed: by the agency until it was cancelled; by those who order until it
 * was sent, and again while it is rebriefed (DO-09).
 */
export const mayChange = (holder: Holder, status: OrderStatus): boolean =>
  canOrder(holder) &&
  status !== Canceled &&
  (handlesOrders(holder) || status === Created || status === Rebriefing)

/** Whether somebody takes an order elsewhere that is over: for those who order it is settled (DO-12). */
export const mayMoveEnded = (holder: Holder): boolean => handlesOrders(holder)

/** What travels with an order as `can`. */
export function orderAbilities(
  holder: Holder,
  standing: OrderStanding,
  { decides, hasEnded = false }: { decides: boolean; hasEnded?: boolean },
): DirectOrder['can'] {
  const { status, approval } = standing
  const isWaiting = approval === 'waiting'
  const isOpen = !hasEnded || mayMoveEnded(holder)
  return {
    edit: mayChange(holder, status) && !hasEnded,
    send: (status === Created || status === Rebriefing) && mayMove(holder, standing, Approved),
    rebrief: isOpen && (status === Approved || isWaiting) && mayMove(holder, standing, Rebriefing),
    cancel: isOpen && mayMove(holder, standing, Canceled),
    setStatus: handlesOrders(holder) && status !== Canceled && !isWaiting,
    decide: isWaiting && decides,
  }
}

/** Whom an order is for besides those who always see it. */
export interface OrderCircle {
  /** Of the person who orders. */
  userId: number
  groupIds: readonly number[]
  /** Chosen by staff; else it is for the groups of the person who orders. */
  chosen: readonly number[] | undefined
  groups: readonly (Pick<GroupRow, 'id' | 'type'> & { isApprover: boolean })[]
  /** People who lead for the client. */
  leadIds: readonly number[]
}

/**
 * Who sees an order (PERM-13): who placed it and the groups of their store, headquarters (the groups that
 * approve, and those who lead for the client), and the agency. A group of the type Direct Order says
 * that somebody may order; it holds the people of all stores, so it sees nothing by itself.
 */
export function orderAudience({
  userId,
  groupIds,
  chosen,
  groups,
  leadIds,
}: OrderCircle): number[] {
  const isOfType = (...types: number[]) => groups.filter(({ type }) => types.includes(type))
  const stores = isOfType(groupTypes.Customer).filter(({ id }) => groupIds.includes(id))
  const agency = isOfType(groupTypes.Administration, groupTypes.CustomerService)
  const approvers = groups.filter(({ isApprover }) => isApprover)
  const ids = [...(chosen ?? stores.map(({ id }) => id)), ...[...agency, ...approvers].map(({ id }) => id), groupOfPerson(userId), ...leadIds.map(groupOfPerson)] // prettier-ignore
  return [...new Set(ids)].toSorted((one, other) => one - other)
}
