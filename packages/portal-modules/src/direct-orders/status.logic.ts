import type { Order, OrderStatus } from './direct-orders.port.ts'

/** The stored numbers; others are `unknown` (DO-07). */
const statusByNumber: Readonly<Record<number, OrderStatus>> = {
  1: 'created',
  2: 'approved',
  3: 'completed',
  5: 'rebriefing',
  10: 'canceled',
}

/** Statuses in the order of their numbers, without `unknown`. */
export const statuses = ['created', 'approved', 'completed', 'rebriefing', 'canceled'] as const

/** Statuses as they are shown: one that waits for headquarters is with nobody else (D-01). */
export type ShownStatus = OrderStatus | 'waiting'

/** Statuses that are shown, in the order in which an order goes through them. */
export const shownStatuses = [
  'created',
  'waiting',
  'approved',
  'completed',
  'rebriefing',
  'canceled',
] as const satisfies readonly ShownStatus[]

export const statusOfNumber = (number: number): OrderStatus => statusByNumber[number] ?? 'unknown'

/** The stored number of a status; undefined for `unknown`. */
export const numberOfStatus = (status: OrderStatus): number | undefined => {
  const found = Object.entries(statusByNumber).find(([, known]) => known === status)
  return found && Number(found[0])
}

/** Steps that an order goes through, in their order (DO-07). */
export const railSteps = ['confirmation', 'inApproval', 'inExecution', 'completed'] as const
/** A step's label in the stepper: of the rail, beside it, or of a number that nobody knows. */
export type OrderStep = (typeof railSteps)[number] | 'inRebriefing' | 'canceled' | 'unknown'

/**
 * The status that is shown: an order whose last day is over counts as completed, unless it was canceled
 * (DO-12), or waits for headquarters or was sent back by it: there is still something to do then (D-01).
 * @param today  the day in Berlin, `YYYY-MM-DD`
 */
export function shownStatus(
  { status, approval, end }: Pick<Order, 'status' | 'approval' | 'end'>,
  today: string,
): ShownStatus {
  if (status === 'canceled') return status
  if (approval === 'waiting') return approval
  if (approval === 'rejected' || status === 'completed') return status
  return end !== null && end < today ? 'completed' : status
}

/**
 * The step of the stepper. The two lists of the specification are one number apart; this is the mapping
 * between them: 1 confirmation, 2 in approval and from the first day on in execution, 3 completed, 5 in
 * rebriefing, 10 canceled (DO-07, U-08).
 */
export function stepOf(
  order: Pick<Order, 'status' | 'approval' | 'start' | 'end'>,
  today: string,
): OrderStep {
  switch (shownStatus(order, today)) {
    case 'created':
      return 'confirmation'
    case 'waiting':
      return 'inApproval'
    case 'approved':
      return order.start !== null && order.start <= today ? 'inExecution' : 'inApproval'
    case 'completed':
      return 'completed'
    case 'rebriefing':
      return 'inRebriefing'
    case 'canceled':
      return 'canceled'
    case 'unknown':
      return 'unknown'
  }
}

/**
 * What the step is called at which an order stands: before its first day an approved order is not `in approval` in
 * one place and `approved` in all others. The other steps keep their words (DO-07).
 */
export const stepWord = (
  order: Pick<Order, 'status' | 'approval' | 'start' | 'end'>,
  id: OrderStep,
  today: string,
): `step.${OrderStep}` | `status.${ShownStatus}` =>
  id === 'inApproval' && stepOf(order, today) === id
    ? `status.${shownStatus(order, today)}`
    : `step.${id}`

/** Statuses that are set without a reason, from another one (DO-10, DO-11). */
export const settableFrom = (status: OrderStatus): readonly OrderStatus[] => settable[status]

const without = (status?: OrderStatus) =>
  statuses.filter((one) => one !== status && one !== 'canceled' && one !== 'rebriefing')
/** Made once: a list asks for them some thousand times. */
const settable: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: without('created'),
  approved: without('approved'),
  completed: without('completed'),
  rebriefing: without(),
  canceled: without(),
  unknown: without(),
}

const minReasonLength = 3
export const maxReasonLength = 1_000

export type ReasonFault = 'reasonShort' | 'reasonLong'

/** Why a reason is none: 3 to 1000 characters, spaces around it apart (DO-18). */
export function reasonFault(text: string): ReasonFault | undefined {
  const { length } = text.trim()
  if (length < minReasonLength) return 'reasonShort'
  return length > maxReasonLength ? 'reasonLong' : undefined
}
