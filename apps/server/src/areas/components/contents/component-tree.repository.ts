import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import {
  columns,
  contentCheck,
  creator,
  groupIds,
  isId,
  isSeen,
  type ComponentRow,
  type ContentCheck,
} from '../components.repository.ts'

/** Condition on a component `c`: it is there, and so is all above it, up to its page. */
export const isThere = sql`
  not exists (
    with recursive level (parent_id, page_id, deleted_at, distance) as (
      select c.parent_id, c.page_id, c.deleted_at, 0
      union all
      select p.parent_id, p.page_id, p.deleted_at, level.distance + 1
      from level
      join components p on p.application_id = c.application_id and p.id = level.parent_id
      where level.distance < 64
    )
    select 1 from level
    left join pages page on page.application_id = c.application_id and page.id = level.page_id
    where level.deleted_at is not null or page.deleted_at is not null
  )`

/** From the root down to the component, deleted ones included; empty where there is none. */
export const findChain = (tx: Transaction, applicationId: number, id: number) =>
  tx.query<ComponentRow>(sql`
    with recursive chain (id, parent_id, distance) as (
      select id, parent_id, 0 from components where application_id = ${applicationId} and id = ${id}
      union all
      select p.id, p.parent_id, chain.distance + 1
      from chain
      join components p on p.application_id = ${applicationId} and p.id = chain.parent_id
      where chain.distance < 64
    )
    select ${columns}, ${groupIds}
    from chain
    join components c on c.application_id = ${applicationId} and c.id = chain.id
    ${creator}
    order by chain.distance desc`)

/** The same for several components at once; those that are not there are left out. */
export async function findChains(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<ComponentRow[][]> {
  const rows = await tx.query<ComponentRow & { start_id: number }>(sql`
    with recursive chain (start_id, id, parent_id, distance) as (
      select id, id, parent_id, 0 from components
      where application_id = ${applicationId} and id = any(${ids.filter(isId)}::int[])
      union all
      select chain.start_id, p.id, p.parent_id, chain.distance + 1
      from chain
      join components p on p.application_id = ${applicationId} and p.id = chain.parent_id
      where chain.distance < 64
    )
    select chain.start_id, ${columns}, ${groupIds}
    from chain
    join components c on c.application_id = ${applicationId} and c.id = chain.id
    ${creator}
    order by chain.start_id, chain.distance desc`)
  const chains = new Map<number, ComponentRow[]>()
  for (const { start_id, ...row } of rows) {
    const chain = chains.get(start_id)
    if (chain) chain.push(row)
    else chains.set(start_id, [row])
  }
  return ids.flatMap((id) => {
    const chain = chains.get(id)
    return chain ? [chain] : []
  })
}

/** A file or folder somewhere inside a folder. */
export interface InsideRow {
  id: number
  parent_id: number
  type: string
  display_name: string
  file_size: number | null
  content_type: string | null
  storage_key: string | null
  content_check: ContentCheck | null
  modified_at: Date
}

/** All that lies inside of folders, at any depth, and that the caller sees on every level. */
export const listInside = (tx: Transaction, access: Access, folderIds: readonly number[]) =>
  tx.query<InsideRow>(sql`
    with recursive inside (id, level) as (
      select id, 0 from unnest(${folderIds}::int[]) as id
      union all
      select c.id, inside.level + 1
      from inside
      join components c on c.application_id = ${access.applicationId} and c.parent_id = inside.id
      where c.deleted_at is null and c.type in ('directory', 'filelink') and inside.level < 64
        and ${isSeen(access)}
    )
    select c.id, c.parent_id, c.type, c.display_name, c.file_size, c.content_type, c.storage_key,
      c.modified_at, ${contentCheck}
    from inside
    join components c on c.application_id = ${access.applicationId} and c.id = inside.id
    where inside.level > 0
    order by inside.level, c.name_key`)

/** All that lies inside of components, at any depth and of any type, as far as the caller sees every level; what is above comes first. */
export const listAllInside = (tx: Transaction, access: Access, ids: readonly number[]) =>
  tx.query<ComponentRow>(sql`
    with recursive inside (id, level) as (
      select id, 0 from unnest(${ids}::int[]) as id
      union all
      select c.id, inside.level + 1
      from inside
      join components c on c.application_id = ${access.applicationId} and c.parent_id = inside.id
      where c.deleted_at is null and inside.level < 64 and ${isSeen(access)}
    )
    select ${columns}, ${groupIds}
    from inside
    join components c on c.application_id = ${access.applicationId} and c.id = inside.id
    ${creator}
    where inside.level > 0
    order by inside.level, c.id`)

/** Moves of folders wait for one another: two at once could close a circle. */
export const lockTree = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.tree'), ${applicationId}::int)`)

/** Levels of folders below and including each of some folders, by their ids. */
export async function heightsOf(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.query<{ start_id: number; height: number }>(sql`
    with recursive tree (start_id, id, level) as (
      select id, id, 1 from unnest(${ids}::int[]) as id
      union all
      select tree.start_id, c.id, tree.level + 1
      from tree
      join components c on c.application_id = ${applicationId} and c.parent_id = tree.id
      where c.type = 'directory' and c.deleted_at is null and tree.level < 64
    )
    select start_id, max(level) as height from tree group by start_id`)
  return new Map(rows.map((row) => [row.start_id, row.height]))
}
