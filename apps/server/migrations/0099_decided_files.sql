-- Of a decision: the files of the campaign that whoever decided saw, in the versions that were current
-- then: [{"id": 12, "version": 2, "sha256": "…"}] (D-09). Their names and who sees them are the files' own
-- matter, so neither is kept here.
alter table campaign_history add column files jsonb not null default '[]';
