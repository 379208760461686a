-- Whose mail waits for an agent, or for nobody, without anything to vouch for them: how much of it is kept has limits.
-- Above them only the headers are.
alter table received_mails
  add column is_strangers boolean not null default false,
  add column is_head_only boolean not null default false;
create index received_mails_of_strangers on received_mails (received_at)
  include (size_bytes, from_address, mailbox_id, state)
  where is_strangers and raw_key is not null and not is_head_only;
