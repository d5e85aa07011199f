import { bookingStatusTypes } from '@atrium/api-client/contract'
import type { DirectOrder } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { forbidden, invalid, Problem, stale } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { keyOf, logMails, publishChanged, updateComponent } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { hasEnded } from './direct-orders.dates.logic.ts'
import { canOrder, handlesOrders, mayMove, mayMoveEnded, type OrderStatus } from './direct-orders.policy.ts' // prettier-ignore
import { decidesAbout } from './direct-orders.mapper.ts'
import { presentOrder } from './direct-orders.service.ts'
import { orderTexts } from './direct-orders.texts.ts'
import {
  ended,
  findForOrder,
  notFromHere,
  requireOpen,
  type OrderCommand,
} from './order-changes.service.ts'
import { unapproved } from './order-writing.service.ts'
import { standingAfter, toOrderPlan } from './order-approval.logic.ts'
import { addProcess, isAnswered, listValues, setStanding } from './order-details.repository.ts'
import { checkOrder, formOf } from './order-input.service.ts'
import { publishApprovalsChanged, notifyAboutStatus } from './order-news.service.ts'
import { readingOf } from './order-reading.ts'
import { leftOf } from './region-budgets.logic.ts'
import { frameFor } from './region-budgets.service.ts'

const { Approved, Rebriefing, Canceled } = bookingStatusTypes
/** What those who order set themselves; everything else is the agency's. */
const ownTargets: readonly OrderStatus[] = [Approved, Rebriefing, Canceled]
/** These are never set without a reason (DO-18). */
const explained: readonly OrderStatus[] = [Rebriefing, Canceled]
const leastReason = 3

type StatusDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/**
 * Sets the status of an order (DO-26, DO-27): 403 where it is not the caller's to set, 409 where the order
 * cannot come there from its status. Sent, it is checked once more: its dates may have passed meanwhile.
 */
export async function moveOrder(
  deps: StatusDependencies,
  command: OrderCommand,
  { id, status, comment }: { id: number; status: OrderStatus; comment?: string | undefined },
): Promise<DirectOrder> {
  const { actor, applicationId, ifMatch } = command
  const { order, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    const reading = await readingOf(deps, tx, access, command.language)
    const { found, row } = await findForOrder(tx, access, id)
    if (!canOrder(access)) throw forbidden()
    if (!handlesOrders(access) && !ownTargets.includes(status)) throw forbidden()
    if (explained.includes(status) && (comment ?? '').length < leastReason) {
      throw invalid({ comment: orderTexts['reason-missing'] })
    }
    requireOpen(row.status)
    if (ifMatch !== undefined && ifMatch !== row.version) {
      throw stale(await presentOrder(tx, reading, id))
    }
    if (!mayMove(access, row, status)) throw notFromHere()
    // It ran, and what it cost counts in the frame of its region.
    if (hasEnded(row, reading.today) && !mayMoveEnded(access)) throw ended()
    const key = { applicationId, id }
    if (
      status === Approved &&
      row.status === Rebriefing &&
      row.approval === null &&
      !handlesOrders(access) &&
      !comment &&
      !(await isAnswered(tx, key))
    )
      // prettier-ignore
      throw new Problem(409, 'order-unanswered', { text: orderTexts['unanswered-order'] })
    if (status === Approved && row.status !== Approved) {
      const before = { row, values: await listValues(tx, key) }
      await checkOrder(tx, access, formOf(before), { status, today: reading.today, before })
    }
    const { approvalBudget, rights } = reading
    const left = leftOf(await frameFor(tx, applicationId, row, id))
    const after = standingAfter({ before: row, plan: row, to: status, approvalBudget, left, approves: rights.approve && decidesAbout(reading, row, actor.userId) }) // prettier-ignore
    if (!after) throw unapproved()
    await setStanding(tx, key, after)
    await addProcess(tx, key, {
      status: after.status,
      at: deps.clock.now(),
      userId: actor.userId,
      comment: comment || null,
      approval: after.step && { step: after.step, plan: toOrderPlan(row) },
    })
    await updateComponent(tx, keyOf(found.row, access), sql`type = type`)
    await publishChanged(deps, tx, command, found.row)
    if (row.approval === 'waiting' || after.step)
      await publishApprovalsChanged(deps, tx, command, found)
    const mails = await notifyAboutStatus(deps, tx, access, found, { before: row, after })
    return { order: await presentOrder(tx, reading, id), mails }
  })
  logMails(command.log, mails)
  return order
}
