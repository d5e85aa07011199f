-- The forms of words are worked out once, when a name is written, and not anew for each row that an
-- index finds. Both indexes know the tenant, so that nobody reads through what others have, and are
-- always in order: a list of what is still to be put in would be read by every search.

create extension if not exists btree_gin;

alter table components add column search_forms tsvector not null
  generated always as (to_tsvector('german',
    ' ' || search_fold(display_name) || e'\n ' || search_fold(coalesce(description, ''))
  )) stored;

drop index components_search_parts;
create index components_search_parts on components
  using gin (application_id, search_text gin_trgm_ops)
  with (fastupdate = off) where deleted_at is null;
drop index components_search_words;
create index components_search_words on components
  using gin (application_id, search_forms)
  with (fastupdate = off) where deleted_at is null;

create or replace view searchable_components as
  select application_id, id, parent_id, page_id, type, published_at, search_text, search_forms
  from components
  where application_id = (select current_application()) and deleted_at is null;
