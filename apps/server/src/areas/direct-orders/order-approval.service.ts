import { bookingStatusTypes } from '@atrium/api-client/contract'
import type { DirectOrder } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { forbidden, invalid, Problem, stale } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { keyOf, logMails, publishChanged, updateComponent } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { decidesAbout } from './direct-orders.mapper.ts'
import type { OrderRow } from './direct-orders.repository.ts'
import { presentOrder } from './direct-orders.service.ts'
import { orderTexts } from './direct-orders.texts.ts'
import { toOrderPlan } from './order-approval.logic.ts'
import { findForOrder, type OrderCommand } from './order-changes.service.ts'
import { addProcess, listValues, setStanding } from './order-details.repository.ts'
import { checkOrder, formOf } from './order-input.service.ts'
import { publishApprovalsChanged, notifyAboutStatus } from './order-news.service.ts'
import { readingOf } from './order-reading.ts'

type ApprovalDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

const { Approved, Rebriefing } = bookingStatusTypes
const leastReason = 3

/**
 * Decides about an order that waits (COCK-09): approved it goes to the agency, rejected back to who placed
 * it. 403 for who does not decide; 409 where it is another by now, was decided, or its dates have come.
 */
export async function decideOrder(
  deps: ApprovalDependencies,
  command: OrderCommand,
  {
    id,
    decision,
    comment = '',
  }: { id: number; decision: 'approved' | 'rejected'; comment?: string | undefined },
): Promise<DirectOrder> {
  const { actor, applicationId, ifMatch } = command
  const { order, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    const reading = await readingOf(deps, tx, access, command.language)
    const { found, row } = await findForOrder(tx, access, id)
    if (!reading.decides) throw forbidden()
    if (!decidesAbout(reading, row, actor.userId)) {
      throw new Problem(403, 'own-order', { text: orderTexts['own-order'] })
    }
    if (decision === 'rejected' && comment.length < leastReason) {
      throw invalid({ comment: orderTexts['reason-missing'] })
    }
    if (ifMatch !== undefined && ifMatch !== row.version) {
      throw stale(await presentOrder(tx, reading, id))
    }
    if (row.approval !== 'waiting') {
      throw new Problem(409, 'not-approvable', { text: orderTexts['not-waiting'] })
    }
    if (decision === 'approved') await requireStillRight(tx, access, row, reading.today)
    const status = decision === 'approved' ? Approved : Rebriefing
    const after = { status, approval: decision, step: decision }
    const key = { applicationId, id }
    await setStanding(tx, key, after)
    await addProcess(tx, key, {
      status,
      at: deps.clock.now(),
      userId: actor.userId,
      comment: comment || null,
      approval: {
        step: decision,
        plan: toOrderPlan(row),
        forUserId: reading.rights.inPlaceOf?.id,
      },
    })
    await updateComponent(tx, keyOf(found.row, access), sql`type = type`)
    await publishChanged(deps, tx, command, found.row)
    await publishApprovalsChanged(deps, tx, command, found)
    const mails = await notifyAboutStatus(deps, tx, access, found, { before: row, after })
    return { order: await presentOrder(tx, reading, id), mails }
  })
  logMails(command.log, mails)
  return order
}

/** The agency gets nothing that could not be sent any more. */
async function requireStillRight(
  tx: Transaction,
  access: Access,
  row: OrderRow,
  today: string,
): Promise<void> {
  const before = {
    row,
    values: await listValues(tx, { applicationId: access.applicationId, id: row.id }),
  }
  try {
    await checkOrder(tx, access, formOf(before), { status: Approved, today, before })
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    throw new Problem(409, 'order-outdated', { text: orderTexts.outdated })
  }
}
