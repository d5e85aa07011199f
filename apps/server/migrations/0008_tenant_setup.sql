-- What an application is set up with, themes that two people change, and release notes (SETUP-04, ADM-06).

-- Customers by number, the agency's own where it has one: one client may have several applications.
-- No tenant's transaction reads them.
create table customers (
  id integer primary key,
  display_name text not null,
  created_at timestamptz not null default now()
);
insert into customers (id, display_name)
select distinct on (customer_id) customer_id, display_name
from applications, unnest(customer_ids) as customer_id
order by customer_id, applications.id;

-- The agency that works for the client.
alter table applications add column agency_name text;

alter table themes add column version integer not null default 1;

-- The newest release note that somebody was shown; it belongs to the person, not to a tenant.
create table release_notes_seen (
  user_id integer primary key references users on delete cascade,
  version text not null,
  seen_at timestamptz not null default now()
);
