-- Sessions of the embedded identity provider that ended before their access tokens ran out: every process
-- refuses those tokens (API-12). `tx` lets a process ask for what it has not read yet.
create table ended_sessions (
  session_id text primary key,
  tx xid8 not null default pg_current_xact_id(),
  ended_at timestamptz not null default now()
);
create index ended_sessions_by_tx on ended_sessions (tx);
create index ended_sessions_by_age on ended_sessions (ended_at);

-- Where somebody is signed in, for the list of their own sessions. Written with each token, not with each
-- request. The network is all that is kept of an address.
create table session_devices (
  session_id text primary key,
  user_agent text not null,
  network text not null,
  last_seen_at timestamptz not null
);
