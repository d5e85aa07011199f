import sql, { join } from 'sql-template-tag'
import type { AuditSummary } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/types.ts'

export interface AuditRow {
  id: number
  created_at: Date
  user_id: number | null
  actor_name: string | null
  action: string
  object_type: string
  object_id: string | null
  summary: AuditSummary
  request_id: string | null
}

/** What of the log is asked for; absent parts do not narrow it. */
export interface AuditFilter {
  /** A whole action, or its beginning with a dot at the end. */
  action?: string | undefined
  objectType?: string | undefined
  objectId?: string | undefined
  userId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** Entries older than this one. */
  cursor?: number | undefined
}

/** Newest first. Names of actions hold no wildcard, so they stand in a pattern as they are. */
export function listAudit(
  tx: Transaction,
  applicationId: number,
  filter: AuditFilter,
  limit: number,
) {
  const { action, objectType, objectId, userId, from, to, cursor } = filter
  const conditions = [
    sql`application_id = ${applicationId}`,
    action?.endsWith('.') && sql`action like ${`${action}%`}`,
    action && !action.endsWith('.') && sql`action = ${action}`,
    objectType && sql`object_type = ${objectType}`,
    objectId && sql`object_id = ${objectId}`,
    userId !== undefined && sql`user_id = ${userId}`,
    from && sql`created_at >= ${from}::timestamptz`,
    to && sql`created_at < ${to}::timestamptz`,
    cursor !== undefined && sql`id < ${cursor}`,
  ].filter((condition) => typeof condition === 'object')
  return tx.query<AuditRow>(sql`
    select id, created_at, user_id, actor_name, action, object_type, object_id, summary, request_id
    from audit_log where ${join(conditions, ' and ')}
    order by id desc limit ${limit}`)
}
