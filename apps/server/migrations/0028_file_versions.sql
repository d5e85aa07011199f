-- Former contents of files; the one that counts stands with the file itself (T-71, D-09).
alter table components
  add column content_number integer not null default 1,
  -- When that content came, and by whom; null: with the file.
  add column content_at timestamptz,
  add column content_by integer references users,
  -- Whose the item is as it is now. A column, so that the planner knows it as well as created_by.
  add column brought_by integer generated always as (coalesce(content_by, created_by)) stored;

create table component_versions (
  application_id integer not null,
  component_id integer not null,
  number integer not null check (number > 0),
  file_size bigint,
  content_type text,
  storage_key text not null,
  sha256 text,
  created_at timestamptz not null,
  created_by integer references users,
  primary key (application_id, component_id, number),
  foreign key (application_id, component_id) references components (application_id, id) on delete cascade
);
-- Whether a content is still named by anything is asked before it is let go of.
create index component_versions_content on component_versions (storage_key);
call tenant_wall('component_versions');
