-- Whoever nudges is named where the plan waits (T-39).
alter table approval_reminders add column sent_by integer references users;
