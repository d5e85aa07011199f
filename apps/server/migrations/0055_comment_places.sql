-- A comment may point at a place of a file's content, and answer another one (T-41).
alter table comments
  -- The version that it is about and where in it: on a picture or page, or a moment of a film. Null: the whole item.
  add column place jsonb,
  -- The comment that begins the thread; when that goes, what was answered stays.
  add column reply_to integer,
  add foreign key (application_id, reply_to) references comments (application_id, id)
    on delete set null (reply_to);
create index comments_of_thread on comments (application_id, reply_to) where reply_to is not null;
