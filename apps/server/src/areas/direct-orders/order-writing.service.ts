import { bookingStatusTypes } from '@atrium/api-client/contract'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { invalid, Problem } from '../../platform/problem.ts'
import type { Found } from '../components/index.ts'
import { decidesAbout } from './direct-orders.mapper.ts'
import { handlesOrders, type OrderStatus } from './direct-orders.policy.ts'
import { saveOrder, type OrderRow } from './direct-orders.repository.ts'
import { orderTexts } from './direct-orders.texts.ts'
import { standingAfter, toOrderPlan, type Standing } from './order-approval.logic.ts'
import {
  addProcess,
  isAnswered,
  replaceValues,
  type OrderedValue,
} from './order-details.repository.ts'
import { planChanges, restChanges, type OrderChange } from './order-differences.logic.ts'
import type { CheckedOrder, OrderBefore } from './order-input.service.ts'
import type { OrderReading } from './order-reading.ts'
import { leftOf } from './region-budgets.logic.ts'
import { frameFor } from './region-budgets.service.ts'

const { Approved, Rebriefing } = bookingStatusTypes

/** An order as a step writes it. */
export interface WrittenOrder {
  checked: CheckedOrder
  name: string
  description: string | null
  /** Absent: it is new. */
  before?: OrderBefore
  /** Attachments that came and went. */
  files?: readonly OrderChange[]
}

/** Writes what an order is now; answers with where it stands, which may be with headquarters first. */
export async function writeOrder(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  reading: OrderReading,
  order: Found,
  { checked, name, description, before, files = [] }: WrittenOrder,
): Promise<Standing> {
  const { access, approvalBudget, rights } = reading
  const key = { applicationId: access.applicationId, id: order.row.id }
  const { values } = checked
  const frame = await frameFor(tx, access.applicationId, checked.facts, key.id)
  // One region is spelled in one way, whatever was typed.
  const facts = { ...checked.facts, region: frame?.region ?? checked.facts.region }
  const plan = { ...facts, display_name: name }
  const left = leftOf(frame)
  const row = before?.row
  const changes = before ? [...changesOf(before, { plan, checked, description }), ...files] : []
  await requireAnswer(tx, reading, { key, row, to: facts.status, changes })
  const after = standingAfter({ before: row, plan, to: facts.status, approvalBudget, left, approves: rights.approve && decidesAbout(reading, row ?? { creator_id: access.actor.userId }, access.actor.userId) }) // prettier-ignore
  if (!after) throw unapproved()
  const { status, approval, step } = after
  await saveOrder(tx, key, { ...facts, status, approval })
  await replaceValues(tx, key, values)
  const { userId } = access.actor
  await addProcess(tx, key, {
    status,
    at: clock.now(),
    userId,
    comment: null,
    approval: step && { step, plan: toOrderPlan(plan) },
    changes,
  })
  return after
}

type PlanFacts = Parameters<typeof toOrderPlan>[0] & CheckedOrder['facts']

/** All in which an order is another than before, in the order of its form (T-47). */
function changesOf(
  { row, values }: OrderBefore,
  {
    plan,
    checked,
    description,
  }: { plan: PlanFacts } & Pick<WrittenOrder, 'checked' | 'description'>,
): OrderChange[] {
  const wordsOf = (facts: OrderRow | CheckedOrder['facts']) => ({
    target: facts.target,
    comment: facts.comment,
    purchaseOrderNumber: facts.purchase_order_number,
    buildingBlockName: facts.building_block_name,
    customerName: facts.customer_name,
  })
  const seen = (
    all: readonly Pick<OrderedValue, 'configurationId' | 'configuration' | 'value'>[],
  ) =>
    all.flatMap(({ configurationId: fieldId, configuration: { displayName: name, type }, value }) =>
      type === 'Hidden' ? [] : [{ fieldId, name, value }],
    )
  return [
    ...planChanges(toOrderPlan(row), toOrderPlan(plan)),
    ...restChanges(
      {
        type: row.type,
        words: { ...wordsOf(row), description: row.description, campaignName: row.campaign_name, productName: row.product_name }, // prettier-ignore
        media: row.media_types,
        values: seen(values),
      },
      {
        type: plan.type,
        words: { ...wordsOf(plan), description, campaignName: nameOfSame(row.campaign_id, plan.campaign_id, row.campaign_name, checked.names.campaign), productName: nameOfSame(row.product_id, plan.product_id, row.product_name, checked.names.product) }, // prettier-ignore
        media: plan.media_types,
        values: seen(checked.values),
      },
    ),
  ]
}

/** What is the same goes by the same name, whatever it is called by now. */
const nameOfSame = (
  wasId: number | null,
  id: number | null,
  was: string | null,
  is: string | null,
) => (wasId === id ? was : is)

/**
 * Briefed anew, an order that is sent again says something else than before, or why it stays (DO-09). The
 * agency sends it on as it likes.
 */
async function requireAnswer(
  tx: Transaction,
  { access }: OrderReading,
  { key, row, to, changes }: { key: { applicationId: number; id: number }; row: OrderRow | undefined; to: OrderStatus; changes: readonly OrderChange[] }, // prettier-ignore
): Promise<void> {
  if (row?.status !== Rebriefing || to !== Approved || handlesOrders(access)) return
  // Headquarters decides anew about what it rejected: a limit may have been raised since.
  if (row.approval !== null || changes.length > 0 || (await isAnswered(tx, key))) return
  throw invalid({ comment: orderTexts.unanswered })
}

/** Headquarters has to say yes first. */
export const unapproved = () =>
  new Problem(409, 'order-unapproved', { text: orderTexts.unapproved })
