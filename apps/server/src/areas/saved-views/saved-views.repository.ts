import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface SavedViewRow {
  application_id: number
  id: number
  user_id: number
  first_name: string
  last_name: string
  module: string
  name: string
  state: Record<string, unknown>
  default_for_roles: string[]
  group_ids: number[]
  version: number
  modified_at: Date
}

/** What somebody saves. */
export interface SavedViewContent {
  name: string
  state: Record<string, unknown>
  /** Groups that see it, too. */
  groupIds: readonly number[]
  /** Roles that begin with it. */
  defaultForRoles: readonly string[]
}

const select = (where: Sql) => sql`
  select v.application_id, v.id, v.user_id, u.first_name, u.last_name, v.module, v.name, v.state,
    v.default_for_roles, v.version, v.modified_at,
    array(
      select g.user_group_id from saved_view_groups g
      where g.application_id = v.application_id and g.saved_view_id = v.id
      order by g.user_group_id
    ) as group_ids
  from saved_views v join users u on u.id = v.user_id
  where ${where}`

/** Views of a module that somebody sees: their own, of their groups, of their roles. */
export const listViews = (
  tx: Transaction,
  applicationId: number,
  module: string,
  viewer: { userId: number; groupIds: readonly number[]; roles: readonly string[] },
) =>
  tx.query<SavedViewRow>(sql`
    ${select(sql`
      v.application_id = ${applicationId} and v.module = ${module} and (
        v.user_id = ${viewer.userId}
        or v.default_for_roles && ${[...viewer.roles]}::text[]
        or exists (
          select 1 from saved_view_groups g
          where g.application_id = v.application_id and g.saved_view_id = v.id
            and g.user_group_id = any(${[...viewer.groupIds]}::int[])
        )
      )`)}
    order by v.user_id <> ${viewer.userId}, lower(v.name), v.id`)

/** One view, held until the transaction ends. */
export async function lockView(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<SavedViewRow | undefined> {
  const [row] = await tx.query<SavedViewRow>(sql`
    ${select(sql`v.application_id = ${applicationId} and v.id = ${id}`)} for update of v`)
  return row
}

/** One after the other saves views of an application: names, defaults and their number hold. */
export const lockViews = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.saved_views'), ${applicationId}::int)`)

/** How many views somebody has of a module, and whether another one has this name. */
export async function ownViews(
  tx: Transaction,
  applicationId: number,
  view: { userId: number; module: string; name: string; exceptId: number },
): Promise<{ count: number; isNameTaken: boolean }> {
  const [row] = await tx.query<{ count: number; is_name_taken: boolean }>(sql`
    select count(*)::int as count,
      coalesce(bool_or(lower(name) = lower(${view.name})), false) as is_name_taken
    from saved_views
    where application_id = ${applicationId} and user_id = ${view.userId}
      and module = ${view.module} and id <> ${view.exceptId}`)
  return { count: row!.count, isNameTaken: row!.is_name_taken }
}

export async function insertView(
  tx: Transaction,
  applicationId: number,
  owner: { userId: number; module: string },
  content: SavedViewContent,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into saved_views (application_id, user_id, module, name, state, default_for_roles)
    values (
      ${applicationId}, ${owner.userId}, ${owner.module}, ${content.name},
      ${JSON.stringify(content.state)}::jsonb, ${[...content.defaultForRoles]}::text[]
    )
    returning id`)
  return row!.id
}

export const updateView = (
  tx: Transaction,
  applicationId: number,
  id: number,
  content: SavedViewContent,
) =>
  tx.query(sql`
    update saved_views set
      name = ${content.name},
      state = ${JSON.stringify(content.state)}::jsonb,
      default_for_roles = ${[...content.defaultForRoles]}::text[],
      version = version + 1,
      modified_at = now()
    where application_id = ${applicationId} and id = ${id}`)

/** Shares a view with these groups and no others. */
export async function replaceGroups(
  tx: Transaction,
  applicationId: number,
  id: number,
  groupIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    delete from saved_view_groups
    where application_id = ${applicationId} and saved_view_id = ${id}
      and user_group_id <> all(${[...groupIds]}::int[])`)
  await tx.query(sql`
    insert into saved_view_groups (application_id, saved_view_id, user_group_id)
    select ${applicationId}::int, ${id}::int, group_id
    from unnest(${[...groupIds]}::int[]) as group_id
    on conflict do nothing`)
}

/** Takes these roles from every other view of the module: each role begins with one. */
export const takeRoles = (
  tx: Transaction,
  applicationId: number,
  view: { id: number; module: string },
  takenRoles: readonly string[],
) =>
  tx.query(sql`
    update saved_views set
      default_for_roles = array(
        select role from unnest(default_for_roles) as role
        where role <> all(${[...takenRoles]}::text[])
      ),
      version = version + 1,
      modified_at = now()
    where application_id = ${applicationId} and module = ${view.module} and id <> ${view.id}
      and default_for_roles && ${[...takenRoles]}::text[]`)

/** How many of the groups are in the application. */
export async function countGroups(
  tx: Transaction,
  applicationId: number,
  groupIds: readonly number[],
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from user_groups
    where application_id = ${applicationId} and id = any(${[...groupIds]}::int[])`)
  return row!.count
}

/** Groups by name: all of a tenant, or those of these ids. */
export const listGroupNames = (
  tx: Transaction,
  applicationId: number,
  ids: readonly number[] | undefined,
) =>
  tx.query<{ id: number; name: string }>(sql`
    select id, name from user_groups
    where application_id = ${applicationId}
      and (${ids === undefined} or id = any(${[...(ids ?? [])]}::int[]))
    order by lower(name), id`)

export const deleteView = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`delete from saved_views where application_id = ${applicationId} and id = ${id}`)
