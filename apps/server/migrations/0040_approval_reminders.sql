-- Who decides about a campaign is reminded once of each day that matters, and nudged once a day (T-39).
create table approval_reminders (
  application_id integer not null,
  campaign_id integer not null,
  kind text not null check (kind in ('soon', 'today', 'late', 'nudge')),
  -- Until when it is to be decided; of a nudge, the day of it.
  day date not null,
  sent_at timestamptz not null,
  primary key (application_id, campaign_id, kind, day),
  foreign key (application_id, campaign_id) references campaigns (application_id, id) on delete cascade
);
call tenant_wall('approval_reminders');

-- Days on which something is to be decided: the reminders look for those of two days ago to the day after.
create index campaigns_by_due on campaigns (approval_due) where approval_due is not null;
