-- When something came into its folder, and by whom: that is news there, and changes nothing in itself (FILE-08, T-75).
alter table components
  add column moved_at timestamptz,
  add column moved_by integer references users;
drop index components_news;
create index components_news on components (
  application_id,
  greatest(modified_at, moved_at, case when type = 'post' then published_at end) desc
) where deleted_at is null;
