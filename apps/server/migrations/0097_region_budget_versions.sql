-- Two people who set what a region may book hear of each other.
alter table region_budgets add column version integer not null default 1;
