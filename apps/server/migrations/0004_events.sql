-- The newest event that was cleared away for its age. Who has read less than this has missed
-- something that cannot be sent again, and has to load afresh.
create table event_horizon (
  is_only boolean primary key default true check (is_only),
  tx xid8 not null,
  seq bigint not null
);
insert into event_horizon (tx, seq) values ('0', 0);
