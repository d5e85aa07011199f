-- The wall around people asks for one person at a time: asked for the whole tenant, the planner read
-- all people from end to end wherever it met a handful of them.
drop policy tenant on users;
create policy tenant on users for select to atrium_tenant
  using (exists (select from application_users a where a.user_id = users.id));
