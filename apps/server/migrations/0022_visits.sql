-- When somebody was here last: what changed since is new to them (D-04).
create table visits (
  application_id integer not null,
  user_id integer not null,
  -- When the visit before this one ended; null: this is the first.
  previous_at timestamptz,
  -- The last sign of the visit that is under way.
  seen_at timestamptz not null default now(),
  primary key (application_id, user_id),
  foreign key (application_id, user_id) references application_users (application_id, user_id) on delete cascade
);
call tenant_wall('visits');

-- A post is also news when it comes out, which may be after it was written.
create index components_news on components (
  application_id,
  (case when type = 'post' then greatest(modified_at, published_at) else modified_at end) desc
) where deleted_at is null;
create index comments_newest on comments (application_id, created_at desc);
