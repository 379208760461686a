-- Returns the status of the connection to the CRM for a requester: since when nothing came from it,
-- and which of their tickets and comments are not there yet: of the given ticket, or of their
-- newest ones. Those that the CRM refused wait for an administrator. A ticket that the viewer does
-- not see yields nothing.
drop function if exists crm_standing(timestamptz, uuid);
create or replace function crm_standing(at timestamptz, wanted uuid)
returns table (
  as_of timestamptz, queued_tickets uuid[], queued_comments uuid[],
  refused_tickets uuid[], refused_comments uuid[]
)
language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  with connection as (
    select coalesce(unreachable_since, token_refused_at) is not null as is_away, coalesce(read_until, switched_on_at) as until
    from crm_connection
    where state <> 'off'
  ),
  asked as (
    (
      select ticket.customer_id, ticket.id
      from tickets ticket
      where wanted is null and ticket.customer_id = viewer_customer_id() and ticket.requester_id = viewer_user_id()
      order by ticket.created_at desc, ticket.id desc
      limit 50
    )
    union all
    select ticket.customer_id, ticket.id
    from tickets ticket
    where ticket.id = wanted and viewer_sees_ticket(
      ticket.customer_id, ticket.requester_id, ticket.participant_ids, ticket.is_confidential, ticket.categories
    )
  ),
  queued as (
    select action.seq, action.kind, action.ticket_id, action.data, action.state
    from connection
    cross join asked
    join crm_actions action on action.customer_id = asked.customer_id and action.ticket_id = asked.id
    where action.state in ('waiting', 'sending', 'refused')
      -- Leaves out what is sent within moments anyway.
      and (connection.is_away or action.created_at < at - interval '1 minute')
      -- The team had these at the desk before they were pushed to the CRM.
      and not action.data ? 'pushed'
  )
  select
    case when connection.until < at - interval '5 minutes' then connection.until end,
    array(select ticket_id from queued where kind = 'create_ticket' order by seq),
    array(
      select (data ->> 'commentId')::uuid
      from queued
      where wanted is not null and kind = 'add_comment' and data ? 'commentId'
        and not (data ->> 'byAgent')::boolean
      order by seq
    ),
    -- The files of the ticket itself go with a comment that has no other text. What the requester changed or
    -- closed is still as before for the team.
    array(
      select distinct ticket_id
      from queued
      where state = 'refused'
        and (
          kind = 'create_ticket'
          or (kind = 'add_comment' and not data ? 'commentId')
          or (kind = 'update_ticket' and not (data ->> 'byAgent')::boolean)
        )
    ),
    array(
      select (data ->> 'commentId')::uuid
      from queued
      where wanted is not null and state = 'refused' and kind = 'add_comment' and data ? 'commentId'
        and not (data ->> 'byAgent')::boolean
      order by seq
    )
  from connection
$$;
revoke execute on function crm_standing from public;
grant execute on function crm_standing to portico_customer;
