import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { enterTenant } from '../users/index.ts'
import { toNotification } from './notifications.mapper.ts'
import { clearAll, listHistory, listNotifications, viewAll } from './notifications.repository.ts'

export function createNotificationsService(deps: Dependencies) {
  return {
    list: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        const rows = await listNotifications(tx, applicationId, actor.userId)
        const items = rows.map(toNotification)
        return { items, unreadCount: items.filter((item) => !item.isViewed).length }
      }),
    /** What was cleared is still part of it (NOTI-06). */
    history: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        const rows = await listHistory(tx, applicationId, actor.userId)
        return { items: rows.map(toNotification) }
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
