-- The share of a target that is left when its due time is near. As the owner, for requesters who change a priority: they
-- read nothing of the installation.
create or replace function near_percent() returns smallint stable language sql
security definer set search_path = public, pg_temp as $$
  select near_percent from installation
$$;

-- After what is due comes what is open and has no clock, and then what is closed, the latest first.
create or replace function desk_due_order(due_at timestamptz, closed_at timestamptz) returns bigint
stable language sql as $$
  select case
    when closed_at is null then coalesce((extract(epoch from due_at) * 1000)::bigint, 400000000000000)
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
  near timestamptz;
  minutes integer;
  place bigint;
begin
  if tg_op = 'DELETE' then
    delete from desk_tickets where customer_id = old.customer_id and ticket_id = old.id;
    return null;
  end if;
  if new.closed_at is null then
    clock := case
      when new.first_response_at is null then 'response'
      when new.resolved_at is null then 'resolution'
    end;
    due := case clock when 'response' then new.response_due_at when 'resolution' then new.resolution_due_at end;
    near := case clock when 'response' then new.response_near_at when 'resolution' then new.resolution_near_at end;
    minutes := case clock when 'response' then new.response_left_minutes when 'resolution' then new.resolution_left_minutes end;
  end if;
  -- Lists of an age begin at it: nothing sorts before it was raised, even when a CRM has changed
  -- its times.
  -- What is paused follows what is running, by what is left of it.
  place := case
    when due is null and minutes is not null then 300000000000000 + minutes
    else desk_due_order(case when due is not null then greatest(due, new.created_at) end, new.closed_at)
  end;
  insert into desk_tickets as desk (
    customer_id, ticket_id, changed_at, requester_id, status, priority_rank, categories, created_at,
    first_response_at, response_due_at, closed_at, resolved_at, resolution_due_at, due_clock, due_at, near_at,
    due_order, priority_order
  )
  values (
    new.customer_id, new.id, greatest(new.updated_at, new.created_at), new.requester_id, new.status, new.priority_rank, new.categories,
    new.created_at, new.first_response_at, new.response_due_at, new.closed_at, new.resolved_at, new.resolution_due_at,
    clock, due,
    coalesce(near, due), place,
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
    resolved_at = excluded.resolved_at,
    resolution_due_at = excluded.resolution_due_at,
    due_clock = excluded.due_clock,
    due_at = excluded.due_at,
    near_at = case when near is null and desk.due_at = excluded.due_at then desk.near_at else excluded.near_at end,
    due_order = excluded.due_order,
    priority_order = excluded.priority_order,
    -- Processes of the version before build it, as they do for rows that never had it.
    item_json = '',
    -- Nothing that is closed sleeps.
    snoozed_at = case when excluded.status = 'Closed' then null else desk.snoozed_at end,
    wakes_at = case when excluded.status = 'Closed' then null else desk.wakes_at end;
  if due is not null and near is null then
    perform ask_for_near_due();
  end if;
  if new.status = 'Closed' then
    delete from desk_seen where customer_id = new.customer_id and ticket_id = new.id;
  end if;
  return null;
end
$$;

-- A process of the version before writes due times alone: those of before are near no more.
create or replace function forget_near_due() returns trigger language plpgsql as $$
begin
  new.response_near_at := null;
  new.resolution_near_at := null;
  return new;
end
$$;

-- Asks for the job that writes when due times are near, unless it is asked for. Until then they are near when they end.
create or replace function ask_for_near_due() returns void language sql as $$
  insert into outbox (name) select 'renew-near-due'
  where not exists (select from outbox where name = 'renew-near-due' and failed_at is null)
$$;
