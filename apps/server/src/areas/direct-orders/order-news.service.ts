import { bookingStatusTypes, relatedObjectTypes } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import type { Dependencies, Transaction } from '../../platform/types.ts'
import {
  componentsChanged,
  discussionAddressOf,
  listViewers,
  type Command,
  type Found,
} from '../components/index.ts'
import { notify, type NewMail, type NewsKind } from '../notifications/index.ts'
import { groupTypes, listGroups, type Access } from '../users/index.ts'
import type { OrderStatus } from './direct-orders.policy.ts'

type NewsDependencies = Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>

const { Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes

const kinds: Readonly<Partial<Record<OrderStatus, NewsKind>>> = {
  [Approved]: 'orderSent',
  [Completed]: 'orderCompleted',
  [Rebriefing]: 'orderRebriefed',
  [Canceled]: 'orderCanceled',
}

/** Tells everybody who has an order open that it changed. */
export async function tellChanged(
  deps: NewsDependencies,
  tx: Transaction,
  command: Command,
  { row }: Found,
): Promise<void> {
  const { applicationId, actor, idempotencyKey } = command
  const viewers = await listViewers(tx, applicationId, row.id)
  const change = {
    applicationId,
    kind: 'changed' as const,
    parentIds: [row.parent_id],
    componentIds: [row.id],
    byUserId: actor.userId,
    commandId: idempotencyKey,
  }
  const seenBy = viewers.map(({ userId }) => userId)
  await deps.events.append(tx, componentsChanged(change, seenBy))
}

/**
 * Notes in the audit log that an order came into another status, and tells who placed it and the client
 * service that sees it, the caller left out. Returns the mails, for the log.
 */
export async function tellStatus(
  deps: NewsDependencies,
  tx: Transaction,
  access: Access,
  { row, chain }: Found,
  { before, status }: { before: OrderStatus | null; status: OrderStatus },
): Promise<NewMail[]> {
  if (before === status) return []
  const { applicationId, actor } = access
  await audit(tx, {
    applicationId,
    actor,
    action: status === Canceled ? 'direct-order.canceled' : 'direct-order.status-changed',
    objectType: 'component',
    objectId: row.id,
    summary: {
      name: row.display_name,
      ...(before !== null && { before: { status: before } }),
      after: { status },
    },
  })
  const kind = kinds[status]
  if (!kind) return []
  const groups = await listGroups(tx, applicationId)
  const service = groups.filter(({ type }) => type === groupTypes.CustomerService)
  const viewers = await listViewers(tx, applicationId, row.id)
  const told = viewers.filter(
    ({ userId, groupIds }) =>
      userId === row.created_by || service.some(({ id }) => groupIds.includes(id)),
  )
  return notify(deps, tx, applicationId, {
    kind,
    object: { id: row.id, type: relatedObjectTypes.Component, name: row.display_name },
    url: await discussionAddressOf(tx, chain),
    actor,
    recipientIds: told.map(({ userId }) => userId),
  })
}
