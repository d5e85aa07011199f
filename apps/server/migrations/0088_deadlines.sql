-- What was done about a deadline of a channel last: it is met, nobody needs it any more, or it has
-- another day. Without a row nothing was done.
create table deadline_marks (
  application_id integer not null,
  channel_id integer not null,
  kind text not null check (kind in ('booking', 'material')),
  mark text not null check (mark in ('done', 'notNeeded', 'moved')),
  -- Of a deadline that was moved: the day before.
  from_day date check ((mark = 'moved') = (from_day is not null)),
  marked_at timestamptz not null,
  marked_by integer references users,
  primary key (application_id, channel_id, kind),
  foreign key (application_id, channel_id) references channels (application_id, id) on delete cascade
);
call tenant_wall('deadline_marks');

-- Whose holidays count where days are marked on which nobody works.
insert into configuration_definitions (
  key, display_name_de, display_name_en, description_de, description_en, group_name_de, group_name_en,
  type, value_selection, is_feature_switch, position, column_size
) values (
  'HOLIDAY_STATE', 'Feiertage des Bundeslands', 'Public holidays of the state',
  'Fristen an Feiertagen dieses Bundeslands sind gekennzeichnet. Leer: Es zählen nur die bundesweiten Feiertage.',
  'Deadlines on public holidays of this German state are marked. Empty: only nationwide holidays count.',
  'Kampagnen', 'Campaigns', 'Select',
  '{Baden-Württemberg,Bayern,Berlin,Brandenburg,Bremen,Hamburg,Hessen,Mecklenburg-Vorpommern,Niedersachsen,Nordrhein-Westfalen,Rheinland-Pfalz,Saarland,Sachsen,Sachsen-Anhalt,Schleswig-Holstein,Thüringen}',
  true, 116, 6
);
