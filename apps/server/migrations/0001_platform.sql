-- The role that every tenant transaction takes. It owns nothing and bypasses nothing, so
-- row-level security holds even where a query forgot its tenant. Roles belong to the whole
-- cluster: another database, or another process at this moment, may have created it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'atrium_tenant') then
    create role atrium_tenant nologin nosuperuser nobypassrls;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  execute format('grant atrium_tenant to %I', current_user);
exception
  -- Somebody else made the role and has already granted it, else the first tenant call says so.
  when insufficient_privilege then null;
end
$$;

grant usage on schema public to atrium_tenant;

-- The tenant of the running transaction; null outside of one, which then sees no rows.
create function current_application() returns integer
language sql stable parallel safe
return nullif(current_setting('atrium.application_id', true), '')::integer;

-- Puts a tenant's table behind the wall: `select tenant_wall('pages')` after `create table`.
-- Row security is not forced on the owner: system transactions run as the owner and see all.
create procedure tenant_wall(target regclass)
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy tenant on %s for all to atrium_tenant '
    'using (application_id = (select current_application())) '
    'with check (application_id = (select current_application()))', target);
  execute format('grant select, insert, update, delete on %s to atrium_tenant', target);
end
$$;

-- What happened, in the order in which transactions became visible: (tx, seq). A reader takes only
-- rows of transactions older than every running one, so a late commit is never skipped.
create table events (
  seq bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  application_id integer not null,
  type text not null,
  group_ids integer[],
  user_ids integer[],
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index events_by_order on events (tx, seq);
create index events_by_age on events (created_at);
call tenant_wall('events');

-- Answers of writes, so that a repeated request does nothing twice.
create table idempotency_keys (
  user_id integer not null,
  key text not null,
  call text not null,
  request_hash text not null,
  -- Null only inside the transaction that does the work.
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Keys that the server made for itself at its first start.
create table secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);
