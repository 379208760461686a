-- The reads that nearly every page begins with, each in one round trip: session, viewer, rows and
-- JSON. A test compares their answers with the ones that the query builder makes.

-- Sessions whose person and customer may still use them. Idle and absolute limits are the reader's.
create view usable_sessions as
  select
    sessions.token_hash,
    sessions.customer_id,
    sessions.user_id,
    sessions.last_seen_at,
    sessions.expires_at,
    users.name,
    users.email,
    users.role,
    customers.name as customer_name,
    customers.internal,
    customers.msp_start_date,
    customers.time_zone
  from sessions
  join users on users.customer_id = sessions.customer_id and users.id = sessions.user_id
  join customers on customers.id = sessions.customer_id
  where users.active and customers.active and customers.deleted_at is null;

-- Makes the session's person the viewer for the rest of the transaction, as asViewer does; null for
-- a session that does not hold. Answers when the session was last used.
create function act_as_session(session_hash bytea, at timestamptz, idle_since timestamptz) returns timestamptz
language plpgsql as $$
declare
  found_session record;
begin
  select customer_id, user_id, last_seen_at into found_session
    from usable_sessions
    where token_hash = session_hash and expires_at > at and last_seen_at > idle_since;
  if not found then
    return null;
  end if;
  perform
    set_config('role', 'portico_customer', true),
    set_config('portico.customer_id', found_session.customer_id::text, true),
    set_config('portico.user_id', found_session.user_id::text, true);
  return found_session.last_seen_at;
end
$$;

create function json_instant(at timestamptz) returns text immutable parallel safe language sql as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The rule of slaStatuses in shared/sla.ts.
create function sla_status(ended_at timestamptz, due_at timestamptz, at timestamptz) returns text
immutable parallel safe language sql as $$
  select case
    when coalesce(ended_at, at) > due_at then 'breached'
    when ended_at is null then 'pending'
    else 'met'
  end
$$;

-- json, not jsonb, which was measured to take four times as long for a list.
create function ticket_json(ticket tickets, at timestamptz) returns json stable parallel safe language sql as $$
  select json_build_object(
    'id', ticket.id,
    'number', ticket.number,
    'subject', ticket.subject,
    'description', ticket.description,
    'priority', ticket.priority,
    'status', ticket.status,
    'categories', ticket.categories,
    'createdAt', json_instant(ticket.created_at),
    'updatedAt', json_instant(ticket.updated_at),
    'closedAt', json_instant(ticket.closed_at),
    'resolutionCode', ticket.resolution_code,
    'commentCount', ticket.comment_count,
    'sla', json_build_object(
      'firstResponseTime', ticket.first_response_minutes,
      'resolutionTime', ticket.resolution_minutes,
      'slaStatus', case
        when ticket.closed_at is null then sla_status(ticket.first_response_at, ticket.response_due_at, at)
        else sla_status(ticket.closed_at, ticket.resolution_due_at, at)
      end,
      'responseStatus', sla_status(ticket.first_response_at, ticket.response_due_at, at),
      'resolutionStatus', sla_status(ticket.closed_at, ticket.resolution_due_at, at),
      'responseDueAt', json_instant(ticket.response_due_at),
      'resolutionDueAt', json_instant(ticket.resolution_due_at)
    )
  )
$$;

create function attachments_json(of_customer uuid, of_ticket uuid, of_comment uuid) returns jsonb
stable parallel safe language sql as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', id, 'filename', filename, 'size', size_bytes)
      order by created_at, position
    ),
    '[]'
  )
  from attachments
  where customer_id = of_customer and ticket_id = of_ticket and comment_id is not distinct from of_comment
$$;

-- The viewer's tickets, newest first: at most page_size, and where the next page begins.
create function read_ticket_list(
  session_hash bytea,
  at timestamptz,
  idle_since timestamptz,
  wanted_status text,
  wanted_priority text,
  after_at timestamptz,
  after_id uuid,
  page_size integer
) returns table (seen_at timestamptz, tickets text, last_at timestamptz, last_id uuid)
language plpgsql as $$
begin
  seen_at := act_as_session(session_hash, at, idle_since);
  if seen_at is null then
    return;
  end if;
  select
    coalesce('[' || string_agg(ticket_json(page.row_value, at)::text, ',' order by page.place) filter (where page.place <= page_size) || ']', '[]'),
    max((page.row_value).created_at) filter (where page.place = page_size and page.has_more),
    (array_agg((page.row_value).id) filter (where page.place = page_size and page.has_more))[1]
  into tickets, last_at, last_id
  from (
    select listed.row_value, row_number() over () as place, count(*) over () > page_size as has_more
    from (
      select own as row_value
      from tickets own
      where own.customer_id = viewer_customer_id()
        and own.requester_id = viewer_user_id()
        and (wanted_status is null or own.status = wanted_status)
        and (wanted_priority is null or own.priority = wanted_priority)
        and (after_id is null or (own.created_at, own.id) < (after_at, after_id))
      order by own.created_at desc, own.id desc
      limit page_size + 1
    ) listed
  ) page;
  return next;
end
$$;

-- One ticket of the viewer's with comments and attachments; null where there is none.
create function read_ticket(session_hash bytea, at timestamptz, idle_since timestamptz, ticket_id uuid)
returns table (seen_at timestamptz, ticket text)
language plpgsql as $$
begin
  seen_at := act_as_session(session_hash, at, idle_since);
  if seen_at is null then
    return;
  end if;
  select (
    ticket_json(own, at)::jsonb || jsonb_build_object(
      'attachments', attachments_json(own.customer_id, own.id, null),
      'comments', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', comments.id,
            'content', comments.content,
            'createdAt', json_instant(comments.created_at),
            'isAgent', comments.kind = 'agent',
            'isSystem', comments.kind = 'system',
            'authorName', comments.author_name,
            'attachments', attachments_json(comments.customer_id, comments.ticket_id, comments.id)
          )
          order by comments.created_at desc, comments.id desc
        )
        from comments
        where comments.customer_id = own.customer_id and comments.ticket_id = own.id
      ), '[]')
    )
  )::text
  into ticket
  from tickets own
  where own.customer_id = viewer_customer_id() and own.id = read_ticket.ticket_id;
  return next;
end
$$;
