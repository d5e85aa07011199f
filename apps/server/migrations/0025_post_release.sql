-- The groups of a post are told by mail when it comes out, which may be later than it is written.
alter table posts add column notifies_groups boolean not null default false;

-- Whether somebody has opened a thing.
create index component_tracks_of_reader on component_tracks (application_id, component_id, user_id);
