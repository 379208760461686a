-- Pages of the queue, each found with its session and written down by statements that are planned once for a
-- connection: to plan one for its filters was measured to cost more than all the rest. desk/desk-ranges.ts says which
-- ranges of the columns a list wants, and desk/desk-way.ts which statement finds them.

-- Before each write of categories. As the owner: nobody else may write there.
create or replace function keep_desk_category_set() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into desk_category_sets values (new.category_set, new.categories) on conflict do nothing;
  return null;
end
$$;

-- Whether one filter alone leaves at most so many tickets of the wanted states. Counted in an index alone, and no
-- further than that. `to_tell`: whether staff are still to be told of so few whose promises are near or broken.
create or replace function are_desk_tickets_few(wants desk_wants, of_what text, at timestamptz, at_most integer)
returns boolean language plpgsql stable
set role = 'portico_staff'
set plan_cache_mode = force_generic_plan as $$
declare
  counted integer;
begin
  case of_what
    when 'category' then
      select count(*) into counted from (
        select from desk_tickets
        where category_set = any (array(select id from desk_category_sets where categories @> array[wants.category]))
          and state between wants.state_from and wants.state_to
        limit at_most + 1
      ) some_rows;
    when 'due' then
      select count(*) into counted from (
        select from desk_tickets
        where status <> 'Closed' and due_order >= wants.due_from and due_order < wants.due_before
          and near_at >= wants.near_from and near_at < wants.near_before
        order by due_order limit at_most + 1
      ) some_rows;
    when 'age' then
      select count(*) into counted from (
        (
          select from desk_tickets
          where wants.state_from < 5 and status <> 'Closed'
            and created_at > wants.raised_after and created_at <= wants.raised_by
          order by created_at limit at_most + 1
        )
        union all
        (
          select from desk_tickets
          where wants.state_to = 5 and status = 'Closed'
            and created_at > wants.raised_after and created_at <= wants.raised_by
          order by created_at limit at_most + 1
        )
      ) some_rows;
    when 'to_tell' then
      select count(*) into counted from (
        select from desk_tickets
        where near_at is not null and told_due_at is distinct from due_at and near_at < at
        order by near_at limit at_most + 1
      ) some_rows;
  end case;
  return counted <= at_most;
end
$$;
revoke execute on function are_desk_tickets_few from public;
grant execute on function are_desk_tickets_few to portico_staff;

-- For each order that the queue offers a function that answers a page of it, and who asked. Each has a statement for
-- each way of finding tickets, for what is not closed, what is, and both: a branch that finds nothing and a condition
-- that everything meets were measured to cost a tenth of a page each. What a statement compares stands in the index that
-- it walks, so that what it passes costs no visit of a row.
--
-- A line for each ticket, and one more than the page has where there are more: whoever reads it cuts it off, because
-- parts of an array cost more than the rows.
do $create$
declare
  each_order record;
  each_way record;
  scope text;
  parts jsonb;
  -- What a statement asks of what is not closed, and of what is.
  asked text[];
  sources text[];
  branches text[];
  wanted_rows text;
  cases text;
  statements text;
  of_open text;
  of_closed text;
  of_any text;
  -- What a page is written down from. All columns would cost a tenth more where branches are put together.
  shown text;
  joined constant text := '(
        select desk.* from (select * from (%1$s) found %2$s limit page_size + 1) best
        join desk_tickets desk on desk.customer_id = best.customer_id and desk.ticket_id = best.ticket_id
        order by best.%3$s %4$s, best.ticket_id %4$s
      )';
begin
  for each_order in
    select
      *,
      format('(%s, ticket_id) %s (edge, edge_id)', key, case direction when 'asc' then '>' else '<' end)
        || ' and (wants.deleted is null or customer_id <> all (wants.deleted))' as beyond,
      format('order by %s %s, ticket_id %2$s', key, direction) as sorted
    from (values
      ('desk_due', 'due_order', 'bigint', 'asc'),
      ('desk_priority', 'priority_order', 'bigint', 'asc'),
      ('desk_last_changed', 'changed_at', 'timestamptz', 'desc'),
      ('desk_first_changed', 'changed_at', 'timestamptz', 'asc'),
      ('desk_newest', 'created_at', 'timestamptz', 'desc'),
      ('desk_oldest', 'created_at', 'timestamptz', 'asc')
    ) orders (name, key, type, direction)
  loop
    parts := jsonb_build_object(
      'rank', case each_order.key
        -- High has the small numbers.
        when 'priority_order' then ' and priority_order >= (3 - wants.rank_to) * 1000000000000000
          and priority_order < (4 - wants.rank_from) * 1000000000000000'
        else ' and priority_rank between wants.rank_from and wants.rank_to'
      end,
      'owner', ' and owner_id between wants.owner_from and wants.owner_to',
      'one_owner', ' and owner_id = wants.owner_from',
      -- As the indexes have it: nobody has too many for one of their own, but by what is due.
      'its_owner', ' and owner_id = wants.owner_from'
        || case when each_order.key <> 'due_order' then ' and owner_id <> ''00000000-0000-0000-0000-000000000000''' else '' end,
      'customer', ' and customer_id between wants.customer_from and wants.customer_to',
      'due', ' and due_order >= wants.due_from and due_order < wants.due_before
        and near_at >= wants.near_from and near_at < wants.near_before',
      'age', ' and created_at > wants.raised_after and created_at <= wants.raised_by',
      'sets', ' and category_set = any (wants.category_sets)',
      'any_sets', ' and (wants.category is null or category_set = any (wants.category_sets))',
      'asleep', ' and snoozed_at is not null'
    );
    shown := 'customer_id, ticket_id, head_json, item_json, due_at, near_at, first_response_at, response_due_at, closed_at, '
      || 'resolution_due_at, ' || each_order.key;
    statements := '';
    foreach scope in array '{open,closed,both}'::text[] loop
      cases := '';
      for each_way in
        select * from (values
          -- Along the order, past what is not wanted.
          ('plain', 'walk', '{}', true),
          ('rank', 'walk', '{rank}', true),
          ('owner', 'walk', '{one_owner}', true),
          ('due', 'walk', '{due}', false),
          ('age', 'walk', '{age}', true),
          ('category', 'walk', '{sets}', true),
          ('age_and_category', 'walk', '{age,sets}', true),
          ('narrow', 'walk', '{rank,owner,due}', true),
          ('narrow_aged', 'walk', '{rank,owner,due,age}', true),
          ('narrow_of_sets', 'walk', '{rank,owner,due,age,sets}', true),
          -- Along the order of one customer, of one assignee, of each set of categories, of what sleeps.
          ('customer', 'customer', '{}', true),
          ('narrow_of_customer', 'customer', '{rank,owner,due,age}', true),
          ('narrow_of_customer_of_sets', 'customer', '{rank,owner,due,age,sets}', true),
          ('owned', 'walk', '{its_owner,rank,due,age}', true),
          ('owned_of_sets', 'walk', '{its_owner,rank,due,age,sets}', true),
          ('of_one_set', 'set', '{rank,owner,due,age}', true),
          ('of_sets', 'sets', '{rank,owner,due,age}', true),
          ('asleep', 'walk', '{asleep,rank,owner,customer,due,age,any_sets}', false),
          -- Along the order of what was changed late, as far as all of an age are, and then along that of all.
          ('older', 'late', '{rank,owner,due,age}', true),
          ('older_of_sets', 'late', '{rank,owner,due,age,sets}', true),
          -- Along the order of what staff were told of, because it is or was near, and the few that they are to be told of.
          ('told', 'told', '{due}', false),
          ('narrow_told', 'told', '{rank,owner,due,age}', false),
          ('told_of_sets', 'told', '{rank,owner,due,age,sets}', false),
          -- Few, sorted.
          ('few_due', 'few', '{rank,owner,age}', false),
          ('few_of_age', 'few', '{rank,owner,due}', true)
        ) ways (name, kind, narrowed_by, has_closed)
        where (has_closed or scope = 'open')
          and (kind <> 'late' or each_order.name = 'desk_last_changed')
          and (kind <> 'told' and name <> 'few_due' or each_order.key <> 'due_order')
          and (name <> 'few_of_age' or each_order.key <> 'created_at')
      loop
        select
          string_agg(parts->>part, '' order by place),
          -- Nothing of what is closed is due.
          string_agg(parts->>part, '' order by place) filter (where part <> 'due')
        into of_open, of_closed
        from unnest(each_way.narrowed_by::text[]) with ordinality narrowings (part, place);
        of_open := each_order.beyond || coalesce(of_open, '');
        of_closed := each_order.beyond || coalesce(of_closed, '');
        of_any := 'state between wants.state_from and wants.state_to and '
          || case scope when 'open' then of_open else of_closed end;
        asked := array[
          format(
            'status <> ''Closed'' and state between wants.state_from and %s and %s',
            case scope when 'both' then '4' else 'wants.state_to' end, of_open
          ),
          'status = ''Closed'' and ' || of_closed
            -- The index of assignees has both, one after the other.
            || case when each_way.narrowed_by like '%its_owner%' and each_order.key = 'due_order' then ' and state = 5 and due_order >= 400000000000000' else '' end
        ];
        asked := case scope when 'open' then asked[:1] when 'closed' then asked[2:] else asked end;
        case each_way.kind
          when 'customer', 'set' then
            branches := array[format(
              '(select %s from desk_tickets where %s and %s %s limit page_size + 1)',
              shown,
              case each_way.kind
                when 'customer' then 'customer_id = wants.customer_from'
                else 'category_set = wants.category_sets[1]'
              end,
              of_any, each_order.sorted
            )];
          when 'sets' then
            branches := array[format(
              'select of_set.* from unnest(wants.category_sets) each_set (one_set), lateral (
                select customer_id, ticket_id, %s from desk_tickets where category_set = one_set and %s
                %s limit page_size + 1
              ) of_set',
              each_order.key, of_any, each_order.sorted
            )];
          when 'walk' then
            branches := array(
              select format('(select %s from desk_tickets where %s %s limit page_size + 1)', shown, one, each_order.sorted)
              from unnest(asked) one
            );
          when 'late' then
            branches := array(
              select format(
                '(select * from (%s) half %s limit page_size + 1)',
                string_agg(
                  format('(select %s from desk_tickets where %s %s limit page_size + 1)', shown, half, each_order.sorted),
                  ' union all '
                ),
                each_order.sorted
              )
              from unnest(asked) one, unnest(array[
                one || ' and changed_at - created_at > interval ''3 days'' and changed_at > wants.raised_by + interval ''3 days''',
                replace(one, 'edge, edge_id', 'others_edge, others_id')
              ]) with ordinality halves (half, place)
              group by place
              order by place
            );
          when 'told' then
            branches := array[
              format('(select %s from desk_tickets where told_due_at = due_at and %s %s limit page_size + 1)', shown, asked[1], each_order.sorted),
              format(
                '(
                  select %s from (
                    select * from desk_tickets
                    where near_at is not null and told_due_at is distinct from due_at and near_at < at
                    order by near_at offset 0
                  ) to_tell
                  where %s %s limit page_size + 1
                )',
                shown, asked[1], each_order.sorted
              )
            ];
          when 'few' then
            -- Behind a fence, or the planner would walk the order past all others.
            sources := case each_way.name
              when 'few_due' then array['status <> ''Closed''' || (parts->>'due')]
              else array(
                select status || (parts->>'age')
                from unnest('{status <> ''Closed'',status = ''Closed''}'::text[]) with ordinality statuses (status, place)
                where scope = 'both' or place = case scope when 'open' then 1 else 2 end
              )
            end;
            branches := array(
              select format(
                'select customer_id, ticket_id, %s from (
                  select
                    customer_id, ticket_id, state, owner_id, priority_rank, due_order, created_at, changed_at, near_at,
                    (3 - priority_rank) * 1000000000000000 + due_order as priority_order
                  from desk_tickets where %s offset 0
                ) some_rows where %s',
                each_order.key, source,
                case
                  when source like 'status <>%' then 'state between wants.state_from and wants.state_to and ' || of_open
                  else of_closed
                end
              )
              from unnest(sources) source
            );
        end case;
        wanted_rows := array_to_string(branches, ' union all ');
        if each_way.kind in ('sets', 'few') then
          wanted_rows := format(joined, wanted_rows, each_order.sorted, each_order.key, each_order.direction);
        elsif cardinality(branches) > 1 then
          wanted_rows := format(
            '(select * from (%s) branches %s limit page_size + 1)', wanted_rows,
            -- What is closed comes after all that is due, and is not looked for before. So do the halves.
            case when each_order.key <> 'due_order' and each_way.kind <> 'late' then each_order.sorted end
          );
        end if;
        cases := cases || format(
          $sql$
      when '%s' then%s
        select
          string_agg(desk_item(
            page.customer_id, page.ticket_id, page.head_json, page.item_json, used.names_are_old, page.due_at,
            page.near_at, page.first_response_at, page.response_due_at, page.closed_at, page.resolution_due_at, at
          ), E',\n'),
          %s, (array_agg(page.ticket_id))[page_size], count(*) > page_size
        into tickets, last_key, last_id, has_more
        from %s page;$sql$,
          each_way.name,
          case
            when each_way.kind = 'late' then '
        if edge > wants.raised_by + interval ''3 days'' then
          others_edge := wants.raised_by + interval ''3 days'';
          others_id := ''ffffffff-ffff-ffff-ffff-ffffffffffff'';
        end if;'
          end,
          format(
            case each_order.type
              when 'bigint' then '(array_agg(page.%s))[page_size]::text'
              else 'json_instant((array_agg(page.%s))[page_size])'
            end,
            each_order.key
          ),
          wanted_rows
        );
      end loop;
      statements := statements || format(
        $sql$
  %s
    case way %s
    end case;$sql$,
        case scope
          when 'open' then 'if wants.state_to < 5 then'
          when 'closed' then 'elsif wants.state_from = 5 then'
          else 'else'
        end,
        cases
      );
    end loop;
    execute format(
      $sql$
drop function if exists %1$s;
create function %1$s(
  session_hash bytea, at timestamptz, idle_since timestamptz, wants desk_wants, way text, edge %2$s, edge_id uuid,
  page_size integer, out user_id uuid, out seen_at timestamptz, out viewer_role text,
  out lacks_second_factor boolean, out tickets text, out last_key text, out last_id uuid
) language plpgsql
set plan_cache_mode = force_generic_plan
-- The planner thinks that ranges leave one row, of which any may be everything, and would sort.
set enable_sort = off as $body$
declare
  used constant desk_session := use_desk_session(session_hash, at, idle_since);
  others_edge %2$s := edge;
  others_id uuid := edge_id;
  has_more boolean;
begin
  user_id := used.user_id;
  seen_at := used.seen_at;
  viewer_role := used.viewer_role;
  lacks_second_factor := used.lacks_second_factor;
  if not used.may_read or way = 'none' then
    return;
  end if;
  wants.deleted := used.deleted;
  if wants.owner_from is null then
    wants.owner_from := user_id;
    wants.owner_to := user_id;
  end if;
  if wants.category is not null then
    wants.category_sets := array(select id from desk_category_sets where categories @> array[wants.category]);
    if way = 'of_sets' and cardinality(wants.category_sets) = 1 then
      way := 'of_one_set';
    end if;
  end if;
  %3$s
  end if;
  if not has_more then
    last_key := null;
    last_id := null;
  end if;
end
$body$;
revoke execute on function %1$s from public;
$sql$,
      each_order.name, each_order.type, statements
    );
  end loop;
end
$create$;
