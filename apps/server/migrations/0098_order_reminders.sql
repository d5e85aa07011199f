-- Who decides about an order is reminded before it would begin, and nudged once a day (T-39).
create table order_reminders (
  application_id integer not null,
  component_id integer not null,
  kind text not null check (kind in ('soon', 'today', 'nudge')),
  -- Last day on which it can be decided; of a nudge, the day of it.
  day date not null,
  sent_at timestamptz not null,
  -- Null: nobody did, it was due.
  sent_by integer references users,
  primary key (application_id, component_id, kind, day),
  foreign key (application_id, component_id) references direct_orders on delete cascade
);
call tenant_wall('order_reminders');
