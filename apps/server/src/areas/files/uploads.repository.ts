import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface UploadRow {
  id: string
  parent_id: number
  size: number
  /** What its sender said, as they said it. */
  metadata: Record<string, string | null>
  touched_at: Date
}

/** Uploads of a person; those with these ids where some are given. */
export const listUploads = (
  tx: Transaction,
  applicationId: number,
  userId: number,
  ids?: readonly string[],
): Promise<UploadRow[]> =>
  tx.query(sql`
    select id::text, parent_id, size, metadata, touched_at from uploads
    where application_id = ${applicationId} and user_id = ${userId}
      and (${ids === undefined} or id = any(${[...(ids ?? [])]}::uuid[]))
    order by touched_at, id`)

export const insertUpload = (
  tx: Transaction,
  applicationId: number,
  userId: number,
  upload: Pick<UploadRow, 'id' | 'parent_id' | 'size' | 'metadata' | 'touched_at'>,
) =>
  tx.query(sql`
    insert into uploads (application_id, id, user_id, parent_id, size, metadata, touched_at)
    values (${applicationId}, ${upload.id}, ${userId}, ${upload.parent_id}, ${upload.size},
      ${JSON.stringify(upload.metadata)}::jsonb, ${upload.touched_at})`)

export const touchUpload = (tx: Transaction, applicationId: number, id: string, now: Date) =>
  tx.query(sql`
    update uploads set touched_at = ${now} where application_id = ${applicationId} and id = ${id}`)

/** Forgets uploads of a person; resolves to those that were there. */
export const removeUploads = (
  tx: Transaction,
  applicationId: number,
  userId: number,
  ids: readonly string[],
): Promise<Pick<UploadRow, 'id' | 'metadata'>[]> =>
  tx.query(sql`
    delete from uploads
    where application_id = ${applicationId} and user_id = ${userId}
      and id = any(${[...ids]}::uuid[])
    returning id::text, metadata`)

/** Forgets everybody's uploads of which nothing came since. */
export const removeUploadsBefore = (tx: Transaction, moment: Date) =>
  tx.query(sql`delete from uploads where touched_at < ${moment}`)

/** Those of these ids that there are, of all tenants. */
export const knownUploads = (tx: Transaction, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx.query(sql`select id::text from uploads where id = any(${[...ids]}::uuid[])`)
