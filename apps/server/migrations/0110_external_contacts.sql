-- The id by which another system knows a contact; null: somebody made it on screen.
alter table contacts add column external_id text;
-- Also of what was deleted: named again, it comes back and is not there twice.
create unique index contacts_external_id on contacts (application_id, external_id)
  where external_id is not null;
