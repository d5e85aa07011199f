-- Orders above a budget wait for headquarters, and what a region may book in a year.

alter table direct_orders
  -- Null: nobody has to approve it. While it waits its status stays the one it was sent from.
  add column approval text check (approval in ('waiting', 'approved', 'rejected'));
create index direct_orders_waiting on direct_orders (application_id, component_id)
  where approval = 'waiting';

alter table direct_order_processes
  add column approval text check (approval in ('asked', 'approved', 'rejected')),
  -- Who was away when a deputy decided.
  add column for_user_id integer references users,
  -- What was asked or decided about; null for every other step.
  add column plan jsonb;

-- What a region may book in a year.
create table region_budgets (
  application_id integer not null references applications,
  year integer not null check (year between 2000 and 2200),
  region text not null check (region <> ''),
  budget numeric(14, 2) not null check (budget >= 0),
  modified_at timestamptz not null,
  modified_by integer references users,
  primary key (application_id, year, region)
);
call tenant_wall('region_budgets');
create index direct_orders_regions on direct_orders (application_id, start_date)
  where region is not null;

insert into configuration_definitions (
  key, display_name_de, display_name_en, description_de, description_en, group_name_de, group_name_en,
  type, value_selection, is_feature_switch, position, column_size
) values (
  'DIRECT_ORDER_APPROVAL_BUDGET', 'Freigabe ab Budget', 'Approval above a budget',
  'Direktbestellungen über diesem Betrag in Euro warten auf die Freigabe der Zentrale. Leer: Keine wartet.',
  'Direct orders above this amount in euros wait for approval by headquarters. Empty: none waits.',
  'Direktbestellung', 'Direct orders', 'TextField', null, true, 105, 6
);
