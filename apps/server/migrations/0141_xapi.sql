-- Packages that speak xAPI instead of SCORM: cmi5 (cmi5.xml) and plain xAPI (tincan.xml).
alter table seminars drop constraint seminars_scorm_version_check;
alter table seminars add constraint seminars_scorm_version_check
  check (scorm_version in ('1.2', '2004', 'cmi5', 'xapi'));

-- The visit whose credential was fetched: a lesson of cmi5 gets it once (cmi5, 8.2).
alter table lesson_states add column fetched_launch text;

-- What lessons said, by the id that they gave it: the same statement counts once (xAPI 1.0.3, 2.3.1).
create table xapi_statements (
  application_id integer not null,
  lesson_id integer not null,
  user_id integer not null references users,
  -- Of an attempt that was ended nothing counts any more.
  attempt integer not null,
  id uuid not null,
  launch_id text not null,
  verb text not null,
  -- It carries the category of cmi5, whose rules of order hold for it.
  is_defined boolean not null,
  statement jsonb not null,
  stored_at timestamptz not null,
  primary key (application_id, lesson_id, user_id, id),
  foreign key (application_id, lesson_id) references lessons (application_id, id) on delete cascade
);
call tenant_wall('xapi_statements');

-- Documents that lessons keep to go on with later (xAPI 1.0.3, State Resource).
create table xapi_documents (
  application_id integer not null,
  lesson_id integer not null,
  user_id integer not null references users,
  attempt integer not null,
  activity text not null,
  state_id text not null,
  content_type text not null,
  content bytea not null,
  stored_at timestamptz not null,
  primary key (application_id, lesson_id, user_id, attempt, activity, state_id),
  foreign key (application_id, lesson_id) references lessons (application_id, id) on delete cascade
);
call tenant_wall('xapi_documents');
