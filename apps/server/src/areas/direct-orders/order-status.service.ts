import { bookingStatusTypes } from '@atrium/api-client/contract'
import type { DirectOrder } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { dayOf } from '../../platform/berlin-time.ts'
import { forbidden, invalid, stale } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/types.ts'
import { keyOf, logMails, updateComponent } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { canOrder, handlesOrders, mayMove, type OrderStatus } from './direct-orders.policy.ts'
import { presentOrder } from './direct-orders.service.ts'
import { orderTexts } from './direct-orders.texts.ts'
import {
  findForOrder,
  notFromHere,
  requireOpen,
  type OrderCommand,
} from './order-changes.service.ts'
import { addProcess, listValues, setStatus } from './order-details.repository.ts'
import { checkOrder, formOf } from './order-input.service.ts'
import { tellChanged, tellStatus } from './order-news.service.ts'

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
    const now = deps.clock.now()
    const today = dayOf(now)
    const reading = { access, language: command.language, today }
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
    if (!mayMove(access, row.status, status)) throw notFromHere()
    const key = { applicationId, id }
    if (status === Approved && row.status !== Approved) {
      const before = { row, values: await listValues(tx, key) }
      await checkOrder(tx, access, formOf(before), { status, today, before })
    }
    await setStatus(tx, key, status)
    await addProcess(tx, key, { status, at: now, userId: actor.userId, comment: comment || null })
    await updateComponent(tx, keyOf(found.row, access), sql`type = type`)
    await tellChanged(deps, tx, command, found)
    const mails = await tellStatus(deps, tx, access, found, { before: row.status, status })
    return { order: await presentOrder(tx, reading, id), mails }
  })
  logMails(command.log, mails)
  return order
}
