-- Pages are called in both languages (GEN-03, ENT-09). Null: the one name is meant for both.
alter table pages add column display_name_en text check (display_name_en <> '');
