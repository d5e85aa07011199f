import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { isSeen } from '../components.repository.ts'

/**
 * Deletes the components that `doomed` selects (application_id, id, storage_key) with everything inside
 * them and all their versions. Answers with the contents that nothing names any more: they are removed
 * from the storage after the commit.
 */
export async function deleteForGood(tx: Transaction, doomed: Sql): Promise<string[]> {
  const contents = await tx.query<{ storage_key: string }>(sql`
    with recursive doomed (application_id, id, storage_key) as (
      ${doomed}
      union
      select c.application_id, c.id, c.storage_key
      from doomed
      join components c on c.application_id = doomed.application_id and c.parent_id = doomed.id
    ),
    without_groups as (
      delete from component_groups g using doomed
      where g.application_id = doomed.application_id and g.component_id = doomed.id
    ),
    gone as (
      delete from components c using doomed
      where c.application_id = doomed.application_id and c.id = doomed.id
    ),
    contents (storage_key) as (
      select storage_key from doomed where storage_key is not null
      union
      -- Former contents go with their file (T-71).
      select v.storage_key from doomed
      join component_versions v on v.application_id = doomed.application_id
        and v.component_id = doomed.id
      union
      -- Films and documents go with their seminar.
      select f.storage_key from doomed
      join lessons l on l.application_id = doomed.application_id and l.component_id = doomed.id
      join lesson_files f on f.application_id = l.application_id and f.lesson_id = l.id
    )
    select storage_key
    from contents
    where not exists (
      select 1 from components other
      where other.storage_key = contents.storage_key
        and (other.application_id, other.id) not in (select application_id, id from doomed)
    ) and not exists (
      select 1 from component_versions other
      where other.storage_key = contents.storage_key
        and (other.application_id, other.component_id) not in (select application_id, id from doomed)
    ) and not exists (
      select 1 from lesson_files other
      join lessons l on l.application_id = other.application_id and l.id = other.lesson_id
      where other.storage_key = contents.storage_key
        and (l.application_id, l.component_id) not in (select application_id, id from doomed)
    )`)
  return contents.map((content) => content.storage_key)
}

/** Lets pages go for good that were deleted before a moment, once nothing lies on them any more. */
export const deletePagesForGood = (tx: Transaction, before: Date) =>
  tx.query(sql`
    delete from pages p
    where p.deleted_at < ${before} and not exists (
      select 1 from components c
      where c.application_id = p.application_id and c.page_id = p.id
    )`)

/** Which of the pages are deleted. */
export async function listDeletedPageIds(
  tx: Transaction,
  applicationId: number,
  pageIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>(sql`
    select id from pages
    where application_id = ${applicationId} and id = any(${pageIds}::int[])
      and deleted_at is not null`)
  return new Set(rows.map(({ id }) => id))
}

/** Those of the folders that hold something, at any depth and deleted or not, that the caller does not see. */
export async function findWithHidden(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<Set<number>> {
  if (access.seesAll) return new Set()
  const rows = await tx.query<{ start_id: number }>(sql`
    with recursive inside (start_id, id) as (
      select id, id from unnest(${ids}::int[]) as id
      union
      select inside.start_id, c.id
      from inside
      join components c on c.application_id = ${access.applicationId} and c.parent_id = inside.id
    )
    select distinct inside.start_id
    from inside
    join components c on c.application_id = ${access.applicationId} and c.id = inside.id
    where not (${isSeen(access)})`)
  return new Set(rows.map((row) => row.start_id))
}
