import { bookingStatusTypes } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import { selectedIds } from './direct-orders.media.logic.ts'
import type { OrderStanding, OrderStatus } from './direct-orders.policy.ts'
import type { OrderFacts, OrderRow } from './direct-orders.repository.ts'
import type { ApprovalStep } from './order-details.repository.ts'
import type { KeptPlan } from './order-differences.logic.ts'

const { Created, Approved, Completed, Rebriefing } = bookingStatusTypes

/** What an approval is about: once something of it is another, it has to be asked for again (T-38). */
type Plan = Pick<OrderFacts, 'budget' | 'region' | 'start_date' | 'end_date' | 'media_types'> & {
  display_name: string
}

/** A plan as it is kept with what was asked and decided. */
export const toOrderPlan = (plan: Plan): KeptPlan => ({
  displayName: plan.display_name,
  budget: plan.budget,
  region: plan.region,
  startDate: plan.start_date && dayOnWire(plan.start_date),
  endDate: plan.end_date && dayOnWire(plan.end_date),
  mediaTypes: selectedIds(plan.media_types),
})

/** Whether all that an approval is about is as it was; the name may be another. */
export const isSameBooking = (one: Plan, other: Plan) =>
  isSamePlan({ ...one, display_name: '' }, { ...other, display_name: '' })

const isSamePlan = (one: Plan, other: Plan) =>
  JSON.stringify(toOrderPlan(one)) === JSON.stringify(toOrderPlan(other))

export interface Step {
  /** The order as it was; undefined: it is new. */
  before: OrderRow | undefined
  plan: Plan
  /** Where it is to go. */
  to: OrderStatus
  /** Above this budget headquarters has to approve; undefined: it never has to for that. */
  approvalBudget: number | undefined
  /** What its region may still book in that year without this order; undefined: no region is limited. */
  left: number | undefined
  /** Whoever takes the step decides in their own name. */
  approves: boolean
}

/** Where an order comes to stand, and what that says to headquarters. */
export interface Standing extends OrderStanding {
  step?: ApprovalStep
}

/**
 * Where an order comes to stand by a step: with the agency, or first with headquarters where its budget
 * is above the tenant's, or above what its region may still book (D-01). Undefined: it cannot go there
 * before headquarters has approved it.
 */
export function standingAfter({
  before,
  plan,
  to,
  approvalBudget,
  left,
  approves,
}: Step): Standing | undefined {
  const was = before?.approval ?? null
  if (to !== Approved && to !== Completed) {
    // What was rejected says so until it is sent again.
    const stays = before?.status === to && was !== 'waiting'
    return { status: to, approval: stays ? was : null }
  }
  // What is with the agency as it is goes on without being asked again, also where limits were set since.
  const isBooked =
    before !== undefined && (before.status === Approved || before.status === Completed)
  if (isBooked && isSamePlan(before, plan)) return { status: to, approval: was }
  const isAbove = [approvalBudget, left].some((limit) => limit !== undefined && plan.budget > limit)
  if (!isAbove) return { status: to, approval: null }
  if (was === 'approved' && before && isSamePlan({ ...before }, plan))
    return { status: to, approval: was }
  if (approves) return { status: to, approval: 'approved', step: 'approved' }
  if (to === Completed) return undefined
  const status = before?.status === Rebriefing ? Rebriefing : Created
  // Asked again where it is another than was asked about.
  const isAsked = was === 'waiting' && before !== undefined && isSamePlan(before, plan)
  return { status, approval: 'waiting', ...(!isAsked && { step: 'asked' }) }
}

/** What a form that says no status means: what waits goes on waiting, or to the agency once it need not. */
export const statusMeant = (before: OrderRow): OrderStatus =>
  before.approval === 'waiting' ? Approved : before.status
