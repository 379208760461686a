-- Pages of the queue without a plan of their own: to plan a statement for its filters was measured to cost twice
-- as much as to walk an order until the page is full.

-- Whether a row is wanted, for the walks below. The planner puts it into them as it is written.
create or replace function desk_row_fits(
  customer uuid, assignee uuid, rank smallint, its_categories text[], place bigint, near timestamptz,
  raised_at timestamptz, slept_at timestamptz, wants desk_wants
) returns boolean immutable language sql as $$
  select (wants.snoozed is null or (slept_at is not null) = wants.snoozed)
    and (wants.deleted is null or customer <> all (wants.deleted))
    and (wants.is_plain or (
      (wants.unassigned is null or assignee is null)
      and (wants.rank is null or rank = wants.rank)
      and (wants.category is null or its_categories @> array[wants.category])
      and place >= wants.due_from and place < wants.due_before
      and (wants.near_before is null or near < wants.near_before)
      and (wants.near_from is null or near >= wants.near_from)
      and raised_at > wants.raised_after and raised_at <= wants.raised_by
    ))
$$;

-- The wanted tickets of a status in an order, as far as 200 rows. The last of these says that there is an end.
create or replace function desk_walk_due(its_status text, edge bigint, edge_id uuid, wants desk_wants)
returns table (spot tid, id uuid, key bigint, is_end boolean) stable language sql as $$
  select spot, ticket_id, due_order, n = 200
  from (
    select ctid as spot, ticket_id, due_order, row_number() over (order by due_order asc, ticket_id asc) as n,
      desk_row_fits(customer_id, assignee_id, priority_rank, categories, due_order, near_at, created_at, snoozed_at, wants) as fits
    from desk_tickets
    where status = its_status and (due_order, ticket_id) > (edge, edge_id)
      and due_order < wants.due_before
    order by due_order asc, ticket_id asc
    limit 200
  ) seen
  where fits or n = 200
$$;

create or replace function desk_walk_priority(its_status text, edge bigint, edge_id uuid, wants desk_wants)
returns table (spot tid, id uuid, key bigint, is_end boolean) stable language sql as $$
  select spot, ticket_id, priority_order, n = 200
  from (
    select ctid as spot, ticket_id, priority_order, row_number() over (order by priority_order asc, ticket_id asc) as n,
      desk_row_fits(customer_id, assignee_id, priority_rank, categories, due_order, near_at, created_at, snoozed_at, wants) as fits
    from desk_tickets
    where status = its_status and (priority_order, ticket_id) > (edge, edge_id)
    order by priority_order asc, ticket_id asc
    limit 200
  ) seen
  where fits or n = 200
$$;

create or replace function desk_walk_last_changed(its_status text, edge timestamptz, edge_id uuid, wants desk_wants)
returns table (spot tid, id uuid, key timestamptz, is_end boolean) stable language sql as $$
  select spot, ticket_id, changed_at, n = 200
  from (
    select ctid as spot, ticket_id, changed_at, row_number() over (order by changed_at desc, ticket_id desc) as n,
      desk_row_fits(customer_id, assignee_id, priority_rank, categories, due_order, near_at, created_at, snoozed_at, wants) as fits
    from desk_tickets
    where status = its_status and (changed_at, ticket_id) < (edge, edge_id)
    order by changed_at desc, ticket_id desc
    limit 200
  ) seen
  where fits or n = 200
$$;

create or replace function desk_walk_first_changed(its_status text, edge timestamptz, edge_id uuid, wants desk_wants)
returns table (spot tid, id uuid, key timestamptz, is_end boolean) stable language sql as $$
  select spot, ticket_id, changed_at, n = 200
  from (
    select ctid as spot, ticket_id, changed_at, row_number() over (order by changed_at asc, ticket_id asc) as n,
      desk_row_fits(customer_id, assignee_id, priority_rank, categories, due_order, near_at, created_at, snoozed_at, wants) as fits
    from desk_tickets
    where status = its_status and (changed_at, ticket_id) > (edge, edge_id)
    order by changed_at asc, ticket_id asc
    limit 200
  ) seen
  where fits or n = 200
$$;

create or replace function desk_walk_newest(its_status text, edge timestamptz, edge_id uuid, wants desk_wants)
returns table (spot tid, id uuid, key timestamptz, is_end boolean) stable language sql as $$
  select spot, ticket_id, created_at, n = 200
  from (
    select ctid as spot, ticket_id, created_at, row_number() over (order by created_at desc, ticket_id desc) as n,
      desk_row_fits(customer_id, assignee_id, priority_rank, categories, due_order, near_at, created_at, snoozed_at, wants) as fits
    from desk_tickets
    where status = its_status and (created_at, ticket_id) < (edge, edge_id)
      and created_at > wants.raised_after
    order by created_at desc, ticket_id desc
    limit 200
  ) seen
  where fits or n = 200
$$;

create or replace function desk_walk_oldest(its_status text, edge timestamptz, edge_id uuid, wants desk_wants)
returns table (spot tid, id uuid, key timestamptz, is_end boolean) stable language sql as $$
  select spot, ticket_id, created_at, n = 200
  from (
    select ctid as spot, ticket_id, created_at, row_number() over (order by created_at asc, ticket_id asc) as n,
      desk_row_fits(customer_id, assignee_id, priority_rank, categories, due_order, near_at, created_at, snoozed_at, wants) as fits
    from desk_tickets
    where status = its_status and (created_at, ticket_id) > (edge, edge_id)
      and created_at <= wants.raised_by
    order by created_at asc, ticket_id asc
    limit 200
  ) seen
  where fits or n = 200
$$;

-- Sorts the wanted tickets of a customer, where there are at most 1,000 of them. One row more says that there are.
create or replace function sort_desk(
  of_customer uuid, statuses text[], wants desk_wants, order_key text, is_down boolean, edge bigint, edge_id uuid,
  page_size integer
) returns desk_places
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  sign constant bigint := case when is_down then -1 else 1 end;
  found desk_places;
begin
  select
    array_agg(spot), (array_agg(coalesce(json_instant(instant), place::text)))[page_size], (array_agg(id))[page_size],
    bool_or(n > 1000), count(*)
  into found
  from (
    select spot, id, instant, n, place
    from (
      select spot, id, instant, n, coalesce(place, (extract(epoch from instant) * 1000000)::bigint) as place
      from (
        select ctid as spot, ticket_id as id, row_number() over () as n,
          case order_key when 'due_order' then due_order when 'priority_order' then priority_order end as place,
          case order_key when 'changed_at' then changed_at when 'created_at' then created_at end as instant,
          desk_row_fits(customer_id, assignee_id, priority_rank, categories, due_order, near_at, created_at, snoozed_at, wants) as fits
        from desk_tickets
        where customer_id = of_customer and status = any (statuses)
        limit 1001
      ) seen
      where fits or n > 1000
    ) placed
    where edge is null or n > 1000 or place * sign > edge * sign
      or (place = edge and case when is_down then id < edge_id else id > edge_id end)
    order by (n > 1000) desc, place * sign, case when is_down then id end desc, id
    limit page_size + 1
  ) page;
  return found;
end
$$;

-- Walks the statuses side by side until a page is full. Null where the page has an end of a walk: its tickets are
-- too rare to be found like this. Null, too, where an index finds them by itself, or for an order that no list
-- offers. The tickets of a customer are sorted instead. One plan for all callers.
create or replace function walk_desk(
  wanted jsonb, at timestamptz, order_key text, is_down boolean, after_key text, after_id uuid, page_size integer
) returns desk_places
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  statuses constant text[] := array(select jsonb_array_elements_text(wanted->'statuses'));
  now_order constant bigint := extract(epoch from at) * 1000;
  highest_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  edge_id uuid := coalesce(after_id, case when is_down then highest_id else '00000000-0000-0000-0000-000000000000' end);
  edge_number bigint;
  edge_at timestamptz;
  wants desk_wants;
  found desk_places;
begin
  -- What a walk does not ask of each row is left to a planned statement, such as a filter that is new.
  if wanted - '{statuses,isUnassigned,isSnoozed,priorityRank,category,due,minDays,maxDays,customerId}'::text[] <> '{}' then
    return null;
  end if;
  wants := (
    not wanted ?| '{isUnassigned,priorityRank,category,due,minDays,maxDays}',
    case when wanted ? 'isUnassigned' then true end,
    (wanted->>'isSnoozed')::boolean,
    (wanted->>'priorityRank')::smallint,
    wanted->>'category',
    case when wanted->>'due' in ('near', 'on_track') then now_order else -1 end,
    case wanted->>'due'
      when 'breached' then now_order
      -- As in desk_conditions.
      when 'near' then now_order + 345600000
      when 'on_track' then 400000000000000
      else 9223372036854775807
    end,
    case when wanted->>'due' = 'on_track' then at end,
    case when wanted->>'due' = 'near' then at end,
    case when wanted ? 'maxDays' then at - (wanted->>'maxDays')::integer * interval '24 hours' else '-infinity' end,
    case when wanted ? 'minDays' then at - (wanted->>'minDays')::integer * interval '24 hours' else 'infinity' end,
    (select array_agg(id) from customers where deleted_at is not null and not internal)
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
      edge_id := highest_id;
    when order_key = 'created_at' and is_down and edge_at > wants.raised_by then
      edge_at := wants.raised_by;
      edge_id := highest_id;
    when order_key = 'created_at' and not is_down and edge_at < wants.raised_after then
      edge_at := wants.raised_after;
      edge_id := highest_id;
    else
  end case;
  if wanted ? 'customerId' then
    found := sort_desk(
      (wanted->>'customerId')::uuid, statuses, wants, order_key, is_down,
      coalesce(edge_number, case when isfinite(edge_at) then (extract(epoch from edge_at) * 1000000)::bigint end), edge_id, page_size
    );
  elsif order_key = 'due_order' and not is_down then
    select array_agg(spot), (array_agg(key))[page_size]::text, (array_agg(id))[page_size], bool_or(is_end), count(*) into found
    from (
      select * from (
        (select * from desk_walk_due('Open', edge_number, edge_id, wants) where 'Open' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_due('Pending', edge_number, edge_id, wants) where 'Pending' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_due('Closed', edge_number, edge_id, wants) where 'Closed' = any (statuses) order by key asc, id asc)
      ) branches
      order by key asc, id asc limit page_size + 1
    ) page;
  elsif order_key = 'priority_order' and not is_down then
    select array_agg(spot), (array_agg(key))[page_size]::text, (array_agg(id))[page_size], bool_or(is_end), count(*) into found
    from (
      select * from (
        (select * from desk_walk_priority('Open', edge_number, edge_id, wants) where 'Open' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_priority('Pending', edge_number, edge_id, wants) where 'Pending' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_priority('Closed', edge_number, edge_id, wants) where 'Closed' = any (statuses) order by key asc, id asc)
      ) branches
      order by key asc, id asc limit page_size + 1
    ) page;
  elsif order_key = 'changed_at' and is_down then
    select array_agg(spot), json_instant((array_agg(key))[page_size]), (array_agg(id))[page_size], bool_or(is_end), count(*) into found
    from (
      select * from (
        (select * from desk_walk_last_changed('Open', edge_at, edge_id, wants) where 'Open' = any (statuses) order by key desc, id desc)
        union all (select * from desk_walk_last_changed('Pending', edge_at, edge_id, wants) where 'Pending' = any (statuses) order by key desc, id desc)
        union all (select * from desk_walk_last_changed('Closed', edge_at, edge_id, wants) where 'Closed' = any (statuses) order by key desc, id desc)
      ) branches
      order by key desc, id desc limit page_size + 1
    ) page;
  elsif order_key = 'changed_at' and not is_down then
    select array_agg(spot), json_instant((array_agg(key))[page_size]), (array_agg(id))[page_size], bool_or(is_end), count(*) into found
    from (
      select * from (
        (select * from desk_walk_first_changed('Open', edge_at, edge_id, wants) where 'Open' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_first_changed('Pending', edge_at, edge_id, wants) where 'Pending' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_first_changed('Closed', edge_at, edge_id, wants) where 'Closed' = any (statuses) order by key asc, id asc)
      ) branches
      order by key asc, id asc limit page_size + 1
    ) page;
  elsif order_key = 'created_at' and is_down then
    select array_agg(spot), json_instant((array_agg(key))[page_size]), (array_agg(id))[page_size], bool_or(is_end), count(*) into found
    from (
      select * from (
        (select * from desk_walk_newest('Open', edge_at, edge_id, wants) where 'Open' = any (statuses) order by key desc, id desc)
        union all (select * from desk_walk_newest('Pending', edge_at, edge_id, wants) where 'Pending' = any (statuses) order by key desc, id desc)
        union all (select * from desk_walk_newest('Closed', edge_at, edge_id, wants) where 'Closed' = any (statuses) order by key desc, id desc)
      ) branches
      order by key desc, id desc limit page_size + 1
    ) page;
  elsif order_key = 'created_at' and not is_down then
    select array_agg(spot), json_instant((array_agg(key))[page_size]), (array_agg(id))[page_size], bool_or(is_end), count(*) into found
    from (
      select * from (
        (select * from desk_walk_oldest('Open', edge_at, edge_id, wants) where 'Open' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_oldest('Pending', edge_at, edge_id, wants) where 'Pending' = any (statuses) order by key asc, id asc)
        union all (select * from desk_walk_oldest('Closed', edge_at, edge_id, wants) where 'Closed' = any (statuses) order by key asc, id asc)
      ) branches
      order by key asc, id asc limit page_size + 1
    ) page;
  else
    return null;
  end if;
  if found.is_cut then
    return null;
  end if;
  if found.found <= page_size then
    found.last_key := null;
  end if;
  found.spots := coalesce(found.spots[:page_size], '{}');
  return found;
end
$$;
-- Staff alone: they run as whoever calls them.
revoke execute on function walk_desk from public;
grant execute on function walk_desk to portico_staff;
