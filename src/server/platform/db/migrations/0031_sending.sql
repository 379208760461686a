-- What must not be done before an instant, such as sending a reply later. It waits in the outbox.
alter table outbox add column not_before timestamptz;

-- For how long a reply can be taken back; 0 where it goes out at once.
alter table installation add column undo_seconds smallint not null default 10 check (undo_seconds between 0 and 60);
grant update (undo_seconds) on installation to portico_staff;

-- What an agent has begun to write, so that it is there in another browser, too. Each saving gives it
-- another version: who saves over a version that they have not seen is refused.
create table answer_drafts (
  customer_id uuid not null,
  ticket_id uuid not null,
  -- Staff, of the internal customer.
  agent_id uuid not null,
  kind text not null check (kind in ('reply', 'note')),
  content text not null,
  -- The newest comment that its writer had seen: an id, or 'none'.
  newest_seen text,
  version uuid not null,
  updated_at timestamptz not null,
  primary key (agent_id, ticket_id, kind),
  foreign key (customer_id, ticket_id) references tickets
);
create index answer_drafts_of_ticket on answer_drafts (customer_id, ticket_id);
create index answer_drafts_by_age on answer_drafts (updated_at);

-- Replies that are not sent yet: for some seconds, in which they can be taken back, or until a chosen
-- moment. Apart from comments, because no customer has a right on this table.
create table waiting_replies (
  customer_id uuid not null,
  -- The comment gets another: an id tells when it was made.
  id uuid not null,
  ticket_id uuid not null,
  -- Staff, of the internal customer.
  author_id uuid not null,
  -- The answer as it is given at the release.
  answer jsonb not null,
  -- At a chosen moment, unless the customer writes first.
  is_later boolean not null,
  created_at timestamptz not null,
  release_at timestamptz not null,
  -- Why it is not sent and waits for somebody to decide.
  stopped text check (stopped in ('customer_wrote', 'closed', 'author_gone', 'refused')),
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets
);
create index waiting_replies_of_ticket on waiting_replies (customer_id, ticket_id);

-- Files of a waiting reply, or of a draft that one was taken back into.
create table held_files (
  customer_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  waiting_id uuid,
  agent_id uuid,
  kind text,
  filename text not null,
  size_bytes integer not null,
  content_type text not null,
  storage_key text not null,
  position integer not null,
  created_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets,
  foreign key (customer_id, waiting_id) references waiting_replies,
  foreign key (agent_id, ticket_id, kind) references answer_drafts,
  -- Of the one or of the other.
  check ((waiting_id is null) <> (agent_id is null)),
  check ((agent_id is null) = (kind is null))
);
create index held_files_of_ticket on held_files (customer_id, ticket_id);
create index held_files_of_waiting on held_files (customer_id, waiting_id) where waiting_id is not null;
create index held_files_of_draft on held_files (agent_id, ticket_id, kind) where agent_id is not null;

grant select, insert, update, delete on answer_drafts, waiting_replies, held_files
  to portico_staff, portico_worker;
alter table answer_drafts enable row level security;
alter table waiting_replies enable row level security;
alter table held_files enable row level security;
