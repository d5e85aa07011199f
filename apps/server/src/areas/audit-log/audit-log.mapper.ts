import type { AuditEntry } from '@atrium/api-client/contract'
import type { AuditRow } from './audit-log.repository.ts'

/** An entry as the contract shows it. */
export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  userId: row.user_id,
  actorName: row.actor_name,
  action: row.action,
  objectType: row.object_type,
  objectId: row.object_id,
  objectName: row.summary.name ?? null,
  before: row.summary.before ?? null,
  after: row.summary.after ?? null,
  requestId: row.request_id,
})
