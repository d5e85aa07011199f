-- Who decides about approvals while somebody is away (T-39). One absence for each person and
-- application; the next one takes its place.
create table approval_deputies (
  application_id integer not null references applications on delete cascade,
  user_id integer not null,
  deputy_id integer not null,
  from_day date not null,
  until_day date not null,
  modified_at timestamptz not null,
  primary key (application_id, user_id),
  foreign key (application_id, user_id) references application_users (application_id, user_id) on delete cascade,
  foreign key (application_id, deputy_id) references application_users (application_id, user_id) on delete cascade,
  check (deputy_id <> user_id),
  check (until_day >= from_day)
);
create index approval_deputies_deputy on approval_deputies (application_id, deputy_id);
call tenant_wall('approval_deputies');

-- For whom a deputy decided; null: in their own name.
alter table campaign_history add column on_behalf_of integer references users;
