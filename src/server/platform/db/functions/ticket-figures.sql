create or replace function month_of(at timestamptz) returns date immutable parallel safe language sql as
  $$ select date_trunc('month', at at time zone 'UTC')::date $$;

-- Returns what a ticket adds to each figure.
create or replace function figures_of(
  ticket tickets,
  out open integer, out pending integer, out closed integer,
  out response_met integer, out response_ended integer, out response_minutes integer,
  out resolution_met integer, out resolution_ended integer, out resolution_minutes integer
)
immutable parallel safe language sql as $$
  select
    (ticket.status = 'Open')::integer,
    (ticket.status = 'Pending')::integer,
    (ticket.status = 'Closed')::integer,
    (ticket.first_response_at is not null and not is_late(ticket.first_response_at, ticket.response_due_at, null))::integer,
    (ticket.first_response_minutes is not null)::integer,
    coalesce(ticket.first_response_minutes, 0),
    (coalesce(ticket.resolved_at, ticket.closed_at) is not null and not is_late(coalesce(ticket.resolved_at, ticket.closed_at), ticket.resolution_due_at, null))::integer,
    (ticket.resolution_minutes is not null)::integer,
    coalesce(ticket.resolution_minutes, 0)
$$;

-- Counts a ticket in (1) or out (-1). What is not there any more has gone with its customer, and what goes on within
-- another ticket is counted with that one.
create or replace function count_ticket(ticket tickets, times integer) returns void language plpgsql as $$
begin
  if ticket.is_merged then
    return;
  end if;
  perform count_for_person(ticket, times);
  if not ticket.is_confidential then
    perform count_for_company(ticket, times);
  end if;
end
$$;

create or replace function count_for_person(ticket tickets, times integer) returns void language plpgsql as $$
begin
  loop
    update ticket_figures figures set
      open = figures.open + times * counted.open,
      pending = figures.pending + times * counted.pending,
      closed = figures.closed + times * counted.closed,
      response_met = figures.response_met + times * counted.response_met,
      response_ended = figures.response_ended + times * counted.response_ended,
      response_minutes = figures.response_minutes + times * counted.response_minutes,
      resolution_met = figures.resolution_met + times * counted.resolution_met,
      resolution_ended = figures.resolution_ended + times * counted.resolution_ended,
      resolution_minutes = figures.resolution_minutes + times * counted.resolution_minutes
    from figures_of(ticket) counted
    where customer_id = ticket.customer_id
      and requester_id = ticket.requester_id
      and is_confidential = ticket.is_confidential
      and month = month_of(ticket.created_at);
    exit when found or times < 0;
    insert into ticket_figures (customer_id, requester_id, is_confidential, month)
      values (ticket.customer_id, ticket.requester_id, ticket.is_confidential, month_of(ticket.created_at))
      on conflict do nothing;
  end loop;
end
$$;

-- The share follows from the requester.
create or replace function count_for_company(ticket tickets, times integer) returns void language plpgsql as $$
declare
  of_requester constant smallint := get_byte(uuid_send(ticket.requester_id), 15) & 15;
begin
  loop
    update company_figures figures set
      open = figures.open + times * counted.open,
      pending = figures.pending + times * counted.pending,
      closed = figures.closed + times * counted.closed,
      response_met = figures.response_met + times * counted.response_met,
      response_ended = figures.response_ended + times * counted.response_ended,
      response_minutes = figures.response_minutes + times * counted.response_minutes,
      resolution_met = figures.resolution_met + times * counted.resolution_met,
      resolution_ended = figures.resolution_ended + times * counted.resolution_ended,
      resolution_minutes = figures.resolution_minutes + times * counted.resolution_minutes
    from figures_of(ticket) counted
    where customer_id = ticket.customer_id
      and month = month_of(ticket.created_at)
      and categories = ticket.categories
      and share = of_requester;
    exit when found or times < 0;
    insert into company_figures (customer_id, month, categories, share)
      values (ticket.customer_id, month_of(ticket.created_at), ticket.categories, of_requester)
      on conflict do nothing;
  end loop;
end
$$;

-- As the owner of the table: who changes a ticket may not change the figures by hand.
create or replace function keep_ticket_figures() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    perform count_ticket(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform count_ticket(new, 1);
  end if;
  return null;
end
$$;

-- Sums what is kept of those tickets that a person sees who sees more than their own, confidential ones left out. As
-- staff: policies hide the company's figures from its people.
create or replace function sum_company_figures() returns table (
  month date, open bigint, pending bigint, closed bigint,
  response_met bigint, response_ended bigint, response_minutes numeric,
  resolution_met bigint, resolution_ended bigint, resolution_minutes numeric
)
language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp
as $$
  select month, sum(open), sum(pending), sum(closed), sum(response_met), sum(response_ended), sum(response_minutes),
    sum(resolution_met), sum(resolution_ended), sum(resolution_minutes)
  from company_figures
  where customer_id = viewer_customer_id()
    and (
      viewer_visibility() = 'all'
      or viewer_visibility() = 'categories' and categories && viewer_categories()
    )
  group by month
$$;
revoke execute on function sum_company_figures from public;
grant execute on function sum_company_figures to portico_customer;
