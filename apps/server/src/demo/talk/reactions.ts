import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { DemoTenant, TenantKey } from '../tenants.ts'

/** With those to posts; 150 in all. */
const counts: Record<TenantKey, number> = { alpenquell: 84, wohnwerk: 41, voltrad: 25 }

/** The first is given most often. */
const reactions = ['like', 'like', 'like', 'like', 'heart', 'heart', 'very-satisfied', 'idea']

/**
 * What people thought of files and links that they see: in a group of theirs, as are all folders
 * above. Who reacted to what, and how, follows from names, so it is always the same.
 */
export const fillReactions = (
  tx: Transaction,
  { tenant, now }: { tenant: DemoTenant; now: Date },
) =>
  tx.query(sql`
    with recursive seen (user_id, id, type, display_name, since) as (
      select distinct m.user_id, c.id, c.type, c.display_name, c.created_at
      from components c
      join component_groups g on g.application_id = c.application_id and g.component_id = c.id
      join user_group_members m
        on m.application_id = g.application_id and m.user_group_id = g.user_group_id
      where c.application_id = ${tenant.id} and c.parent_id is null and c.deleted_at is null
      union all
      select seen.user_id, c.id, c.type, c.display_name, c.created_at
      from seen
      join components c on c.application_id = ${tenant.id} and c.parent_id = seen.id
      where c.deleted_at is null and exists (
        select from component_groups g
        join user_group_members m
          on m.application_id = g.application_id and m.user_group_id = g.user_group_id
        where g.application_id = ${tenant.id} and g.component_id = c.id and m.user_id = seen.user_id
      )
    ),
    felt as (
      select seen.*, ('x' || left(md5(u.subject || seen.display_name), 7))::bit(28)::int as chance
      from seen
      join users u on u.id = seen.user_id
      join application_users a on a.application_id = ${tenant.id} and a.user_id = u.id
      where a.status = 'active' and not ('SUPERVISOR' = any(a.roles))
        and seen.type in ('filelink', 'reportlink', 'pagelink')
      order by chance, seen.id, u.id
      limit ${counts[tenant.key]}::int - (
        select count(*) from component_reactions where application_id = ${tenant.id}
      )
    )
    insert into component_reactions (application_id, component_id, user_id, reaction, created_at)
    select ${tenant.id}, id, user_id,
      (${reactions}::text[])[1 + chance % ${reactions.length}::int],
      since + (${now}::timestamptz - since) * (chance % 97 / 100.0)
    from felt`)
