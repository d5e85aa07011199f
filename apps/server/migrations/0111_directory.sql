-- People and groups of a tenant as its directory knows them (SCIM 2.0, RFC 7643).
alter table application_users
  -- By this a directory calls somebody. It stays when a guest's place is handed to the person, which their
  -- number does not, and is another after the directory took them away.
  add column directory_id uuid not null default gen_random_uuid(),
  -- What the directory calls them; null: it never named them, and their e-mail address stands for it.
  add column directory_user_name text,
  -- The directory's own number of them.
  add column directory_external_id text,
  -- When the directory took them away. They stay as deactivated people, whom it does not know any more.
  add column directory_removed_at timestamptz;
create unique index application_users_directory_id on application_users (application_id, directory_id);
create unique index application_users_directory_user_name
  on application_users (application_id, lower(directory_user_name));
create index application_users_directory_external_id
  on application_users (application_id, directory_external_id) where directory_external_id is not null;

alter table user_groups add column directory_external_id text;

-- The role of people whom a directory adds without naming one; null: the integration is none for a directory.
alter table integrations add column directory_role text;

-- As before, and what the directory calls the giver it calls the taker.
create or replace procedure hand_over_membership(application integer, giver integer, taker integer)
language plpgsql
as $$
declare
  reference record;
  known record;
begin
  select directory_id, directory_user_name, directory_external_id, directory_removed_at into known
  from application_users where application_id = application and user_id = giver;
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
  update application_users set
    directory_id = coalesce(known.directory_id, directory_id),
    directory_user_name = known.directory_user_name,
    directory_external_id = known.directory_external_id,
    directory_removed_at = known.directory_removed_at
  where application_id = application and user_id = taker;
end
$$;
