-- Addresses at which calendars read a person's campaigns (T-26). Whoever has one needs no session, so
-- only a hash of its secret is kept.
create table calendar_feeds (
  application_id integer not null references applications on delete cascade,
  user_id integer not null references users on delete cascade,
  key_hash text not null unique,
  created_at timestamptz not null,
  -- When a calendar read it last, to the hour.
  read_at timestamptz,
  primary key (application_id, user_id)
);
call tenant_wall('calendar_feeds');
