import type { timelineTypes } from '@atrium/api-client/contract'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** What an item says. The day is Berlin's, `2027-04-01`. */
export interface ItemFacts {
  title: string
  text: string | null
  date: string
  type: (typeof timelineTypes)[number]
  icon: string | null
  url: string | null
}

export interface ItemRow extends ItemFacts {
  id: number
  component_id: number
  version: number
  created_at: Date
  created_by: number | null
  first_name: string | null
  last_name: string | null
}

/** Items at a time (TL-01). */
export const pageSize = 15

export const selectItems = (condition: Sql) => sql`
  select i.id, i.component_id, i.title, i.text, i.date::text as date, i.type, i.icon, i.url,
    i.version, i.created_at, i.created_by, u.first_name, u.last_name
  from timeline_items i
  left join users u on u.id = i.created_by
  where ${condition}`

/** The newest items of a timeline, or those before a day, and on it those with a lower id. */
export const listItems = (
  tx: Transaction,
  key: { applicationId: number; componentId: number },
  {
    before,
    type,
  }: { before?: { day: string; id: number } | undefined; type?: ItemFacts['type'] | undefined },
) =>
  tx.query<ItemRow>(sql`
    ${selectItems(sql`
      i.application_id = ${key.applicationId} and i.component_id = ${key.componentId}
      and i.deleted_at is null
      ${before === undefined ? empty : sql`and (i.date, i.id) < (${before.day}::date, ${before.id}::int)`}
      ${type === undefined ? empty : sql`and i.type = ${type}`}`)}
    order by i.date desc, i.id desc
    limit ${pageSize}`)

export interface Wanted {
  /** One that was deleted; default one that is there. */
  isDeleted?: boolean
  /** It is going to be changed. */
  isLocked?: boolean
}

export async function findItem(
  tx: Transaction,
  applicationId: number,
  id: number,
  { isDeleted = false, isLocked = false }: Wanted = {},
): Promise<ItemRow | undefined> {
  const [row] = await tx.query<ItemRow>(sql`
    ${selectItems(sql`
      i.application_id = ${applicationId} and i.id = ${id}
      and (i.deleted_at is not null) = ${isDeleted}`)}
    ${isLocked ? sql`for update of i` : empty}`)
  return row
}

export interface OverviewRow {
  type: ItemFacts['type']
  count: number
  first: string
  last: string
}

/** How many items of each kind there are, and between which days. */
export const countItems = (
  tx: Transaction,
  key: { applicationId: number; componentId: number },
): Promise<OverviewRow[]> =>
  tx.query<OverviewRow>(sql`
    select type, count(*)::int as count, min(date)::text as first, max(date)::text as last
    from timeline_items
    where application_id = ${key.applicationId} and component_id = ${key.componentId}
      and deleted_at is null
    group by type`)

export async function insertItem(
  tx: Transaction,
  key: { applicationId: number; componentId: number; userId: number; at: Date },
  facts: ItemFacts,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into timeline_items (
      application_id, component_id, title, text, date, type, icon, url, created_at, created_by
    )
    values (
      ${key.applicationId}, ${key.componentId}, ${facts.title}, ${facts.text}, ${facts.date}::date,
      ${facts.type}, ${facts.icon}, ${facts.url}, ${key.at}::timestamptz, ${key.userId}
    )
    returning id`)
  return row!.id
}

export const updateItem = (tx: Transaction, applicationId: number, id: number, facts: ItemFacts) =>
  tx.query(sql`
    update timeline_items
    set title = ${facts.title}, text = ${facts.text}, date = ${facts.date}::date,
      type = ${facts.type}, icon = ${facts.icon}, url = ${facts.url}, version = version + 1
    where application_id = ${applicationId} and id = ${id}`)

/** For as long as this a deleted item can be brought back (T-08). */
const keptForMs = 86_400_000

/** Puts items away, and drops those for good that were put away too long ago to be brought back. */
export async function deleteItems(
  tx: Transaction,
  key: { applicationId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  const dropBefore = new Date(key.at.getTime() - keptForMs)
  await tx.query(sql`
    update timeline_items set deleted_at = ${key.at}::timestamptz, version = version + 1
    where application_id = ${key.applicationId} and id = any(${[...key.ids]}::int[])`)
  await tx.query(sql`
    delete from timeline_items
    where application_id = ${key.applicationId} and deleted_at < ${dropBefore}::timestamptz`)
}

export const restoreItem = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`
    update timeline_items set deleted_at = null, version = version + 1
    where application_id = ${applicationId} and id = ${id}`)
