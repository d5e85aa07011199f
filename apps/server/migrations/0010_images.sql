-- Pictures for pages, themes and people. They belong to no tenant: a logo is there before its tenant
-- is, and a face goes with its person through all of them. Who knows the unguessable id may see it;
-- the role of a tenant's transactions has no access.
create table images (
  id text primary key,
  storage_key text not null,
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  created_by integer not null references users
);
create index images_of_user on images (created_by, created_at);

-- Smaller versions, made when somebody first asks for them.
create table image_variants (
  image_id text not null references images on delete cascade,
  width integer not null check (width > 0),
  storage_key text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (image_id, width)
);
