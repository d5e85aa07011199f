import sql, { empty, type Sql } from 'sql-template-tag'
import { queryInColumns } from '../../platform/database/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import { seesDrafts } from './components.policy.ts'

export interface ComponentRow {
  id: number
  application_id: number
  parent_id: number | null
  page_id: number | null
  type: string
  display_name: string
  description: string | null
  url: string | null
  icon: string | null
  is_external: boolean
  file_size: number | null
  content_type: string | null
  storage_key: string | null
  /** Why the content is not given out; null: it is. */
  content_check: ContentCheck | null
  collection_type: string | null
  version: number
  created_at: Date
  modified_at: Date
  deleted_at: Date | null
  /** Of a post: when readers see it from; null is a draft. Of anything else it says nothing. */
  published_at: Date | null
  created_by: number | null
  creator_first_name: string | null
  creator_last_name: string | null
  /** The name of an outsider who brought it. */
  sent_by: string | null
  /** It lies on a hidden page. */
  is_hidden: boolean
  /** How many contents a file has had. */
  content_number: number
  /** Groups of this one component; empty where the caller is not told and not judged by them. */
  group_ids: number[]
}

/** A content that waits for the malware scanner, or in which it found something. */
export type ContentCheck = 'pending' | 'quarantined'

/** Contents without a row are given out: it is there while they wait, and for what was found. */
export const contentCheck = sql`
  (
    select k.state from content_checks k
    where k.application_id = c.application_id and k.storage_key = c.storage_key
  ) as content_check`

export const columns = sql`
  c.id, c.application_id, c.parent_id, c.page_id, c.type, c.display_name, c.description, c.url,
  c.icon, c.is_external, c.file_size, c.content_type, c.storage_key, c.collection_type, c.version,
  c.created_at, c.modified_at, c.deleted_at, c.published_at, c.content_number, c.sent_by,
  c.is_hidden,
  ${contentCheck},
  c.brought_by as created_by, u.first_name as creator_first_name, u.last_name as creator_last_name`

/** Who brought a file's content as it is now, and who made anything else; `columns` names them. */
export const creator = sql`left join users u on u.id = c.brought_by`

export const groupIds = sql`
  array(
    select g.user_group_id from component_groups g
    where g.application_id = c.application_id and g.component_id = c.id
    order by g.user_group_id
  ) as group_ids`

const noGroupIds = sql`'{}'::int[] as group_ids`

/**
 * Condition: the caller is in a group of the component itself, which is no draft that is hidden from
 * them and lies on no hidden page. Folders above are judged apart.
 */
export function isSeen(access: Access): Sql {
  const isOut = seesDrafts(access) ? sql`true` : sql`(c.type <> 'post' or c.published_at <= now())`
  if (access.seesAll) return isOut
  const isShown =
    access.shownPageId === undefined
      ? sql`not c.is_hidden`
      : sql`(not c.is_hidden or c.page_id = ${access.shownPageId})`
  return sql`${isOut} and ${isShown} and exists (
    select 1 from component_groups g
    where g.application_id = c.application_id and g.component_id = c.id
      and g.user_group_id = any(${access.groupIds}::int[])
  )`
}

/** Who put something into the trash. */
export interface DeletedRow {
  id: number
  deleted_at: Date
  deleted_by: number | null
  first_name: string | null
  last_name: string | null
}

/** What was deleted by itself since a moment, the newest first. */
export const listDeleted = (tx: Transaction, applicationId: number, since: Date, count: number) =>
  tx.query<DeletedRow>(sql`
    select c.id, c.deleted_at, c.deleted_by, u.first_name, u.last_name
    from components c
    left join users u on u.id = c.deleted_by
    where c.application_id = ${applicationId} and c.deleted_at >= ${since}
      and c.type in ('directory', 'filelink', 'buildingblock') and not c.became_version
    order by c.deleted_at desc, c.id desc
    limit ${count}`)

/** Ids of living files and folders of these names in a folder. */
export const findNamed = (
  tx: Transaction,
  applicationId: number,
  parentId: number,
  keys: readonly string[],
) =>
  tx.query<{ id: number; type: string; name_key: string }>(sql`
    select id, type, name_key from components
    where application_id = ${applicationId} and parent_id = ${parentId} and deleted_at is null
      and type in ('directory', 'filelink') and name_key = any(${keys}::text[])`)

/** What lies directly inside and has a group of the caller. */
export const listChildren = (tx: Transaction, access: Access, parentId: number) =>
  listSeen(tx, access, sql`c.parent_id = ${parentId}`, sql`c.position, c.id`)

/** The same for several at once: those of one stand together. */
export const listChildrenOf = (tx: Transaction, access: Access, parentIds: readonly number[]) =>
  listSeen(
    tx,
    access,
    sql`c.parent_id = any(${parentIds}::int[])`,
    sql`c.parent_id, c.position, c.id`,
  )

/** A page of the posts directly inside, newest first and drafts before them. */
export const listPosts = (
  tx: Transaction,
  access: Access,
  parentId: number,
  { page, count }: { page: number; count: number },
) =>
  listSeen(
    tx,
    access,
    sql`c.parent_id = ${parentId} and c.type = 'post'`,
    sql`c.published_at desc nulls first, c.id desc`,
    sql`limit ${count} offset ${page * count}`,
  )

/** The roots that lie on pages and have a group of the caller. */
export const listOnPages = (tx: Transaction, access: Access) =>
  listSeen(tx, access, sql`c.page_id is not null`, sql`c.page_id, c.position, c.id`)

/** As lists read it: in columns, where moments are text (`queryInColumns`), and without what was deleted. */
interface ListedRow extends Omit<
  ComponentRow,
  'created_at' | 'modified_at' | 'published_at' | 'deleted_at'
> {
  created_at: string
  modified_at: string
  published_at: string | null
}

const listed = [
  'id',
  'application_id',
  'parent_id',
  'page_id',
  'type',
  'display_name',
  'description',
  'url',
  'icon',
  'is_external',
  'file_size',
  'content_type',
  'storage_key',
  'content_check',
  'collection_type',
  'version',
  'created_at',
  'modified_at',
  'published_at',
  'created_by',
  'creator_first_name',
  'creator_last_name',
  'content_number',
  'sent_by',
  'is_hidden',
  'group_ids',
] as const satisfies readonly (keyof ListedRow)[]

async function listSeen(
  tx: Transaction,
  access: Access,
  where: Sql,
  order: Sql,
  page: Sql = empty,
): Promise<ComponentRow[]> {
  const rows = await queryInColumns<ListedRow>(
    tx,
    listed,
    sql`
      select ${columns}, ${access.isStaff ? groupIds : noGroupIds}
      from components c
      ${creator}
      where c.application_id = ${access.applicationId} and c.deleted_at is null
        and ${where} and ${isSeen(access)}
      order by ${order} ${page}`,
  )
  return rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at),
    modified_at: new Date(row.modified_at),
    published_at: row.published_at === null ? null : new Date(row.published_at),
    deleted_at: null,
  }))
}

/** How many items the caller sees directly inside each folder. */
export async function countChildren(
  tx: Transaction,
  access: Access,
  folderIds: readonly number[],
): Promise<Map<number, number>> {
  if (folderIds.length === 0) return new Map()
  const rows = await tx.query<{ parent_id: number; count: number }>(sql`
    select c.parent_id, count(*)::int as count
    from components c
    where c.application_id = ${access.applicationId} and c.parent_id = any(${folderIds}::int[])
      and c.deleted_at is null and ${isSeen(access)}
    group by c.parent_id`)
  return new Map(rows.map((row) => [row.parent_id, row.count]))
}

/** A number that the database can compare with an id. */
export const isId = (id: number | null): id is number =>
  Number.isInteger(id) && id! > 0 && id! <= 2_147_483_647

/** Makes writers in the same folders wait for one another, always in the same order. */
export const lockComponents = (
  tx: Transaction,
  applicationId: number,
  ids: readonly (number | null)[],
) =>
  tx.query(sql`
    select id from components
    where application_id = ${applicationId} and id = any(${ids.filter(isId)}::int[])
    order by id for update`)

/** Name keys in use in a folder: all, or those among the wanted. */
export async function takenNames(
  tx: Transaction,
  applicationId: number,
  parentId: number,
  among?: { wanted?: readonly string[]; exceptId?: number },
): Promise<Set<string>> {
  const wanted = among?.wanted ? sql`and name_key = any(${among.wanted}::text[])` : empty
  const except = among?.exceptId ? sql`and id <> ${among.exceptId}` : empty
  const rows = await tx.query<{ name_key: string }>(sql`
    select name_key from components
    where application_id = ${applicationId} and parent_id = ${parentId} and deleted_at is null
      and type in ('directory', 'filelink') ${wanted} ${except}`)
  return new Set(rows.map((row) => row.name_key))
}

export const listByIds = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<ComponentRow>(sql`
    select ${columns}, ${groupIds}
    from components c
    ${creator}
    where c.application_id = ${applicationId} and c.id = any(${ids}::int[])
    order by c.id`)

/** Whether anything that was not deleted lies inside. */
export async function holdsAny(tx: Transaction, applicationId: number, id: number) {
  const rows = await tx.query(sql`
    select from components
    where application_id = ${applicationId} and parent_id = ${id} and deleted_at is null
    limit 1`)
  return rows.length > 0
}
