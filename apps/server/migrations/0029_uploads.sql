-- Large files on their way, piece by piece; what has arrived of one lies in the data folder under its
-- id, and how much that is, the file itself says.
create table uploads (
  application_id integer not null references applications,
  id uuid not null,
  user_id integer not null references users,
  -- The folder that it is meant for.
  parent_id integer not null,
  size integer not null check (size between 1 and 1073741824),
  -- What its sender said about it: name, day, who is to see it.
  metadata jsonb not null,
  touched_at timestamptz not null default now(),
  primary key (application_id, id),
  foreign key (application_id, parent_id) references components (application_id, id) on delete cascade
);
create index uploads_of_user on uploads (application_id, user_id);
create index uploads_by_age on uploads (touched_at);
call tenant_wall('uploads');
