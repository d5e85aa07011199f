-- How the media plans of a client were read last: heads of columns and words for media types (CAMP-07).
create table plan_import_mappings (
  application_id integer not null references applications,
  customer_id integer not null,
  mapping jsonb not null,
  modified_at timestamptz not null default now(),
  modified_by integer references users on delete set null,
  primary key (application_id, customer_id)
);
create index plan_import_mappings_modified_by on plan_import_mappings (modified_by);
call tenant_wall('plan_import_mappings');
