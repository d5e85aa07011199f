-- Somebody of the agency looks at the portal as a person or as a user group, and only looks (T-04).
-- It stands here, not in a process, so that it holds and ends on all of them.
create table previews (
  application_id integer not null references applications,
  id uuid not null,
  -- Who looks.
  viewer_id integer not null references users,
  -- As whom: one of the two.
  user_id integer,
  user_group_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (application_id, id),
  check (num_nonnulls(user_id, user_group_id) = 1),
  foreign key (application_id, user_id) references application_users (application_id, user_id) on delete cascade,
  foreign key (application_id, user_group_id) references user_groups (application_id, id) on delete cascade
);
-- A request names it without its application.
create index previews_by_id on previews (id);
create index previews_by_age on previews (expires_at);
call tenant_wall('previews');
