-- What an account signs in with besides its password. The role atrium_tenant has no grant on any of these: no
-- tenant's transaction reads them.

-- An authenticator app: codes of six digits, each for half a minute (TOTP, RFC 6238).
create table account_totps (
  account_id integer primary key references accounts on delete cascade,
  -- In base32, as the app is told.
  secret text not null,
  -- The sign-in or session that it was shown to: another one is shown another secret.
  purpose text not null,
  -- Null: was shown, and no code has come from it yet. It counts for nothing until then.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: no code counts twice.
  last_step integer,
  created_at timestamptz not null default now()
);

create table account_passkeys (
  -- The credential's id, base64url.
  id text primary key,
  account_id integer not null references accounts on delete cascade,
  -- COSE, base64url.
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  -- What its owner calls it.
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index account_passkeys_of_account on account_passkeys (account_id);

-- For whoever has lost the app and all passkeys: each works once, then its row goes.
create table account_recovery_codes (
  account_id integer not null references accounts on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

alter table sign_in_attempts drop constraint sign_in_attempts_kind_check;
alter table sign_in_attempts add constraint sign_in_attempts_kind_check
  check (kind in ('sign-in', 'share', 'device', 'reset', 'reset-account', 'lockout', 'second-factor'));

insert into configuration_definitions (
  key, display_name_de, display_name_en, description_de, description_en, group_name_de, group_name_en,
  type, value_selection, is_feature_switch, position, column_size
) values (
  'SECOND_FACTOR_ROLES', 'Zweiter Faktor beim Anmelden', 'Second factor at sign-in',
  'Wer eine dieser Rollen hat, braucht beim Anmelden außer dem Kennwort einen Code aus einer App oder einen Passkey. Es gilt sofort: Wer noch keinen hat, meldet sich neu an und richtet ihn dabei ein.',
  'Whoever has one of these roles needs a code from an app or a passkey at sign-in, besides the password. It counts at once: whoever has none yet signs in again and sets it up on the way.',
  'Anmeldung', 'Sign-in', 'Autocomplete',
  '{ADMINISTRATOR,SUPERVISOR,CLIENTSERVICE,DIRECTORDER,AUTHOR,CLIENT_LEAD,CLIENT}', true, 115, 12
);
