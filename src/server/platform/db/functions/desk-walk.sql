-- Pages of the queue, each found and written down by one statement that is planned once for a connection: to plan one
-- for its filters was measured to cost more than all the rest.

-- One bit for each category, so that a walk along an order tells by its index alone which tickets have one. Two
-- categories may share a bit. Made by the migration of its column: never change it, because it is stored.
create or replace function desk_category_marks(categories text[]) returns bigint
immutable strict parallel safe language sql as $$
  select coalesce(bit_or(1::bigint << ('x' || left(md5(category), 4))::bit(16)::integer % 63), 0)
  from unnest(categories) category
$$;

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
    1, 3, -1, 400000000000000, '-infinity', 'infinity', '-infinity', 'infinity', null, null, null
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
    -- Nothing is due before it was raised.
    wants.due_from := extract(epoch from wants.raised_after) * 1000;
  end if;
  if wanted ? 'minDays' then
    wants.raised_by := at - (wanted->'minDays')::integer * interval '24 hours';
  end if;
  if wanted ? 'category' then
    wants.category := wanted->>'category';
    wants.marks := desk_category_marks(array[wants.category]);
  end if;
  if wanted ? 'due' then
    now_order := extract(epoch from at) * 1000;
    case wanted->>'due'
      when 'breached' then wants.due_before := now_order;
      when 'near' then
        wants.due_from := greatest(wants.due_from, now_order);
        -- As in desk_conditions.
        wants.due_before := now_order + 345600000;
        wants.near_before := at;
      else
        wants.due_from := greatest(wants.due_from, now_order);
        wants.near_from := at;
    end case;
  end if;
  return wants;
end
$$;

-- Of each category whether so few tickets have it that to sort them costs less than to walk past the marks of all
-- others, as far as the planner knows; it does not keep what hardly any have. As the owner: with row-level security
-- nobody else is told.
create or replace function rare_categories() returns jsonb stable language sql
security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(category, part * part * reltuples <= 2), '{}')
  from pg_class, pg_stats,
    unnest(most_common_elems::text::text[], most_common_elem_freqs[:cardinality(most_common_elems::text::text[])])
      known (category, part)
  where oid = 'public.desk_tickets'::regclass
    and schemaname = 'public' and tablename = 'desk_tickets' and attname = 'categories'
$$;

-- Kept with the connection for a minute, because to ask was measured to cost as much as the page.
create or replace function is_category_rare(category text, at timestamptz) returns boolean language plpgsql as $$
declare
  minute constant text := to_char(at, 'YYYYMMDDHH24MI');
  known jsonb := nullif(current_setting('portico.rare_categories', true), '');
begin
  if known->>'minute' is distinct from minute then
    known := jsonb_build_object('minute', minute, 'rare', rare_categories());
    perform set_config('portico.rare_categories', known::text, false);
  end if;
  return coalesce((known->'rare'->category)::boolean, true);
end
$$;

-- How a page is found: by walking an order, or, where one of the filters leaves few tickets, by sorting these, which
-- costs less than to walk past all others: 500 at most. `spots` are their places where no index alone says which.
-- Counted in an index alone before any row is visited. Ordered, so that none of them reads more than it may find. A walk
-- is `plain` where nothing narrows it, `owned` where it is along an index of one assignee, and `marked` where categories
-- are told apart by their marks, which are in the indexes; it is `asleep` along the indexes of what sleeps, of which no
-- range tells; the rest is `narrow`.
create or replace function find_desk_way(wanted jsonb, wants desk_wants, order_key text, at timestamptz, out way text, out spots tid[])
language plpgsql stable as $$
begin
  if wanted->'isSnoozed' = 'true' then
    way := 'asleep';
    return;
  end if;
  way := 'sort';
  if wanted ? 'customerId' then
    if (
      select count(*) from (select from desk_tickets where customer_id = wants.customer_from order by ticket_id limit 501) of_customer
    ) <= 500 then
      way := 'customer';
      return;
    end if;
  end if;
  -- What is not closed of somebody has an index in each order, and what is due of them in one.
  if wanted ? 'assigneeId' and order_key <> 'due_order' and wants.state_to = 5 then
    if (
      select count(*) from (
        select from desk_tickets
        where owner_id = wants.owner_from and state between wants.state_from and wants.state_to
        order by due_order limit 501
      ) of_assignee
    ) <= 500 then
      spots := array(
        select ctid from desk_tickets
        where owner_id = wants.owner_from and state between wants.state_from and wants.state_to
      );
      return;
    end if;
  end if;
  if wanted->>'due' = 'near' and order_key <> 'due_order' then
    if (
      select count(*) from (
        select from desk_tickets
        where status <> 'Closed' and due_order >= wants.due_from and due_order < wants.due_before
          and near_at < wants.near_before
        order by due_order limit 501
      ) all_near
    ) <= 500 then
      spots := array(
        select ctid from desk_tickets
        where status <> 'Closed' and due_order >= wants.due_from and due_order < wants.due_before
          and near_at < wants.near_before
        order by due_order
      );
      return;
    end if;
  end if;
  if wanted ?| '{minDays,maxDays}' and order_key <> 'created_at' then
    if (
      select count(*) from (
        select from desk_tickets
        where status <> 'Closed' and created_at > wants.raised_after and created_at <= wants.raised_by
        order by created_at limit 251
      ) of_age
    ) + (case when wants.state_to = 5 then (
      select count(*) from (
        select from desk_tickets
        where status = 'Closed' and created_at > wants.raised_after and created_at <= wants.raised_by
        order by created_at limit 251
      ) of_age
    ) else 0 end) <= 250 then
      spots := array(
        select ctid from desk_tickets
        where status <> 'Closed' and created_at > wants.raised_after and created_at <= wants.raised_by
        order by created_at
      ) || array(
        select ctid from desk_tickets
        where wants.state_to = 5 and status = 'Closed' and created_at > wants.raised_after and created_at <= wants.raised_by
        order by created_at
      );
      return;
    end if;
  end if;
  way := case
    when wanted - '{statuses,isSnoozed}'::text[] = '{}' then 'plain'
    when wants.category is not null and is_category_rare(wants.category, at) then 'category'
    when wanted ? 'assigneeId' or (wanted ? 'isUnassigned' and order_key = 'due_order' and wants.category is null) then
      case when wants.category is null then 'owned' else 'owned_marked' end
    when wants.category is not null then 'marked'
    else 'narrow'
  end;
end
$$;

-- For each order that the queue offers a function that walks an index in the order, past what is not wanted, until the
-- page is full, or sorts what another index has found. A walk has a statement of its own for what is not closed, for
-- what is, and for both, and another without conditions for what narrows nothing: a branch that finds nothing and a
-- condition that everything meets were measured to cost a tenth of a page each. A line for each ticket, and one more
-- than the page has where there are more: whoever reads it cuts it off, because parts of an array cost more than the
-- rows.
do $create$
declare
  each_order record;
  scope text;
  kind text;
  is_owned boolean;
  conditions text;
  open_branch text;
  closed_branch text;
  wanted_rows text;
  statements text;
  -- Conditions on columns of the indexes, so that no row is visited for them.
  shared constant text := ' and (wants.deleted is null or customer_id <> all (wants.deleted))';
  narrowing constant text := ' and customer_id between wants.customer_from and wants.customer_to
    and created_at > wants.raised_after and created_at <= wants.raised_by';
  narrowing_due constant text := ' and due_order >= wants.due_from and due_order < wants.due_before
    and near_at >= wants.near_from and near_at < wants.near_before';
  any_owner constant text := ' and owner_id between wants.owner_from and wants.owner_to';
begin
  for each_order in
    select
      *,
      format('(%s, ticket_id) %s (edge, edge_id)', key, case direction when 'asc' then '>' else '<' end) as beyond,
      format('order by %s %s, ticket_id %2$s', key, direction) as sorted,
      case
        -- High has the small numbers.
        when key = 'priority_order' then ' and priority_order >= (3 - wants.rank_to) * 1000000000000000
          and priority_order < (4 - wants.rank_from) * 1000000000000000'
        else ' and priority_rank between wants.rank_from and wants.rank_to'
      end as of_rank
    from (values
      ('desk_due', 'due_order', 'bigint', 'asc'),
      ('desk_priority', 'priority_order', 'bigint', 'asc'),
      ('desk_last_changed', 'changed_at', 'timestamptz', 'desc'),
      ('desk_first_changed', 'changed_at', 'timestamptz', 'asc'),
      ('desk_newest', 'created_at', 'timestamptz', 'desc'),
      ('desk_oldest', 'created_at', 'timestamptz', 'asc')
    ) orders (name, key, type, direction)
  loop
    statements := 'if false then null;';
    foreach kind in array '{sort,customer,category,asleep,plain,narrow,marked,owned,owned_marked}'::text[] loop
      is_owned := kind in ('owned', 'owned_marked');
      foreach scope in array case when kind in ('sort', 'customer', 'category') then '{any}' when kind = 'asleep' then '{open}' else '{open,closed,both}' end::text[] loop
        conditions := format(' and %s%s%s', each_order.beyond, shared, case when kind <> 'plain' then narrowing || each_order.of_rank end);
        open_branch := format(
          'status <> ''Closed'' and state between wants.state_from and %s%s%s',
          case scope when 'both' then '4' else 'wants.state_to' end, conditions,
          case
            when kind = 'plain' then null
            when kind = 'asleep' then
              any_owner || narrowing_due
                || ' and snoozed_at is not null and (wants.category is null or categories @> array[wants.category])'
            when not is_owned then any_owner || narrowing_due
            when each_order.key = 'due_order' then ' and owner_id = wants.owner_from' || narrowing_due
            -- As the indexes have it: nobody has too many for one of their own.
            else ' and owner_id = wants.owner_from and owner_id <> ''00000000-0000-0000-0000-000000000000''' || narrowing_due
          end
        );
        closed_branch := format(
          'status = ''Closed''%s%s', conditions,
          case
            when kind = 'plain' then null
            -- The index of assignees has both, one after the other.
            when is_owned and each_order.key = 'due_order' then ' and owner_id = wants.owner_from and state = 5 and due_order >= 400000000000000'
            when is_owned then ' and owner_id = wants.owner_from and owner_id <> ''00000000-0000-0000-0000-000000000000'''
            else any_owner
          end
        );
        select
          string_agg(
            case
              -- Found in an index alone. A mark may be that of two categories.
              when kind in ('marked', 'owned_marked') then format(
                '(
                  select desk.* from (
                    select customer_id, ticket_id, %1$s from desk_tickets
                    where %2$s and category_marks & wants.marks <> 0 %3$s
                  ) marked
                  join desk_tickets desk on desk.customer_id = marked.customer_id and desk.ticket_id = marked.ticket_id
                  where desk.categories @> array[wants.category]
                  order by marked.%1$s %4$s, marked.ticket_id %4$s limit page_size + 1
                )',
                each_order.key, branch, each_order.sorted, each_order.direction
              )
              else format('(select * from desk_tickets where %s %s limit page_size + 1)', branch, each_order.sorted)
            end,
            ' union all ' order by place
          )
        into wanted_rows
        from unnest(array[open_branch, closed_branch]) with ordinality branches (branch, place)
        where scope = 'both' or place = case scope when 'open' then 1 else 2 end;
        if scope = 'both' then
          wanted_rows := format(
            '(select * from (%s) branches %s limit page_size + 1)', wanted_rows,
            -- What is closed comes after all that is due, and is not looked for before.
            case when each_order.key <> 'due_order' then each_order.sorted end
          );
        end if;
        -- Narrow rows are sorted. They are read before, or the planner would walk the order past all others.
        if scope = 'any' then
          wanted_rows := format(
            '(
              select desk.* from (
                select spot, %1$s, ticket_id from (select ctid as spot, * from desk_tickets where %2$s offset 0) some_rows
                where state between wants.state_from and wants.state_to%3$s%4$s and (state = 5 or (true%5$s))
                  and (wants.category is null or categories @> array[wants.category])
                %6$s limit page_size + 1
              ) best
              join desk_tickets desk on desk.ctid = best.spot
              order by best.%1$s %7$s, best.ticket_id %7$s
            )',
            each_order.key,
            case kind
              when 'sort' then 'ctid = any (spots)'
              when 'customer' then 'customer_id = wants.customer_from'
              else 'categories @> array[wants.category]'
            end,
            conditions, any_owner, narrowing_due, each_order.sorted, each_order.direction
          );
        end if;
        statements := statements || format(
          $sql$
  elsif way = '%s'%s then
    select
      string_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, names_are_old, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      ), E',\n'),
      %s, (array_agg(page.ticket_id))[page_size], count(*) > page_size
    into tickets, last_key, last_id, has_more
    from %s page;$sql$,
          kind,
          case case when kind <> 'asleep' then scope end
            when 'open' then ' and wants.state_to < 5'
            when 'closed' then ' and wants.state_from = 5'
            when 'both' then ' and wants.state_from < 5 and wants.state_to = 5'
          end,
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
  wants desk_wants, way text, spots tid[], edge %2$s, edge_id uuid, page_size integer, at timestamptz,
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
  wants desk_wants, way text, spots tid[], order_key text, is_down boolean, after_key text,
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
    when order_key = 'priority_order' and edge_number < (3 - wants.rank_to) * 1000000000000000 + wants.due_from then
      edge_number := (3 - wants.rank_to) * 1000000000000000 + wants.due_from - 1;
      after_id := highest_id;
    when order_key = 'created_at' and is_down and edge_at > wants.raised_by then
      edge_at := wants.raised_by;
      after_id := highest_id;
    -- Nothing has changed before it was raised.
    when order_key in ('created_at', 'changed_at') and not is_down and edge_at < wants.raised_after then
      edge_at := wants.raised_after;
      after_id := highest_id;
    else
  end case;
  -- Assignments, because a statement would begin an executor for each.
  if order_key = 'due_order' and not is_down then
    page := desk_due(wants, way, spots, edge_number, after_id, page_size, at, names_are_old);
  elsif order_key = 'priority_order' and not is_down then
    page := desk_priority(wants, way, spots, edge_number, after_id, page_size, at, names_are_old);
  elsif order_key = 'changed_at' and is_down then
    page := desk_last_changed(wants, way, spots, edge_at, after_id, page_size, at, names_are_old);
  elsif order_key = 'changed_at' then
    page := desk_first_changed(wants, way, spots, edge_at, after_id, page_size, at, names_are_old);
  elsif order_key = 'created_at' and is_down then
    page := desk_newest(wants, way, spots, edge_at, after_id, page_size, at, names_are_old);
  elsif order_key = 'created_at' then
    page := desk_oldest(wants, way, spots, edge_at, after_id, page_size, at, names_are_old);
  else
    return;
  end if;
  tickets := coalesce(page.tickets, '');
  if page.has_more then
    last_key := page.last_key;
    last_id := page.last_id;
  end if;
end
$$;
