-- A group is known by its name: pickers and lists show nothing else (ADM-05).
create unique index user_groups_name on user_groups (application_id, lower(name));
