-- Returns whether requesters are asked. As the owner, for requesters: they read nothing of the installation.
create or replace function asks_for_rating() returns boolean stable language sql
security definer set search_path = public, pg_temp as $$
  select ask_for_rating from installation
$$;

-- Has open pages of the desk read the ticket again. As the owner, because no other role may write there.
create or replace function announce_rating() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (customer_id, ticket_id, at, staff_only)
    values (new.customer_id, new.ticket_id, new.rated_at, true);
  return null;
end
$$;
