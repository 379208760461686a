-- Since when so little of a promise's time is left that it is near: a share of its business minutes before
-- it ends, on the wall clock of its zone. The share is the installation's setting. The targets and the
-- business hours are those of shared/sla; a test compares them. Where PostgreSQL does not know the zone, by
-- UTC: no ticket is refused because of it. Strict, because with nothing due it would count back for ever.
create or replace function near_due(due_at timestamptz, clock text, priority text, time_zone text)
returns timestamptz stable strict language plpgsql as $$
declare
  target constant interval := interval '1 minute' * case
    when clock = 'response' then case priority when 'High' then 30 else 60 end
    else case priority when 'High' then 240 when 'Low' then 2100 else 600 end
  end;
  near interval := target * (select near_percent from public.installation) / 100;
  zone text := time_zone;
  wall timestamp;
  since_opening interval;
begin
  begin
    wall := due_at at time zone zone;
  exception when invalid_parameter_value then
    zone := 'UTC';
    wall := due_at at time zone zone;
  end;
  loop
    since_opening := wall::time - time '09:00';
    exit when near <= since_opening;
    near := near - since_opening;
    wall := wall::date - case extract(isodow from wall) when 1 then 3 else 1 end + time '17:00';
  end loop;
  return (wall - near) at time zone zone;
end
$$;

create or replace function desk_due_order(due_at timestamptz, closed_at timestamptz) returns bigint
stable language sql as $$
  select case
    when closed_at is null then (extract(epoch from due_at) * 1000)::bigint
    else 500000000000000 - (extract(epoch from closed_at) * 1000)::bigint
  end
$$;

-- Before each write of categories. As the owner: no other role may write there.
create or replace function keep_desk_category_set() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into desk_category_sets values (new.category_set, new.categories) on conflict do nothing;
  return null;
end
$$;

-- Follows each write of a ticket, by any user and version. Runs as the owner of the table: users
-- who may change a ticket may not write here.
create or replace function keep_desk_ticket() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  clock text;
  due timestamptz;
  place bigint;
begin
  if tg_op = 'DELETE' then
    delete from desk_tickets where customer_id = old.customer_id and ticket_id = old.id;
    return null;
  end if;
  if new.closed_at is null then
    clock := case when new.first_response_at is null then 'response' else 'resolution' end;
    due := case clock when 'response' then new.response_due_at else new.resolution_due_at end;
  end if;
  -- Lists of an age begin at it: nothing sorts before it was raised, even when a CRM has changed
  -- its times.
  place := desk_due_order(case when due is not null then greatest(due, new.created_at) end, new.closed_at);
  insert into desk_tickets as desk (
    customer_id, ticket_id, changed_at, requester_id, status, priority_rank, categories, created_at,
    first_response_at, response_due_at, closed_at, resolution_due_at, due_clock, due_at, near_at, due_order,
    priority_order
  )
  values (
    new.customer_id, new.id, greatest(new.updated_at, new.created_at), new.requester_id, new.status, new.priority_rank, new.categories,
    new.created_at, new.first_response_at, new.response_due_at, new.closed_at, new.resolution_due_at, clock, due,
    case when due is not null then near_due(due, clock, new.priority, new.time_zone) end, place,
    (3 - new.priority_rank) * 1000000000000000 + place
  )
  on conflict (customer_id, ticket_id) do update set
    changed_at = greatest(desk.changed_at, excluded.changed_at),
    requester_id = excluded.requester_id,
    status = excluded.status,
    priority_rank = excluded.priority_rank,
    categories = excluded.categories,
    created_at = excluded.created_at,
    first_response_at = excluded.first_response_at,
    response_due_at = excluded.response_due_at,
    closed_at = excluded.closed_at,
    resolution_due_at = excluded.resolution_due_at,
    due_clock = excluded.due_clock,
    due_at = excluded.due_at,
    near_at = excluded.near_at,
    due_order = excluded.due_order,
    priority_order = excluded.priority_order,
    -- Processes of the version before build it, as they do for rows that never had it.
    item_json = '',
    -- Nothing that is closed sleeps.
    snoozed_at = case when excluded.status = 'Closed' then null else desk.snoozed_at end,
    wakes_at = case when excluded.status = 'Closed' then null else desk.wakes_at end;
  return null;
end
$$;
