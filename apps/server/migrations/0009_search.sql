-- Components are found by the words of their name and description.

create extension if not exists pg_trgm;

-- Text as it is compared: without case, accents and punctuation, ß as ss. Written out, because what
-- lower() and unaccent() make of a letter depends on the locale that the database was set up with.
create function search_fold(words text) returns text
language sql immutable parallel safe
return trim(regexp_replace(
  lower(translate(
    replace(replace(replace(replace(
      regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'łŁøØđĐı', 'llooddi')),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'));

-- A space stands before every word, so that ` ab` finds beginnings. The line break between name and
-- description sorts before all letters: in the order of this column „Plan“ comes before „Plan B“.
alter table components add column search_text text collate "C" not null
  generated always as (
    ' ' || search_fold(display_name) || e'\n ' || search_fold(coalesce(description, ''))
  ) stored;

-- Parts of words, which German compounds need, and words in any of their forms.
create index components_search_parts on components using gin (search_text gin_trgm_ops)
  where deleted_at is null;
create index components_search_words on components
  using gin (to_tsvector('german', search_text)) where deleted_at is null;

-- Posts are seen by readers from this moment on; null is a draft. Nothing else has one.
alter table components add column published_at timestamptz;

-- What there is to find in the tenant of the running transaction. A view, and not the table behind
-- its wall, because row-level security lets no index serve a comparison that might leak: neither
-- `like` nor `@@`. The view asks for the tenant itself, with the same function as the wall.
create view searchable_components as
  select application_id, id, parent_id, page_id, type, published_at, search_text
  from components
  where application_id = (select current_application()) and deleted_at is null;
grant select on searchable_components to atrium_tenant;
