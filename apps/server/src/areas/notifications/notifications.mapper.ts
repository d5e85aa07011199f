import type { Notification } from '@atrium/api-client/contract'
import type { NotificationRow } from './notifications.repository.ts'

/** A notification as the contract shows it (NOTI-07). */
export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  relatedObjectId: row.related_object_id,
  relatedObjectType: row.related_object_type,
  relatedObjectName: row.related_object_name,
  url: row.url,
  type: row.type,
  count: row.count,
  actorName: row.actor_name,
  isViewed: row.viewed_at !== null,
})
