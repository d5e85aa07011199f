import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { selectItems, type ItemFacts, type ItemRow } from './timeline.repository.ts'

interface Key {
  applicationId: number
  componentId: number
}

/** All items of a timeline, the newest first. */
export const listAllItems = (tx: Transaction, key: Key) =>
  tx.query<ItemRow>(sql`
    ${selectItems(sql`
      i.application_id = ${key.applicationId} and i.component_id = ${key.componentId}
      and i.deleted_at is null`)}
    order by i.date desc, i.id desc`)

/** Items of a timeline that are there, held until the transaction ends. */
export const listHeldItems = (tx: Transaction, key: Key, ids: readonly number[]) =>
  tx.query<ItemRow>(sql`
    ${selectItems(sql`
      i.application_id = ${key.applicationId} and i.component_id = ${key.componentId}
      and i.id = any(${[...ids]}::int[]) and i.deleted_at is null`)}
    order by i.id for update of i`)

/** Brings deleted items of a timeline back. */
export const restoreItems = (tx: Transaction, key: Key, ids: readonly number[]) =>
  tx.query<{ id: number }>(sql`
    update timeline_items set deleted_at = null, version = version + 1
    where application_id = ${key.applicationId} and component_id = ${key.componentId}
      and id = any(${[...ids]}::int[]) and deleted_at is not null
    returning id`)

/** Writes items in one statement, in their order; without an id they are new. */
export const saveItems = (
  tx: Transaction,
  { applicationId, componentId, userId, at }: Key & { userId: number; at: Date },
  items: readonly (ItemFacts & { id: number | null })[],
) =>
  tx.query<{ id: number; version: number }>(sql`
    with given as (
      select g.*, row_number() over (partition by g.id is null order by g.number) as place
      from jsonb_to_recordset(${JSON.stringify(items.map((item, number) => ({ ...item, number })))}::jsonb) as g (
        number integer, id integer, title text, text text, date date, type text, icon text, url text
      )
    ),
    changed as (
      update timeline_items i set
        title = g.title, text = g.text, date = g.date, type = g.type, icon = g.icon, url = g.url,
        version = i.version + 1
      from given g
      where i.application_id = ${applicationId} and i.component_id = ${componentId} and i.id = g.id
      returning i.id, i.version
    ),
    added as (
      insert into timeline_items (
        application_id, component_id, title, text, date, type, icon, url, created_at, created_by
      )
      select ${applicationId}::int, ${componentId}::int, g.title, g.text, g.date, g.type,
        g.icon, g.url, ${at}::timestamptz, ${userId}::int
      from given g where g.id is null
      order by g.number
      returning id, version
    )
    select saved.id, saved.version
    from (
      select id, version, id as known, 0 as place from changed
      union all
      -- Ids are given in the order of the rows.
      select id, version, null, row_number() over (order by id) from added
    ) saved
    join given g on g.id = saved.known or (g.id is null and g.place = saved.place)
    order by g.number`)
