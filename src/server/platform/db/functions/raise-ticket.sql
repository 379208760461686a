-- Raises a ticket without files in one round trip: viewer, Idempotency-Key, ticket and event. tickets/create-ticket.ts does the same for one with files; a test compares them.
--
-- `outcome` is `created` with the ticket as `answer`, or `repeated` with what the same key has created
-- before; or why not: `unknown_category` (named in `answer`), `under_way`, `mismatch`.
drop function if exists raise_ticket(
  uuid, uuid, timestamptz, uuid, text, text, text, text[], text, timestamptz, timestamptz, uuid, text, text, bytea
);
drop function if exists raise_ticket(
  uuid, uuid, timestamptz, uuid, text, text, text, text[], text, timestamptz, timestamptz, uuid, text, text, bytea,
  timestamptz, timestamptz
);
drop function if exists raise_ticket(
  uuid, uuid, timestamptz, uuid, text, text, text, text[], text, timestamptz, timestamptz, uuid, text, text, bytea,
  timestamptz, timestamptz, boolean
);
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
  fingerprint bytea,
  response_near_at timestamptz default null,
  resolution_near_at timestamptz default null,
  confidential boolean default null,
  -- Further columns of a ticket with a contract, and its escalations.
  contract jsonb default null
) returns table (outcome text, answer text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  earlier record;
begin
  perform set_viewer(customer, requester), set_config('role', 'portico_customer', true);

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
        case when earlier.fingerprint = raise_ticket.fingerprint then 'repeated' else 'mismatch' end,
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
    time_zone, response_due_at, resolution_due_at, response_near_at, resolution_near_at, is_confidential,
    contract_version_id, response_left_minutes, resolution_left_minutes
  )
  values (
    customer, ticket_id, requester, raise_ticket.subject, raise_ticket.description, raise_ticket.priority, 'Open',
    wanted_categories, at, at, raise_ticket.time_zone, raise_ticket.response_due_at, raise_ticket.resolution_due_at,
    raise_ticket.response_near_at, raise_ticket.resolution_near_at,
    starts_confidential(wanted_categories, raise_ticket.confidential),
    (contract ->> 'versionId')::uuid, (contract ->> 'responseLeftMinutes')::integer,
    (contract ->> 'resolutionLeftMinutes')::integer
  )
  returning
    'created',
    listed_ticket(tickets, raise_ticket.at)::jsonb || '{"attachments": [], "comments": []}'
  into outcome, answer;

  insert into ticket_events (customer_id, id, ticket_id, type, actor_id, by_agent, at, data)
  values (
    customer, event_id, raise_ticket.ticket_id, 'created', requester, false, raise_ticket.at,
    jsonb_build_object('priority', raise_ticket.priority, 'categories', wanted_categories)
  );

  if contract ? 'escalations' then
    perform set_escalations(customer, array[raise_ticket.ticket_id], contract -> 'escalations');
  end if;

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

-- Counts a ticket and raises it, in one round trip and two transactions: the lock of the count is gone
-- before the change begins. `outcome` is `limited` when a limit is reached, and nothing was done. What
-- raises no new ticket is not counted. The owner alone calls it, as count_use.
drop procedure if exists raise_counted_ticket(
  uuid, uuid, timestamptz, uuid, text, text, text, text[], text, timestamptz, timestamptz, uuid, text, text, bytea,
  timestamptz, timestamptz
);
drop procedure if exists raise_counted_ticket(
  uuid, uuid, timestamptz, uuid, text, text, text, text[], text, timestamptz, timestamptz, uuid, text, text, bytea,
  timestamptz, timestamptz, boolean
);
create or replace procedure raise_counted_ticket(
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
  fingerprint bytea,
  response_near_at timestamptz,
  resolution_near_at timestamptz,
  out outcome text,
  out answer text,
  confidential boolean default null,
  contract jsonb default null
)
language plpgsql as $$
begin
  perform from count_use(customer, requester, at, 1, 0, octet_length(description));
  if found then
    outcome := 'limited';
    return;
  end if;
  commit;
  select raised.outcome, raised.answer into outcome, answer
    from raise_ticket(
      customer, requester, at, ticket_id, subject, description, priority, wanted_categories, time_zone,
      response_due_at, resolution_due_at, event_id, endpoint, idempotency_key, fingerprint, response_near_at,
      resolution_near_at, confidential, contract
    ) raised;
  if outcome <> 'created' then
    commit;
    perform count_use(customer, requester, at, -1, 0, -octet_length(description));
  end if;
end
$$;
revoke execute on procedure raise_counted_ticket from public;
