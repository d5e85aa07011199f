import sql, { empty, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** A page with what its administrators need of it. */
export interface ManagedPageRow {
  application_id: number
  id: number
  display_name: string
  display_name_en: string | null
  icon: string | null
  url: string
  is_external: boolean
  is_hidden: boolean
  version: number
  deleted_at: Date | null
}

const columns = sql`
  application_id, id, display_name, display_name_en, icon, url, is_external, is_hidden, version, deleted_at`

/** Changes of an application's pages wait for one another: addresses and places are given once. */
export const lockPages = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.pages'), ${applicationId}::int)`)

/** All pages that are there, in the order of the navigation. */
export const listManagedPages = (tx: Transaction, applicationId: number) =>
  tx.query<ManagedPageRow>(sql`
    select ${columns} from pages
    where application_id = ${applicationId} and deleted_at is null
    order by position, id`)

/** A page that is there. */
export async function findManagedPage(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<ManagedPageRow | undefined> {
  const [row] = await tx.query<ManagedPageRow>(sql`
    select ${columns} from pages
    where application_id = ${applicationId} and id = ${id} and deleted_at is null`)
  return row
}

/** A page that was deleted since a moment. */
export async function findDeletedPage(
  tx: Transaction,
  applicationId: number,
  id: number,
  since: Date,
): Promise<ManagedPageRow | undefined> {
  const [row] = await tx.query<ManagedPageRow>(sql`
    select ${columns} from pages
    where application_id = ${applicationId} and id = ${id} and deleted_at >= ${since}`)
  return row
}

export type NewPage = Pick<
  ManagedPageRow,
  'display_name' | 'display_name_en' | 'icon' | 'url' | 'is_external' | 'is_hidden'
>

/** Adds a page at the end. */
export async function insertPage(
  tx: Transaction,
  applicationId: number,
  page: NewPage,
): Promise<ManagedPageRow> {
  const [row] = await tx.query<ManagedPageRow>(sql`
    insert into pages (
      application_id, display_name, display_name_en, icon, url, is_external, is_hidden, position
    )
    select ${applicationId}::int, ${page.display_name}, ${page.display_name_en}, ${page.icon},
      ${page.url}, ${page.is_external}, ${page.is_hidden}, coalesce(max(position), 0) + 10
    from pages where application_id = ${applicationId}
    returning ${columns}`)
  return row!
}

/** Changes a page and counts its version up. */
export async function updatePage(
  tx: Transaction,
  { application_id: applicationId, id }: Pick<ManagedPageRow, 'application_id' | 'id'>,
  assignments: Sql,
): Promise<ManagedPageRow> {
  const [row] = await tx.query<ManagedPageRow>(sql`
    update pages set ${assignments}, version = version + 1
    where application_id = ${applicationId} and id = ${id}
    returning ${columns}`)
  return row!
}

/** What lies on a page is hidden and shown with it. */
export const hideContents = (
  tx: Transaction,
  applicationId: number,
  pageId: number,
  isHidden: boolean,
) =>
  // prettier-ignore
  tx.query(sql`
    update components set is_hidden = ${isHidden}
    where application_id = ${applicationId} and page_id = ${pageId} and is_hidden <> ${isHidden}`)

/** Writes the order of the navigation down. */
export const savePagePlaces = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query(sql`
    update pages p set position = item.place * 10
    from unnest(${ids}::int[]) with ordinality as item (id, place)
    where p.application_id = ${applicationId} and p.id = item.id`)

/** The same of modules on a page: before 0, so that what comes new stands at the end. */
export const saveModulePlaces = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query(sql`
    update components c set position = item.place - ${ids.length + 1}
    from unnest(${ids}::int[]) with ordinality as item (id, place)
    where c.application_id = ${applicationId} and c.id = item.id`)

/** Ids of what lies on a page, in order; with a moment, of what was deleted just then. */
export async function listModuleIds(
  tx: Transaction,
  applicationId: number,
  pageId: number,
  deletedAt?: Date,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select id from components
    where application_id = ${applicationId} and page_id = ${pageId}
      and deleted_at is not distinct from ${deletedAt ?? null}::timestamptz
    order by position, id
    for update`)
  return rows.map(({ id }) => id)
}

export interface DeletedRow {
  kind: 'page' | 'module'
  id: number
  display_name: string
  page_id: number | null
  page_name: string | null
  type: string | null
  deleted_at: Date
  deleted_by: number | null
  first_name: string | null
  last_name: string | null
}

/** Pages, and modules of pages that are there, that were deleted since a moment; the newest first. */
export const listDeletedParts = (tx: Transaction, applicationId: number, since: Date) =>
  tx.query<DeletedRow>(sql`
    select gone.*, u.first_name, u.last_name
    from (
      select 'page' as kind, id, display_name, null::int as page_id, null as page_name,
        null as type, deleted_at, deleted_by
      from pages where application_id = ${applicationId} and deleted_at >= ${since}
      union all
      select 'module', c.id, c.display_name, p.id, p.display_name, c.type, c.deleted_at, c.deleted_by
      from components c
      join pages p on p.application_id = c.application_id and p.id = c.page_id
      where c.application_id = ${applicationId} and c.page_id is not null
        and c.deleted_at >= ${since} and p.deleted_at is null
    ) gone
    left join users u on u.id = gone.deleted_by
    order by gone.deleted_at desc, gone.id desc
    limit 200`)

/** How much lies inside of what lies on a page, or inside one module of it, by kind. */
export const countContents = (
  tx: Transaction,
  applicationId: number,
  pageId: number,
  componentId: number | undefined,
) =>
  tx.query<{ kind: string; count: number }>(sql`
    with recursive inside (id, type, level) as (
      select id, type, 0 from components
      where application_id = ${applicationId} and page_id = ${pageId} and deleted_at is null
        ${componentId === undefined ? empty : sql`and id = ${componentId}`}
      union all
      select c.id, c.type, inside.level + 1
      from inside
      join components c on c.application_id = ${applicationId} and c.parent_id = inside.id
      where c.deleted_at is null and inside.level < 64
    )
    select type as kind, count(*)::int as count from inside where level > 0 group by type
    union all
    select 'timelineItem', count(*)::int
    from inside
    join timeline_items t on t.application_id = ${applicationId} and t.component_id = inside.id
    where t.deleted_at is null
    having count(*) > 0
    order by kind`)
