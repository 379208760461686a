-- Who is at a ticket now: each person once, with the most that one of their tabs says. At most twenty, so
-- that a notice has room for them. What announces it has them as well.
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

-- Notes that a tab of a person is at a ticket, for as long as the lease, or with no state that it is gone.
-- In one call, because every open ticket makes it four times a minute. By the database's clock, which all
-- processes share. Returns who is there, or null where there is no such ticket.
create or replace function keep_presence(ticket uuid, person uuid, tab_of_person uuid, now_state text, lease interval)
returns json language plpgsql as $$
begin
  perform set_config('role', 'portico_staff', true);
  if not exists (select from desk_tickets where ticket_id = ticket) then
    return null;
  end if;
  delete from desk_presence
    where ticket_id = ticket and (
      until <= clock_timestamp() or (now_state is null and user_id = person and tab = tab_of_person)
    );
  if now_state is not null then
    insert into desk_presence values (ticket, person, tab_of_person, now_state, clock_timestamp() + lease)
      on conflict (ticket_id, user_id, tab) do update set state = excluded.state, until = excluded.until;
  end if;
  return people_at(ticket);
end
$$;

-- Announces changes alone, and no renewal. As the owner: nobody else may write announcements.
create or replace function announce_presence() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (present_ticket_id) values (coalesce(new.ticket_id, old.ticket_id));
  return null;
end
$$;
