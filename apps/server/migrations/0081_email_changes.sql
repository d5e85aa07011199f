-- Counted as links for a new password are: links with which a new e-mail address is confirmed, by the address
-- that somebody enters and by the account that they are for.
alter table sign_in_attempts drop constraint sign_in_attempts_kind_check;
alter table sign_in_attempts add constraint sign_in_attempts_kind_check
  check (kind in (
    'sign-in', 'share', 'device', 'reset', 'reset-account', 'lockout', 'second-factor',
    'email', 'email-account'
  ));
