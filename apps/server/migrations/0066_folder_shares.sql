-- Links for outsiders are to files and to folders with all that lies in them (T-73).
update configuration_definitions set
  description_de = 'Dateien und Ordner lassen sich per Link mit Ablaufdatum an Personen ohne Zugang geben.',
  description_en = 'Files and folders can be given to people without an account, by a link that expires.'
where key = 'FILE_SHARES_ENABLED';
