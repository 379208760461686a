-- Replaces the escalations of tickets that were not told yet. As the owner, for requesters whose reply moves them: they
-- have no right on the table, and reach the tickets of their own company alone.
create or replace function set_escalations(customer uuid, tickets uuid[], wanted jsonb) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if viewer_customer_id() <> customer then
    raise exception 'Not a ticket of the viewer''s company';
  end if;
  with listed as (
    select * from jsonb_to_recordset(wanted)
      as listed ("ticketId" uuid, clock text, percent smallint, recipient text, at timestamptz)
  ), removed as (
    delete from ticket_escalations kept
    where customer_id = customer and ticket_id = any (tickets) and told_at is null
      and not exists (
        select from listed
        where "ticketId" = kept.ticket_id and listed.clock = kept.clock and listed.percent = kept.percent
          and listed.recipient = kept.recipient
      )
  )
  insert into ticket_escalations as kept (customer_id, ticket_id, clock, percent, recipient, at)
    select customer, "ticketId", clock, percent, recipient, at from listed
    on conflict (customer_id, ticket_id, clock, percent, recipient) do update set at = excluded.at
      where kept.told_at is null and kept.at <> excluded.at;
end
$$;
revoke execute on function set_escalations from public;
grant execute on function set_escalations to portico_customer, portico_staff, portico_worker;
