import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

export interface PermissionGroupRow {
  id: number
  name: string
  type: number
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
