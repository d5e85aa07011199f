-- The embedded identity provider: who can sign in, and what the provider remembers.
-- The role atrium_tenant has no grant on any of these: no tenant's transaction reads them.

create table accounts (
  id integer generated always as identity primary key,
  login text not null check (char_length(login) between 1 and 200),
  -- The `sub` of every token; never changes and is never used again.
  subject text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  roles text[] not null default '{}',
  is_active boolean not null default true,
  -- Demo people carry what their row on the sign-in page says.
  persona jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index accounts_login on accounts (lower(login));

-- Failed attempts per login that was typed, whether or not there is such an account.
create table sign_in_attempts (
  id bigint generated always as identity primary key,
  login text not null,
  attempted_at timestamptz not null
);
create index sign_in_attempts_by_login on sign_in_attempts (login, attempted_at);
create index sign_in_attempts_by_age on sign_in_attempts (attempted_at);

-- Sessions, grants, codes and refresh tokens: one row each, found again after a restart.
create table identity_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  account_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index identity_records_by_grant on identity_records (grant_id) where grant_id is not null;
create index identity_records_by_uid on identity_records (model, uid) where uid is not null;
create index identity_records_by_user_code on identity_records (model, user_code)
  where user_code is not null;
create index identity_records_by_account on identity_records (account_id)
  where account_id is not null;
create index identity_records_by_expiry on identity_records (expires_at);
