-- What a lesson's file is known by, so that the same file again asks nobody about progress.
-- Null: it came before this, or nobody had worked it out.
alter table lesson_files add column sha256 text;
