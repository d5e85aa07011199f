import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** Where a copy of a file or folder goes, and what it is called there. */
export interface NewCopy {
  sourceId: number
  parentId: number
  displayName: string
  nameKey: string
  /** Groups that see it. */
  groupIds: readonly number[]
}

/**
 * Copies files and folders as they are now, without what belongs to them: comments, reactions and
 * former contents stay with the original. The content itself is not copied, both name the same one.
 * Ids come back in the order given.
 */
export async function insertCopies(
  tx: Transaction,
  by: { applicationId: number; userId: number },
  copies: readonly NewCopy[],
): Promise<number[]> {
  if (copies.length === 0) return []
  const rows = await tx.query<{ id: number }>(sql`
    insert into components (
      application_id, parent_id, created_by, modified_by, type, display_name, name_key,
      description, icon, url, is_external, file_size, content_type, storage_key, sha256
    )
    select c.application_id, copy.parent_id, ${by.userId}::int, ${by.userId}::int, c.type,
      copy.display_name, copy.name_key, c.description, c.icon, c.url, c.is_external, c.file_size,
      c.content_type, c.storage_key, c.sha256
    from unnest(
      ${copies.map((copy) => copy.sourceId)}::int[],
      ${copies.map((copy) => copy.parentId)}::int[],
      ${copies.map((copy) => copy.displayName)}::text[],
      ${copies.map((copy) => copy.nameKey)}::text[]
    ) with ordinality as copy (source_id, parent_id, display_name, name_key, number)
    join components c on c.application_id = ${by.applicationId} and c.id = copy.source_id
    order by copy.number
    returning id`)
  const ids = rows.map((row) => row.id).sort((one, other) => one - other)
  const seen = copies.flatMap(({ groupIds }, index) =>
    groupIds.map((groupId) => ({ componentId: ids[index]!, groupId })),
  )
  await tx.query(sql`
    insert into component_groups (application_id, component_id, user_group_id)
    select ${by.applicationId}::int, component_id, user_group_id
    from unnest(
      ${seen.map(({ componentId }) => componentId)}::int[],
      ${seen.map(({ groupId }) => groupId)}::int[]
    ) as seen (component_id, user_group_id)`)
  return ids
}
