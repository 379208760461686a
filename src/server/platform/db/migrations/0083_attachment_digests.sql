-- By this a picture that a mail quotes is known to be one that its ticket has. Files of earlier versions have none.
alter table attachments add column sha256 text;
