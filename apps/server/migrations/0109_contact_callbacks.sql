-- Contacts are deleted so that it can be taken back (CON-02, T-08).
alter table contacts add column deleted_at timestamptz;

-- The task that a callback became (CON-03); null: the contact was told by mail alone. Who takes it off
-- the board, or is done with it, frees its time (T-79).
alter table contact_callbacks
  add column task_id integer,
  add foreign key (application_id, task_id) references components (application_id, id)
    on delete set null (task_id);
create index contact_callbacks_task on contact_callbacks (application_id, task_id)
  where task_id is not null;
