-- Components can be for a single person, too: where a group would stand, the negative of their id stands
-- (PERM-14). Each row refers to the one or to the other, and goes with it.
alter table component_groups
  drop constraint component_groups_application_id_user_group_id_fkey,
  add column group_id integer generated always as (case when user_group_id > 0 then user_group_id end) stored,
  add column person_id integer generated always as (case when user_group_id < 0 then -user_group_id end) stored;
alter table component_groups
  add foreign key (application_id, group_id) references user_groups (application_id, id) on delete cascade,
  add foreign key (application_id, person_id) references application_users (application_id, user_id)
    on delete cascade;

-- As before, and what was for the giver alone is for the taker alone.
create or replace procedure hand_over_membership(application integer, giver integer, taker integer)
language plpgsql
as $$
declare
  reference record;
begin
  insert into application_users (application_id, user_id, status, is_external,
    has_business_objects_assignment, created_at, modified_at, version, is_invited, reminded_at, roles,
    invited_by)
  select application_id, taker, status, is_external, has_business_objects_assignment, created_at,
    now(), version + 1, is_invited, reminded_at, roles, invited_by
  from application_users where application_id = application and user_id = giver;
  for reference in
    select c.conrelid::regclass as place, column_name.attname as name
    from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as pair (own, other)
    join pg_attribute column_name on column_name.attrelid = c.conrelid and column_name.attnum = pair.own
    join pg_attribute target on target.attrelid = c.confrelid and target.attnum = pair.other
    where c.contype = 'f'
      and (
        c.confrelid = 'application_users'::regclass and target.attname = 'user_id'
        or c.confrelid = 'users'::regclass and target.attname = 'id'
      )
      and c.conrelid <> 'application_users'::regclass
      and column_name.attgenerated = ''
      and exists (
        select from pg_attribute a
        where a.attrelid = c.conrelid and a.attname = 'application_id' and not a.attisdropped
      )
    -- Some columns are part of two references.
    group by c.conrelid, column_name.attname
  loop
    execute format(
      'update %s set %I = $1 where application_id = $2 and %I = $3',
      reference.place, reference.name, reference.name
    ) using taker, application, giver;
  end loop;
  update component_groups set user_group_id = -taker
  where application_id = application and user_group_id = -giver;
  update application_users set invited_by = taker
  where application_id = application and invited_by = giver;
  update audit_log set object_id = taker::text
  where application_id = application and object_type = 'user' and object_id = giver::text;
  delete from application_users where application_id = application and user_id = giver;
end
$$;
