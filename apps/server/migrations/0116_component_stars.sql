-- Components that somebody marked for themselves, such as their reports (T-92).
create table component_stars (
  application_id integer not null,
  user_id integer not null,
  component_id integer not null,
  primary key (application_id, user_id, component_id),
  foreign key (application_id, component_id) references components (application_id, id) on delete cascade,
  foreign key (application_id, user_id) references application_users (application_id, user_id) on delete cascade
);
create index component_stars_component on component_stars (application_id, component_id);
call tenant_wall('component_stars');
