import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'

/** Size and content of files, as another one's content. */
export const listContents = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<{
    id: number
    file_size: number | null
    content_type: string | null
    storage_key: string | null
    sha256: string | null
  }>(sql`
    select id, file_size, content_type, storage_key, sha256 from components
    where application_id = ${applicationId} and id = any(${ids}::int[])`)

/** Keeps the contents that files have now as former ones. A file without a content has none to keep. */
export const keepContents = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query(sql`
    insert into component_versions (
      application_id, component_id, number, file_size, content_type, storage_key, sha256,
      created_at, created_by
    )
    select application_id, id, content_number, file_size, content_type, storage_key, sha256,
      coalesce(content_at, created_at), coalesce(content_by, created_by)
    from components
    where application_id = ${applicationId} and id = any(${ids}::int[])
      and storage_key is not null`)

/** Forgets the oldest versions of files above a number of them; says which contents nothing names any more. */
export async function dropOldest(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  kept: number,
): Promise<string[]> {
  const dropped = await tx.query<{ storage_key: string }>(sql`
    delete from component_versions v using components c
    where c.application_id = ${applicationId} and c.id = any(${ids}::int[])
      and v.application_id = c.application_id and v.component_id = c.id
      and v.number <= c.content_number - ${kept}
    returning v.storage_key`)
  return listUnnamed(tx, dropped)
}

/** Which of these contents no file, version or lesson names any more. */
export async function listUnnamed(
  tx: Transaction,
  contents: readonly { storage_key: string }[],
): Promise<string[]> {
  if (contents.length === 0) return []
  const rows = await tx.query<{ storage_key: string }>(sql`
    select distinct gone.storage_key
    from unnest(${contents.map((content) => content.storage_key)}::text[]) as gone (storage_key)
    where not exists (select 1 from components c where c.storage_key = gone.storage_key)
      and not exists (select 1 from component_versions v where v.storage_key = gone.storage_key)
      and not exists (select 1 from lesson_files f where f.storage_key = gone.storage_key)`)
  return rows.map((row) => row.storage_key)
}
