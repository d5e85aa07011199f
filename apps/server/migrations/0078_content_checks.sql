-- Contents that are not given out: they wait for the malware scanner, or it found something in them.
-- What was looked at and is clean has no row, and so has all that came while no scanner was set up.
create table content_checks (
  application_id integer not null references applications on delete cascade,
  storage_key text not null,
  state text not null check (state in ('pending', 'quarantined')),
  -- Who brought it: they hear of what is found. Null: an outsider.
  user_id integer references users on delete set null,
  -- What the scanner calls it.
  finding text,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  primary key (application_id, storage_key)
);
-- Every reading of a content asks for it, without its application.
create unique index content_checks_by_key on content_checks (storage_key);
create index content_checks_waiting on content_checks (created_at) where state = 'pending';
call tenant_wall('content_checks');

insert into configuration_definitions (
  key, display_name_de, display_name_en, description_de, description_en, group_name_de, group_name_en,
  type, value_selection, is_feature_switch, position, column_size
) values
  ('UPLOADS_REFUSED_KINDS', 'Zusätzlich abgelehnte Dateiarten', 'Further file kinds to refuse',
   'Endungen, mit Komma getrennt, zum Beispiel: zip, psd. Programme, Skripte und Installationsdateien werden immer abgelehnt, solange sie nicht ausdrücklich erlaubt sind.',
   'Endings, separated by commas, for example: zip, psd. Programs, scripts and installers are always refused unless they are explicitly allowed.',
   'Dateien', 'Files', 'TextField', null, true, 46, 6),
  ('UPLOADS_ALLOWED_KINDS', 'Ausnahmsweise erlaubte Dateiarten', 'File kinds to allow as an exception',
   'Endungen, die sonst abgelehnt würden, mit Komma getrennt, zum Beispiel: js, jar.',
   'Endings that would otherwise be refused, separated by commas, for example: js, jar.',
   'Dateien', 'Files', 'TextField', null, true, 47, 6),
  ('UPLOADS_ALLOW_MACROS', 'Office-Dokumente mit Makros erlauben', 'Allow Office documents with macros',
   'Makros können beim Öffnen Schaden anrichten. Ohne diese Einstellung werden solche Dokumente abgelehnt.',
   'Macros can do harm when a document is opened. Without this setting such documents are refused.',
   'Dateien', 'Files', 'Select', '{true,false}', true, 48, 6),
  ('UPLOADS_SCANNER', 'Virenscanner', 'Malware scanner',
   'Ob neue Dateien auf Schadsoftware geprüft werden.', 'Whether new files are checked for malware.',
   'Dateien', 'Files', 'Text', null, false, 49, 12);
