-- Who caused a mail, so that what one person causes within a day can be limited. Null where nobody of the
-- portal did: digests, links of accounts, files that outsiders bring.
alter table mail_outbox add column caused_by integer references users;
create index mail_outbox_by_causer on mail_outbox (application_id, caused_by, created_at)
  where caused_by is not null;
