create or replace function ticket_search_text(subject text, description text) returns text
immutable parallel safe language sql as $$ select lower(subject || E'\n' || description) $$;

create or replace function keep_ticket_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ticket_texts (customer_id, requester_id, ticket_id, search_text)
    values (new.customer_id, new.requester_id, new.id, ticket_search_text(new.subject, new.description));
  elsif tg_op = 'UPDATE' then
    update ticket_texts
      set requester_id = new.requester_id, search_text = ticket_search_text(new.subject, new.description)
      where customer_id = old.customer_id and requester_id = old.requester_id and ticket_id = old.id;
  else
    delete from ticket_texts
      where customer_id = old.customer_id and requester_id = old.requester_id and ticket_id = old.id;
  end if;
  return null;
end
$$;

-- The same judgment as in find_own_tickets, for one text.
create or replace function text_has(search_text text, words text) returns boolean
immutable parallel safe language sql as $$
  select case
    when length(words) <= 16 then strpos(search_text, lower(words)) > 0
    else search_text ~ ('***=' || lower(words))
  end
$$;

-- The viewer's tickets that the words are found in, in no order: all of them, or at_most so many. As
-- staff, because under row-level security the planner may not use the index of a customer's texts;
-- the ids are looked up as the viewer afterwards.
create or replace function find_own_tickets(words text, at_most integer) returns setof uuid
language plpgsql stable
set role = 'portico_staff'
set plan_cache_mode = 'force_custom_plan'
-- What is left is a bitmap of the index.
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  own_customer constant uuid := viewer_customer_id();
  own_requester constant uuid := viewer_user_id();
begin
  if length(words) <= 16 then
    return query
      select ticket_id from ticket_texts
      where customer_id = own_customer and requester_id = own_requester
        and search_text like '%' || regexp_replace(lower(words), '[\\%_]', '\\\&', 'g') || '%'
      limit at_most;
  else
    -- As a regular expression that is taken literally: how long that takes grows with the text alone,
    -- while `like` multiplies the length of the text by that of the words.
    return query
      select ticket_id from ticket_texts
      where customer_id = own_customer and requester_id = own_requester
        and search_text ~ ('***=' || lower(words))
      limit at_most;
  end if;
end
$$;
revoke execute on function find_own_tickets from public;
grant execute on function find_own_tickets to portico_customer;
