-- A ticket answers its newest 100 comments, however many it has, and an Idempotency-Key keeps no texts.

-- The files of the ticket itself, without reading past those of all its comments.
create index attachments_of_ticket_itself on attachments (customer_id, ticket_id, created_at, position)
  where comment_id is null;

drop function read_ticket;

-- One ticket of the viewer's with its attachments and its newest 100 comments; null where there is none.
-- `older_after` is the oldest of these comments where there are older ones.
create function read_ticket(session_hash bytea, at timestamptz, idle_since timestamptz, ticket_id uuid)
returns table (user_id uuid, seen_at timestamptz, ticket text, older_after uuid)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  newest constant integer := 100;
  own_customer uuid;
  head text;
  all_comments integer;
  files_json text;
  comments_json text := '[]';
begin
  select used.user_id, used.seen_at into user_id, seen_at from act_as_session(session_hash, at, idle_since) used;
  if user_id is null then
    return;
  end if;
  select
    own.customer_id,
    own.comment_count,
    ticket_json(
      own.fields_json, own.description, own.first_response_at, own.response_due_at, own.closed_at,
      own.resolution_due_at, at
    )
  into own_customer, all_comments, head
  from tickets own
  where own.customer_id = viewer_customer_id() and own.id = read_ticket.ticket_id;
  if not found then
    return next;
    return;
  end if;
  select coalesce(
    json_agg(
      json_build_object('id', id, 'filename', filename, 'size', size_bytes) order by created_at, position
    )::text,
    '[]'
  )
  into files_json
  from attachments
  where attachments.customer_id = own_customer
    and attachments.ticket_id = read_ticket.ticket_id
    and attachments.comment_id is null;
  if all_comments > 0 then
    with page as materialized (
      select id, content, kind, author_name, created_at
      from comments
      where comments.customer_id = own_customer and comments.ticket_id = read_ticket.ticket_id
      order by created_at desc, id desc
      limit newest
    ),
    files as (
      select
        comment_id,
        json_agg(
          json_build_object('id', id, 'filename', filename, 'size', size_bytes) order by created_at, position
        ) as list
      from attachments
      where attachments.customer_id = own_customer
        and attachments.comment_id = any (array(select page.id from page))
      group by comment_id
    )
    select
      coalesce(
        '[' || string_agg(
          json_build_object(
            'id', page.id,
            'content', content,
            'createdAt', json_instant(created_at),
            'isAgent', kind = 'agent',
            'isSystem', kind = 'system',
            'authorName', author_name,
            'attachments', coalesce(list, '[]')
          )::text,
          ',' order by created_at desc, page.id desc
        ) || ']',
        '[]'
      ),
      case when all_comments > newest then (array_agg(page.id order by created_at, page.id))[1] end
    into comments_json, older_after
    from page
    left join files on files.comment_id = page.id;
  end if;
  ticket := left(head, -1) || ',"attachments":' || files_json || ',"comments":' || comments_json || '}';
  return next;
end
$$;

-- Raises a ticket without files in one round trip: viewer, Idempotency-Key, ticket, event and
-- announcement. tickets/create-ticket.ts does the same for one with files; a test compares them.
--
-- `outcome` is `created` (also for what the same key has created before) with the ticket as
-- `answer`; or why not: `unknown_category` (named in `answer`), `under_way`, `mismatch`.
create or replace function raise_ticket(
  customer uuid,
  requester uuid,
  at timestamptz,
  ticket_id uuid,
  subject text,
  description text,
  priority text,
  wanted_categories text[],
  time_zone text,
  response_due_at timestamptz,
  resolution_due_at timestamptz,
  event_id uuid,
  endpoint text,
  idempotency_key text,
  fingerprint bytea
) returns table (outcome text, answer text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  earlier record;
begin
  perform
    set_config('role', 'portico_customer', true),
    set_config('portico.customer_id', customer::text, true),
    set_config('portico.user_id', requester::text, true);

  if idempotency_key is not null then
    -- The same lock as in http/idempotency.ts.
    if not pg_try_advisory_xact_lock(
      hashtextextended(concat_ws(' ', customer, requester, endpoint, idempotency_key), 0)
    ) then
      return query select 'under_way', null;
      return;
    end if;
    select keys.fingerprint, keys.answer into earlier
      from idempotency_keys keys
      where keys.customer_id = customer
        and keys.user_id = requester
        and keys.endpoint = raise_ticket.endpoint
        and keys.key = idempotency_key;
    if found then
      return query select
        case when earlier.fingerprint = raise_ticket.fingerprint then 'created' else 'mismatch' end,
        -- The same request has the same description.
        (earlier.answer || jsonb_build_object('description', raise_ticket.description))::text;
      return;
    end if;
  end if;

  select 'unknown_category', wanted.id into outcome, answer
    from unnest(wanted_categories) with ordinality wanted (id, place)
    where not exists (select from categories where categories.id = wanted.id and not retired)
    order by wanted.place
    limit 1;
  if found then
    return next;
    return;
  end if;

  insert into tickets (
    customer_id, id, requester_id, subject, description, priority, status, categories, created_at, updated_at,
    time_zone, response_due_at, resolution_due_at
  )
  values (
    customer, ticket_id, requester, raise_ticket.subject, raise_ticket.description, raise_ticket.priority, 'Open',
    wanted_categories, at, at, raise_ticket.time_zone, raise_ticket.response_due_at, raise_ticket.resolution_due_at
  )
  returning
    'created',
    left(
      ticket_json(
        fields_json, description, first_response_at, response_due_at, closed_at, resolution_due_at,
        raise_ticket.at
      ),
      -1
    ) || ',"attachments":[],"comments":[]}'
  into outcome, answer;

  insert into ticket_events (customer_id, id, ticket_id, type, actor_id, by_agent, at, data)
  values (
    customer, event_id, raise_ticket.ticket_id, 'created', requester, false, raise_ticket.at,
    jsonb_build_object('priority', raise_ticket.priority)
  );

  -- As announceTicket of live/announce-ticket.ts does.
  perform pg_notify(
    'portico_ticket',
    json_build_object(
      'customerId', customer, 'userId', requester, 'id', ticket_id, 'updatedAt', json_instant(at)
    )::text
  );

  if idempotency_key is not null then
    insert into idempotency_keys (customer_id, user_id, endpoint, key, fingerprint, answer, created_at)
    values (
      customer, requester, raise_ticket.endpoint, idempotency_key, raise_ticket.fingerprint,
      answer::jsonb - 'description', raise_ticket.at
    );
  end if;
  return next;
end
$$;

-- Answers of the last 24 hours, as tickets/ticket-answer-memory.ts keeps them from now on.
set local role portico_worker;
update idempotency_keys
  set answer = jsonb_strip_nulls(jsonb_build_object(
    'fields', (answer -> 'ticket') - array['description', 'attachments', 'comments'],
    'newestCommentId', answer #> '{ticket,comments,0,id}',
    'isReply', answer ? 'comment'
  ))
  where endpoint in ('PUT /api/tickets/:ticketId', 'POST /api/tickets/:ticketId/close');
update idempotency_keys set answer = answer - 'description' where endpoint = 'POST /api/tickets';
reset role;
