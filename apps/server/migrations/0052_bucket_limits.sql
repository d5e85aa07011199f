-- How many open tasks a bucket should hold at most: a hint, more are not refused. Null: as many as come.

alter table task_buckets
  add column open_limit integer check (open_limit between 1 and 999);
