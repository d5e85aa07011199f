import type { DirectoryRole } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { groupTypes } from '../../users/index.ts'

/** A group that a directory keeps, with what it gives its people. */
export interface DirectoryGroupMapping {
  id: number
  name: string
  member_count: number
  kept_at: Date
  role: DirectoryRole | null
  target_ids: number[]
  version: number
}

const kept = (applicationId: number, condition: Sql) => sql`
  select g.id, g.name, g.directory_kept_at as kept_at, g.directory_role as role,
    g.mapping_version as version,
    (
      select count(*)::int from user_group_members m
      where m.application_id = g.application_id and m.user_group_id = g.id
    ) as member_count,
    array(
      select t.target_group_id from directory_group_targets t
      where t.application_id = g.application_id and t.user_group_id = g.id
      order by t.target_group_id
    ) as target_ids
  from user_groups g
  where g.application_id = ${applicationId} and g.directory_kept_at is not null and ${condition}
  order by lower(g.name), g.id`

/** Groups that a directory keeps, by name. */
export const listMappings = (tx: Transaction, applicationId: number) =>
  tx.query<DirectoryGroupMapping>(kept(applicationId, sql`true`))

/** Undefined: there is no such group, or no directory keeps it. */
export async function findMapping(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<DirectoryGroupMapping | undefined> {
  const [row] = await tx.query<DirectoryGroupMapping>(kept(applicationId, sql`g.id = ${id}`))
  return row
}

/** Groups into which a directory may put people: made in the portal, and not of the administration. */
export const listTargets = (tx: Transaction, applicationId: number) =>
  tx.query<{ id: number; name: string }>(sql`
    select id, name from user_groups
    where application_id = ${applicationId} and directory_kept_at is null
      and type <> ${groupTypes.Administration}
    order by lower(name), id`)

/** Notes that a directory keeps the group. Nothing leads into such a group any more: the directory fills it itself. */
export async function keepGroup(
  tx: Transaction,
  { applicationId, id }: { applicationId: number; id: number },
  at: Date,
): Promise<void> {
  await tx.query(sql`
    update user_groups set directory_kept_at = ${at} where application_id = ${applicationId} and id = ${id}`)
  await tx.query(sql`
    with gone as (
      delete from directory_group_targets
      where application_id = ${applicationId} and target_group_id = ${id}
      returning user_group_id
    )
    update user_groups set mapping_version = mapping_version + 1
    where application_id = ${applicationId} and id in (select user_group_id from gone)`)
}

/** Puts another role and other groups in the place of those that the group gave. */
export async function saveMapping(
  tx: Transaction,
  { applicationId, id }: { applicationId: number; id: number },
  { role, targetIds }: { role: DirectoryRole | null; targetIds: readonly number[] },
): Promise<void> {
  await tx.query(sql`
    update user_groups set directory_role = ${role}, mapping_version = mapping_version + 1
    where application_id = ${applicationId} and id = ${id}`)
  await tx.query(sql`
    delete from directory_group_targets
    where application_id = ${applicationId} and user_group_id = ${id}
      and target_group_id <> all(${[...targetIds]}::int[])`)
  await tx.query(sql`
    insert into directory_group_targets (application_id, user_group_id, target_group_id)
    select ${applicationId}::int, ${id}::int, target from unnest(${[...targetIds]}::int[]) as target
    on conflict do nothing`)
}

/** Everybody whom the directory put into a group. */
export async function listPeopleIn(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    select user_id from user_group_members
    where application_id = ${applicationId} and user_group_id = ${id}`)
  return rows.map(({ user_id }) => user_id)
}
