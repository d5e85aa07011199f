-- Links with which outsiders bring files into a folder instead of getting some. They are made, listed and
-- ended as the others are, and their maker answers for what comes, too.
alter table file_shares
  add column collects boolean not null default false,
  -- What is asked for, in the words of whoever asks; the outsider reads it.
  add column message text,
  -- How much may come with it, and how much came.
  add column max_files integer check (max_files between 1 and 1000),
  add column max_bytes bigint check (max_bytes > 0),
  add column received_files integer not null default 0,
  add column received_bytes bigint not null default 0,
  add check (not collects or (max_files is not null and max_bytes is not null));

-- Who brought a file without an account, by the name that they gave.
alter table components add column sent_by text;

update configuration_definitions set
  description_de = 'Dateien und Ordner lassen sich per Link mit Ablaufdatum an Personen ohne Zugang geben, und Dateien lassen sich so von ihnen anfordern.',
  description_en = 'Files and folders can be given to people without an account by a link that expires, and files can be requested from them the same way.'
where key = 'FILE_SHARES_ENABLED';
