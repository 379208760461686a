-- Mail that goes out about tickets: what is still to be told, every mail with its attempts, and what people
-- want to have. Staff alone have rights here, but for a person's own preference.

create table mail_out (
  only_row boolean primary key default true check (only_row),
  -- Whether the variables of the processes name a mail server.
  has_server boolean not null default false,
  -- Tells whether they name another one than before, and nothing else.
  server_mark text,
  -- Since when nothing is sent, because the mail server refuses the installation itself, and its words.
  stopped_at timestamptz,
  stopped_code text,
  stopped_words text
);
insert into mail_out default values;
grant select, insert, update on mail_out to portico_staff;
grant select, insert, update, delete on mail_out to portico_worker;
alter table mail_out enable row level security;

-- What people are still to be told of. Written with its cause (functions/mail-out.sql), and taken by the job
-- that decides who is told.
create table mail_causes (
  customer_id uuid not null,
  seq bigint generated always as identity,
  ticket_id uuid not null,
  -- Type of an event of the ticket, or kind of a notice to staff.
  kind text not null,
  -- Whom it tells alone; null where the rules decide.
  user_id uuid,
  actor_id uuid,
  by_agent boolean not null,
  data jsonb not null default '{}',
  at timestamptz not null,
  primary key (customer_id, seq),
  foreign key (customer_id, ticket_id) references tickets
);
create index mail_causes_of_ticket on mail_causes (customer_id, ticket_id, seq);
grant select, insert, update, delete on mail_causes to portico_staff, portico_worker;
alter table mail_causes enable row level security;

-- An outgoing mail. Its text is written when it is sent, of what the person may still see then.
create table sent_mails (
  -- Of the ticket, or of the person where there is none.
  customer_id uuid not null references customers,
  -- Local part of its Message-ID. Made by time: the newest has the largest.
  id uuid not null,
  kind text not null,
  ticket_id uuid,
  user_id uuid not null,
  address text not null,
  -- Why it is sent. Nobody is told twice for one cause.
  cause text not null unique,
  subject text not null,
  is_internal boolean not null,
  data jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dismissed')),
  -- With the domain that its first attempt had, and without angle brackets.
  message_id text,
  created_at timestamptz not null,
  next_try_at timestamptz,
  sent_at timestamptz,
  -- What the mail server calls it.
  server_id text,
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets
);
create index sent_mails_of_ticket on sent_mails (customer_id, ticket_id, id);
create index sent_mails_newest on sent_mails (id desc);
create index sent_mails_by_state on sent_mails (state, id desc);
create index sent_mails_by_message_id on sent_mails (message_id) where message_id is not null;
grant select, insert, update, delete on sent_mails to portico_staff, portico_worker;
alter table sent_mails enable row level security;

create table mail_attempts (
  customer_id uuid not null,
  sent_mail_id uuid not null,
  number integer not null,
  at timestamptz not null,
  -- While it is under way, and when its process ended before it knew: unknown.
  outcome text not null check (outcome in ('unknown', 'sent', 'temporary', 'permanent', 'stopped')),
  code text,
  -- The mail server's own.
  words text,
  primary key (customer_id, sent_mail_id, number),
  foreign key (customer_id, sent_mail_id) references sent_mails
);
grant select, insert, update, delete on mail_attempts to portico_staff, portico_worker;
alter table mail_attempts enable row level security;

-- Every mail about a ticket, sent or taken in, without angle brackets. An answer to an internal one, of which
-- the customer does not learn, is a note.
create table mail_message_ids (
  message_id text not null,
  customer_id uuid not null,
  ticket_id uuid not null,
  is_internal boolean not null,
  at timestamptz not null,
  primary key (message_id, customer_id, ticket_id),
  foreign key (customer_id, ticket_id) references tickets
);
create index mail_message_ids_of_ticket on mail_message_ids (customer_id, ticket_id, at);
grant select, insert, update, delete on mail_message_ids to portico_staff, portico_worker;
alter table mail_message_ids enable row level security;

-- What waits for a person's daily mail, and is in one that is not sent yet.
create table mail_digest_items (
  customer_id uuid not null,
  seq bigint generated always as identity,
  ticket_id uuid not null,
  user_id uuid not null,
  kind text not null,
  is_internal boolean not null,
  data jsonb not null default '{}',
  at timestamptz not null,
  sent_mail_id uuid,
  primary key (customer_id, seq),
  foreign key (customer_id, ticket_id) references tickets
);
create index mail_digest_items_of_user on mail_digest_items (user_id, seq);
create index mail_digest_items_of_ticket on mail_digest_items (customer_id, ticket_id);
grant select, insert, update, delete on mail_digest_items to portico_staff, portico_worker;
alter table mail_digest_items enable row level security;

-- What a person has chosen. Without a row: all for a customer's people, what is theirs for staff.
create table mail_preferences (
  customer_id uuid not null,
  user_id uuid not null,
  choice text not null check (choice in ('all', 'mine', 'digest', 'none')),
  updated_at timestamptz not null,
  primary key (customer_id, user_id),
  foreign key (customer_id, user_id) references users
);
grant select, insert, update on mail_preferences to portico_customer;
grant select, insert, update, delete on mail_preferences to portico_staff, portico_worker;
alter table mail_preferences enable row level security;

-- Addresses that a mail server said for good that it has not. No mail is sent there.
create table mail_addresses (
  customer_id uuid not null references customers,
  address text not null check (address = lower(address)),
  bounced_at timestamptz not null,
  words text not null,
  primary key (customer_id, address)
);
grant select, insert, update, delete on mail_addresses to portico_staff, portico_worker;
alter table mail_addresses enable row level security;
