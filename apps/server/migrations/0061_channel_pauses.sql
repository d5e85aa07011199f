-- Times inside a channel's flight in which it rests (T-22): `[{ "start": "2026-12-24", "end": "2027-01-03" }]`,
-- each after the other. They belong to the plan that is decided on.
alter table channels add column pauses jsonb not null default '[]';
