-- Views of the queue that agents have saved: a name for filters and an order. Those that are shared are
-- everybody's to use, and their owner's and the administrators' to change. No customer has a right on it.
create table desk_views (
  id uuid primary key,
  -- Staff, of the internal customer.
  owner_id uuid not null,
  name text not null,
  is_shared boolean not null,
  -- Within the shared ones, and within the owner's others.
  position integer not null,
  -- As shared/desk/views has it.
  filters jsonb not null,
  created_at timestamptz not null
);
create index desk_views_of_owner on desk_views (owner_id) where not is_shared;
alter table desk_views enable row level security;
grant select, insert, update, delete on desk_views to portico_staff;

-- What agents have changed at many tickets at once, a row for each ticket, for as long as it can be undone.
create table desk_bulk_tickets (
  customer_id uuid not null,
  ticket_id uuid not null,
  bulk_id uuid not null,
  agent_id uuid not null,
  -- The fields that were changed, as they were.
  before jsonb not null,
  -- The instant that the desk had of the ticket after the change. Another one: it has changed since.
  changed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (customer_id, ticket_id, bulk_id),
  foreign key (customer_id, ticket_id) references tickets
);
create index desk_bulk_tickets_of_bulk on desk_bulk_tickets (bulk_id);
create index desk_bulk_tickets_old on desk_bulk_tickets (created_at);
alter table desk_bulk_tickets enable row level security;
grant select, insert, delete on desk_bulk_tickets to portico_staff;
grant select, insert, update, delete on desk_bulk_tickets to portico_worker;
