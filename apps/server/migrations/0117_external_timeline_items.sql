-- The id by which another system knows an item; null: somebody wrote it on screen.
alter table timeline_items add column external_id text;
-- Also of what was deleted: named again, it comes back and is not there twice.
create unique index timeline_items_external_id
  on timeline_items (application_id, component_id, external_id)
  where external_id is not null;
