-- A code in a mail is for its recipient alone (ADM-04): the text has a placeholder where the code belongs,
-- the code itself is encrypted until the mail was sent and forgotten then.
alter table mail_outbox add column sealed_secret text;

-- Mails that were sent or given up need theirs no more. Those that wait are sealed when the server starts,
-- because the key is not at hand here.
update mail_outbox
set body = regexp_replace(
  body, '(/identity/invitation\?code=)[A-Za-z0-9_-]+', '\1[secret:0000000000000000]', 'g'
)
where body like '%/identity/invitation?code=%' and (sent_at is not null or failed_at is not null);
