-- The queue of the desk. `wanted` says which tickets (desk/wanted-tickets.ts writes it): `statuses`, and where
-- they are wanted `priorityRank`, `customerId`, `assigneeId`, `isUnassigned`, `isSnoozed`, `category`, `due`,
-- `minDays` and `maxDays` of age, and what a search has found: `customers` and `ids` side by side, or `terms` and `number` as in find_desk_tickets,
-- for terms that are found nearly everywhere.

-- Of a ticket whose stored JSON has another shape. Not in SQL, which would be planned for each ticket.
create or replace function desk_item_anew(customer uuid, ticket_id uuid) returns text
stable language plpgsql as $$
begin
  return desk_item_json(ticket_json_anew(customer, ticket_id));
end
$$;

-- A ticket as the queue shows it. Takes columns, not the row: a row would be put together first. What is stored
-- is taken as it is, because functions that count the letters of a text were measured to cost as much as all
-- the rest.
create or replace function desk_item(
  customer_id uuid, id uuid, head_json text, item_json text, names_are_old boolean, due_at timestamptz,
  near_at timestamptz, first_response_at timestamptz, response_due_at timestamptz, closed_at timestamptz,
  resolution_due_at timestamptz, at timestamptz
) returns text stable language sql as $$
  select
    case
      when left(head_json, length(desk_head_start())) = desk_head_start() and not names_are_old then head_json
      else desk_head_anew(customer_id, id)
    end
    || case
      when due_at is null then ','
      when is_late(null, due_at, at) then 'breached"},'
      when is_late(null, near_at, at) then 'near"},'
      else 'on_track"},'
    end
    || case
      when left(item_json, length(ticket_json_start()) - 1) = substr(ticket_json_start(), 2) then item_json
      else desk_item_anew(customer_id, id)
    end
    || verdicts_json(first_response_at, response_due_at, closed_at, resolution_due_at, at)
$$;

-- Some tickets as the desk shows them, by their place in the list.
create or replace function list_desk_items(customers uuid[], tickets uuid[], at timestamptz)
returns table (place bigint, presented text) stable language sql as $$
  select
    page.place,
    desk_item(
      desk.customer_id, desk.ticket_id, desk.head_json, desk.item_json, (select desk_names_are_old()), desk.due_at,
      desk.near_at, desk.first_response_at, desk.response_due_at, desk.closed_at, desk.resolution_due_at, at
    )
  from unnest(customers, tickets) with ordinality page (customer_id, ticket_id, place)
  join desk_tickets desk on desk.customer_id = page.customer_id and desk.ticket_id = page.ticket_id
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
    case when wanted ? 'assigneeId' then format(' and desk.owner_id = %L', wanted->>'assigneeId') end,
    case when wanted ? 'isUnassigned' then ' and desk.owner_id = ''00000000-0000-0000-0000-000000000000''' end,
    case when wanted ? 'priorityRank' then format(' and desk.priority_rank = %L', wanted->>'priorityRank') end,
    case when wanted ? 'category' then format(
      ' and desk.category_set = any (%L::bigint[])',
      array(select id from desk_category_sets where categories @> array[wanted->>'category'])
    ) end,
    case wanted->>'due'
      when 'breached' then format(' and desk.due_order < %s', now_order)
      -- Nothing is near for longer than over a long weekend (NEAR_AT_MOST in desk/desk-ranges.ts).
      when 'near' then format(
        ' and desk.due_order >= %s and desk.due_order < %s and desk.near_at < %L', now_order, now_order + 432000000, at
      )
      when 'on_track' then format(
        ' and desk.due_order >= %s and desk.due_order < 400000000000000 and desk.near_at >= %L', now_order, at
      )
    end,
    -- The instants themselves: an age that is counted for each row could not use an index.
    case when wanted ? 'minDays' then format(
      ' and desk.created_at <= %L', at - (wanted->>'minDays')::integer * interval '24 hours'
    ) end,
    case when wanted ? 'maxDays' then format(
      ' and desk.created_at > %L', at - (wanted->>'maxDays')::integer * interval '24 hours'
    ) end,
    -- The tickets of a number of the team, by the edges that it was counted with.
    case when wanted ? 'createdFrom' then format(
      ' and desk.created_at >= %L and desk.created_at < %L', wanted->>'createdFrom', wanted->>'createdBefore'
    ) end,
    case when wanted ? 'closedFrom' then format(
      ' and desk.closed_at >= %L and desk.closed_at < %L', wanted->>'closedFrom', wanted->>'closedBefore'
    ) end,
    case when wanted ? 'openAt' then format(
      ' and desk.created_at < %1$L and (desk.closed_at is null or desk.closed_at >= %1$L)', wanted->>'openAt'
    ) end,
    case when wanted ?| array['createdFrom', 'closedFrom', 'openAt'] then
      ' and not exists (select from ticket_merges merge where merge.customer_id = desk.customer_id and merge.ticket_id = desk.ticket_id)'
    end,
    case wanted->>'verdict'
      when 'response_met' then ' and desk.first_response_at <= desk.response_due_at'
      when 'response_breached' then format(' and is_late(desk.first_response_at, desk.response_due_at, %L)', at)
      when 'response_running' then format(' and desk.first_response_at is null and desk.response_due_at >= %L', at)
      when 'resolution_met' then ' and desk.closed_at <= desk.resolution_due_at'
      when 'resolution_breached' then format(' and is_late(desk.closed_at, desk.resolution_due_at, %L)', at)
      when 'resolution_running' then format(' and desk.closed_at is null and desk.resolution_due_at >= %L', at)
    end,
    case when wanted ? 'ids' then format(
      ' and (desk.customer_id, desk.ticket_id) in (select * from unnest(%L::uuid[], %L::uuid[]))',
      array(select jsonb_array_elements_text(wanted->'customers')),
      array(select jsonb_array_elements_text(wanted->'ids'))
    ) end,
    case when wanted ? 'terms' then format(
      ' and desk_ticket_has(desk.customer_id, desk.requester_id, desk.ticket_id, %L::text[], %L)',
      search_patterns(array(select jsonb_array_elements_text(wanted->'terms'))), wanted->>'number'
    ) end
  );
end
$$;

-- Statuses and sleep as conditions: one for what is not closed and one for what is, because they have indexes of their
-- own, in which the states stand.
create or replace function desk_scopes(wanted jsonb) returns setof text stable language plpgsql as $$
declare
  states constant text[] := array(
    select state
    from (values ('Open', 'true', '1'), ('Open', 'false', '2'), ('Pending', 'false', '3'), ('Pending', 'true', '4')) states (status, is_asleep, state)
    where wanted->'statuses' ? status and coalesce(wanted->>'isSnoozed', is_asleep) = is_asleep
  );
begin
  if states <> '{}' then
    return next format('status <> ''Closed'' and state = any (%L::smallint[])', states);
  end if;
  if wanted->'statuses' ? 'Closed' and wanted->'isSnoozed' is distinct from 'true' then
    return next 'status = ''Closed''';
  end if;
end
$$;

-- Finds a page by a statement that is planned for its filters.
create or replace function plan_desk_page(
  wanted jsonb, at timestamptz, order_key text, is_down boolean, after_key text, after_id uuid, page_size integer
) returns desk_places language plpgsql stable
set enable_sort = on as $$
declare
  direction constant text := case when is_down then 'desc' else 'asc' end;
  conditions constant text := desk_conditions(wanted, at) || case
    when after_key is not null then
      format(' and (desk.%I, desk.ticket_id) %s (%L, %L)', order_key, case when is_down then '<' else '>' end, after_key, after_id)
    else ''
  end;
  branches text;
  found desk_places;
begin
  select string_agg(
    format(
      '(select ctid as spot, ticket_id as id, %1$I as key from desk_tickets desk where %2$s%3$s order by %1$I %4$s, ticket_id %4$s limit %5$s)',
      order_key, scope, conditions, direction, page_size + 1
    ),
    ' union all '
  ) into branches
  from desk_scopes(wanted) scope;
  if branches is null then
    return found;
  end if;
  execute format(
    'select array_agg(spot), case when count(*) > %1$s then %2$s end, (array_agg(id))[%1$s] from (select * from (%3$s) branches order by key %4$s, id %4$s limit %1$s + 1) page',
    page_size,
    format(case when order_key in ('changed_at', 'created_at') then 'json_instant(%s)' else '(%s)::text' end, format('(array_agg(key))[%s]', page_size)),
    branches, direction
  ) into found.spots, found.last_key, found.last_id;
  return found;
end
$$;
revoke execute on function plan_desk_page from public;
grant execute on function plan_desk_page to portico_staff;

-- A page in an order: its tickets as JSON, one on each line, and the place of its last where there are more. Then
-- there is one line more than it has, which the caller cuts off. For whatever is asked; desk-walk.sql has the lists that
-- open pages ask for all the time.
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
  names_are_old constant boolean := desk_names_are_old();
  found constant desk_places := plan_desk_page(
    wanted, at,
    case sort when 'due' then 'due_order' when 'priority' then 'priority_order' when 'updatedAt' then 'changed_at' else 'created_at' end,
    -- What is urgent has the small numbers.
    case sort when 'due' then false when 'priority' then not descending else descending end,
    after_key, after_id, page_size
  );
begin
  last_key := found.last_key;
  last_id := found.last_id;
  select coalesce(string_agg(item.json, E',\n'), '') into tickets
  from (
    select desk_item(
      desk.customer_id, desk.ticket_id, desk.head_json, desk.item_json, names_are_old, desk.due_at, desk.near_at,
      desk.first_response_at, desk.response_due_at, desk.closed_at, desk.resolution_due_at, at
    ) as json
    from unnest(found.spots) with ordinality placed (spot, place)
    join desk_tickets desk on desk.ctid = placed.spot
    order by placed.place
  ) item;
end
$$;

create or replace function count_desk_tickets(wanted jsonb, at timestamptz) returns bigint
language plpgsql stable
set role = 'portico_staff' as $$
declare
  counted bigint;
begin
  execute format(
    'select %s',
    (
      select coalesce(string_agg(format('(select count(*) from desk_tickets desk where %s%s)', scope, desk_conditions(wanted, at)), ' + '), '0')
      from desk_scopes(wanted) scope
    )
  ) into counted;
  return counted;
end
$$;

-- How many tickets each of several lists has, each up to `at_most`; none where it is null.
create or replace function count_desk_lists(wanted jsonb, at timestamptz, at_most integer) returns integer[]
language plpgsql stable
set role = 'portico_staff' as $$
declare
  counts integer[] := '{}';
  counted integer;
  one jsonb;
begin
  for one in select value from jsonb_array_elements(wanted) with ordinality lists (value, place) order by place loop
    counted := 0;
    if jsonb_typeof(one) = 'object' then
      execute format(
        'select count(*) from (select from (%s) every_row limit %s) some_rows',
        (
          select coalesce(
            string_agg(format('select from desk_tickets desk where %s%s', scope, desk_conditions(one, at)), ' union all '),
            'select where false'
          )
          from desk_scopes(one) scope
        ),
        at_most
      ) into counted;
    end if;
    counts := counts || counted;
  end loop;
  return counts;
end
$$;
-- They run as staff, whoever calls them.
revoke execute on function list_desk_page, count_desk_tickets, count_desk_lists from public;
grant execute on function list_desk_page, count_desk_tickets, count_desk_lists to portico_staff;
