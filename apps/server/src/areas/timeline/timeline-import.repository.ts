import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { ExternalItem, KnownItem } from './timeline-import.logic.ts'

interface Key {
  applicationId: number
  componentId: number
}

/** One batch of a timeline after the other: an id is there once. */
export const lockTimeline = (tx: Transaction, { componentId }: Key) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.timeline'), ${componentId}::int)`)

/** Items of a timeline with these ids of another system, deleted ones among them. */
export const listExternalItems = (tx: Transaction, key: Key, externalIds: readonly string[]) =>
  tx.query<KnownItem>(sql`
    select id, external_id, title, text, date::text as date, type, icon, url,
      deleted_at is not null as is_deleted
    from timeline_items
    where application_id = ${key.applicationId} and component_id = ${key.componentId}
      and external_id = any(${[...externalIds]}::text[])
    order by id`)

/** Items of a timeline that another system brought and that are none of these. */
export async function listOtherExternalIds(
  tx: Transaction,
  key: Key,
  externalIds: readonly string[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select id from timeline_items
    where application_id = ${key.applicationId} and component_id = ${key.componentId}
      and external_id is not null and deleted_at is null
      and not (external_id = any(${[...externalIds]}::text[]))`)
  return rows.map(({ id }) => id)
}

/** Writes items by their ids of the other system; deleted ones come back. */
export const saveExternalItems = (
  tx: Transaction,
  { applicationId, componentId, userId, at }: Key & { userId: number; at: Date },
  items: readonly ExternalItem[],
) =>
  tx.query<{ id: number; external_id: string }>(sql`
    insert into timeline_items (
      application_id, component_id, external_id, title, text, date, type, icon, url, created_at,
      created_by
    )
    select ${applicationId}::int, ${componentId}::int, g.external_id, g.title, g.text, g.date, g.type,
      g.icon, g.url, ${at}::timestamptz, ${userId}::int
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g (
      external_id text, title text, text text, date date, type text, icon text, url text
    )
    on conflict (application_id, component_id, external_id) where external_id is not null
    do update set
      title = excluded.title, text = excluded.text, date = excluded.date, type = excluded.type,
      icon = excluded.icon, url = excluded.url, deleted_at = null,
      version = timeline_items.version + 1
    returning id, external_id`)
