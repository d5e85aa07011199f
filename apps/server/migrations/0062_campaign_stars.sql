-- Campaigns that somebody marked for themselves (T-29).
create table campaign_stars (
  application_id integer not null,
  user_id integer not null references users on delete cascade,
  campaign_id integer not null,
  primary key (application_id, user_id, campaign_id),
  foreign key (application_id, campaign_id) references campaigns (application_id, id) on delete cascade
);
create index campaign_stars_campaign on campaign_stars (application_id, campaign_id);
call tenant_wall('campaign_stars');
