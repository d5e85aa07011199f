-- Roles belong to a membership: what somebody may do in one application says nothing about another.
-- What people could do until now they can go on doing.
alter table application_users add column roles text[] not null default '{}';
update application_users a set roles = u.roles from users u where u.id = a.user_id;

-- Who asked somebody in, and may learn that they said no.
alter table application_users
  add column invited_by integer references users,
  add column declined_at timestamptz;

-- Hands the place of one person in an application to another: the membership and all that points to it.
-- Tables are found by their references, so that a new one is not forgotten.
create procedure hand_over_membership(application integer, giver integer, taker integer)
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
  update application_users set invited_by = taker
  where application_id = application and invited_by = giver;
  update audit_log set object_id = taker::text
  where application_id = application and object_type = 'user' and object_id = giver::text;
  delete from application_users where application_id = application and user_id = giver;
end
$$;

-- Who was invited here and is known elsewhere becomes a guest of this application alone, until they say
-- yes: nothing of them is here before.
do $$
declare
  waiting record;
  guest integer;
begin
  for waiting in
    select a.application_id, a.user_id, a.invited_name, u.email, u.language_code
    from application_users a join users u on u.id = a.user_id
    where a.is_invited and a.invited_name is not null
  loop
    insert into users (first_name, last_name, email, language_code)
    values (
      regexp_replace(waiting.invited_name, '\s*\S+$', ''),
      (regexp_match(waiting.invited_name, '\S+$'))[1],
      waiting.email, waiting.language_code
    )
    returning id into guest;
    call hand_over_membership(waiting.application_id, waiting.user_id, guest);
  end loop;
end
$$;
alter table application_users drop column invited_name;

-- Whose invitations somebody does not want to see again.
create table invitation_blocks (
  application_id integer not null references applications,
  user_id integer not null references users,
  created_at timestamptz not null default now(),
  primary key (application_id, user_id)
);
create index invitation_blocks_user on invitation_blocks (user_id);
call tenant_wall('invitation_blocks');
