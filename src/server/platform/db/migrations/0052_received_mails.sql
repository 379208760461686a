-- Mail that came in: what it was, what became of it, and why. Staff alone have rights here. A customer sees
-- what has become a ticket, a comment or an attachment.
create table received_mails (
  id uuid primary key,
  -- Which mailbox took it: null when that was removed. The place there is null for mail that a provider posts.
  mailbox_id uuid references mailboxes on delete set null,
  uid_validity bigint,
  uid bigint,
  -- The same for every copy of a mail, over all mailboxes.
  mark text not null unique,
  -- Without angle brackets.
  message_id text,
  from_address text,
  from_name text,
  subject text not null default '',
  received_at timestamptz not null,
  size_bytes integer not null,
  -- Of the file store. Null when the raw mail was removed.
  raw_key text,
  state text not null default 'waiting'
    check (state in ('waiting', 'placed', 'held', 'automatic', 'bounce', 'discarded')),
  -- Why it is held, or was not taken as what it seems.
  reason text,
  -- What agents are shown of how it was judged.
  facts jsonb not null default '{}',
  -- Whose it is: of its ticket, or of its writer while it is held.
  customer_id uuid references customers,
  ticket_id uuid,
  comment_id uuid,
  settled_at timestamptz,
  -- Null for the system.
  settled_by text,
  unique (mailbox_id, uid_validity, uid),
  foreign key (customer_id, ticket_id) references tickets
);
create index received_mails_held on received_mails (received_at desc, id desc) where state = 'held';
create index received_mails_waiting on received_mails (mailbox_id, id) where state = 'waiting';
create index received_mails_of_ticket on received_mails (customer_id, ticket_id);
create index received_mails_from on received_mails (from_address, received_at);
create index received_mails_with_raw on received_mails (received_at) where raw_key is not null;
-- A mail is somebody's of whom only the address is known.
create index users_by_email on users (email);
alter table received_mails enable row level security;
grant select, update on received_mails to portico_staff;
grant select, insert, update, delete on received_mails to portico_worker;
