import type { DirectoryRole } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import { targetTypes } from './directory/directory-memberships.repository.ts'

/** A group as it is stored. */
export interface StoredGroup {
  application_id: number
  id: number
  name: string
  type: number
  is_approver: boolean
  sees_invoices: boolean
  modified_at: Date
}

export interface UserGroupRow extends StoredGroup {
  /** Active people in it. */
  member_count: number
  /** The role that the group of a directory gives; null: none. */
  role: DirectoryRole | null
  /** Types of the groups that it leads into. */
  target_types: number[]
}

/** What a group is; absent flags stay as they are. */
export interface UserGroupChange {
  name: string
  type: number
  isApprover?: boolean | undefined
  seesInvoices?: boolean | undefined
}

const stored = sql`application_id, id, name, type, is_approver, sees_invoices, modified_at`
const columns = sql`
  ${stored},
  (
    select count(*)::int from user_group_members m
    join application_users a using (application_id, user_id)
    where m.application_id = user_groups.application_id and m.user_group_id = user_groups.id
      and a.status = 'active'
  ) as member_count,
  case when directory_kept_at is not null then directory_role end as role,
  ${targetTypes(sql`user_groups`)} as target_types`

/** Every group of the application, by type and name. */
export const listUserGroups = (tx: Transaction, applicationId: number) =>
  tx.query<UserGroupRow>(sql`
    select ${columns} from user_groups where application_id = ${applicationId}
    order by type, name, id`)

const one = async (tx: Transaction, statement: Sql) => (await tx.query<UserGroupRow>(statement))[0]

export async function hasUserGroup(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from user_groups where application_id = ${applicationId} and id = ${id}`)
  return rows.length > 0
}

/** Active people in a group. */
export async function listMembers(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    select m.user_id from user_group_members m
    join application_users a using (application_id, user_id)
    where m.application_id = ${applicationId} and m.user_group_id = ${id} and a.status = 'active'
    order by m.user_id`)
  return rows.map((row) => row.user_id)
}

/** Holds the group until the transaction ends, so that nobody comes in while it is deleted. */
export async function lockUserGroup(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<StoredGroup | undefined> {
  const [row] = await tx.query<StoredGroup>(sql`
    select ${stored} from user_groups
    where application_id = ${applicationId} and id = ${id} for update`)
  return row
}

/** One after the other gives names to groups of an application, so that none is given twice. */
export const lockNames = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.user_groups'), ${applicationId}::int)`)

export const insertUserGroup = (tx: Transaction, applicationId: number, group: UserGroupChange) =>
  one(
    tx,
    sql`insert into user_groups (application_id, name, type, is_approver, sees_invoices)
        values (
          ${applicationId}, ${group.name}, ${group.type},
          ${group.isApprover ?? false}, ${group.seesInvoices ?? false}
        )
        returning ${columns}`,
  )

/** Whether another group of the application has the name, in whatever case. */
export async function isNameTaken(
  tx: Transaction,
  applicationId: number,
  name: string,
  exceptId: number,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from user_groups
    where application_id = ${applicationId} and lower(name) = lower(${name}) and id <> ${exceptId}`)
  return rows.length > 0
}

export const updateUserGroup = (
  tx: Transaction,
  applicationId: number,
  id: number,
  group: UserGroupChange,
) =>
  one(
    tx,
    sql`update user_groups set
          name = ${group.name},
          type = ${group.type},
          is_approver = coalesce(${group.isApprover ?? null}::boolean, is_approver),
          sees_invoices = coalesce(${group.seesInvoices ?? null}::boolean, sees_invoices),
          modified_at = now()
        where application_id = ${applicationId} and id = ${id}
        returning ${columns}`,
  )

/** What still hangs on a group: people, who may all be switched off, and what is for it. */
export async function usesOf(tx: Transaction, applicationId: number, id: number) {
  const isUsedIn = (table: Sql) => sql`
    exists (
      select 1 from ${table} where application_id = ${applicationId} and user_group_id = ${id}
    )`
  const [uses] = await tx.query<{ has_members: boolean; has_items: boolean }>(sql`
    select
      ${isUsedIn(sql`user_group_members`)} as has_members,
      ${isUsedIn(sql`component_groups`)} or ${isUsedIn(sql`campaign_groups`)}
        or ${isUsedIn(sql`saved_view_groups`)} or ${isUsedIn(sql`themes`)} as has_items`)
  return uses!
}

export const deleteUserGroup = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`delete from user_groups where application_id = ${applicationId} and id = ${id}`)

export interface MembershipRow {
  application_id: number
  user_group_id: number
  is_member: boolean
  modified_at: Date
}

/** How somebody stands in the application; undefined: they were never in it. */
export async function statusOf(
  tx: Transaction,
  applicationId: number,
  userId: number,
): Promise<'active' | 'inactive' | undefined> {
  const [row] = await tx.query<{ status: 'active' | 'inactive' }>(sql`
    select status from application_users
    where application_id = ${applicationId} and user_id = ${userId}`)
  return row?.status
}

/**
 * Groups of the application, with whether the person is in each; one group where it is named.
 * Who is deactivated is in none, until active again (ADM-02).
 */
export const listMemberships = (
  tx: Transaction,
  applicationId: number,
  userId: number,
  userGroupId?: number,
) =>
  tx.query<MembershipRow>(sql`
    select g.application_id, g.id as user_group_id, m.user_id is not null as is_member,
      coalesce(m.modified_at, g.modified_at) as modified_at
    from user_groups g
    left join application_users a
      on a.application_id = g.application_id and a.user_id = ${userId} and a.status = 'active'
    left join user_group_members m
      on m.application_id = g.application_id and m.user_group_id = g.id and m.user_id = a.user_id
    where g.application_id = ${applicationId}
      and (${userGroupId ?? null}::int is null or g.id = ${userGroupId ?? null}::int)
    order by g.type, g.name, g.id`)

/** Puts people into a group; the ids of those who were not in it. */
export async function addMembers(
  tx: Transaction,
  group: Pick<StoredGroup, 'application_id' | 'id'>,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    select ${group.application_id}::int, ${group.id}::int, user_id
    from unnest(${[...userIds]}::int[]) as added (user_id)
    on conflict do nothing returning user_id`)
  return rows.map((row) => row.user_id)
}

/** Takes people out of a group, or everybody but them; the ids of those who were in it. */
export async function removeMembers(
  tx: Transaction,
  group: Pick<StoredGroup, 'application_id' | 'id'>,
  userIds: readonly number[],
  which: 'these' | 'all-others',
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    delete from user_group_members
    where application_id = ${group.application_id} and user_group_id = ${group.id}
      and (user_id = any(${[...userIds]}::int[])) = ${which === 'these'}
    returning user_id`)
  return rows.map((row) => row.user_id)
}

/** Takes somebody out of every group of an application; the groups that they were in. */
export const removeFromGroups = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query<{ id: number; name: string }>(sql`
    with left_groups as (
      delete from user_group_members
      where application_id = ${applicationId} and user_id = ${userId}
      returning application_id, user_group_id
    )
    select g.id, g.name from left_groups l
    join user_groups g on g.application_id = l.application_id and g.id = l.user_group_id
    order by g.id`)

/** Whether the caller is in a group that approves, or that sees invoices. */
export async function isInGroupThat(
  tx: Transaction,
  { applicationId, groupIds }: Access,
  flag: 'approves' | 'seesInvoices',
): Promise<boolean> {
  const column = flag === 'approves' ? sql`is_approver` : sql`sees_invoices`
  const rows = await tx.query(sql`
    select 1 from user_groups
    where application_id = ${applicationId} and ${column} and id = any(${groupIds}::int[])
    limit 1`)
  return rows.length > 0
}
