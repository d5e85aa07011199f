import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { draftRoles, memberships } from '../components/index.ts'
import { overseeingRoles } from '../users/index.ts'

/** Somebody active in the tenant, and what their sight depends on (PERM-13). */
export interface MemberRow {
  userId: number
  firstName: string
  lastName: string
  groupIds: number[]
  /** Sees every component, by role or by a group. */
  seesAll: boolean
  /** Reads posts before they are published. */
  seesDrafts: boolean
}

/** Everybody active in the tenant, by name. */
export const listMembers = (tx: Transaction, applicationId: number) =>
  tx.query<MemberRow>(sql`
    with memberships as (${memberships(applicationId)})
    select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      m.group_ids as "groupIds",
      (a.roles && ${overseeingRoles}::text[] or m.sees_all) as "seesAll",
      a.roles && ${draftRoles}::text[] as "seesDrafts"
    from application_users a
    join users u on u.id = a.user_id
    join memberships m on m.user_id = u.id
    where a.application_id = ${applicationId} and a.status = 'active' and u.is_active
    order by u.last_name, u.first_name, u.id`)

export interface LastChangeRow {
  changed_at: Date | null
  changed_by: number | null
  first_name: string | null
  last_name: string | null
}

/** Who last changed who sees a component, and when (T-70). */
export async function findLastChange(
  tx: Transaction,
  applicationId: number,
  componentId: number,
): Promise<LastChangeRow> {
  const [row] = await tx.query<LastChangeRow>(sql`
    select c.audience_changed_at as changed_at, c.audience_changed_by as changed_by,
      u.first_name, u.last_name
    from components c
    left join users u on u.id = c.audience_changed_by
    where c.application_id = ${applicationId} and c.id = ${componentId}`)
  return row!
}

/** A component and the groups that see it. */
export interface ComponentGroups {
  componentId: number
  groupIds: readonly number[]
}

/** Gives each component exactly its groups; three statements for any number. */
export async function assignGroups(
  tx: Transaction,
  applicationId: number,
  assignments: readonly ComponentGroups[],
): Promise<void> {
  const componentIds = assignments.map(({ componentId }) => componentId)
  const pairs = assignments.flatMap(({ componentId, groupIds }) =>
    groupIds.map((groupId) => [componentId, groupId] as const),
  )
  const wanted = sql`unnest(
    ${pairs.map(([componentId]) => componentId)}::int[], ${pairs.map(([, groupId]) => groupId)}::int[]
  ) as wanted (component_id, user_group_id)`
  await tx.query(sql`
    delete from component_groups g
    where g.application_id = ${applicationId} and g.component_id = any(${componentIds}::int[])
      and (g.component_id, g.user_group_id) not in (
        select wanted.component_id, wanted.user_group_id from ${wanted}
      )`)
  await tx.query(sql`
    insert into component_groups (application_id, component_id, user_group_id)
    select ${applicationId}::int, wanted.component_id, wanted.user_group_id from ${wanted}
    on conflict do nothing`)
}

export interface ChangeItemRow {
  component_id: number
  groups_before: number[]
  groups_after: number[]
}

/** Keeps what a change was, so that it can be taken back; `items` are what changed. */
export async function insertChange(
  tx: Transaction,
  applicationId: number,
  change: { id: string; at: Date; userId: number },
  items: readonly ChangeItemRow[],
): Promise<void> {
  await tx.query(sql`
    insert into audience_changes (application_id, id, changed_at, changed_by)
    values (${applicationId}, ${change.id}, ${change.at}, ${change.userId})`)
  await tx.query(sql`
    insert into audience_change_items (
      application_id, change_id, component_id, groups_before, groups_after
    )
    select ${applicationId}::int, ${change.id}::uuid, item.component_id, item.groups_before,
      item.groups_after
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
      component_id integer, groups_before integer[], groups_after integer[]
    )`)
}

/** What a person's own change altered since a moment; empty where there is no such change. */
export const listChangeItems = (
  tx: Transaction,
  applicationId: number,
  { id, userId, since }: { id: string; userId: number; since: Date },
) =>
  tx.query<ChangeItemRow>(sql`
    select i.component_id, i.groups_before, i.groups_after
    from audience_changes c
    join audience_change_items i on i.application_id = c.application_id and i.change_id = c.id
    where c.application_id = ${applicationId} and c.id = ${id} and c.changed_by = ${userId}
      and c.changed_at > ${since}
    order by i.component_id`)

export const deleteChange = (tx: Transaction, applicationId: number, id: string) =>
  tx.query(sql`
    delete from audience_changes where application_id = ${applicationId} and id = ${id}`)

/** Forgets changes that can no longer be taken back. */
export const deleteOldChanges = (tx: Transaction, applicationId: number, before: Date) =>
  tx.query(sql`
    delete from audience_changes
    where application_id = ${applicationId} and changed_at <= ${before}`)
