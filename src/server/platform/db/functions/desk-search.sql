-- The tickets of the desk that one pattern is found in: by their texts, their requester or their customer.
-- At most at_most of each kind, all where it is null. One or two letters are not looked for in comments.
create or replace function desk_tickets_with(pattern text, at_most integer)
returns table (customer_id uuid, requester_id uuid, ticket_id uuid)
stable language sql as $$
  (
    select texts.customer_id, texts.requester_id, texts.ticket_id
    from ticket_texts texts
    where texts.search_text ~ pattern and (texts.part_id = texts.ticket_id or length(pattern) > 2)
    limit at_most
  ) union all (
    select desk.customer_id, desk.requester_id, desk.ticket_id
    from customers
    join desk_tickets desk on desk.customer_id = customers.id
    where search_fold(customers.search_text) ~ pattern and not customers.internal
    limit at_most
  ) union all (
    select tickets.customer_id, tickets.requester_id, tickets.id
    from users
    join tickets on tickets.customer_id = users.customer_id and tickets.requester_id = users.id
    where search_fold(users.name || E'\n' || users.email) ~ pattern
    limit at_most
  )
$$;

-- Returns whether a ticket has each pattern: in its texts, in its requester or in its customer.
drop function if exists desk_ticket_has(uuid, uuid, uuid, text[], bigint);
create or replace function desk_ticket_has(customer uuid, requester uuid, ticket uuid, patterns text[])
returns boolean stable language sql as $$
  select not exists (
    select from unnest(patterns) as pattern
    where not ticket_has(customer, requester, ticket, array[pattern])
      and not exists (
        select from users
        where customer_id = customer and id = requester and search_fold(name || E'\n' || email) ~ pattern
      )
      and not exists (
        select from customers where id = customer and not internal and search_fold(search_text) ~ pattern
      )
  )
$$;

-- The tickets that all terms are found in, the longest given first, in no order and some more than once. All of them
-- where at_most is null; otherwise at_most rows, of which some may lack a term, say that there may be more. What one
-- term has in few tickets is asked for the others. Where every term has many, those of each are read and compared:
-- to ask ticket by ticket takes seconds.
create or replace function find_desk_tickets(terms text[], wanted_number bigint, at_most integer)
returns table (customer_id uuid, ticket_id uuid)
language plpgsql stable rows 20000
set role = 'portico_staff'
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  few constant integer := 2000;
  patterns constant text[] := search_patterns(terms);
  pattern text;
begin
  return query select tickets.customer_id, tickets.id from tickets where number = wanted_number;
  if cardinality(patterns) > 1 then
    foreach pattern in array patterns loop
      if (select count(*) from desk_tickets_with(pattern, few + 1)) <= few then
        return query
          select found.customer_id, found.ticket_id
          from desk_tickets_with(pattern, null) found
          where desk_ticket_has(found.customer_id, found.requester_id, found.ticket_id, patterns)
          limit at_most;
        return;
      end if;
    end loop;
    if at_most is null then
      return query
        select found.customer_id, found.ticket_id
        from unnest(patterns) as each_pattern, desk_tickets_with(each_pattern, null) found
        group by found.customer_id, found.ticket_id
        having count(distinct each_pattern) = cardinality(patterns);
      return;
    end if;
  end if;
  return query
    select found.customer_id, found.ticket_id from desk_tickets_with(patterns[1], at_most) found limit at_most;
end
$$;
revoke execute on function find_desk_tickets from public;
grant execute on function find_desk_tickets to portico_staff;
