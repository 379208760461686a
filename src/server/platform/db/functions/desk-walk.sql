-- Pages of the queue, each found and written down by one statement that is planned once for a connection: to plan one
-- for its filters was measured to cost more than all the rest.

-- What is wanted as ranges, each from the first to the last value where nothing is wanted of it. Null for what no
-- range can say: what a search has found, the tickets of a number, a filter that is new.
create or replace function desk_ranges(wanted jsonb, at timestamptz) returns desk_wants
language plpgsql stable as $$
declare
  statuses constant jsonb := wanted->'statuses';
  has_open constant boolean := statuses ? 'Open';
  has_pending constant boolean := statuses ? 'Pending';
  has_closed constant boolean := statuses ? 'Closed';
  is_awake constant boolean := wanted->'isSnoozed' = 'false';
  -- What is closed comes after all that is due.
  wants desk_wants := (
    case when has_open then case when is_awake then 2 else 1 end when has_pending then 3 else 5 end,
    case when has_closed then 5 when not has_pending then 2 when is_awake then 3 else 4 end,
    '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    1, 3, -1, 400000000000000, '-infinity', 'infinity', '-infinity', 'infinity', null, null
  );
  now_order bigint;
begin
  if (has_open or has_pending) and has_closed and (is_awake or not has_pending) then
    return null;
  end if;
  wanted := wanted - '{statuses,isSnoozed}'::text[];
  if wanted = '{}' then
    return wants;
  end if;
  if wanted - '{isUnassigned,assigneeId,priorityRank,category,due,minDays,maxDays,customerId}'::text[] <> '{}' then
    return null;
  end if;
  if wanted ? 'isUnassigned' then
    wants.owner_to := wants.owner_from;
  elsif wanted ? 'assigneeId' then
    wants.owner_from := wanted->>'assigneeId';
    wants.owner_to := wants.owner_from;
  end if;
  if wanted ? 'customerId' then
    wants.customer_from := wanted->>'customerId';
    wants.customer_to := wants.customer_from;
  end if;
  if wanted ? 'priorityRank' then
    wants.rank_from := wanted->'priorityRank';
    wants.rank_to := wants.rank_from;
  end if;
  if wanted ? 'maxDays' then
    wants.raised_after := at - (wanted->'maxDays')::integer * interval '24 hours';
  end if;
  if wanted ? 'minDays' then
    wants.raised_by := at - (wanted->'minDays')::integer * interval '24 hours';
  end if;
  wants.category := wanted->>'category';
  if wanted ? 'due' then
    now_order := extract(epoch from at) * 1000;
    case wanted->>'due'
      when 'breached' then wants.due_before := now_order;
      when 'near' then
        wants.due_from := now_order;
        -- As in desk_conditions.
        wants.due_before := now_order + 345600000;
        wants.near_before := at;
      else
        wants.due_from := now_order;
        wants.near_from := at;
    end case;
  end if;
  return wants;
end
$$;

-- Whether so few tickets have a category that to sort them costs less than to walk past the rows of all others, as far
-- as the planner knows; it does not keep what hardly any have. As the owner: with row-level security nobody else is
-- told.
create or replace function is_category_rare(category text) returns boolean stable language sql
security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(part * part * reltuples <= 40, true)
  from (
    select reltuples, (
      select most_common_elem_freqs[array_position(most_common_elems::text::text[], category)]
      from pg_stats
      where schemaname = 'public' and tablename = 'desk_tickets' and attname = 'categories'
    ) as part
    from pg_class where oid = 'public.desk_tickets'::regclass
  ) known
$$;

-- How a page is found: by walking an order, or, where one of the filters leaves few tickets, by sorting these, which
-- costs less than to walk past all others: 500 at most. `spots` are their places where no index alone says which.
-- Ordered, so that none of them reads more than it may find.
create or replace function find_desk_way(wanted jsonb, wants desk_wants, order_key text, out way text, out spots tid[])
language plpgsql stable as $$
begin
  way := 'sort';
  -- No range has what sleeps without what does not: where it is not sorted, it is planned.
  if wanted->'isSnoozed' = 'true' then
    spots := array(
      select ctid from desk_tickets
      where snoozed_at is not null and status = any (array(select jsonb_array_elements_text(wanted->'statuses')))
      limit 501
    );
    if cardinality(spots) > 500 then
      way := 'walk';
    end if;
    return;
  end if;
  if wanted ? 'customerId' then
    if (
      select count(*) from (select from desk_tickets where customer_id = wants.customer_from order by ticket_id limit 501) of_customer
    ) <= 500 then
      way := 'customer';
      return;
    end if;
  end if;
  -- What is due next of somebody has an index.
  if wanted ? 'assigneeId' and order_key <> 'due_order' then
    spots := array(
      select ctid from desk_tickets
      where owner_id = wants.owner_from and state between wants.state_from and wants.state_to
      order by due_order limit 501
    );
    if cardinality(spots) <= 500 then
      return;
    end if;
  end if;
  if wanted->>'due' = 'near' and order_key <> 'due_order' then
    spots := array(
      select ctid from desk_tickets
      where status <> 'Closed' and due_order >= wants.due_from and due_order < wants.due_before
        and near_at < wants.near_before
      order by due_order limit 1001
    );
    if cardinality(spots) <= 1000 then
      return;
    end if;
  end if;
  if wanted ?| '{minDays,maxDays}' and order_key <> 'created_at' then
    spots := array(
      select ctid from desk_tickets
      where status <> 'Closed' and created_at > wants.raised_after and created_at <= wants.raised_by
      order by created_at limit 251
    ) || array(
      select ctid from desk_tickets
      where wants.state_to = 5 and status = 'Closed' and created_at > wants.raised_after and created_at <= wants.raised_by
      order by created_at limit 251
    );
    if cardinality(spots) <= 250 then
      return;
    end if;
  end if;
  spots := null;
  way := case when wants.category is not null and is_category_rare(wants.category) then 'category' else 'walk' end;
end
$$;

-- For each order that the queue offers a function that walks an index in the order, past what is not wanted, until the
-- page is full, or sorts what another index has found. A walk has a statement of its own for what is not closed, for
-- what is, and for both, and another without conditions for what narrows nothing: a branch that finds nothing and a
-- condition that everything meets were measured to cost a tenth of a page each. desk_owned_due has the index of
-- assignees.
do $create$
declare
  each_order record;
  scope text;
  is_plain boolean;
  open_branch text;
  closed_branch text;
  wanted_rows text;
  statements text;
  -- Conditions on columns of the indexes, so that no row is visited for them.
  shared constant text := ' and (wants.deleted is null or customer_id <> all (wants.deleted))';
  narrowing constant text := ' and customer_id between wants.customer_from and wants.customer_to
    and priority_rank between wants.rank_from and wants.rank_to
    and created_at > wants.raised_after and created_at <= wants.raised_by
    and (wants.category is null or categories @> array[wants.category])';
  narrowing_due constant text := 'due_order >= wants.due_from and due_order < wants.due_before
    and near_at >= wants.near_from and near_at < wants.near_before';
begin
  for each_order in
    select
      *,
      format('(%s, ticket_id) %s (edge, edge_id)', key, case direction when 'asc' then '>' else '<' end) as beyond,
      format('order by %s %s, ticket_id %2$s', key, direction) as sorted,
      case when name = 'desk_owned_due' then 'owner_id = wants.owner_from' else 'owner_id between wants.owner_from and wants.owner_to' end
        -- High has the small numbers.
        || case when key = 'priority_order' then ' and priority_order >= (3 - wants.rank_to) * 1000000000000000
          and priority_order < (4 - wants.rank_from) * 1000000000000000' else '' end as owned
    from (values
      ('desk_due', 'due_order', 'bigint', 'asc'),
      ('desk_owned_due', 'due_order', 'bigint', 'asc'),
      ('desk_priority', 'priority_order', 'bigint', 'asc'),
      ('desk_last_changed', 'changed_at', 'timestamptz', 'desc'),
      ('desk_first_changed', 'changed_at', 'timestamptz', 'asc'),
      ('desk_newest', 'created_at', 'timestamptz', 'desc'),
      ('desk_oldest', 'created_at', 'timestamptz', 'asc')
    ) orders (name, key, type, direction)
  loop
    statements := 'if false then null;';
    foreach scope in array '{sort,customer,category,open,closed,both}'::text[] loop
      for is_plain in values (false), (true) loop
        continue when is_plain and (scope in ('sort', 'customer', 'category') or each_order.name = 'desk_owned_due');
        continue when each_order.name = 'desk_owned_due' and scope in ('sort', 'customer', 'category');
        open_branch := format(
          '(select * from desk_tickets where status <> ''Closed'' and state between wants.state_from and %s and %s%s%s %s limit page_size + 1)',
          case scope when 'both' then '4' else 'wants.state_to' end, each_order.beyond, shared,
          case when not is_plain then ' and ' || each_order.owned || narrowing || ' and ' || narrowing_due end, each_order.sorted
        );
        closed_branch := format(
          '(select * from desk_tickets where status = ''Closed'' and %s%s%s%s %s limit page_size + 1)',
          each_order.beyond, shared, case when not is_plain then ' and ' || each_order.owned || narrowing end,
          -- The index of assignees has both, one after the other.
          case when each_order.name = 'desk_owned_due' then ' and state = 5 and due_order >= 400000000000000' end, each_order.sorted
        );
        wanted_rows := case scope
          when 'open' then open_branch
          when 'closed' then closed_branch
          when 'both' then format(
            '(select * from (%s union all %s) branches %s limit page_size + 1)', open_branch, closed_branch,
            -- What is closed comes after all that is due, and is not looked for before.
            case when each_order.key <> 'due_order' then each_order.sorted end
          )
          -- Narrow rows are sorted. They are read before, or the planner would walk the order past all others.
          else format(
            '(
              select desk.* from (
                select spot, %1$s, ticket_id from (select ctid as spot, * from desk_tickets where %2$s offset 0) some_rows
                where state between wants.state_from and wants.state_to and %3$s%4$s and %5$s%6$s and (state = 5 or (%8$s))
                %9$s limit page_size + 1
              ) best
              join desk_tickets desk on desk.ctid = best.spot
              order by best.%1$s %7$s, best.ticket_id %7$s
            )',
            each_order.key,
            case scope
              when 'sort' then 'ctid = any (spots)'
              when 'customer' then 'customer_id = wants.customer_from'
              else 'categories @> array[wants.category]'
            end,
            each_order.beyond, shared, each_order.owned, narrowing, each_order.direction, narrowing_due, each_order.sorted
          )
        end;
        statements := statements || format(
          $sql$
  elsif %s then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, names_are_old, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      %s, (array_agg(page.ticket_id))[page_size], (array_agg(page.ticket_id))[page_size + 1] is not null
    into tickets, last_key, last_id, has_more
    from %s page;$sql$,
          case scope
            when 'sort' then 'way = ''sort'''
            when 'customer' then 'way = ''customer'''
            when 'category' then 'way = ''category'''
            when 'open' then 'wants.state_to < 5'
            when 'closed' then 'wants.state_from = 5'
            else 'true'
          end || case when is_plain then ' and is_plain' when scope in ('open', 'closed', 'both') and each_order.name <> 'desk_owned_due' then ' and not is_plain' else '' end,
          format(
            case when each_order.type = 'bigint' then '(array_agg(page.%s))[page_size]::text' else 'json_instant((array_agg(page.%s))[page_size])' end,
            each_order.key
          ),
          wanted_rows
        );
      end loop;
    end loop;
    execute format(
      $sql$
  create or replace function %1$s(
  wants desk_wants, way text, spots tid[], is_plain boolean, edge %2$s, edge_id uuid, page_size integer, at timestamptz,
  names_are_old boolean, out tickets text, out last_key text, out last_id uuid, out has_more boolean
) language plpgsql stable as $body$
begin
  %3$s
  end if;
end
$body$;
revoke execute on function %1$s from public;
grant execute on function %1$s to portico_staff;
$sql$,
      each_order.name, each_order.type, statements
    );
  end loop;
end
$create$;

-- A page by one of the functions above. Nothing of it is set for an order that no list offers.
create or replace function read_desk_ranges(
  wants desk_wants, way text, spots tid[], is_plain boolean, is_owned boolean, order_key text, is_down boolean, after_key text,
  after_id uuid, page_size integer, at timestamptz, names_are_old boolean,
  out tickets text, out last_key text, out last_id uuid
) language plpgsql stable as $$
declare
  highest_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  edge_number bigint;
  edge_at timestamptz;
  page record;
begin
  after_id := coalesce(
    after_id,
    case when is_down then highest_id else '00000000-0000-0000-0000-000000000000'::uuid end
  );
  if order_key in ('due_order', 'priority_order') then
    edge_number := coalesce(after_key::bigint, -1);
  else
    edge_at := coalesce(after_key::timestamptz, case when is_down then 'infinity' else '-infinity' end::timestamptz);
  end if;
  -- An index begins at one edge: of the place where the page begins, and of where the wanted ones do.
  case
    when order_key = 'due_order' and edge_number < wants.due_from then
      edge_number := wants.due_from - 1;
      after_id := highest_id;
    when order_key = 'priority_order' and edge_number < (3 - wants.rank_to) * 1000000000000000 then
      edge_number := (3 - wants.rank_to) * 1000000000000000 - 1;
      after_id := highest_id;
    when order_key = 'created_at' and is_down and edge_at > wants.raised_by then
      edge_at := wants.raised_by;
      after_id := highest_id;
    when order_key = 'created_at' and not is_down and edge_at < wants.raised_after then
      edge_at := wants.raised_after;
      after_id := highest_id;
    else
  end case;
  -- Assignments, because a statement would begin an executor for each.
  if order_key = 'due_order' and not is_down then
    if is_owned and way = 'walk' then
      page := desk_owned_due(wants, way, spots, is_plain, edge_number, after_id, page_size, at, names_are_old);
    else
      page := desk_due(wants, way, spots, is_plain, edge_number, after_id, page_size, at, names_are_old);
    end if;
  elsif order_key = 'priority_order' and not is_down then
    page := desk_priority(wants, way, spots, is_plain, edge_number, after_id, page_size, at, names_are_old);
  elsif order_key = 'changed_at' and is_down then
    page := desk_last_changed(wants, way, spots, is_plain, edge_at, after_id, page_size, at, names_are_old);
  elsif order_key = 'changed_at' then
    page := desk_first_changed(wants, way, spots, is_plain, edge_at, after_id, page_size, at, names_are_old);
  elsif order_key = 'created_at' and is_down then
    page := desk_newest(wants, way, spots, is_plain, edge_at, after_id, page_size, at, names_are_old);
  elsif order_key = 'created_at' then
    page := desk_oldest(wants, way, spots, is_plain, edge_at, after_id, page_size, at, names_are_old);
  else
    return;
  end if;
  tickets := '[' || coalesce(page.tickets, '') || ']';
  if page.has_more then
    last_key := page.last_key;
    last_id := page.last_id;
  end if;
end
$$;
