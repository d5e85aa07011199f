-- What a group of a directory gives its people besides itself: a role, and places in groups of the portal.
alter table user_groups
  -- When a directory made or changed it last; null: no directory keeps it.
  add column directory_kept_at timestamptz,
  -- Null: people keep the roles that they have.
  add column directory_role text;
update user_groups set directory_kept_at = modified_at where directory_external_id is not null;

create table directory_group_targets (
  application_id integer not null,
  user_group_id integer not null,
  target_group_id integer not null,
  primary key (application_id, user_group_id, target_group_id),
  foreign key (application_id, user_group_id)
    references user_groups (application_id, id) on delete cascade,
  foreign key (application_id, target_group_id)
    references user_groups (application_id, id) on delete cascade
);
create index directory_group_targets_target on directory_group_targets (application_id, target_group_id);
call tenant_wall('directory_group_targets');
