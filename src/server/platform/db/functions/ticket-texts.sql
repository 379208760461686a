-- The words of a comment. What agents write is HTML: a tag within a word takes no room, one between words does.
create or replace function comment_words(kind text, content text) returns text
immutable parallel safe language sql as $$
  select case when kind = 'agent' then
    replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
          content,
          '</?(?:a|b|i|u|s|em|strong|code|span|sub|sup|mark|small|font|del|ins|kbd)(?:\s[^>]*)?>', '', 'gi'
        ),
        '<[^>]*>', ' ', 'g'
      ),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
  else content end
$$;

-- Text that the mail of a part quotes, which the ticket shows folded.
create or replace function quoted_words(customer uuid, part uuid) returns text stable language sql as $$
  select coalesce((select E'\n' || quoted from mail_parts where customer_id = customer and part_id = part), '')
$$;

-- Words with hyphens once more without them, so that "wifi" finds "Wi-Fi".
create or replace function joined_words(folded text) returns text
immutable parallel safe language sql as $$
  select coalesce(' ' || string_agg(translate(word[1], '-‐', ''), ' '), '')
  from regexp_matches(folded, '[[:alnum:]]+(?:[-‐][[:alnum:]]+)+', 'g') as word
$$;

create or replace function searched_words(content text) returns text
immutable parallel safe language sql as $$
  select folded || joined_words(folded) from search_fold(content) as folded
$$;

create or replace function keep_ticket_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ticket_texts (customer_id, requester_id, ticket_id, part_id, search_text)
    values (
      new.customer_id, new.requester_id, new.id, new.id, searched_words(new.subject || E'\n' || new.description)
    );
  elsif tg_op = 'UPDATE' then
    update ticket_texts
      set search_text = searched_words(new.subject || E'\n' || new.description || quoted_words(new.customer_id, new.id))
      where customer_id = old.customer_id and requester_id = old.requester_id and ticket_id = old.id
        and part_id = old.id;
    if new.requester_id <> old.requester_id then
      update ticket_texts set requester_id = new.requester_id
        where customer_id = old.customer_id and requester_id = old.requester_id and ticket_id = old.id;
    end if;
  else
    delete from ticket_texts
      where customer_id = old.customer_id and requester_id = old.requester_id and ticket_id = old.id;
  end if;
  return null;
end
$$;

create or replace function keep_comment_text() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from ticket_texts using tickets
      where tickets.customer_id = old.customer_id and tickets.id = old.ticket_id
        and ticket_texts.customer_id = old.customer_id and ticket_texts.requester_id = tickets.requester_id
        and ticket_texts.ticket_id = old.ticket_id and part_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into ticket_texts (customer_id, requester_id, ticket_id, part_id, is_internal, search_text)
      select customer_id, requester_id, id, new.id, new.is_internal,
        searched_words(comment_words(new.kind, new.content) || quoted_words(new.customer_id, new.id))
      from tickets where customer_id = new.customer_id and id = new.ticket_id;
  end if;
  return null;
end
$$;

-- A mail's part is written after the comment or ticket that it belongs to.
create or replace function keep_quoted_text() returns trigger language plpgsql as $$
begin
  update ticket_texts texts set search_text = search_text || ' ' || searched_words(new.quoted)
    from tickets
    where tickets.customer_id = new.customer_id and tickets.id = new.ticket_id
      and texts.customer_id = new.customer_id and texts.requester_id = tickets.requester_id
      and texts.ticket_id = new.ticket_id and texts.part_id = new.part_id;
  return null;
end
$$;

-- One typed term as a regular expression on folded text. How long that takes grows with the text alone,
-- while `like` multiplies the length of the text by that of the term. Lines of the term are alternatives.
-- A typed umlaut stands for both of its spellings, and a word with hyphens for the one without them, too.
create or replace function search_pattern(term text) returns text
immutable parallel safe language sql as $$
  select string_agg(
    regexp_replace(
      replace(
        regexp_replace(
          search_fold(
            replace(replace(replace(lower(normalize(line, NFKC)), 'ä', E'a\x01'), 'ö', E'o\x01'), 'ü', E'u\x01')
          ),
          E'([^[:alnum:] \x01])', '\\\1', 'g'
        ),
        E'\x01', 'e?'
      ),
      '(?<=[[:alnum:]?])\\[-‐](?=[[:alnum:]])', '[-‐]?', 'g'
    ),
    '|'
  )
  from regexp_split_to_table(term, '\n') as line
$$;

create or replace function search_patterns(terms text[]) returns text[]
immutable parallel safe language sql as $$
  select array(select search_pattern(term) from unnest(terms) with ordinality as typed (term, place) order by place)
$$;

-- Returns whether each pattern is found somewhere in the texts of a ticket that the caller may read. One
-- or two letters alone are in nearly every comment and decide nothing.
create or replace function ticket_has(customer uuid, requester uuid, ticket uuid, patterns text[])
returns boolean stable language sql as $$
  select not exists (
    select from unnest(patterns) as pattern
    where not exists (
      select from ticket_texts
      where customer_id = customer and requester_id = requester and ticket_id = ticket and search_text ~ pattern
        and (part_id = ticket or length(array_to_string(patterns, '')) > 2)
    )
  )
$$;

-- The viewer's tickets that all terms are found in, the longest given first, in no order and some more than
-- once: all of them, or at_most rows. As staff, because under row-level security the planner may not use the
-- index of a customer's texts; the ids are looked up as the viewer afterwards.
create or replace function find_own_tickets(terms text[], at_most integer) returns setof uuid
language plpgsql stable
set role = 'portico_staff'
set plan_cache_mode = 'force_custom_plan'
-- Leaves a bitmap scan of the index as the only plan.
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  own_customer constant uuid := viewer_customer_id();
  own_requester constant uuid := viewer_user_id();
  patterns constant text[] := search_patterns(terms);
  rarest text := patterns[1];
  pattern text;
begin
  if cardinality(patterns) = 1 then
    return query
      select ticket_id from ticket_texts
      where customer_id = own_customer and requester_id = own_requester and not is_internal
        and search_text ~ rarest and (part_id = ticket_id or length(rarest) > 2)
      limit at_most;
    return;
  end if;
  foreach pattern in array patterns loop
    if at_most > (
      select count(*) from (
        select from ticket_texts
        where customer_id = own_customer and requester_id = own_requester and search_text ~ pattern
        limit at_most
      ) few
    ) then
      rarest := pattern;
      exit;
    end if;
  end loop;
  return query
    select ticket_id from ticket_texts texts
    where customer_id = own_customer and requester_id = own_requester and not is_internal
      and search_text ~ rarest
      and not exists (
        select from unnest(patterns) as wanted
        where not exists (
          select from ticket_texts parts
          where parts.customer_id = own_customer and parts.requester_id = own_requester
            and parts.ticket_id = texts.ticket_id and not parts.is_internal and parts.search_text ~ wanted
        )
      )
    limit at_most;
end
$$;
revoke execute on function find_own_tickets(text[], integer) from public;
grant execute on function find_own_tickets(text[], integer) to portico_customer;

-- Returns the people of the viewer's company whose names have the pattern.
create or replace function people_named(pattern text) returns uuid[] language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from users
  where customer_id = viewer_customer_id() and search_fold(name || E'\n' || email) ~ pattern
    and search_fold(name) ~ pattern
$$;
revoke execute on function people_named from public;
grant execute on function people_named to portico_staff;

-- The tickets that one pattern is found in, of all that the viewer sees: in their texts, or in their requester's name.
-- At most at_most of each kind, all where it is null. Each text looks its ticket up by the key ("offset 0"): while
-- statistics lag behind a growing company, a join would read all of its tickets for each text.
create or replace function seen_tickets_with(pattern text, named uuid[], at_most integer)
returns table (requester_id uuid, ticket_id uuid) stable language sql as $$
  (
    select tickets.requester_id, tickets.id
    from ticket_texts texts,
      lateral (
        select * from tickets where customer_id = texts.customer_id and id = texts.ticket_id offset 0
      ) tickets
    where texts.customer_id = viewer_customer_id() and not texts.is_internal
      and texts.search_text ~ pattern and (texts.part_id = texts.ticket_id or length(pattern) > 2)
      and viewer_sees_ticket(
        tickets.customer_id, tickets.requester_id, tickets.participant_ids, tickets.is_confidential, tickets.categories
      )
    limit at_most
  ) union all (
    select tickets.requester_id, tickets.id
    from tickets
    where tickets.customer_id = viewer_customer_id() and tickets.requester_id = any (named)
      and viewer_sees_ticket(
        tickets.customer_id, tickets.requester_id, tickets.participant_ids, tickets.is_confidential, tickets.categories
      )
    limit at_most
  )
$$;

-- Returns whether each pattern is found in a ticket's texts or in its requester's name. For functions that work as staff.
create or replace function seen_ticket_has(customer uuid, requester uuid, ticket uuid, patterns text[])
returns boolean stable language sql as $$
  select not exists (
    select from unnest(patterns) as pattern
    where not exists (
      select from ticket_texts
      where customer_id = customer and requester_id = requester and ticket_id = ticket and not is_internal
        and search_text ~ pattern and (part_id = ticket or length(array_to_string(patterns, '')) > 2)
    ) and not exists (
      select from users where customer_id = customer and id = requester and search_fold(name) ~ pattern
    )
  )
$$;

-- Returns those of these tickets that the viewer sees and that all terms are found in, or that have this number.
create or replace function seen_tickets_among(wanted uuid[], terms text[], wanted_number bigint) returns setof uuid
language plpgsql stable
set role = 'portico_staff'
-- Leaves the index of a ticket's texts as the only way to them. While statistics lag behind a growing table, the planner
-- would read all texts, or all of the index of their words, for each ticket.
set enable_seqscan = off
set enable_bitmapscan = off
as $$
declare
  patterns constant text[] := search_patterns(terms);
begin
  return query
    select tickets.id from tickets
    where tickets.customer_id = viewer_customer_id() and tickets.id = any (wanted)
      and viewer_sees_ticket(
        tickets.customer_id, tickets.requester_id, tickets.participant_ids, tickets.is_confidential, tickets.categories
      )
      and (
        tickets.number = wanted_number
        or seen_ticket_has(tickets.customer_id, tickets.requester_id, tickets.id, patterns)
      );
end
$$;
revoke execute on function seen_tickets_among from public;
grant execute on function seen_tickets_among to portico_customer, portico_staff;

-- find_own_tickets for all that the viewer sees, whose requester's name counts as text. What they do not see is left out
-- before the limit.
create or replace function find_seen_tickets(terms text[], at_most integer) returns setof uuid
language plpgsql stable
set role = 'portico_staff'
set plan_cache_mode = 'force_custom_plan'
-- The list that was read before leaves other settings.
set enable_seqscan = on
set enable_bitmapscan = on
set enable_sort = on
as $$
declare
  own_customer constant uuid := viewer_customer_id();
  patterns constant text[] := search_patterns(terms);
  pattern text := patterns[1];
  named uuid[];
begin
  if cardinality(patterns) = 1 then
    named := people_named(pattern);
    return query select found.ticket_id from seen_tickets_with(pattern, named, at_most) found limit at_most;
    return;
  end if;
  foreach pattern in array patterns loop
    -- Next to others, one or two letters are looked for in comments, too.
    continue when length(pattern) <= 2;
    named := people_named(pattern);
    if (select count(*) from seen_tickets_with(pattern, named, at_most)) < at_most then
      return query
        select seen_tickets_among(array(select ticket_id from seen_tickets_with(pattern, named, null)), terms, null);
      return;
    end if;
  end loop;
  -- To ask ticket by ticket would take seconds, and to ask of each whether the viewer sees it, most of one.
  return query
    select tickets.id
    from (
      select found.customer_id, found.ticket_id
      from unnest(patterns) as each_pattern,
        -- Once for each pattern, and not for each ticket.
        lateral (select people_named(each_pattern) as ids offset 0) people,
        lateral (
          select texts.customer_id, texts.ticket_id from ticket_texts texts
          where texts.customer_id = own_customer and not texts.is_internal and texts.search_text ~ each_pattern
          union
          select named.customer_id, named.id from tickets named
          where named.customer_id = own_customer and named.requester_id = any (people.ids)
        ) found
      group by found.customer_id, found.ticket_id
      having count(*) = cardinality(patterns)
    ) having_all,
      lateral (
        select * from tickets where customer_id = having_all.customer_id and id = having_all.ticket_id offset 0
      ) tickets
    where viewer_sees_ticket(
      tickets.customer_id, tickets.requester_id, tickets.participant_ids, tickets.is_confidential, tickets.categories
    )
    limit at_most;
end
$$;
revoke execute on function find_seen_tickets from public;
grant execute on function find_seen_tickets to portico_customer;

-- For processes of the release before, which search by one text.
create or replace function text_has(search_text text, words text) returns boolean
immutable parallel safe language sql as $$ select search_text ~ search_pattern(words) $$;

create or replace function find_own_tickets(words text, at_most integer) returns setof uuid
stable language sql as $$ select find_own_tickets(array[words], at_most) $$;
revoke execute on function find_own_tickets(text, integer) from public;
grant execute on function find_own_tickets(text, integer) to portico_customer;
drop function if exists ticket_search_text(text, text);
