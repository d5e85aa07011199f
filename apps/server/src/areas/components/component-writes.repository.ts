import type { ModuleType } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { nameKey } from './components.names.ts'

export interface NewComponent {
  type:
    | 'directory'
    | 'filelink'
    | 'reportlink'
    | 'pagelink'
    | 'linkcollection'
    | 'post'
    | 'seminar'
    | 'taskbucket'
    | 'task'
    | 'buildingblock'
    | 'directorder'
    | ModuleType
  displayName: string
  nameKey: string
  description?: string | null | undefined
  icon?: string | null | undefined
  url?: string | undefined
  isExternal?: boolean | undefined
  collectionType?: string | undefined
  /** Of a post; absent or null: a draft. */
  publishedAt?: Date | null | undefined
  fileSize?: number | undefined
  contentType?: string | undefined
  storageKey?: string | undefined
  sha256?: string | undefined
  /** The name of an outsider who brings it. */
  sentBy?: string | undefined
}

/** Adds components to a folder; ids come back in the order given. */
export async function insertComponents(
  tx: Transaction,
  place: {
    applicationId: number
    parentId: number | null
    pageId: number | null
    userId: number | null
  },
  items: readonly NewComponent[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    insert into components (
      application_id, parent_id, page_id, created_by, modified_by,
      type, display_name, name_key, description, icon, url, is_external, collection_type,
      published_at, file_size, content_type, storage_key, sha256, sent_by, is_hidden
    )
    select ${place.applicationId}::int, ${place.parentId}::int, ${place.pageId}::int,
      ${place.userId}::int, ${place.userId}::int, item.type, item.display_name, item.name_key,
      item.description, item.icon, item.url, item.is_external, item.collection_type,
      item.published_at, item.file_size, item.content_type, item.storage_key, item.sha256,
      item.sent_by, coalesce((
        select p.is_hidden from pages p
        where p.application_id = ${place.applicationId} and p.id = ${place.pageId}
      ), false)
    from unnest(
      ${items.map((item) => item.type)}::text[],
      ${items.map((item) => item.displayName)}::text[],
      ${items.map((item) => item.nameKey)}::text[],
      ${items.map((item) => item.description ?? null)}::text[],
      ${items.map((item) => item.icon ?? null)}::text[],
      ${items.map((item) => item.url ?? null)}::text[],
      ${items.map((item) => item.isExternal ?? false)}::boolean[],
      ${items.map((item) => item.collectionType ?? null)}::text[],
      ${items.map((item) => item.publishedAt ?? null)}::timestamptz[],
      ${items.map((item) => item.fileSize ?? null)}::bigint[],
      ${items.map((item) => item.contentType ?? null)}::text[],
      ${items.map((item) => item.storageKey ?? null)}::text[],
      ${items.map((item) => item.sha256 ?? null)}::text[],
      ${items.map((item) => item.sentBy ?? null)}::text[]
    ) with ordinality as item (
      type, display_name, name_key, description, icon, url, is_external, collection_type,
      published_at, file_size, content_type, storage_key, sha256, sent_by, number
    )
    order by item.number
    returning id`)
  return rows.map((row) => row.id).sort((one, other) => one - other)
}

/** Changes a component and counts its version up. */
export const updateComponent = (
  tx: Transaction,
  key: { applicationId: number; id: number; userId: number },
  assignments: Sql,
) =>
  tx.query(sql`
    update components
    set ${assignments}, version = version + 1, modified_at = now(), modified_by = ${key.userId}
    where application_id = ${key.applicationId} and id = ${key.id}`)

/**
 * Sets the same of many, each of which may get a name of its own, and counts their versions up. When
 * and by whom they were changed stays: what is moved, or comes back from the trash, is as it was.
 */
export const updateComponents = (
  tx: Transaction,
  applicationId: number,
  items: readonly { id: number; name?: string | undefined }[],
  assignments: Sql,
) =>
  tx.query(sql`
    update components c
    set ${assignments}, display_name = coalesce(item.name, c.display_name),
      name_key = coalesce(item.name_key, c.name_key), version = c.version + 1
    from unnest(
      ${items.map(({ id }) => id)}::int[],
      ${items.map(({ name }) => name ?? null)}::text[],
      ${items.map(({ name }) => (name === undefined ? null : nameKey(name)))}::text[]
    ) as item (id, name, name_key)
    where c.application_id = ${applicationId} and c.id = item.id`)

export const insertTrack = (
  tx: Transaction,
  track: { applicationId: number; componentId: number; parentId: number | null; userId: number },
) =>
  tx.query(sql`
    insert into component_tracks (application_id, component_id, parent_component_id, user_id)
    values (${track.applicationId}, ${track.componentId}, ${track.parentId}, ${track.userId})`)
