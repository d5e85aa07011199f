-- Taken back onto a taken name, a file becomes a version of the one that has it (T-65).

-- Its content is a version of another file: it lies in the trash, whose list it is not in any more, until
-- that is emptied.
alter table components add column became_version boolean not null default false;
