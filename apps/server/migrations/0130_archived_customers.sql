-- Clients of an application that are offered for nothing new any more; what there is of them stays.
alter table applications add column archived_customer_ids integer[] not null default '{}';
