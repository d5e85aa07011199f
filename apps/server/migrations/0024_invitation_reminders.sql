-- When somebody who was invited and did not come was reminded; once is enough.
alter table application_users add column reminded_at timestamptz;
create index application_users_waiting on application_users (created_at)
  where is_invited and status = 'active' and reminded_at is null;
