-- A snoozed ticket leaves the queue's views until a moment or until the requester writes. Without a moment
-- it waits for the requester alone. Triggers wake it when they write, and when it is closed.
alter table desk_tickets
  add column snoozed_at timestamptz,
  add column wakes_at timestamptz,
  add constraint desk_tickets_wakes check (wakes_at is null or snoozed_at is not null);
grant update (snoozed_at, wakes_at) on desk_tickets to portico_staff;

create index desk_tickets_waking on desk_tickets (wakes_at) where wakes_at is not null;

-- How two tickets belong together, of one customer or of two. Staff alone know.
create table ticket_links (
  customer_id uuid not null,
  ticket_id uuid not null,
  to_customer_id uuid not null,
  to_ticket_id uuid not null,
  kind text not null check (kind in ('related', 'duplicate', 'caused_by')),
  created_at timestamptz not null,
  primary key (customer_id, ticket_id, to_ticket_id),
  foreign key (customer_id, ticket_id) references tickets on delete cascade,
  foreign key (to_customer_id, to_ticket_id) references tickets on delete cascade,
  check (ticket_id <> to_ticket_id)
);
-- Two tickets have one link at most, whichever of them says it.
create unique index ticket_links_once on ticket_links (least(ticket_id, to_ticket_id), greatest(ticket_id, to_ticket_id));
create index ticket_links_back on ticket_links (to_customer_id, to_ticket_id);
grant select, insert, delete on ticket_links to portico_staff;

-- A ticket that is closed because it goes on within another, with all that is needed to take it back. No row
-- of the other one is changed, and no comment moves: its requester may be another person.
create table ticket_merges (
  customer_id uuid not null,
  ticket_id uuid not null,
  into_ticket_id uuid not null,
  merged_at timestamptz not null,
  merged_by_name text not null,
  -- As the merged ticket was.
  status text not null check (status in ('Open', 'Pending')),
  snoozed_at timestamptz,
  wakes_at timestamptz,
  -- By which its requester was told.
  comment_id uuid not null,
  primary key (customer_id, ticket_id),
  foreign key (customer_id, ticket_id) references tickets,
  foreign key (customer_id, into_ticket_id) references tickets,
  foreign key (customer_id, comment_id) references comments,
  check (ticket_id <> into_ticket_id)
);
create index ticket_merges_into on ticket_merges (customer_id, into_ticket_id);
grant select, insert, delete on ticket_merges to portico_staff;

-- A merged ticket is closed and was not solved: it has no reason of those that one closes with.
alter table tickets drop constraint tickets_check1;
alter table tickets add constraint tickets_resolution check (closed_at is not null or resolution_code is null);

-- What agents should know of a customer before they answer.
create table customer_briefs (
  customer_id uuid primary key references customers,
  note text not null,
  contract text not null,
  contract_ends_on date,
  contract_covers text not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by_name text not null
);
grant select, insert, update on customer_briefs to portico_staff;

grant select, insert, update, delete on ticket_links, ticket_merges, customer_briefs to portico_worker;
alter table ticket_links enable row level security;
alter table ticket_merges enable row level security;
alter table customer_briefs enable row level security;

alter table ticket_events drop constraint ticket_events_type_check;
alter table ticket_events add constraint ticket_events_type_check check (
  type in (
    'created', 'replied', 'noted', 'status_changed', 'edited', 'assigned', 'closed', 'reopened', 'snoozed', 'woken',
    'linked', 'unlinked', 'merged', 'unmerged', 'split'
  )
);
