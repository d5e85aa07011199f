-- Two people who set what a region may book hear of each other.
alter table region_budgets add column version integer not null default 1;

-- What a step changed in an order: facts of its plan, before and after (T-47).
alter table direct_order_processes add column changes jsonb not null default '[]';
