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

create type session_use as (user_id uuid, seen_at timestamptz);

-- Makes the session's person the viewer for the rest of the transaction, as asViewer does. Answers who
-- that is and when the session was last used; nulls for a session that does not hold.
create function act_as_session(session_hash bytea, at timestamptz, idle_since timestamptz) returns session_use
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
  return (found_session.user_id, found_session.last_seen_at);
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

-- What a ticket's JSON begins with, left open within `sla` for what depends on the time of day.
create function ticket_fields_json(
  id uuid, number bigint, subject text, priority text, status text, categories text[],
  created_at timestamptz, updated_at timestamptz, closed_at timestamptz, resolution_code text,
  comment_count integer, first_response_minutes integer, resolution_minutes integer,
  response_due_at timestamptz, resolution_due_at timestamptz
) returns text immutable parallel safe language sql as $$
  select left(row_to_json(fields)::text, -2)
  from (
    select
      id,
      number,
      subject,
      priority,
      status,
      categories,
      json_instant(created_at) as "createdAt",
      json_instant(updated_at) as "updatedAt",
      json_instant(closed_at) as "closedAt",
      resolution_code as "resolutionCode",
      comment_count as "commentCount",
      (
        select row_to_json(clocks)
        from (
          select
            first_response_minutes as "firstResponseTime",
            resolution_minutes as "resolutionTime",
            json_instant(response_due_at) as "responseDueAt",
            json_instant(resolution_due_at) as "resolutionDueAt"
        ) clocks
      ) as sla
  ) fields
$$;

-- Written with the ticket: to make it for each reading was measured to cost four fifths of a list.
alter table tickets add column fields_json text not null generated always as (
  ticket_fields_json(
    id, number, subject, priority, status, categories, created_at, updated_at, closed_at, resolution_code,
    comment_count, first_response_minutes, resolution_minutes, response_due_at, resolution_due_at
  )
) stored;

-- Takes columns, not the row: a row would be put together first.
create function ticket_json(
  fields_json text, description text, first_response_at timestamptz, response_due_at timestamptz,
  closed_at timestamptz, resolution_due_at timestamptz, at timestamptz
) returns text stable parallel safe language sql as $$
  select fields_json
    || ',"responseStatus":"' || sla_status(first_response_at, response_due_at, at)
    || '","resolutionStatus":"' || sla_status(closed_at, resolution_due_at, at)
    || '","slaStatus":"' || case
      when closed_at is null then sla_status(first_response_at, response_due_at, at)
      else sla_status(closed_at, resolution_due_at, at)
    end
    || '"},"description":' || to_json(description) || '}'
$$;

-- The viewer's tickets, newest first: at most page_size, and where the next page begins. One plan for
-- all callers, because the planner takes longer than the reading.
create function read_ticket_list(
  session_hash bytea,
  at timestamptz,
  idle_since timestamptz,
  after_at timestamptz,
  after_id uuid,
  page_size integer
) returns table (user_id uuid, seen_at timestamptz, tickets text, last_at timestamptz, last_id uuid)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  listed integer;
begin
  select used.user_id, used.seen_at into user_id, seen_at from act_as_session(session_hash, at, idle_since) used;
  if user_id is null then
    return;
  end if;
  select
    count(*),
    coalesce('[' || string_agg(page.json, ',') || ']', '[]'),
    min(page.created_at),
    (array_agg(page.id))[count(*)]
  into listed, tickets, last_at, last_id
  from (
    select
      own.id,
      own.created_at,
      ticket_json(
        own.fields_json, own.description, own.first_response_at, own.response_due_at, own.closed_at,
        own.resolution_due_at, at
      ) as json
    from tickets own
    where own.customer_id = viewer_customer_id()
      and own.requester_id = viewer_user_id()
      -- Not `after_id is null or`, with which every page would be read from the first on.
      and (own.created_at, own.id) < (
        coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by own.created_at desc, own.id desc
    limit page_size
  ) page;
  if listed < page_size or not exists (
    select from tickets own
    where own.customer_id = viewer_customer_id()
      and own.requester_id = viewer_user_id()
      and (own.created_at, own.id) < (last_at, last_id)
  ) then
    last_at := null;
    last_id := null;
  end if;
  return next;
end
$$;

-- One ticket of the viewer's with comments and attachments; null where there is none.
create function read_ticket(session_hash bytea, at timestamptz, idle_since timestamptz, ticket_id uuid)
returns table (user_id uuid, seen_at timestamptz, ticket text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  own_customer uuid;
  head text;
  -- By comment; those of the ticket itself under an empty name.
  files jsonb;
  comments_json text;
begin
  select used.user_id, used.seen_at into user_id, seen_at from act_as_session(session_hash, at, idle_since) used;
  if user_id is null then
    return;
  end if;
  select
    own.customer_id,
    ticket_json(
      own.fields_json, own.description, own.first_response_at, own.response_due_at, own.closed_at,
      own.resolution_due_at, at
    )
  into own_customer, head
  from tickets own
  where own.customer_id = viewer_customer_id() and own.id = read_ticket.ticket_id;
  if not found then
    return next;
    return;
  end if;
  select jsonb_object_agg(coalesce(of_place.comment_id::text, ''), of_place.list)
  into files
  from (
    select
      attachments.comment_id,
      jsonb_agg(
        jsonb_build_object('id', id, 'filename', filename, 'size', size_bytes) order by created_at, position
      ) as list
    from attachments
    where attachments.customer_id = own_customer and attachments.ticket_id = read_ticket.ticket_id
    group by attachments.comment_id
  ) of_place;
  select coalesce(
    '[' || string_agg(
      json_build_object(
        'id', id,
        'content', content,
        'createdAt', json_instant(created_at),
        'isAgent', kind = 'agent',
        'isSystem', kind = 'system',
        'authorName', author_name,
        'attachments', coalesce(files -> id::text, '[]')
      )::text,
      ',' order by created_at desc, id desc
    ) || ']',
    '[]'
  )
  into comments_json
  from comments
  where comments.customer_id = own_customer and comments.ticket_id = read_ticket.ticket_id;
  ticket := left(head, -1) || ',"attachments":' || coalesce(files ->> '', '[]') || ',"comments":' || comments_json || '}';
  return next;
end
$$;
