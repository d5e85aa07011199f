-- A channel may be approved with a condition (COCK-09). It is approved all the same: the agency goes on,
-- and says when the condition is met. Like the decision, it goes once the channel is released anew; what
-- was said before stands in the history.
alter table channels
  add column condition text check (condition <> '' and char_length(condition) <= 1000),
  add column condition_met_at timestamptz,
  add column condition_met_by integer references users,
  add check (condition is null or decision = 'approved'),
  add check (condition is not null or condition_met_at is null),
  add check (condition_met_at is not null or condition_met_by is null);
