-- Tells open pages of staff that something has changed which no customer may learn of and which
-- leaves no event, such as a reply that waits. As the owner, because no other role may write there.
create or replace function announce_at_desk(customer uuid, ticket uuid, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into announcements (customer_id, ticket_id, at, staff_only) values (customer, ticket, at, true);
end
$$;
revoke execute on function announce_at_desk from public;
grant execute on function announce_at_desk to portico_staff, portico_worker;

-- A reply that was to be sent later is stopped as soon as the customer writes, and every waiting
-- one when the ticket is closed. As the owner: a customer has no right on waiting replies.
create or replace function stop_waiting_replies() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  with stopped_now as (
    update waiting_replies
    set stopped = case new.type when 'closed' then 'closed' else 'customer_wrote' end
    where customer_id = new.customer_id and ticket_id = new.ticket_id and stopped is null
      and (is_later or new.type = 'closed')
    returning customer_id, ticket_id, id
  )
  insert into outbox (name, customer_id, payload)
    select
      'tell-stopped-reply', customer_id,
      jsonb_build_object('customerId', customer_id, 'ticketId', ticket_id, 'waitingId', id)
    from stopped_now;
  return null;
end
$$;
