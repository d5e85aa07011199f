import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { groupTypes, overseeingRoles } from '../../users/index.ts'
import { draftRoles } from '../components.policy.ts'

/** An active person who sees a component. */
export interface Viewer {
  userId: number
  firstName: string
  lastName: string
  email: string | null
  languageCode: string
  groupIds: number[]
}

/** Groups of each person, themselves alone among them, and whether one of them sees everything. */
export const memberships = (applicationId: number) => sql`
  select p.user_id, array_remove(array_agg(g.id), null) || -p.user_id as group_ids,
    coalesce(bool_or(
      g.type = ${groupTypes.Administration}
      or exists (
        select 1 from component_groups everything
        where everything.application_id = ${applicationId} and everything.component_id = -1
          and everything.user_group_id = g.id
      )
    ), false) as sees_all
  from application_users p
  left join user_group_members m on m.application_id = p.application_id and m.user_id = p.user_id
  left join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
  where p.application_id = ${applicationId}
  group by p.user_id`

/** Everybody active who sees a component: by role, by a group that sees all, or by a group on every level; a draft is seen by few. */
export const listViewers = (tx: Transaction, applicationId: number, componentId: number) =>
  tx.query<Viewer>(sql`
    with recursive chain (id, parent_id, is_hidden, distance) as (
      select id, parent_id, is_hidden, 0 from components
      where application_id = ${applicationId} and id = ${componentId}
      union all
      select p.id, p.parent_id, p.is_hidden, chain.distance + 1
      from chain
      join components p on p.application_id = ${applicationId} and p.id = chain.parent_id
      where chain.distance < 64
    ),
    memberships as (${memberships(applicationId)})
    select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email,
      u.language_code as "languageCode", m.group_ids as "groupIds"
    from application_users a
    join users u on u.id = a.user_id
    join memberships m on m.user_id = u.id
    where a.application_id = ${applicationId} and a.status = 'active' and u.is_active
      and (
        a.roles && ${overseeingRoles}::text[]
        or m.sees_all
        or not exists (
          select 1 from chain
          where chain.is_hidden or not exists (
            select 1 from component_groups g
            where g.application_id = ${applicationId} and g.component_id = chain.id
              and g.user_group_id = any(m.group_ids)
          )
        )
      )
      and (
        a.roles && ${draftRoles}::text[]
        or not exists (
          select 1 from components draft
          where draft.application_id = ${applicationId} and draft.id = ${componentId}
            and draft.type = 'post' and (draft.published_at is null or draft.published_at > now())
        )
      )
    order by u.id`)

/** Which of these people, who are active, see which of these components; one statement for any number. */
export const listViewersAmong = (
  tx: Transaction,
  applicationId: number,
  { componentIds, userIds }: { componentIds: readonly number[]; userIds: readonly number[] },
) =>
  tx.query<Pick<Viewer, 'userId' | 'firstName' | 'lastName'> & { componentId: number }>(sql`
    with recursive chain (root_id, id, parent_id, is_hidden, distance) as (
      select id, id, parent_id, is_hidden, 0 from components
      where application_id = ${applicationId} and id = any(${[...componentIds]}::int[])
      union all
      select chain.root_id, p.id, p.parent_id, p.is_hidden, chain.distance + 1
      from chain
      join components p on p.application_id = ${applicationId} and p.id = chain.parent_id
      where chain.distance < 64
    ),
    memberships as (${memberships(applicationId)})
    select wanted.id as "componentId", u.id as "userId", u.first_name as "firstName",
      u.last_name as "lastName"
    from unnest(${[...componentIds]}::int[]) as wanted (id)
    cross join application_users a
    join users u on u.id = a.user_id
    join memberships m on m.user_id = u.id
    where a.application_id = ${applicationId} and a.user_id = any(${[...userIds]}::int[])
      and a.status = 'active' and u.is_active
      and (
        a.roles && ${overseeingRoles}::text[]
        or m.sees_all
        or not exists (
          select 1 from chain
          where chain.root_id = wanted.id and (
            chain.is_hidden or not exists (
              select 1 from component_groups g
              where g.application_id = ${applicationId} and g.component_id = chain.id
                and g.user_group_id = any(m.group_ids)
            )
          )
        )
      )
    order by wanted.id, lower(u.last_name), lower(u.first_name), u.id`)

/** Gives components exactly these groups. */
export async function replaceGroups(
  tx: Transaction,
  applicationId: number,
  componentIds: readonly number[],
  groupIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    delete from component_groups
    where application_id = ${applicationId} and component_id = any(${componentIds}::int[])
      and user_group_id <> all(${groupIds}::int[])`)
  await tx.query(sql`
    insert into component_groups (application_id, component_id, user_group_id)
    select ${applicationId}::int, component_id, user_group_id
    from unnest(${componentIds}::int[]) as component_id, unnest(${groupIds}::int[]) as user_group_id
    on conflict do nothing`)
}

/** Notes who changed who sees an item, where that changes anything (T-70). */
export const noteAudienceChange = (
  tx: Transaction,
  applicationId: number,
  {
    row,
    groupIds,
  }: { row: { id: number; group_ids: readonly number[] }; groupIds: readonly number[] },
  userId: number,
) =>
  tx.query(sql`
    update components set audience_changed_at = now(), audience_changed_by = ${userId}
    where application_id = ${applicationId} and id = ${row.id}
      and not (${row.group_ids}::int[] @> ${groupIds}::int[] and ${groupIds}::int[] @> ${row.group_ids}::int[])`)
