-- What is changed and changed back is no news (D-04, T-08, NOTI-12).

-- What the object was before and after each change that a notification counts, as fingerprints: back at
-- one of them, the later changes are told no more. Null: of this kind of news nothing is taken back.
alter table notifications add column states jsonb;

-- Where a component lay before its last move, who moved it and when, and when it had been moved and
-- changed before that: moved back by the same person, it is as new as it was.
alter table components add column before_move jsonb;
