-- Follows each write of a ticket: the list of the person who raised it has another version. Runs as
-- the owner of the table, because users who may change a ticket may not set the version by hand.
-- The version begins with the clock, so that a number from before a restore does not come again. A
-- ticket that is deleted goes with its customer.
create or replace function keep_list_version() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into ticket_list_versions as lists (customer_id, requester_id, version)
    values (new.customer_id, new.requester_id, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    on conflict (customer_id, requester_id) do update set version = lists.version + 1;
  if tg_op = 'UPDATE' and old.requester_id <> new.requester_id then
    update ticket_list_versions set version = version + 1
      where customer_id = old.customer_id and requester_id = old.requester_id;
  end if;
  return null;
end
$$;
