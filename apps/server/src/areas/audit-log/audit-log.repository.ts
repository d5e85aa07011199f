import sql, { join, type Sql } from 'sql-template-tag'
import type { AuditSummary } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { ReadableAudit } from './audit-log.policy.ts'

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
  /** Whole actions, or their beginnings with a dot at the end, with commas between. */
  action?: string | undefined
  objectType?: string | undefined
  objectId?: string | undefined
  /** Words in the names of who did it and of what it was done to. */
  text?: string | undefined
  userId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** Entries older than this one. */
  cursor?: number | undefined
}

const columns = sql`
  id, created_at, user_id, actor_name, action, object_type, object_id, summary, request_id`

/** Names of actions hold no wildcard, so they stand in a pattern as they are. */
const patterns = (prefixes: readonly string[]) => prefixes.map((prefix) => `${prefix}%`)

/** What the reader may see of it, as a condition on `action`. */
function isSeen(readable: ReadableAudit): Sql {
  if (readable.kind === 'all') return sql`true`
  const prefixes = patterns(readable.kind === 'nothing' ? [] : readable.prefixes)
  return readable.kind === 'except'
    ? sql`action not like all(${prefixes}::text[])`
    : sql`action like any(${prefixes}::text[])`
}

function isAmong(actions: string): Sql {
  const wanted = actions.split(',')
  const whole = wanted.filter((one) => !one.endsWith('.'))
  const begun = patterns(wanted.filter((one) => one.endsWith('.')))
  return sql`(action = any(${whole}::text[]) or action like any(${begun}::text[]))`
}

/** Folded as everything that is searched: without case, accents and punctuation. */
const holds = (text: string): Sql => sql`
  not exists (
    select from unnest(string_to_array(search_fold(${text}), ' ')) as word
    where search_fold(concat_ws(' ',
      actor_name,
      summary->>'name',
      -- Of somebody who joined or left a group the entry keeps the group's name alone.
      (
        select u.first_name || ' ' || u.last_name from users u
        where action like 'user-group.member-%' and u.id::text = object_id
      )
    )) not like '%' || word || '%'
  )`

/** Newest first. */
export function listAudit(
  tx: Transaction,
  { applicationId, readable }: AuditScope,
  filter: AuditFilter,
  limit: number,
) {
  const { action, objectType, objectId, text, userId, from, to, cursor } = filter
  const conditions = [
    sql`application_id = ${applicationId}`,
    isSeen(readable),
    action && isAmong(action),
    objectType && sql`object_type = ${objectType}`,
    objectId && sql`object_id = ${objectId}`,
    userId !== undefined && sql`user_id = ${userId}`,
    from && sql`created_at >= ${from}::timestamptz`,
    to && sql`created_at < ${to}::timestamptz`,
    cursor !== undefined && sql`id < ${cursor}`,
    text && holds(text),
  ].filter((condition) => typeof condition === 'object')
  return tx.query<AuditRow>(sql`
    select ${columns} from audit_log where ${join(conditions, ' and ')}
    order by id desc limit ${limit}`)
}

/** Whose log it is, and what of it the reader may see. */
export interface AuditScope {
  applicationId: number
  readable: ReadableAudit
}

export async function findAudit(
  tx: Transaction,
  { applicationId, readable }: AuditScope,
  id: number,
): Promise<AuditRow | undefined> {
  const [row] = await tx.query<AuditRow>(sql`
    select ${columns} from audit_log
    where application_id = ${applicationId} and id = ${id} and ${isSeen(readable)}`)
  return row
}

interface NamedRow {
  id: number
  name: string
}

/**
 * Who did anything that the reader may see, by name. Goes from one person to the next in the index
 * instead of through the whole log.
 */
export function listActors(tx: Transaction, { applicationId, readable }: AuditScope) {
  const next = (after: Sql) => sql`
    select user_id from audit_log
    where application_id = ${applicationId} and user_id > ${after} and ${isSeen(readable)}
    order by user_id limit 1`
  return tx.query<NamedRow>(sql`
    with recursive actors (user_id) as (
      (${next(sql`0`)})
      union all
      select (${next(sql`actors.user_id`)}) from actors where actors.user_id is not null
    )
    select u.id, trim(u.first_name || ' ' || u.last_name) as name
    from actors join users u on u.id = actors.user_id
    order by u.last_name, u.first_name, u.id`)
}

/** Names of groups and people that entries mention by their ids. */
export const listNames = (
  tx: Transaction,
  applicationId: number,
  { groupIds, userIds }: { groupIds: readonly number[]; userIds: readonly number[] },
) =>
  tx.query<NamedRow & { kind: 'group' | 'user' }>(sql`
    select 'group' as kind, id, name from user_groups
    where application_id = ${applicationId} and id = any(${[...groupIds]}::int[])
    union all
    -- A person alone, where a group would stand.
    select 'group', -id, trim(first_name || ' ' || last_name) from users
    where -id = any(${[...groupIds]}::int[])
    union all
    select 'user', id, trim(first_name || ' ' || last_name) from users
    where id = any(${[...userIds]}::int[])`)
