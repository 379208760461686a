-- Lists the people at a ticket: each person once, with the most that one of their tabs says. At
-- most twenty, so that a notice has room for them. Its announcements carry them as well.
create or replace function people_at(ticket uuid) returns json stable language sql as $$
  select coalesce(json_agg(json_build_object('id', user_id, 'name', name, 'state', state) order by rank, name, user_id), '[]')
  from (
    select user_id, left(name, 60) as name, min(rank) as rank,
      (array['writing', 'viewing', 'away'])[min(rank)] as state
    from (
      select user_id, array_position(array['writing', 'viewing', 'away'], state) as rank
      from desk_presence where ticket_id = ticket and until > clock_timestamp()
    ) tabs
    join users on users.customer_id = (select id from customers where internal) and users.id = user_id
    group by user_id, name
    order by min(rank), name, user_id limit 20
  ) people
$$;

-- Notes that a tab of a person is at a ticket, for as long as the lease, or with no state that it
-- is gone. What it said before that may arrive later, so it stays gone for some seconds. In one
-- call, because every open ticket makes it. By the database's clock, which all processes share.
-- Returns who is there, and in how many milliseconds the first lease of another person ends; null
-- where there is no such ticket.
create or replace function renew_presence(
  ticket uuid, person uuid, tab_of_person uuid, now_state text, lease interval, session_hash bytea
) returns json language plpgsql as $$
begin
  perform set_config('role', 'portico_staff', true);
  if not exists (select from desk_tickets where ticket_id = ticket) then
    return null;
  end if;
  delete from desk_presence
    where ticket_id = ticket
      and until <= clock_timestamp() - case when state = 'gone' then interval '10 seconds' else '0' end;
  insert into desk_presence values (
    ticket, person, tab_of_person, coalesce(now_state, 'gone'),
    clock_timestamp() + case when now_state is null then '0' else lease end,
    encode(substring(session_hash for 8), 'hex')
  ) on conflict (ticket_id, user_id, tab) do update
    set state = excluded.state, until = excluded.until, session_mark = excluded.session_mark
    where desk_presence.state <> 'gone';
  return json_build_object('people', people_at(ticket), 'endsInMs', (
    select ceil(extract(epoch from min(until) - clock_timestamp()) * 1000)
    from desk_presence where ticket_id = ticket and user_id <> person and until > clock_timestamp()
  ));
end
$$;

-- As processes of the version before call it.
create or replace function keep_presence(ticket uuid, person uuid, tab_of_person uuid, now_state text, lease interval)
returns json language sql as $$
  select renew_presence(ticket, person, tab_of_person, now_state, lease, null) -> 'people'
$$;

-- Announces changes alone, and no renewal. As the owner: no other role may write announcements.
create or replace function announce_presence() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (present_ticket_id) values (coalesce(new.ticket_id, old.ticket_id));
  return null;
end
$$;
