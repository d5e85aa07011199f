-- What was said may be settled, and opened again (T-44).
alter table comments
  -- Null: it is open.
  add column resolved_at timestamptz,
  add column resolved_by integer references users;
