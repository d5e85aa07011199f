-- Who put away the first steps of an application, does not see them on their home any more.
alter table visits add column hides_first_steps boolean not null default false;
