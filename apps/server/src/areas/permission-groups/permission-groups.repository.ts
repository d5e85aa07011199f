import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { memberships } from '../components/index.ts'
import { overseeingRoles } from '../users/index.ts'

export interface PermissionGroupRow {
  id: number
  name: string
  /** Null: a person alone. */
  type: number | null
  sees_all: boolean
  sees_component: boolean
  member_count: number
}

/** Every group of the application, and whether it sees the component. */
export const listPermissionGroups = (tx: Transaction, applicationId: number, componentId: number) =>
  tx.query<PermissionGroupRow>(sql`
    select g.id, g.name, g.type,
      coalesce(bool_or(c.component_id = -1), false) as sees_all,
      coalesce(bool_or(c.component_id = ${componentId}), false) as sees_component,
      (
        select count(*)::int
        from user_group_members m
        join application_users a
          on a.application_id = m.application_id and a.user_id = m.user_id and a.status = 'active'
        join users u on u.id = m.user_id and u.is_active
        where m.application_id = g.application_id and m.user_group_id = g.id
      ) as member_count
    from user_groups g
    left join component_groups c
      on c.application_id = g.application_id and c.user_group_id = g.id
      and c.component_id in (-1, ${componentId})
    where g.application_id = ${applicationId}
    group by g.application_id, g.id
    order by g.type, g.name, g.id`)

/** Everybody active in the application, by name, as somebody whom the component can be for alone. */
export const listSinglePeople = (tx: Transaction, applicationId: number, componentId: number) =>
  tx.query<PermissionGroupRow>(sql`
    with memberships as (${memberships(applicationId)})
    select -u.id as id, trim(u.first_name || ' ' || u.last_name) as name, null::int as type,
      a.roles && ${overseeingRoles}::text[] or m.sees_all as sees_all,
      exists (
        select from component_groups c
        where c.application_id = a.application_id and c.component_id = ${componentId}
          and c.user_group_id = -u.id
      ) as sees_component,
      1 as member_count
    from application_users a
    join users u on u.id = a.user_id
    join memberships m on m.user_id = u.id
    where a.application_id = ${applicationId} and a.status = 'active' and u.is_active
    order by u.last_name, u.first_name, u.id`)
