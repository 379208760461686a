-- Queues the CRM's copy of an event of a ticket, however it came about. Called by
-- follow_ticket_event (announcements.sql), as the owner. What came from the CRM (portico.from_crm
-- is set for the transaction) is not sent back, and what only staff know is not sent at all. A
-- ticket from before the connection was switched on is sent from the moment on at which an
-- administrator asks for it. What happens to a ticket that is to be in the CRM is written down also
-- while the connection is off, so that nothing is missing there once it is on again.
create or replace function tell_crm(event ticket_events) returns void language plpgsql as $$
declare
  state text;
begin
  if not public.customer_learns_of(event.type)
    -- A CRM has no field for them.
    or event.type in ('participant_added', 'participant_removed')
    or nullif(current_setting('portico.from_crm', true), '') is not null
  then
    return;
  end if;
  state := (select crm_connection.state from public.crm_connection);
  if event.type = 'created' and state = 'off' then
    -- Wait for a transaction that is switching it on, and look again: it counts on every ticket
    -- that was raised before to be there, and on every one after it to be told of (switch_crm_on).
    perform pg_advisory_xact_lock_shared(hashtextextended('portico crm switch', 0));
    state := (select crm_connection.state from public.crm_connection);
  end if;
  if (event.type = 'created' and state = 'off')
    or (event.type <> 'created' and not public.is_for_crm(event.customer_id, event.ticket_id))
  then
    return;
  end if;

  if event.type = 'created' then
    perform public.add_crm_action(event, 'create_ticket');
    -- The files of the ticket itself go with a comment that has no other text. Whether there are any is not
    -- for the owner to see.
    perform public.add_crm_action(event, 'add_comment');
  elsif event.type = 'replied' then
    perform public.add_crm_action(event, 'add_comment');
  else
    -- Puts a closing comment before the closing.
    if event.data ? 'commentId' then
      perform public.add_crm_action(event, 'add_comment');
    end if;
    perform public.add_crm_action(event, 'update_ticket');
  end if;
  if state = 'on' then
    perform public.ask_for_crm_delivery(event.customer_id, event.ticket_id);
  end if;
end
$$;

create or replace function add_crm_action(event ticket_events, kind text) returns void language sql as $$
  insert into public.crm_actions (customer_id, ticket_id, kind, data, created_at)
    values (
      event.customer_id, event.ticket_id, kind,
      event.data || pg_catalog.jsonb_build_object('event', event.type, 'byAgent', event.by_agent), event.at
    )
$$;

-- Asks for the job that works through what waits for a ticket (channels/crm/delivery).
create or replace function ask_for_crm_delivery(customer uuid, ticket uuid) returns void language sql as $$
  insert into public.outbox (name, key, customer_id, payload)
    values (
      'crm-delivery', ticket::text, customer,
      pg_catalog.jsonb_build_object('customerId', customer, 'ticketId', ticket)
    )
$$;

-- Returns whether a ticket is in the CRM or on its way there. Others stay at the desk alone.
create or replace function is_for_crm(customer uuid, ticket uuid) returns boolean stable language sql as $$
  select exists (
    select from public.crm_actions
    where customer_id = customer and ticket_id = ticket and kind = 'create_ticket' and state <> 'dismissed'
  ) or exists (
    select from public.crm_tickets where customer_id = customer and ticket_id = ticket
  )
$$;

-- Sends a ticket that is at the desk alone, with its comments and files, as it is now. Answers whether it
-- was. The lock keeps apart what was written before, which is sent here, and after, of which tell_crm tells.
create or replace function push_to_crm(customer uuid, ticket uuid) returns boolean language plpgsql as $$
declare
  pushed tickets;
begin
  select * into pushed from tickets where customer_id = customer and id = ticket for update;
  if not found or is_for_crm(customer, ticket) then
    return false;
  end if;
  insert into crm_actions (customer_id, ticket_id, kind, data, created_at)
    select customer, ticket, said.kind, said.data || '{"pushed": true}', now()
    from (
      select 0 as place, pushed.created_at as at, null::uuid as id, 'create_ticket' as kind, '{"event": "created"}'::jsonb as data
      union all
      select 1, pushed.created_at, null, 'add_comment', '{"event": "created"}'
      where exists (
        select from attachments where customer_id = customer and ticket_id = ticket and comment_id is null
      )
      union all
      select 2, comments.created_at, comments.id, 'add_comment',
        jsonb_build_object('event', 'replied', 'commentId', comments.id, 'byAgent', comments.kind = 'agent')
      from comments
      where customer_id = customer and ticket_id = ticket and not is_internal and comments.kind <> 'system'
      union all
      select 3, pushed.updated_at, null, 'update_ticket',
        jsonb_strip_nulls(jsonb_build_object(
          'event', case pushed.status when 'Closed' then 'closed' else 'status_changed' end,
          'resolutionCode', pushed.resolution_code
        ))
      where pushed.status <> 'Open'
    ) said
    order by said.place, said.at, said.id;
  if (select state from crm_connection) = 'on' then
    perform ask_for_crm_delivery(customer, ticket);
  end if;
  return true;
end
$$;
