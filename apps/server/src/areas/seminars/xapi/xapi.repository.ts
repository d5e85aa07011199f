import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { CmiResult } from '../cmi.logic.ts'
import type { StateKey } from '../lesson-states.repository.ts'
import { voided, type SaidBefore, type Statement } from './statement.logic.ts'

export interface AttemptKey extends StateKey {
  attempt: number
}

/** Notes that a visit has fetched its credential; false: it had before. */
export async function claimFetch(tx: Transaction, key: StateKey, launchId: string) {
  const rows = await tx.query(sql`
    update lesson_states set fetched_launch = ${launchId}
    where application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
      and user_id = ${key.userId} and fetched_launch is distinct from ${launchId}
    returning 1`)
  return rows.length > 0
}

/** Statements of these ids that are kept already. */
export const findStatements = (tx: Transaction, key: StateKey, ids: readonly string[]) =>
  tx.query<StatementRow>(sql`
    select id, statement, stored_at as "storedAt" from xapi_statements
    where application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
      and user_id = ${key.userId} and id = any(${[...ids]}::uuid[])`)

export interface StatementRow {
  id: string
  statement: Statement
  storedAt: Date
}

export interface StatementSearch {
  id?: string
  /** Only those that another one has voided; else only those that none has. */
  isVoided: boolean
  verb?: string | null
  activity?: string | null
  /** The activity may also stand in the context. */
  isRelated?: boolean
  since?: Date | null
  until?: Date | null
  isAscending?: boolean
  limit: number
  offset?: number
}

/** Statements of an attempt, in the order in which they were kept or the other way round. */
export function listStatements(tx: Transaction, key: AttemptKey, search: StatementSearch) {
  const { id = null, isVoided, verb = null, activity = null, isRelated = false } = search
  const { since = null, until = null, isAscending = false, limit, offset = 0 } = search
  const direction = isAscending ? sql`asc` : sql`desc`
  return tx.query<StatementRow>(sql`
    select s.id, s.statement, s.stored_at as "storedAt" from xapi_statements s
    where s.application_id = ${key.applicationId} and s.lesson_id = ${key.lessonId}
      and s.user_id = ${key.userId} and s.attempt = ${key.attempt}
      and (${id}::uuid is null or s.id = ${id}::uuid)
      and (${verb}::text is null or s.verb = ${verb})
      and (${activity}::text is null or s.statement -> 'object' ->> 'id' = ${activity}
        or ${isRelated} and jsonb_path_exists(
          s.statement, '$.context.contextActivities.*[*] ? (@.id == $id)',
          jsonb_build_object('id', ${activity}::text)
        ))
      and (${since}::timestamptz is null or s.stored_at > ${since})
      and (${until}::timestamptz is null or s.stored_at <= ${until})
      and ${isVoided} = exists (
        select 1 from xapi_statements v
        where v.application_id = s.application_id and v.lesson_id = s.lesson_id
          and v.user_id = s.user_id and v.attempt = s.attempt and v.verb = ${voided}
          and lower(v.statement -> 'object' ->> 'id') = s.id::text
      )
    order by s.stored_at ${direction}, s.id ${direction}
    limit ${limit} offset ${offset}`)
}

/** What was said in an attempt by the rules of cmi5, and how many statements it has. */
export async function saidBefore(tx: Transaction, key: AttemptKey) {
  const rows = await tx.query<SaidBefore & { isDefined: boolean; count: number }>(sql`
    select verb, launch_id as "launchId", is_defined as "isDefined", count(*)::int as count
    from xapi_statements
    where application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
      and user_id = ${key.userId} and attempt = ${key.attempt}
    group by verb, launch_id, is_defined`)
  return {
    defined: rows.filter((row) => row.isDefined),
    count: rows.reduce((sum, row) => sum + row.count, 0),
  }
}

export const insertStatements = (
  tx: Transaction,
  key: AttemptKey,
  statements: readonly { id: string; verb: string; isDefined: boolean; statement: unknown }[],
  { launchId, at }: { launchId: string; at: Date },
) =>
  tx.query(sql`
    insert into xapi_statements (
      application_id, lesson_id, user_id, attempt, id, launch_id, verb, is_defined, statement, stored_at
    )
    select ${key.applicationId}::int, ${key.lessonId}::int, ${key.userId}::int, ${key.attempt}::int,
      item.id, ${launchId}::text, item.verb, item."isDefined", item.statement, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(statements)}::jsonb) as item (
      id uuid, verb text, "isDefined" boolean, statement jsonb
    )`)

/** Notes what statements came to. */
export const mergeState = (
  tx: Transaction,
  key: StateKey,
  { cmi, result, isOpen, at }: { cmi: object; result: CmiResult; isOpen: boolean | null; at: Date },
) =>
  tx.query(sql`
    update lesson_states set
      cmi = cmi || ${JSON.stringify(cmi)}::jsonb, lesson_status = ${result.lessonStatus},
      score = ${result.score}::numeric, progress = ${result.progress}::numeric,
      is_open = coalesce(${isOpen}::boolean, is_open), seen_at = ${at}, version = version + 1
    where application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
      and user_id = ${key.userId}`)

export interface StateDocument {
  stateId: string
  contentType: string
  content: Buffer
  storedAt: Date
}

const ofActivity = (key: AttemptKey, activity: string) => sql`
  application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
  and user_id = ${key.userId} and attempt = ${key.attempt} and activity = ${activity}`

export async function findDocument(
  tx: Transaction,
  key: AttemptKey,
  activity: string,
  stateId: string,
): Promise<StateDocument | undefined> {
  const [row] = await tx.query<StateDocument>(sql`
    select state_id as "stateId", content_type as "contentType", content, stored_at as "storedAt"
    from xapi_documents where ${ofActivity(key, activity)} and state_id = ${stateId}`)
  // The embedded database answers with plain bytes, which say something else as text.
  return row && { ...row, content: Buffer.from(row.content) }
}

export const listDocuments = (
  tx: Transaction,
  key: AttemptKey,
  activity: string,
  since: Date | null,
) =>
  tx.query<{ stateId: string }>(sql`
    select state_id as "stateId" from xapi_documents
    where ${ofActivity(key, activity)} and (${since}::timestamptz is null or stored_at > ${since})
    order by state_id`)

/** How many bytes and documents an attempt keeps, but for one document. */
export async function sizeOfDocuments(
  tx: Transaction,
  key: AttemptKey,
  except: { activity: string; stateId: string },
): Promise<{ bytes: number; count: number }> {
  const [row] = await tx.query<{ bytes: number; count: number }>(sql`
    select coalesce(sum(length(content)), 0)::int as bytes, count(*)::int as count
    from xapi_documents
    where application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
      and user_id = ${key.userId} and attempt = ${key.attempt}
      and (activity, state_id) <> (${except.activity}, ${except.stateId})`)
  return row!
}

export const putDocument = (
  tx: Transaction,
  key: AttemptKey,
  activity: string,
  { stateId, contentType, content, storedAt }: StateDocument,
) =>
  tx.query(sql`
    insert into xapi_documents (
      application_id, lesson_id, user_id, attempt, activity, state_id, content_type, content, stored_at
    )
    values (
      ${key.applicationId}, ${key.lessonId}, ${key.userId}, ${key.attempt}, ${activity}, ${stateId},
      ${contentType}, ${content}, ${storedAt}
    )
    on conflict (application_id, lesson_id, user_id, attempt, activity, state_id) do update
    set content_type = excluded.content_type, content = excluded.content,
      stored_at = excluded.stored_at`)

/** Deletes one document, or all of an activity. */
export const deleteDocuments = (
  tx: Transaction,
  key: AttemptKey,
  activity: string,
  stateId: string | null,
) =>
  tx.query(sql`
    delete from xapi_documents
    where ${ofActivity(key, activity)} and (${stateId}::text is null or state_id = ${stateId}::text)`)
