-- The secret in the address that a provider posts mail to. It proves no mail, for which the provider signs:
-- it keeps strangers from having a body read.
alter table mailboxes
  add column posting_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  -- False while a provider may still post to the address from before, which has no key.
  add column key_required boolean not null default true;
update mailboxes set key_required = false where provider in ('mailgun', 'ses');
grant select (posting_key, key_required) on mailboxes to portico_staff;
