-- Seminars in SCORM 2004 are walked through by the rules of their manifest. What a learner may open follows
-- from these rules and from what the lessons have said, so that nothing else has to be kept.

-- The activity tree with its rules; null: learners go as they like.
alter table seminars add column sequencing jsonb;

-- How often somebody began the lesson in this attempt of the portal, resuming left out: a rule may limit it.
alter table lesson_states add column begun_count integer not null default 0;
