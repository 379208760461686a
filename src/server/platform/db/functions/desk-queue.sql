-- The queue of the desk. `wanted` says which tickets (desk/wanted-tickets.ts writes it): `statuses`, and where
-- they are wanted `priorityRank`, `customerId`, `assigneeId`, `isUnassigned`, `category`, `due`, and what a
-- search has found: `customers` and `ids` side by side, or `words`, `kept` and `number` as in find_desk_tickets,
-- for words that are found nearly everywhere.

-- Of a ticket whose stored JSON has another shape. Not in SQL, which would be planned for each ticket.
create or replace function desk_item_anew(customer uuid, ticket_id uuid) returns text
stable language plpgsql as $$
begin
  return desk_item_json(ticket_json_anew(customer, ticket_id));
end
$$;

-- The tickets of a page as the desk shows them, by their place in it. Put together from what is stored:
-- functions that count the letters of a text were measured to cost as much as all the rest.
create or replace function list_desk_items(customers uuid[], tickets uuid[], at timestamptz)
returns table (place bigint, presented text) stable language sql as $$
  select
    page.place,
    desk.head_json
    || case
      when desk.due_at is null then ''
      when is_late(null, desk.due_at, at) then 'breached"}'
      when is_late(null, desk.near_at, at) then 'near"}'
      else 'on_track"}'
    end
    || ',"assignee":' || case
      when assignee.id is null then 'null'
      else '{"id":"' || assignee.id || '","name":' || to_json(assignee.name) || '}'
    end
    || ',"customer":{"id":"' || customer.id || '","name":' || to_json(customer.name)
    || '},"requester":{"id":"' || requester.id || '","name":' || to_json(requester.name)
    || ',"email":' || to_json(requester.email) || '},'
    || case
      when left(desk.item_json, length(ticket_json_start()) - 1) = substr(ticket_json_start(), 2) then desk.item_json
      else desk_item_anew(desk.customer_id, desk.ticket_id)
    end
    || verdicts_json(
      desk.first_response_at, desk.response_due_at, desk.closed_at, desk.resolution_due_at, at
    )
  from unnest(customers, tickets) with ordinality page (customer_id, ticket_id, place)
  join desk_tickets desk on desk.customer_id = page.customer_id and desk.ticket_id = page.ticket_id
  join customers customer on customer.id = desk.customer_id
  join users requester on requester.customer_id = desk.customer_id and requester.id = desk.requester_id
  left join users assignee on assignee.id = desk.assignee_id
    and assignee.customer_id = (select internal.id from customers internal where internal.internal)
$$;

-- As literals, so that the planner sees how rare each value is: it chooses between walking an order and
-- sorting what an index has found.
create or replace function desk_conditions(wanted jsonb, at timestamptz) returns text stable language plpgsql as $$
declare
  now_order constant bigint := extract(epoch from at) * 1000;
  deleted constant uuid[] := array(select id from customers where deleted_at is not null and not internal);
begin
  return concat(
    case when cardinality(deleted) > 0 then format(' and desk.customer_id <> all (%L::uuid[])', deleted) end,
    case when wanted ? 'customerId' then format(' and desk.customer_id = %L', wanted->>'customerId') end,
    case when wanted ? 'assigneeId' then format(' and desk.assignee_id = %L', wanted->>'assigneeId') end,
    case when wanted ? 'isUnassigned' then ' and desk.assignee_id is null' end,
    case when wanted ? 'priorityRank' then format(' and desk.priority_rank = %L', wanted->>'priorityRank') end,
    case when wanted ? 'category' then format(' and desk.categories @> array[%L]', wanted->>'category') end,
    case wanted->>'due'
      when 'breached' then format(' and desk.due_order < %s', now_order)
      -- Nothing is near for longer than over a long weekend.
      when 'near' then format(
        ' and desk.due_order >= %s and desk.due_order < %s and desk.near_at < %L', now_order, now_order + 345600000, at
      )
      when 'on_track' then format(
        ' and desk.due_order >= %s and desk.due_order < 400000000000000 and desk.near_at >= %L', now_order, at
      )
    end,
    case when wanted ? 'ids' then format(
      ' and (desk.customer_id, desk.ticket_id) in (select * from unnest(%L::uuid[], %L::uuid[]))',
      array(select jsonb_array_elements_text(wanted->'customers')),
      array(select jsonb_array_elements_text(wanted->'ids'))
    ) end,
    case when wanted ? 'words' then format(
      ' and desk_ticket_has(desk.customer_id, desk.requester_id, desk.ticket_id, %L, %L, %L)',
      wanted->>'words', wanted->>'kept', wanted->>'number'
    ) end
  );
end
$$;

-- A page in an order: its tickets as JSON, and the place of its last where there are more.
create or replace function list_desk_page(
  wanted jsonb,
  at timestamptz,
  sort text,
  descending boolean,
  after_key text,
  after_id uuid,
  page_size integer,
  out tickets text,
  out last_key text,
  out last_id uuid
)
language plpgsql stable
set role = 'portico_staff'
set plan_cache_mode = force_generic_plan as $$
declare
  key constant text := case sort
    when 'due' then 'due_order'
    when 'priority' then 'priority_order'
    when 'updatedAt' then 'changed_at'
    else 'created_at'
  end;
  -- What is urgent has the small numbers.
  is_down constant boolean := case sort when 'due' then false when 'priority' then not descending else descending end;
  direction constant text := case when is_down then 'desc' else 'asc' end;
  conditions constant text := desk_conditions(wanted, at) || case
    when after_key is not null
      then format(' and (desk.%I, desk.ticket_id) %s (%L, %L)', key, case when is_down then '<' else '>' end, after_key, after_id)
    else ''
  end;
  branches text;
  customer_ids uuid[];
  ids uuid[];
  keys text[];
begin
  -- One branch for each status, because the indexes of the orders begin with it.
  select string_agg(
    format(
      '(select customer_id, ticket_id, %1$I as key from desk_tickets desk where status = %2$L%3$s order by %1$I %4$s, ticket_id %4$s limit %5$s)',
      key, status, conditions, direction, page_size + 1
    ),
    ' union all '
  ) into branches
  from jsonb_array_elements_text(wanted->'statuses') status;
  execute format(
    'select array_agg(customer_id), array_agg(ticket_id), array_agg(%s) from (select * from (%s) branches order by key %s, ticket_id %3$s limit %s) page',
    case when key in ('changed_at', 'created_at') then 'json_instant(key)' else 'key::text' end,
    branches, direction, page_size + 1
  ) into customer_ids, ids, keys;
  if cardinality(ids) > page_size then
    last_key := keys[page_size];
    last_id := ids[page_size];
  end if;
  select coalesce('[' || string_agg(item.presented, ',' order by item.place) || ']', '[]') into tickets
    from list_desk_items(customer_ids[:page_size], ids[:page_size], at) item;
end
$$;

create or replace function count_desk_tickets(wanted jsonb, at timestamptz) returns bigint
language plpgsql stable
set role = 'portico_staff' as $$
declare
  counted bigint;
begin
  execute format(
    'select count(*) from desk_tickets desk where status = any (%L)%s',
    array(select jsonb_array_elements_text(wanted->'statuses')), desk_conditions(wanted, at)
  ) into counted;
  return counted;
end
$$;

-- How many tickets each view has, each up to `at_most`. Counted in indexes alone.
create or replace function count_desk_views(viewer uuid, at_most integer) returns jsonb
language plpgsql stable
set role = 'portico_staff'
set plan_cache_mode = force_generic_plan as $$
declare
  deleted constant uuid[] := array(select id from customers where deleted_at is not null and not internal);
  of_status constant text[] := array['Open', 'Pending', 'Closed'];
  counts integer[];
begin
  for place in 1..3 loop
    counts[place] := (select count(*) from (
      select from desk_tickets
      where status = of_status[place] and customer_id <> all (deleted)
      order by due_order
      limit at_most
    ) some_rows);
  end loop;
  return jsonb_build_object(
    'mine', (select count(*) from (
      select from desk_tickets
      where assignee_id = viewer and status = any ('{Open,Pending}') and customer_id <> all (deleted)
      limit at_most
    ) some_rows),
    'unassigned', (select count(*) from (
      select from desk_tickets
      where assignee_id is null and status = any ('{Open,Pending}') and customer_id <> all (deleted)
      limit at_most
    ) some_rows),
    'open', counts[1],
    'pending', counts[2],
    'closed', counts[3],
    'all', least(counts[1] + counts[2] + counts[3], at_most)
  );
end
$$;
-- They run as staff, whoever calls them.
revoke execute on function list_desk_page, count_desk_tickets, count_desk_views from public;
grant execute on function list_desk_page, count_desk_tickets, count_desk_views to portico_staff;
