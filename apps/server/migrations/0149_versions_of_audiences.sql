-- What two people may say anew at once is saved from the version that each has seen.
alter table campaigns
  -- Goes up with every change of the groups that see it.
  add column audience_version integer not null default 1;
alter table user_groups
  -- Goes up with every change of what the group gives the people of its directory.
  add column mapping_version integer not null default 1;
