-- How notifications reach a person, in all of their tenants alike (SET-04). Who never changed
-- anything has no row; what is not in `settings` is as the server has it for everybody.
create table notification_settings (
  user_id integer primary key references users on delete cascade,
  settings jsonb not null,
  modified_at timestamptz not null default now()
);

-- A tenant's transaction reads them for those who are in it and changes none.
alter table notification_settings enable row level security;
create policy tenant on notification_settings for select to atrium_tenant
  using (user_id in (select user_id from application_users));
grant select on notification_settings to atrium_tenant;
