-- Films and PDF files as lessons of a course by themselves, beside those of its package.
alter table lessons drop constraint lessons_kind_check;
alter table lessons add constraint lessons_kind_check
  check (kind in ('sco', 'asset', 'meeting', 'video', 'document'));

-- The contents of such a lesson: the film or document, and the captions that lay beside it.
create table lesson_files (
  application_id integer not null,
  lesson_id integer not null,
  -- 0 is the lesson itself, what follows are captions.
  position integer not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  -- A file of the portal that became a lesson shares its content with it, as a copy does.
  storage_key text not null,
  -- Of captions; null: nobody says.
  language text,
  primary key (application_id, lesson_id, position),
  foreign key (application_id, lesson_id) references lessons (application_id, id) on delete cascade
);
create index lesson_files_content on lesson_files (storage_key);
call tenant_wall('lesson_files');
