-- The PDF of an invoice as bookkeeping issued it; without one it is drawn when it is asked for.
create table invoice_documents (
  application_id integer not null,
  invoice_id integer not null,
  storage_key text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null,
  created_by integer references users on delete set null,
  primary key (application_id, invoice_id),
  foreign key (application_id, invoice_id) references invoices (application_id, id) on delete cascade
);
create index invoice_documents_by_key on invoice_documents (storage_key);
call tenant_wall('invoice_documents');
