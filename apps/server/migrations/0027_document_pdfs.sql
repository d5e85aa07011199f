-- Documents that were made into a PDF to be looked at (T-72). A cache: what is in here can be made again.
create table document_pdfs (
  application_id integer not null references applications on delete cascade,
  -- Of the document; the same content is made once, wherever it lies in the tenant.
  sha256 text not null,
  extension text not null,
  -- Null: it could not be made.
  storage_key text,
  file_size bigint,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (application_id, sha256, extension)
);
call tenant_wall('document_pdfs');
