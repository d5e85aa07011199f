-- Guesses at passwords of links for outsiders are counted as those of sign-in are (T-73): `login` is then the
-- link, and `address` the network that they come from.
alter table sign_in_attempts add column kind text not null default 'sign-in'
  check (kind in ('sign-in', 'share'));
