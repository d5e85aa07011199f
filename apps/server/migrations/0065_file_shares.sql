-- Links with which somebody outside the portal reads one file (T-73). Their secret is sealed with a key
-- of the server, so it stands nowhere. Who made a link answers for it: it works as long as they see the
-- file and may pass it on.
create table file_shares (
  application_id integer not null references applications on delete cascade,
  id uuid not null,
  component_id integer not null,
  -- For whom it is, in the words of whoever made it.
  note text,
  password_hash text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by integer not null references users on delete cascade,
  opened_count integer not null default 0,
  opened_at timestamptz,
  primary key (application_id, id),
  unique (id),
  foreign key (application_id, component_id) references components (application_id, id) on delete cascade
);
create index file_shares_of_component on file_shares (application_id, component_id);
create index file_shares_by_person on file_shares (created_by);
call tenant_wall('file_shares');

-- Off unless a tenant says otherwise.
insert into configuration_definitions (
  key, display_name_de, display_name_en, description_de, description_en, group_name_de, group_name_en,
  type, value_selection, is_feature_switch, position, column_size
) values (
  'FILE_SHARES_ENABLED', 'Links für Außenstehende', 'Links for outsiders',
  'Einzelne Dateien lassen sich per Link mit Ablaufdatum an Personen ohne Zugang geben.',
  'Single files can be given to people without an account, by a link that expires.',
  'Dateien', 'Files', 'Select', '{true,false}', true, 45, 6
);
