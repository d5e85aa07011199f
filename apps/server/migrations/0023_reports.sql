-- The reporting tool that comes with the server (REP): who signs on there, and what it shows.
-- The role atrium_tenant has no grant on accounts and tokens: no tenant's transaction reads them.
create table report_accounts (
  user_id integer primary key references users on delete cascade,
  username text not null check (char_length(username) between 1 and 200),
  password_hash text not null,
  -- From then on nobody comes in with it; null: it has no end.
  valid_until timestamptz,
  changed_at timestamptz not null default now()
);
create unique index report_accounts_username on report_accounts (lower(username));

create table report_tokens (
  -- SHA-256 of the token, which is nowhere else.
  token_hash bytea primary key,
  user_id integer not null references report_accounts on delete cascade,
  expires_at timestamptz not null
);
create index report_tokens_user on report_tokens (user_id);
create index report_tokens_age on report_tokens (expires_at);

create table report_pages (
  application_id integer not null references applications,
  -- Path and query below /bi, as a link names them: `budget?kunde=10101`.
  address text not null,
  content jsonb not null,
  primary key (application_id, address)
);
create index report_pages_address on report_pages (address);
call tenant_wall('report_pages');
