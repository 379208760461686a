-- Pages of the views that nearly everybody looks at, read and written down in one statement: of some statuses, and
-- by what is due also of one assignee or of nobody. Walking first and reading then, as the other pages do, was
-- measured to cost half as much again. These walks have no end before the page is full, so that list_desk_page
-- takes them only where nearly every row fits.

-- The next tickets of a status in an order. The planner puts them into the statements below as they are written.
create or replace function desk_next_due(its_status text, edge bigint, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where status = its_status and (due_order, ticket_id) > (edge, edge_id) and (not awake or snoozed_at is null)
  order by due_order asc, ticket_id asc
  limit at_most
$$;
create or replace function desk_next_priority(its_status text, edge bigint, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where status = its_status and (priority_order, ticket_id) > (edge, edge_id) and (not awake or snoozed_at is null)
  order by priority_order asc, ticket_id asc
  limit at_most
$$;
create or replace function desk_next_last_changed(its_status text, edge timestamptz, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where status = its_status and (changed_at, ticket_id) < (edge, edge_id) and (not awake or snoozed_at is null)
  order by changed_at desc, ticket_id desc
  limit at_most
$$;
create or replace function desk_next_first_changed(its_status text, edge timestamptz, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where status = its_status and (changed_at, ticket_id) > (edge, edge_id) and (not awake or snoozed_at is null)
  order by changed_at asc, ticket_id asc
  limit at_most
$$;
create or replace function desk_next_newest(its_status text, edge timestamptz, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where status = its_status and (created_at, ticket_id) < (edge, edge_id) and (not awake or snoozed_at is null)
  order by created_at desc, ticket_id desc
  limit at_most
$$;
create or replace function desk_next_oldest(its_status text, edge timestamptz, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where status = its_status and (created_at, ticket_id) > (edge, edge_id) and (not awake or snoozed_at is null)
  order by created_at asc, ticket_id asc
  limit at_most
$$;
create or replace function desk_next_nobodys(its_status text, edge bigint, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where assignee_id is null and status = its_status and (due_order, ticket_id) > (edge, edge_id)
    and (not awake or snoozed_at is null)
  order by due_order asc, ticket_id asc
  limit at_most
$$;
create or replace function desk_next_assigned(assignee uuid, its_status text, edge bigint, edge_id uuid, awake boolean, at_most integer)
returns setof desk_tickets stable language sql as $$
  select * from desk_tickets
  where assignee_id = assignee and status = its_status and (due_order, ticket_id) > (edge, edge_id)
    and (not awake or snoozed_at is null)
  order by due_order asc, ticket_id asc
  limit at_most
$$;

-- A page and its end, as list_desk_page returns them. Null where the order or what is wanted is another.
create or replace function read_plain_desk_page(
  wanted jsonb, at timestamptz, order_key text, is_down boolean, after_key text, after_id uuid, page_size integer,
  out tickets text, out last_key text, out last_id uuid
)
language plpgsql stable as $$
declare
  has_open constant boolean := wanted->'statuses' ? 'Open';
  has_pending constant boolean := wanted->'statuses' ? 'Pending';
  has_closed constant boolean := wanted->'statuses' ? 'Closed';
  awake constant boolean := wanted ? 'isSnoozed';
  edge_id constant uuid := coalesce(
    after_id,
    case when is_down then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else '00000000-0000-0000-0000-000000000000' end::uuid
  );
  assignee constant uuid := wanted->>'assigneeId';
  edge_number bigint;
  edge_at timestamptz;
  found bigint;
begin
  if order_key in ('due_order', 'priority_order') then
    edge_number := coalesce(after_key::bigint, -1);
  else
    edge_at := coalesce(after_key::timestamptz, case when is_down then 'infinity' else '-infinity' end::timestamptz);
  end if;
  if order_key = 'due_order' and not is_down and wanted ? 'isUnassigned' then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      (array_agg(page.due_order))[page_size]::text,
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_nobodys('Open', edge_number, edge_id, awake, page_size + 1) where has_open order by due_order asc, ticket_id asc)
        union all (select * from desk_next_nobodys('Pending', edge_number, edge_id, awake, page_size + 1) where has_pending order by due_order asc, ticket_id asc)
        union all (select * from desk_next_nobodys('Closed', edge_number, edge_id, awake, page_size + 1) where has_closed order by due_order asc, ticket_id asc)
      ) branches
      order by due_order asc, ticket_id asc limit page_size + 1
    ) page;
  elsif order_key = 'due_order' and not is_down and assignee is not null then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      (array_agg(page.due_order))[page_size]::text,
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_assigned(assignee, 'Open', edge_number, edge_id, awake, page_size + 1) where has_open order by due_order asc, ticket_id asc)
        union all (select * from desk_next_assigned(assignee, 'Pending', edge_number, edge_id, awake, page_size + 1) where has_pending order by due_order asc, ticket_id asc)
        union all (select * from desk_next_assigned(assignee, 'Closed', edge_number, edge_id, awake, page_size + 1) where has_closed order by due_order asc, ticket_id asc)
      ) branches
      order by due_order asc, ticket_id asc limit page_size + 1
    ) page;
  elsif wanted ? 'isUnassigned' or assignee is not null then
    return;
  elsif order_key = 'due_order' and not is_down then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      (array_agg(page.due_order))[page_size]::text,
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_due('Open', edge_number, edge_id, awake, page_size + 1) where has_open order by due_order asc, ticket_id asc)
        union all (select * from desk_next_due('Pending', edge_number, edge_id, awake, page_size + 1) where has_pending order by due_order asc, ticket_id asc)
        union all (select * from desk_next_due('Closed', edge_number, edge_id, awake, page_size + 1) where has_closed order by due_order asc, ticket_id asc)
      ) branches
      order by due_order asc, ticket_id asc limit page_size + 1
    ) page;
  elsif order_key = 'priority_order' and not is_down then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      (array_agg(page.priority_order))[page_size]::text,
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_priority('Open', edge_number, edge_id, awake, page_size + 1) where has_open order by priority_order asc, ticket_id asc)
        union all (select * from desk_next_priority('Pending', edge_number, edge_id, awake, page_size + 1) where has_pending order by priority_order asc, ticket_id asc)
        union all (select * from desk_next_priority('Closed', edge_number, edge_id, awake, page_size + 1) where has_closed order by priority_order asc, ticket_id asc)
      ) branches
      order by priority_order asc, ticket_id asc limit page_size + 1
    ) page;
  elsif order_key = 'changed_at' and is_down then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      json_instant((array_agg(page.changed_at))[page_size]),
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_last_changed('Open', edge_at, edge_id, awake, page_size + 1) where has_open order by changed_at desc, ticket_id desc)
        union all (select * from desk_next_last_changed('Pending', edge_at, edge_id, awake, page_size + 1) where has_pending order by changed_at desc, ticket_id desc)
        union all (select * from desk_next_last_changed('Closed', edge_at, edge_id, awake, page_size + 1) where has_closed order by changed_at desc, ticket_id desc)
      ) branches
      order by changed_at desc, ticket_id desc limit page_size + 1
    ) page;
  elsif order_key = 'changed_at' and not is_down then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      json_instant((array_agg(page.changed_at))[page_size]),
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_first_changed('Open', edge_at, edge_id, awake, page_size + 1) where has_open order by changed_at asc, ticket_id asc)
        union all (select * from desk_next_first_changed('Pending', edge_at, edge_id, awake, page_size + 1) where has_pending order by changed_at asc, ticket_id asc)
        union all (select * from desk_next_first_changed('Closed', edge_at, edge_id, awake, page_size + 1) where has_closed order by changed_at asc, ticket_id asc)
      ) branches
      order by changed_at asc, ticket_id asc limit page_size + 1
    ) page;
  elsif order_key = 'created_at' and is_down then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      json_instant((array_agg(page.created_at))[page_size]),
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_newest('Open', edge_at, edge_id, awake, page_size + 1) where has_open order by created_at desc, ticket_id desc)
        union all (select * from desk_next_newest('Pending', edge_at, edge_id, awake, page_size + 1) where has_pending order by created_at desc, ticket_id desc)
        union all (select * from desk_next_newest('Closed', edge_at, edge_id, awake, page_size + 1) where has_closed order by created_at desc, ticket_id desc)
      ) branches
      order by created_at desc, ticket_id desc limit page_size + 1
    ) page;
  elsif order_key = 'created_at' and not is_down then
    select
      array_to_string((array_agg(desk_item(
        page.customer_id, page.ticket_id, page.head_json, page.item_json, false, page.due_at, page.near_at,
        page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
      )))[:page_size], ','),
      json_instant((array_agg(page.created_at))[page_size]),
      (array_agg(page.ticket_id))[page_size], count(*)
    into tickets, last_key, last_id, found
    from (
      select * from (
        (select * from desk_next_oldest('Open', edge_at, edge_id, awake, page_size + 1) where has_open order by created_at asc, ticket_id asc)
        union all (select * from desk_next_oldest('Pending', edge_at, edge_id, awake, page_size + 1) where has_pending order by created_at asc, ticket_id asc)
        union all (select * from desk_next_oldest('Closed', edge_at, edge_id, awake, page_size + 1) where has_closed order by created_at asc, ticket_id asc)
      ) branches
      order by created_at asc, ticket_id asc limit page_size + 1
    ) page;
  else
    return;
  end if;
  tickets := '[' || coalesce(tickets, '') || ']';
  if found <= page_size then
    last_key := null;
    last_id := null;
  end if;
end
$$;

-- Whether nearly every row that such a page passes by fits, with the names that stand in it: nobody was renamed, no
-- customer is deleted, and few tickets sleep. Counted, as in desk_names_are_old.
create or replace function is_desk_plain(wanted jsonb) returns boolean stable language plpgsql as $$
begin
  return wanted - '{statuses,isSnoozed,isUnassigned,assigneeId}'::text[] = '{}'
    and coalesce(wanted->>'isSnoozed', 'false') = 'false'
    and (
      select (select count(*) from customers where renamed_at is not null)
        + (select count(*) from users where renamed_at is not null)
        + (select count(*) from customers where deleted_at is not null and not internal) = 0
        and (select count(*) from (select from desk_tickets where snoozed_at is not null limit 100) asleep) < 100
    );
end
$$;
-- Staff alone: they run as whoever calls them.
revoke execute on function read_plain_desk_page, is_desk_plain from public;
grant execute on function read_plain_desk_page, is_desk_plain to portico_staff;
