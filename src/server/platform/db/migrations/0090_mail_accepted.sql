-- When the mail server last accepted a mail.
create index mail_attempts_accepted on mail_attempts (at) where outcome = 'sent';
