-- Pages are made, changed and deleted by people (LAY-04, ROUTE-11). A hidden one is seen by those alone
-- who see everything; a deleted one can be taken back for 30 days (T-66).
alter table pages
  add column is_hidden boolean not null default false,
  add column version integer not null default 1,
  add column deleted_at timestamptz,
  add column deleted_by integer references users;

-- What lies on a hidden page. Here, and not asked of the page, because every statement that judges who
-- sees a component reads this row anyway.
alter table components add column is_hidden boolean not null default false check (not is_hidden or page_id is not null);

create or replace view searchable_components as
  select application_id, id, parent_id, page_id, type, published_at, search_text, search_forms, is_hidden
  from components
  where application_id = (select current_application()) and deleted_at is null;

-- A hidden page that a look as somebody else shows (T-04).
alter table previews
  add column page_id integer,
  add foreign key (application_id, page_id) references pages (application_id, id) on delete cascade;
