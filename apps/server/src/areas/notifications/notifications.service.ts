import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { enterTenant } from '../users/index.ts'
import { toNotification } from './notifications.mapper.ts'
import {
  clearAll,
  insertMails,
  insertNotifications,
  listNotifications,
  viewAll,
  type NewMail,
  type NewNotification,
} from './notifications.repository.ts'

export function createNotificationsService(deps: Dependencies) {
  return {
    list: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        const rows = await listNotifications(tx, applicationId, actor.userId)
        const items = rows.map(toNotification)
        return { items, unreadCount: items.filter((item) => !item.isViewed).length }
      }),
    view: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        await viewAll(tx, applicationId, actor.userId)
      }),
    clear: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        await clearAll(tx, applicationId, actor.userId)
      }),
  }
}

/** Tells people something, in the caller's transaction: each gets a notification of their own. */
export async function notify(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  applicationId: number,
  items: readonly NewNotification[],
): Promise<void> {
  if (items.length === 0) return
  const rows = await insertNotifications(tx, applicationId, items)
  await deps.events.append(
    tx,
    ...rows.map((row) => ({
      applicationId,
      type: 'notification.created',
      audience: { userIds: [row.user_id] },
      payload: { notification: toNotification(row) },
    })),
  )
}

/** Puts mails into the outbox, in the caller's transaction. */
export async function sendMails(
  tx: Transaction,
  applicationId: number,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length > 0) await insertMails(tx, applicationId, mails)
}
