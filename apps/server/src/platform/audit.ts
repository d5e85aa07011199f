import sql, { type Sql } from 'sql-template-tag'
import type { AuditAction, AuditObjectType } from './audit-actions.ts'
import { currentRequestId } from './request-scope.ts'
import type { Actor } from './actor.ts'
import type { Transaction } from './database/database.types.ts'

type Facts = Readonly<Record<string, unknown>>

/** What there is to read about a change: never a secret, never a whole text. */
export interface AuditSummary {
  /** The object's name, as people know it. */
  name?: string
  before?: Facts
  after?: Facts
}

/** Something that was done to what rights depend on (T-05). */
export interface AuditEntry {
  applicationId: number
  /** Absent: the server did it by itself. */
  actor?: Pick<Actor, 'userId' | 'firstName' | 'lastName'>
  /** What happened, past tense: `user-group.created`; named in audit-actions.ts. */
  action: AuditAction
  /** What it was done to: `user-group`, `user`, `component`, …; named in audit-actions.ts. */
  objectType: AuditObjectType
  objectId?: number | string
  summary?: AuditSummary
}

/**
 * Writes entries of the audit log in the caller's transaction: they are there if and only if the
 * change is. Of `before` and `after` only what differs is kept; where nothing does, nothing happened
 * and nothing is written. One statement for any number of entries.
 */
export async function audit(tx: Transaction, ...entries: AuditEntry[]): Promise<void> {
  const rows = entries.flatMap((entry) => {
    const summary = differing(entry.summary ?? {})
    if (!summary) return []
    const { applicationId, actor, action, objectType, objectId } = entry
    return {
      application_id: applicationId,
      user_id: actor?.userId,
      actor_name: actor && fullNameOf(actor),
      action,
      object_type: objectType,
      object_id: objectId?.toString(),
      summary,
      request_id: currentRequestId(),
    }
  })
  if (rows.length === 0) return
  await tx.query(sql`
    insert into audit_log (
      application_id, user_id, actor_name, action, object_type, object_id, summary, request_id
    )
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
      application_id integer, user_id integer, actor_name text, action text, object_type text,
      object_id text, summary jsonb, request_id text
    )`)
}

/** Columns that an entry of the log is written to, in the order of `auditSource`. */
export const auditColumns = sql`
  application_id, user_id, actor_name, action, object_type, object_id, summary, request_id`

/**
 * What to select into `auditColumns` for rows that the database knows and nobody here does: each is an entry.
 * Whoever writes them sees to it that something happened to each.
 */
export const auditSource = ({
  applicationId,
  actor,
  action,
  objectType,
  objectId,
  summary,
}: Omit<AuditEntry, 'objectId' | 'summary'> & { objectId: Sql; summary: Sql }): Sql => sql`
  ${applicationId}::int, ${actor?.userId ?? null}::int, ${actor ? fullNameOf(actor) : null}::text,
  ${action}::text, ${objectType}::text, ${objectId}, ${summary}, ${currentRequestId() ?? null}::text`

const fullNameOf = ({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/**
 * Writes that files were downloaded (T-05). Of somebody who is only looked at nothing is written: it
 * was not they, and the database takes no row meanwhile.
 */
export async function auditDownloads(
  tx: Transaction,
  { applicationId, actor }: { applicationId: number; actor: Actor },
  files: readonly { id: number; name: string; facts?: Facts }[],
): Promise<void> {
  if (actor.preview) return
  await audit(
    tx,
    ...files.map(({ id, name, facts }): AuditEntry => ({
      applicationId,
      actor,
      action: 'component.downloaded',
      objectType: 'component',
      objectId: id,
      summary: { name, ...(facts && { after: facts }) },
    })),
  )
}

/** Leaves out what is the same before and after; undefined where that is everything. */
function differing({ name, before, after }: AuditSummary): AuditSummary | undefined {
  if (!before || !after) {
    return {
      ...(name !== undefined && { name }),
      ...(before && { before }),
      ...(after && { after }),
    }
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (names.length === 0) return undefined
  const pick = (facts: Facts) => Object.fromEntries(names.map((key) => [key, facts[key] ?? null]))
  return { ...(name !== undefined && { name }), before: pick(before), after: pick(after) }
}
