-- Announces to each person that there is a notice for them, or that they have read one in another
-- browser. As the owner: no other role may write announcements.
create or replace function announce_notices() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (told_user_id) select distinct user_id from changed;
  return null;
end
$$;

-- Asks for the job that tells the assignee of a customer's reply, however it came. Called by
-- follow_ticket_event (announcements.sql), as the owner. Replies that a CRM import brings long
-- after they were written are no news.
create or replace function tell_assignee(event ticket_events) returns void language sql as $$
  insert into public.outbox (name, key, customer_id, payload)
    select
      'tell-of-reply', event.ticket_id::text, event.customer_id,
      pg_catalog.jsonb_build_object(
        'customerId', event.customer_id, 'ticketId', event.ticket_id, 'commentId', event.data->>'commentId'
      )
    from public.desk_tickets
    where customer_id = event.customer_id and ticket_id = event.ticket_id and assignee_id is not null
      and event.data ? 'commentId'
      and (
        nullif(current_setting('portico.from_crm', true), '') is null
        or event.at >= pg_catalog.now() - interval '1 hour'
      )
$$;
