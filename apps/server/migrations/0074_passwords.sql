-- Counted as guesses are: guesses from a browser that has signed in before, mails with a link for a new password
-- that somebody asks for and that an account gets, and entries of the audit log about refused sign-ins.
alter table sign_in_attempts drop constraint sign_in_attempts_kind_check;
alter table sign_in_attempts add constraint sign_in_attempts_kind_check
  check (kind in ('sign-in', 'share', 'device', 'reset', 'reset-account', 'lockout'));
