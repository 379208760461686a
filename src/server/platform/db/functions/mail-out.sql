-- Returns whether there is a mail server to send by. Without one, no mail is recorded.
create or replace function is_mail_on() returns boolean stable language sql as
  $$ select mail_out.has_server or exists (select from public.mailboxes where is_sender)
     from public.mail_out $$;

-- Records an event of a ticket that people may have to be notified of by mail, however it came
-- about. Called by follow_ticket_event (announcements.sql), as the owner. The job decides who is
-- notified. Events that a CRM import brings long after they happened are no news.
create or replace function tell_mail(event ticket_events) returns void language plpgsql as $$
begin
  if event.type not in ('created', 'replied', 'closed')
    or not public.customer_learns_of(event.type)
    or not public.is_mail_on()
    or (
      nullif(current_setting('portico.from_crm', true), '') is not null
      and event.at < pg_catalog.now() - interval '1 hour'
    )
  then
    return;
  end if;
  insert into public.mail_causes (customer_id, ticket_id, kind, actor_id, by_agent, data, at)
    values (event.customer_id, event.ticket_id, event.type, event.actor_id, event.by_agent, event.data, event.at);
  perform public.ask_for_mail(event.customer_id, event.ticket_id);
end
$$;

-- Writes down that one of the staff is told something by a notice. Customers do not learn of it. What a
-- customer wrote is mail by its event already. A notice that counts on is still one mail.
create or replace function tell_mail_of_notice() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'UPDATE' then
    update public.mail_causes set data = new.data
      where customer_id = new.customer_id and ticket_id = new.ticket_id and user_id = new.user_id
        and data ->> 'act' = new.data ->> 'act';
    return null;
  end if;
  -- A notice about no ticket is mailed by the code that writes it.
  if new.ticket_id is not null and new.kind <> 'customer_replied' and public.is_mail_on() then
    insert into public.mail_causes (customer_id, ticket_id, kind, user_id, actor_id, by_agent, data, at)
      values (
        new.customer_id, new.ticket_id, new.kind, new.user_id, new.actor_id, true, new.data, new.created_at
      );
    perform public.ask_for_mail(new.customer_id, new.ticket_id);
  end if;
  return null;
end
$$;

-- Writes down that a person was added to a ticket, which those who never sign in learn by mail alone.
create or replace function tell_mail_of_participant() returns trigger language plpgsql security definer as $$
begin
  if public.is_mail_on() then
    insert into public.mail_causes (customer_id, ticket_id, kind, user_id, actor_id, by_agent, data, at)
      values (new.customer_id, new.ticket_id, 'joined', new.user_id, new.added_by, true, '{}', new.added_at);
    perform public.ask_for_mail(new.customer_id, new.ticket_id);
  end if;
  return null;
end
$$;

-- Asks for the job that decides who is told (channels/mail/out), in a minute: several comments are one mail.
create or replace function ask_for_mail(customer uuid, ticket uuid) returns void language sql as $$
  insert into public.outbox (name, key, customer_id, payload, not_before)
    values (
      'mail-tell', ticket::text, customer,
      pg_catalog.jsonb_build_object('customerId', customer, 'ticketId', ticket),
      pg_catalog.now() + interval '1 minute'
    )
$$;
