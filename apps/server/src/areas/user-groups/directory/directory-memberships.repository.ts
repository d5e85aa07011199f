import type { DirectoryRole } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../../platform/actor.ts'
import { auditColumns, auditSource } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { groupTypes } from '../../users/index.ts'
import type { MemberPair } from '../memberships.repository.ts'

/** A group that a directory keeps, and what it gives its people besides being in it. */
export interface GivingGroup {
  id: number
  role: DirectoryRole | null
  target_ids: number[]
  /** Of the groups that it leads into. */
  target_types: number[]
}

/** Types of the groups that a group leads into. */
export const targetTypes = (group: Sql): Sql => sql`
  array(
    select distinct target.type from directory_group_targets t
    join user_groups target
      on target.application_id = t.application_id and target.id = t.target_group_id
    where t.application_id = ${group}.application_id and t.user_group_id = ${group}.id
  )`

/** Those of some groups that a directory keeps and that give their people a role or places in other groups. */
export const listGivingGroups = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<GivingGroup>(sql`
    select id, role, target_ids, target_types from (
      select g.id, g.directory_role as role,
        array(
          select t.target_group_id from directory_group_targets t
          where t.application_id = g.application_id and t.user_group_id = g.id
          order by t.target_group_id
        ) as target_ids,
        ${targetTypes(sql`g`)} as target_types
      from user_groups g
      where g.application_id = ${applicationId} and g.id = any(${[...ids]}::int[])
        and g.directory_kept_at is not null
    ) as giving
    where role is not null or cardinality(target_ids) > 0
    order by id`)

interface Place {
  applicationId: number
  actor: Actor
}

/** People and the groups that they come into or leave, as a query with `user_id` and `user_group_id`. */
export type DueMemberships = Sql

/** What is due by where some people came into, or left, groups of a directory. */
export const dueByTargets = (
  applicationId: number,
  moved: readonly MemberPair[],
): DueMemberships => sql`
  select distinct moved.user_id, t.target_group_id as user_group_id
  from unnest(
    ${moved.map(({ userGroupId }) => userGroupId)}::int[],
    ${moved.map(({ userId }) => userId)}::int[]
  ) as moved (user_group_id, user_id)
  join directory_group_targets t
    on t.application_id = ${applicationId} and t.user_group_id = moved.user_group_id`

/** Everybody who is in a group, for each of some other groups. */
export const dueByMembers = (
  applicationId: number,
  id: number,
  targetIds: readonly number[],
): DueMemberships => sql`
  select m.user_id, target.user_group_id
  from user_group_members m cross join unnest(${[...targetIds]}::int[]) as target (user_group_id)
  where m.application_id = ${applicationId} and m.user_group_id = ${id}`

/** Whom and which groups a change concerned. */
export interface MovedPeople {
  user_ids: number[]
  group_ids: number[]
}

/** Writes each of `moved` into the audit log as well, and sums up whom it concerned. */
const logged = ({ applicationId, actor }: Place, isMember: boolean) => sql`
  logged as (
    insert into audit_log (${auditColumns})
    select ${auditSource({
      applicationId,
      actor,
      action: isMember ? 'user-group.member-added' : 'user-group.member-removed',
      objectType: 'user',
      objectId: sql`moved.user_id::text`,
      summary: sql`jsonb_build_object(
        'name', g.name,
        'after', jsonb_build_object('userGroupId', g.id, 'isMember', ${isMember}::boolean)
      )`,
    })}
    from moved join user_groups g
      on g.application_id = ${applicationId} and g.id = moved.user_group_id
  )
  select coalesce(array_agg(distinct user_id), '{}') as user_ids,
    coalesce(array_agg(distinct user_group_id), '{}') as group_ids
  from moved`

/**
 * Puts people into groups, with the audit log, in one statement for any number of either. A group of the
 * administration gets nobody: no directory fills those.
 */
export async function insertDue(
  tx: Transaction,
  place: Place,
  due: DueMemberships,
): Promise<MovedPeople> {
  const { applicationId } = place
  const [row] = await tx.query<MovedPeople>(sql`
    with due as (${due}),
    moved as (
      insert into user_group_members (application_id, user_group_id, user_id)
      select g.application_id, g.id, due.user_id
      from due join user_groups g
        on g.application_id = ${applicationId} and g.id = due.user_group_id
          and g.type <> ${groupTypes.Administration}
      on conflict do nothing
      returning user_group_id, user_id
    ),
    ${logged(place, true)}`)
  return row!
}

/**
 * Takes people out of groups, with the audit log, in one statement for any number of either. Whom another group
 * of the directory puts there as well stays.
 */
export async function deleteDue(
  tx: Transaction,
  place: Place,
  due: DueMemberships,
): Promise<MovedPeople> {
  const { applicationId } = place
  const [row] = await tx.query<MovedPeople>(sql`
    with due as (${due}),
    given as (
      select m.user_id, t.target_group_id as user_group_id
      from directory_group_targets t
      join user_group_members m on m.application_id = t.application_id
        and m.user_group_id = t.user_group_id
      where t.application_id = ${applicationId}
        and (m.user_id, t.target_group_id) in (select user_id, user_group_id from due)
    ),
    moved as (
      delete from user_group_members m
      using (select user_id, user_group_id from due except select user_id, user_group_id from given) as leaving
      where m.application_id = ${applicationId} and m.user_id = leaving.user_id
        and m.user_group_id = leaving.user_group_id
      returning m.user_group_id, m.user_id
    ),
    ${logged(place, false)}`)
  return row!
}

/**
 * Holds the roles of people until the transaction ends. A statement of its own, so that what is read afterwards
 * is what others wrote; not `for update`, which would wait for whoever only made them a member.
 */
export const lockRoles = (tx: Transaction, applicationId: number, userIds: readonly number[]) =>
  tx.query(sql`
    select 1 from application_users
    where application_id = ${applicationId} and user_id = any(${[...userIds]}::int[])
    order by user_id for no key update`)

/** People with the roles that they have, and those that their groups of the directory give. */
export const listGivenRoles = (
  tx: Transaction,
  applicationId: number,
  userIds: readonly number[],
) =>
  tx.query<{ id: number; name: string; roles: string[]; given: DirectoryRole[] }>(sql`
    select a.user_id as id, trim(u.first_name || ' ' || u.last_name) as name, a.roles,
      array(
        select distinct g.directory_role from user_group_members m
        join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
        where m.application_id = a.application_id and m.user_id = a.user_id
          and g.directory_role is not null and g.directory_kept_at is not null
      ) as given
    from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.user_id = any(${[...userIds]}::int[])
    order by a.user_id`)

/** Changes what several people may do in the application. */
export const updateRoles = (
  tx: Transaction,
  applicationId: number,
  changes: readonly { id: number; roles: readonly string[] }[],
) =>
  tx.query(sql`
    update application_users a set
      roles = said.roles, modified_at = now(), version = version + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as said (id integer, roles text[])
    where a.application_id = ${applicationId} and a.user_id = said.id`)

/** The role of new people of the application's newest directory; undefined: it has none. */
export async function findDirectoryRole(
  tx: Transaction,
  applicationId: number,
): Promise<DirectoryRole | undefined> {
  const [row] = await tx.query<{ role: DirectoryRole }>(sql`
    select directory_role as role from integrations
    where application_id = ${applicationId} and directory_role is not null and revoked_at is null
    order by id desc limit 1`)
  return row?.role
}
