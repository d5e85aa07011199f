import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** Somebody in a group. */
export interface MemberPair {
  userGroupId: number
  userId: number
}

/** Active people of every group of the application that has any. */
export const listAllMembers = (tx: Transaction, applicationId: number) =>
  tx.query<{ userGroupId: number; userIds: number[] }>(sql`
    select m.user_group_id as "userGroupId", array_agg(m.user_id order by m.user_id) as "userIds"
    from user_group_members m join application_users a using (application_id, user_id)
    where m.application_id = ${applicationId} and a.status = 'active'
    group by m.user_group_id order by m.user_group_id`)

/** Groups of some people, also of those who are not active. */
export const listMembersAmong = (
  tx: Transaction,
  applicationId: number,
  userIds: readonly number[],
) =>
  tx.query<MemberPair>(sql`
    select user_group_id as "userGroupId", user_id as "userId" from user_group_members
    where application_id = ${applicationId} and user_id = any(${[...userIds]}::int[])`)

/** Holds some groups until the transaction ends, always in the same order. */
export const lockUserGroups = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<{ id: number; name: string; type: number }>(sql`
    select id, name, type from user_groups
    where application_id = ${applicationId} and id = any(${[...ids]}::int[])
    order by id for update`)

/** How some people stand in the application; who was never in it is missing. */
export const statusesOf = (tx: Transaction, applicationId: number, userIds: readonly number[]) =>
  tx.query<{ id: number; status: 'active' | 'inactive' }>(sql`
    select user_id as id, status from application_users
    where application_id = ${applicationId} and user_id = any(${[...userIds]}::int[])`)

/** Makes groups of one kind. */
export const insertUserGroups = (
  tx: Transaction,
  applicationId: number,
  { names, type }: { names: readonly string[]; type: number },
) =>
  tx.query<{ id: number; name: string; type: number }>(sql`
    insert into user_groups (application_id, name, type)
    select ${applicationId}::int, name, ${type}::int from unnest(${[...names]}::text[]) as name
    returning id, name, type`)

/** Puts people into groups; answers whom that changed. */
export const insertMembers = (
  tx: Transaction,
  applicationId: number,
  pairs: readonly MemberPair[],
) =>
  tx.query<MemberPair>(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    select ${applicationId}::int, user_group_id, user_id from unnest(
      ${pairs.map(({ userGroupId }) => userGroupId)}::int[],
      ${pairs.map(({ userId }) => userId)}::int[]
    ) as pair (user_group_id, user_id)
    on conflict do nothing
    returning user_group_id as "userGroupId", user_id as "userId"`)

/** Takes people out of groups; answers whom that changed. */
export const deleteMembers = (
  tx: Transaction,
  applicationId: number,
  pairs: readonly MemberPair[],
) =>
  tx.query<MemberPair>(sql`
    delete from user_group_members m using unnest(
      ${pairs.map(({ userGroupId }) => userGroupId)}::int[],
      ${pairs.map(({ userId }) => userId)}::int[]
    ) as pair (user_group_id, user_id)
    where m.application_id = ${applicationId} and m.user_group_id = pair.user_group_id
      and m.user_id = pair.user_id
    returning m.user_group_id as "userGroupId", m.user_id as "userId"`)
