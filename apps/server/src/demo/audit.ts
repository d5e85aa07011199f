import sql, { raw } from 'sql-template-tag'
import type { Transaction } from '../platform/database/database.types.ts'
import type { DemoSize } from './size.ts'

const counts: Readonly<Record<DemoSize, number>> = {
  small: 200,
  medium: 20_000,
  large: 1_000_000,
}

/**
 * What administrators and client service did with groups and people of their tenants in the last
 * year, spread over all of them: the same every time.
 */
export async function fillAudit(
  tx: Transaction,
  { size, now }: { size: DemoSize; now: Date },
): Promise<void> {
  const count = counts[size]
  // A million rows go in twice as fast where the indexes are made afterwards.
  const indexes = await tx.query<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'audit_log'::regclass and not indisprimary`)
  for (const { name } of indexes) await tx.query(sql`drop index ${raw(name)}`)
  await tx.query(sql`
    insert into audit_log (
      application_id, created_at, user_id, actor_name, action, object_type, object_id, summary
    )
    with staff as (
      select m.application_id, m.user_id, u.first_name || ' ' || u.last_name as name,
        row_number() over (partition by m.application_id order by m.user_id) - 1 as place,
        count(*) over (partition by m.application_id) as places
      from (select distinct application_id, user_id, user_group_id from user_group_members) m
      join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
        and g.name in ('Administration', 'Kundenberatung')
      join users u on u.id = m.user_id
    ),
    facts as materialized (
      select m.application_id, m.user_id, g.id as group_id, g.name as group_name,
        u.first_name || ' ' || u.last_name as user_name,
        row_number() over (order by m.application_id, m.user_id, g.id) - 1 as place
      from user_group_members m
      join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
      join users u on u.id = m.user_id
      where m.application_id in (select application_id from staff)
    ),
    story as (
      select n, n % 5 as kind,
        ${now}::timestamptz - (${count}::int - n) * (interval '365 days' / ${count}::int) as moment,
        (n::bigint * 7919) % (select count(*) from facts) as place
      from generate_series(0, ${count}::int - 1) as n
    )
    select f.application_id, s.moment, w.user_id, w.name,
      (array['user-group.member-added', 'user-group.member-added', 'user-group.member-removed',
        'user.deactivated', 'user.activated'])[s.kind + 1],
      'user', f.user_id::text,
      case when s.kind < 3
        then jsonb_build_object('name', f.group_name,
          'after', jsonb_build_object('userGroupId', f.group_id, 'isMember', s.kind < 2))
        else jsonb_build_object('name', f.user_name,
          'before', jsonb_build_object('status', case s.kind when 3 then 'active' else 'inactive' end),
          'after', jsonb_build_object('status', case s.kind when 3 then 'inactive' else 'active' end))
      end
    from story s
    join facts f on f.place = s.place
    join staff w on w.application_id = f.application_id and w.place = s.n % w.places
    order by s.n`)
  for (const { definition } of indexes) await tx.query(sql`${raw(definition)}`)
}
