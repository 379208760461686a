-- Writes what must follow an event of a ticket, however it came about. Runs as the owner, because
-- no other role may write there. A customer must not even learn that something happened of which
-- only staff know, such as a note.
create or replace function follow_ticket_event() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (customer_id, ticket_id, at, staff_only)
    values (new.customer_id, new.ticket_id, new.at, not public.customer_learns_of(new.type));
  perform public.tell_crm(new);
  perform public.tell_mail(new);
  if new.type = 'replied' and not new.by_agent then
    perform public.tell_assignee(new);
    -- Wakes a snoozed ticket when its requester writes.
    update public.desk_tickets set snoozed_at = null, wakes_at = null
      where customer_id = new.customer_id and ticket_id = new.ticket_id and snoozed_at is not null;
  end if;
  return null;
end
$$;

-- Records all sessions that have ended: an event stream ends with its session, and so does the
-- presence at tickets. The beginning of a hash finds a session and is good for nothing else.
create or replace function announce_ended_sessions() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (session_mark)
    select pg_catalog.encode(substring(token_hash for 8), 'hex') from ended;
  delete from public.desk_presence
    where session_mark in (select pg_catalog.encode(substring(token_hash for 8), 'hex') from ended);
  return null;
end
$$;

-- Sends up to 1,000 announcements to every process that listens. A ticket that changed several times is
-- announced once, with the last instant, and the oldest change comes first. What only staff are told of is
-- told apart, so that a customer does not see its instant. 400 sessions or 200 people are within what one
-- notice may hold. Returns how many rows there were. Several processes may call it at once.
create or replace function relay_announcements() returns integer language plpgsql as $$
declare
  taken integer;
  sent integer;
begin
  if not exists (select from announcements) then
    return 0;
  end if;
  perform set_config('role', 'portico_worker', true);
  with batch as (
    delete from announcements
    where seq in (select seq from announcements order by seq limit 1000 for update skip locked)
    returning customer_id, ticket_id, at, staff_only, session_mark, told_user_id, present_ticket_id,
      time_customer_id, time_ticket_id, audience_customer_id, audience_user_id
  ), notices as (
    select
      case when staff_only then 'portico_desk' else 'portico_ticket' end as channel,
      json_build_object(
        'customerId', tickets.customer_id, 'requesterId', requester_id, 'participantIds', participant_ids,
        'isConfidential', is_confidential, 'categories', categories,
        'id', tickets.id, 'updatedAt', json_instant(changed_at),
        -- As processes of the version before know the requester.
        'userId', requester_id
      )::text as payload,
      changed_at
    from (
      select customer_id, ticket_id, staff_only, max(at) as changed_at
      from batch where ticket_id is not null
      group by customer_id, ticket_id, staff_only
    ) changed
    join tickets on tickets.customer_id = changed.customer_id and tickets.id = changed.ticket_id
    union all
    select 'portico_session', string_agg(session_mark, ' '), null
    from (
      select session_mark, (row_number() over () - 1) / 400 as part
      from batch where session_mark is not null
    ) marked
    group by part
    union all
    select 'portico_notice', string_agg(told_user_id::text, ' '), null
    from (
      select told_user_id, (row_number() over () - 1) / 200 as part
      from (select distinct told_user_id from batch where told_user_id is not null) people
    ) told
    group by part
    union all
    select
      'portico_presence',
      json_build_object('ticketId', present_ticket_id, 'people', people_at(present_ticket_id))::text, null
    from (select distinct present_ticket_id from batch where present_ticket_id is not null) present
    union all
    select
      'portico_shown_time',
      json_build_object(
        'customerId', time_customer_id, 'requesterId', requester_id, 'participantIds', participant_ids,
        'isConfidential', is_confidential, 'categories', categories
      )::text,
      null
    from (select distinct time_customer_id, time_ticket_id from batch where time_customer_id is not null) shown
    left join tickets on tickets.customer_id = time_customer_id and tickets.id = time_ticket_id
    union all
    select
      'portico_audience', json_build_object('customerId', audience_customer_id, 'userId', audience_user_id)::text, null
    from (
      select distinct audience_customer_id, audience_user_id from batch where audience_customer_id is not null
    ) moved
  )
  select (select count(*) from batch), count(pg_notify(channel, payload)) into taken, sent
  from (select channel, payload from notices order by changed_at) ordered;
  return taken;
end
$$;
