import { bookingStatusTypes, relatedObjectTypes } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listAwayOn } from '../campaigns/index.ts'
import { discussionAddressOf, listViewers, type Command, type Found } from '../components/index.ts'
import { notify, type NewMail, type NewsKind } from '../notifications/index.ts'
import { groupTypes, listGroups, type Access } from '../users/index.ts'
import { decidersOf, type OrderStanding, type OrderStatus } from './direct-orders.policy.ts'
import { listDeciders } from './direct-orders.repository.ts'
import type { Standing } from './order-approval.logic.ts'
import type { ApprovalStep } from './order-details.repository.ts'

type NewsDependencies = Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>

const { Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes

const kindOfStatus: Readonly<Partial<Record<OrderStatus, NewsKind>>> = {
  [Approved]: 'orderSent',
  [Completed]: 'orderCompleted',
  [Rebriefing]: 'orderRebriefed',
  [Canceled]: 'orderCanceled',
}
const kindOfStep: Readonly<Record<ApprovalStep, NewsKind>> = {
  asked: 'orderAsked',
  approved: 'orderApproved',
  rejected: 'orderRejected',
}
const actionOfStep: Readonly<Record<ApprovalStep, AuditEntry['action']>> = {
  asked: 'direct-order.approval-asked',
  approved: 'direct-order.approved',
  rejected: 'direct-order.rejected',
}

/** Tells those who see an order that what waits for a decision is another now (D-01). */
export async function publishApprovalsChanged(
  deps: NewsDependencies,
  tx: Transaction,
  { applicationId, actor, idempotencyKey }: Command,
  { row }: Found,
): Promise<void> {
  const viewers = await listViewers(tx, applicationId, row.id)
  await deps.events.append(tx, {
    applicationId,
    type: 'approvals.changed',
    audience: { userIds: viewers.map(({ userId }) => userId) },
    payload: {
      componentId: row.id,
      byUserId: actor.userId,
      ...(idempotencyKey ? { commandId: idempotencyKey } : {}),
    },
  })
}

/**
 * Notes in the audit log that an order stands somewhere else, and tells those concerned, the caller left
 * out: of what waits, those who decide; of all else who placed it and the client service that sees it.
 * Returns the mails, for the log.
 */
export async function notifyAboutStatus(
  deps: NewsDependencies,
  tx: Transaction,
  access: Access,
  { row, chain }: Found,
  { before, after }: { before: OrderStanding | null; after: Standing },
): Promise<NewMail[]> {
  const { status, step } = after
  if (before?.status === status && !step) return []
  const { applicationId, actor } = access
  const plain = status === Canceled ? 'direct-order.canceled' : 'direct-order.status-changed'
  await audit(tx, {
    applicationId,
    actor,
    action: step ? actionOfStep[step] : plain,
    objectType: 'component',
    objectId: row.id,
    summary: {
      name: row.display_name,
      ...(before !== null && { before: { status: before.status } }),
      after: { status },
    },
  })
  const kind = step ? kindOfStep[step] : kindOfStatus[status]
  if (!kind) return []
  return notify(deps, tx, applicationId, {
    kind,
    object: { id: row.id, type: relatedObjectTypes.Component, name: row.display_name },
    url: await discussionAddressOf(tx, chain),
    actor,
    recipientIds: await recipientsOf(deps, tx, applicationId, { row, step }),
  })
}

async function recipientsOf(
  { clock }: NewsDependencies,
  tx: Transaction,
  applicationId: number,
  { row, step }: { row: Found['row']; step: ApprovalStep | undefined },
): Promise<number[]> {
  const viewers = await listViewers(tx, applicationId, row.id)
  const ids = viewers.map(({ userId }) => userId)
  if (step === 'asked') {
    const rows = decidersOf(await listDeciders(tx, applicationId))
    const deciding = rows.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
    const away = await listAwayOn(tx, applicationId, dayOf(clock.now()))
    const deputies = away
      .filter(({ user_id, deputy_id }) => deciding.includes(user_id) && ids.includes(deputy_id))
      .map(({ deputy_id }) => deputy_id)
    return [...deciding, ...deputies]
  }
  const groups = await listGroups(tx, applicationId)
  const service = groups.filter(({ type }) => type === groupTypes.CustomerService)
  return viewers
    .filter(
      ({ userId, groupIds }) =>
        userId === row.created_by ||
        // The agency works with what is approved; what was rejected never came to it.
        (step !== 'rejected' && service.some(({ id }) => groupIds.includes(id))),
    )
    .map(({ userId }) => userId)
}
