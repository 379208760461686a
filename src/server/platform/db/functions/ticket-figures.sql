create or replace function month_of(at timestamptz) returns date immutable parallel safe language sql as
  $$ select date_trunc('month', at at time zone 'UTC')::date $$;

-- Counts a ticket in (1) or out (-1). What is not there any more has gone with its customer, and what goes on within
-- another ticket is counted with that one.
create or replace function count_ticket(ticket tickets, times integer) returns void language plpgsql as $$
begin
  if ticket.is_merged then
    return;
  end if;
  loop
    update ticket_figures set
      open = open + times * (ticket.status = 'Open')::integer,
      pending = pending + times * (ticket.status = 'Pending')::integer,
      closed = closed + times * (ticket.status = 'Closed')::integer,
      response_met = response_met + times * (ticket.first_response_at is not null and not is_late(ticket.first_response_at, ticket.response_due_at, null))::integer,
      response_ended = response_ended + times * (ticket.first_response_minutes is not null)::integer,
      response_minutes = response_minutes + times * coalesce(ticket.first_response_minutes, 0),
      resolution_met = resolution_met + times * (coalesce(ticket.resolved_at, ticket.closed_at) is not null and not is_late(coalesce(ticket.resolved_at, ticket.closed_at), ticket.resolution_due_at, null))::integer,
      resolution_ended = resolution_ended + times * (ticket.resolution_minutes is not null)::integer,
      resolution_minutes = resolution_minutes + times * coalesce(ticket.resolution_minutes, 0)
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

-- Sums what is kept of a company, confidential tickets left out, for people who see all others of it. As staff: the
-- policy would be asked for each person and month.
create or replace function sum_company_figures() returns table (
  month date, open bigint, pending bigint, closed bigint,
  response_met bigint, response_ended bigint, response_minutes numeric,
  resolution_met bigint, resolution_ended bigint, resolution_minutes numeric
)
language plpgsql stable
set role = 'portico_staff'
set search_path = public, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  own_customer constant uuid := viewer_customer_id();
begin
  if viewer_visibility() <> 'all' then
    return;
  end if;
  return query
    select month, sum(open), sum(pending), sum(closed), sum(response_met), sum(response_ended), sum(response_minutes),
      sum(resolution_met), sum(resolution_ended), sum(resolution_minutes)
    from ticket_figures
    where customer_id = own_customer and not is_confidential
    group by month;
end
$$;
revoke execute on function sum_company_figures from public;
grant execute on function sum_company_figures to portico_customer;
