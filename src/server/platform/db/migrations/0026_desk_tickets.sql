-- What the desk adds to a ticket and what it orders the queue by, one row for each ticket. Apart from
-- tickets, so that a note or an assignment touches nothing that a customer can read, and so that the
-- queue reads narrow rows. Triggers of tickets keep it (functions/desk.sql), whichever version writes.
create table desk_tickets (
  customer_id uuid not null,
  ticket_id uuid not null,
  -- Staff, of the internal customer.
  assignee_id uuid,
  -- The last change of any kind, notes and assignments included.
  changed_at timestamptz not null,
  -- As in tickets.
  requester_id uuid not null,
  status text not null,
  priority_rank smallint not null,
  categories text[] not null,
  created_at timestamptz not null,
  first_response_at timestamptz,
  response_due_at timestamptz not null,
  closed_at timestamptz,
  resolution_due_at timestamptz not null,
  -- The promise that ends next, when it does, and since when less than a fifth of its time is left. Null
  -- when the ticket is closed.
  due_clock text check (due_clock in ('response', 'resolution')),
  due_at timestamptz,
  near_at timestamptz,
  -- Small numbers come first: what is due next, and after it what was closed last.
  due_order bigint not null,
  -- The same, within High, Medium and Low.
  priority_order bigint not null,
  -- What a list answers of the ticket: what comes before all that others write or that changes with the
  -- clock, and what comes after it.
  head_json text not null,
  item_json text not null default '',
  primary key (customer_id, ticket_id),
  check ((status = 'Closed') = (due_at is null)),
  check ((due_at is null) = (due_clock is null)),
  check ((due_at is null) = (near_at is null))
) with (fillfactor = 80);
grant select on desk_tickets to portico_staff;
grant update (assignee_id, changed_at) on desk_tickets to portico_staff;
grant select, insert, update, delete on desk_tickets to portico_worker;

-- The tickets that are there, by the same rules as in functions/desk.sql. In the worker's role, because
-- outside of every role there is nothing to see.
set local role portico_worker;
with open_clocks as (
  select
    tickets.*,
    case when first_response_at is null then 'response' else 'resolution' end as clock,
    case when first_response_at is null then response_due_at else resolution_due_at end as due,
    case when first_response_at is null
      then case priority when 'High' then 6 else 12 end
      else case priority when 'High' then 48 when 'Low' then 420 else 120 end
    end * interval '1 minute' as fifth,
    coalesce(zones.name, 'UTC') as zone
  from tickets
  left join pg_timezone_names zones on lower(zones.name) = lower(time_zone)
  where closed_at is null
), walls as (
  select
    *,
    due at time zone zone as wall,
    (due at time zone zone)::time - time '09:00' as since_opening
  from open_clocks
), nears as (
  select
    *,
    case
      when fifth <= since_opening then wall - fifth
      else wall::date - case extract(isodow from wall) when 1 then 3 else 1 end + time '17:00' - (fifth - since_opening)
    end at time zone zone as near
  from walls
)
insert into desk_tickets (
  customer_id, ticket_id, changed_at, requester_id, status, priority_rank, categories, created_at,
  first_response_at, response_due_at, closed_at, resolution_due_at, due_clock, due_at, near_at, due_order,
  priority_order, head_json
)
select
  customer_id, id, updated_at, requester_id, status, priority_rank, categories, created_at,
  first_response_at, response_due_at, closed_at, resolution_due_at, clock, due, near, place,
  (3 - priority_rank) * 1000000000000000 + place,
  '{"deskUpdatedAt":"' || to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","due":'
    || coalesce(
      '{"clock":"' || clock || '","at":"' || to_char(due at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        || '","state":"',
      'null'
    )
from (
  select
    tickets.*, clock, due, near,
    case
      when tickets.closed_at is null then (extract(epoch from due) * 1000)::bigint
      else 500000000000000 - (extract(epoch from tickets.closed_at) * 1000)::bigint
    end as place
  from tickets
  left join nears on nears.customer_id = tickets.customer_id and nears.id = tickets.id
) placed;
reset role;
alter table desk_tickets enable row level security;

-- Its indexes come last (0150_queue_indexes), when the rows are complete: an upgrade builds them once.

-- What the desk searches, beside the texts of tickets: people, and numbers.
create index users_found on users using gin (lower(name || E'\n' || email) gin_trgm_ops);
create index tickets_by_number on tickets (number);
