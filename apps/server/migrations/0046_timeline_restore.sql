-- A deleted item can be brought back for a day.
alter table timeline_items add column deleted_at timestamptz;
