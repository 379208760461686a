-- What the desk finds a ticket by, beside its number, subject and text: its comments and notes as they are
-- read, and the requester.
create or replace function comment_search_text(kind text, content text) returns text
immutable parallel safe language sql as $$
  select lower(
    case when kind = 'agent'
      then replace(replace(replace(regexp_replace(content, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
      else content
    end
  )
$$;

-- The tickets that the words are found in, in no order: about at_most of each kind at most. Where there are
-- that many, whoever asks walks the queue with desk_ticket_has instead. `kept` are the words as an address is
-- kept; `number` is null for words that are no number.
create or replace function find_desk_tickets(words text, kept text, wanted_number bigint, at_most integer)
returns table (customer_id uuid, ticket_id uuid)
language plpgsql stable
set role = 'portico_staff'
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  -- As in find_own_tickets: how long a literal expression takes grows with the text alone.
  is_long constant boolean := length(words) > 16;
  pattern constant text := '%' || regexp_replace(lower(words), '[\\%_]', '\\\&', 'g') || '%';
  kept_pattern constant text := '%' || regexp_replace(lower(kept), '[\\%_]', '\\\&', 'g') || '%';
  literally constant text := '***=' || lower(words);
begin
  return query select tickets.customer_id, tickets.id from tickets where number = wanted_number;
  if is_long then
    return query
      select texts.customer_id, texts.ticket_id from ticket_texts texts where search_text ~ literally limit at_most;
    return query
      select comments.customer_id, comments.ticket_id from comments
      where comment_search_text(kind, content) ~ literally limit at_most;
  else
    return query
      select texts.customer_id, texts.ticket_id from ticket_texts texts where search_text like pattern limit at_most;
    return query
      select comments.customer_id, comments.ticket_id from comments
      where comment_search_text(kind, content) like pattern limit at_most;
  end if;
  return query
    select desk.customer_id, desk.ticket_id
    from customers
    join desk_tickets desk on desk.customer_id = customers.id
    where customers.search_text like kept_pattern and not internal
    limit at_most;
  return query
    select tickets.customer_id, tickets.id
    from users
    join tickets on tickets.customer_id = users.customer_id and tickets.requester_id = users.id
    where lower(users.name || E'\n' || users.email) like kept_pattern
    limit at_most;
end
$$;

-- The same judgment for one ticket.
create or replace function desk_ticket_has(customer uuid, requester uuid, ticket uuid, words text, kept text, wanted_number bigint)
returns boolean stable language sql as $$
  select exists (
    select from ticket_texts
    where customer_id = customer and requester_id = requester and ticket_id = ticket and text_has(search_text, words)
  ) or (
    -- One or two letters are in nearly every comment, and say nothing of it.
    length(words) > 2 and exists (
      select from comments
      where customer_id = customer and ticket_id = ticket and text_has(comment_search_text(kind, content), words)
    )
  ) or exists (
    select from users
    where customer_id = customer and id = requester and text_has(lower(name || E'\n' || email), kept)
  ) or exists (
    select from customers where id = customer and text_has(search_text, kept)
  ) or exists (
    select from tickets where customer_id = customer and id = ticket and number = wanted_number
  )
$$;
revoke execute on function find_desk_tickets from public;
grant execute on function find_desk_tickets to portico_staff;
