-- Who last changed who sees a component, and when (T-70). That changes nothing in the component itself, so
-- `modified_at` stays.
alter table components
  add column audience_changed_at timestamptz,
  add column audience_changed_by integer references users;

-- A change of audiences, so that whoever made it can take it back: exactly what was there before (T-08).
-- They are kept for a day.
create table audience_changes (
  application_id integer not null references applications on delete cascade,
  id uuid not null,
  changed_at timestamptz not null,
  changed_by integer not null references users on delete cascade,
  primary key (application_id, id)
);
create index audience_changes_age on audience_changes (application_id, changed_at);
create index audience_changes_person on audience_changes (changed_by);
call tenant_wall('audience_changes');

create table audience_change_items (
  application_id integer not null,
  change_id uuid not null,
  component_id integer not null,
  groups_before integer[] not null,
  groups_after integer[] not null,
  primary key (application_id, change_id, component_id),
  foreign key (application_id, change_id) references audience_changes (application_id, id) on delete cascade,
  foreign key (application_id, component_id) references components (application_id, id) on delete cascade
);
create index audience_change_items_component on audience_change_items (application_id, component_id);
call tenant_wall('audience_change_items');
