-- Quick reactions to what was said; one of each person.
create table comment_reactions (
  application_id integer not null,
  comment_id integer not null,
  user_id integer not null references users,
  reaction text not null check (reaction in ('like', 'heart', 'very-satisfied', 'very-dissatisfied', 'idea')),
  created_at timestamptz not null default now(),
  primary key (application_id, comment_id, user_id),
  foreign key (application_id, comment_id) references comments (application_id, id) on delete cascade
);
call tenant_wall('comment_reactions');
