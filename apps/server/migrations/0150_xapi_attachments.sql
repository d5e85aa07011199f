-- What lessons attach to their statements, by its hash: the same is kept once (xAPI 1.0.3, Data 2.4.11).
create table xapi_attachments (
  application_id integer not null,
  lesson_id integer not null,
  user_id integer not null references users,
  attempt integer not null,
  -- SHA-256 of the content, in lower case.
  sha2 text not null,
  content_type text not null,
  content bytea not null,
  stored_at timestamptz not null,
  primary key (application_id, lesson_id, user_id, attempt, sha2),
  foreign key (application_id, lesson_id) references lessons (application_id, id) on delete cascade
);
call tenant_wall('xapi_attachments');
