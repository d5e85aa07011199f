import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Attachment } from './multipart.logic.ts'
import type { AttemptKey } from './xapi.repository.ts'

const ofAttempt = (key: AttemptKey) => sql`
  application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
  and user_id = ${key.userId} and attempt = ${key.attempt}`

/** Keeps what is attached to statements; what an attempt has already, it has once. */
export async function insertAttachments(
  tx: Transaction,
  key: AttemptKey,
  attachments: readonly Attachment[],
  at: Date,
): Promise<void> {
  await tx.query(sql`
    insert into xapi_attachments (
      application_id, lesson_id, user_id, attempt, sha2, content_type, content, stored_at
    )
    select ${key.applicationId}::int, ${key.lessonId}::int, ${key.userId}::int, ${key.attempt}::int,
      item.sha2, item."contentType", decode(item.content, 'base64'), ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(
      attachments.map((one) => ({ ...one, content: one.content.toString('base64') })),
    )}::jsonb) as item (sha2 text, "contentType" text, content text)
    on conflict do nothing`)
}

/** Those of an attempt that have one of these hashes. */
export async function listAttachments(
  tx: Transaction,
  key: AttemptKey,
  hashes: readonly string[],
): Promise<Attachment[]> {
  const rows = await tx.query<Attachment>(sql`
    select sha2, content_type as "contentType", content from xapi_attachments
    where ${ofAttempt(key)} and sha2 = any(${[...hashes]}::text[])
    order by stored_at, sha2`)
  // The embedded database answers with plain bytes.
  return rows.map((row) => ({ ...row, content: Buffer.from(row.content) }))
}

/** Bytes of attachments that an attempt keeps, and which of these hashes are among them. */
export async function measureAttachments(
  tx: Transaction,
  key: AttemptKey,
  hashes: readonly string[],
): Promise<{ bytes: number; known: string[] }> {
  const [row] = await tx.query<{ bytes: number; known: string[] }>(sql`
    select coalesce(sum(length(content)), 0)::int as bytes,
      coalesce(array_agg(sha2) filter (where sha2 = any(${[...hashes]}::text[])), '{}') as known
    from xapi_attachments
    where ${ofAttempt(key)}`)
  return row!
}
