create or replace function json_instant(at timestamptz) returns text immutable parallel safe language sql as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The shape of the JSON that is stored with a ticket. Raise it with each change of ticket_list_json: what was
-- stored before is built for each reading until the job has written it.
create or replace function ticket_json_version() returns smallint immutable parallel safe language sql as
  $$ select 1::smallint $$;

-- Returns whether something that ended, or has not ended yet, is beyond its due instant: the rule of
-- clockStatus in shared/sla/sla.ts. A test compares the two. Nothing is late while it is paused.
create or replace function is_late(ended_at timestamptz, due_at timestamptz, at timestamptz) returns boolean
immutable parallel safe language sql as $$ select coalesce(coalesce(ended_at, at) > due_at, false) $$;

-- The verdict on a clock: clockStatus in shared/sla/sla.ts. A test compares the two.
create or replace function clock_status(ended_at timestamptz, due_at timestamptz, at timestamptz) returns text
immutable parallel safe language sql as $$
  select case
    when is_late(ended_at, due_at, at) then 'breached'
    when ended_at is null then 'pending'
    else 'met'
  end
$$;

-- Returns the parts of a mail besides its text. A description that was corrected since is no longer
-- what the mail said.
create or replace function mail_part_json(part mail_parts) returns json stable language sql as $$
  select json_build_object(
    'html', case
      when part.comment_id is null and exists (
        select from ticket_events
        where ticket_events.customer_id = part.customer_id and ticket_events.ticket_id = part.ticket_id
          and type = 'edited' and data -> 'changed' ? 'description'
      ) then null
      else part.html
    end,
    'quoted', part.quoted,
    'leftOut', part.left_out,
    'remarks', part.remarks
  )
$$;

-- The clocks of a ticket. Only paused ones say what is left, so that what was stored before they came stays right.
create or replace function ticket_sla_json(ticket tickets, at timestamptz) returns json
stable parallel safe language sql as $$
  select json_build_object(
    'firstResponseTime', ticket.first_response_minutes,
    'resolutionTime', ticket.resolution_minutes,
    'responseDueAt', json_instant(ticket.response_due_at),
    'resolutionDueAt', json_instant(ticket.resolution_due_at),
    'responseStatus', clock_status(ticket.first_response_at, ticket.response_due_at, at),
    'resolutionStatus', clock_status(coalesce(ticket.resolved_at, ticket.closed_at), ticket.resolution_due_at, at),
    'slaStatus', case
      when ticket.closed_at is null then clock_status(ticket.first_response_at, ticket.response_due_at, at)
      else clock_status(coalesce(ticket.resolved_at, ticket.closed_at), ticket.resolution_due_at, at)
    end
  )
$$;

create or replace function ticket_fields_json(ticket tickets, at timestamptz) returns json
stable parallel safe language sql as $$
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
    'sla', case
      when ticket.response_left_minutes is null and ticket.resolution_left_minutes is null then ticket_sla_json(ticket, at)
      else (
        left(ticket_sla_json(ticket, at)::text, -1)
          || coalesce(', "responseLeft" : ' || ticket.response_left_minutes, '')
          || coalesce(', "resolutionLeft" : ' || ticket.resolution_left_minutes, '')
          || '}'
      )::json
    end
  )
$$;

-- A ticket as lists answer it at an instant. In PL/pgSQL, because the planner would take the expression into each query
-- that may have to build it, and plan that for longer than the query runs. Only a confidential one says whether it is, so
-- that what was stored before that came stays right.
create or replace function ticket_list_json(ticket tickets, at timestamptz) returns json
stable parallel safe language plpgsql as $$
begin
  return case
    when ticket.is_confidential then (left(ticket_fields_json(ticket, at)::text, -1) || ', "confidential" : true}')::json
    else ticket_fields_json(ticket, at)
  end;
end
$$;

-- How long the verdicts of an instant hold: from after the last clock that had ended by then until the next
-- one ends. What was answered or closed changes with the clock no more.
create or replace function verdicts_hold(ticket tickets, at timestamptz) returns tstzrange
stable parallel safe language sql as $$
  select tstzrange(max(due_at) filter (where due_at < at), min(due_at) filter (where due_at >= at), '(]')
  from (
    values
      (case when ticket.first_response_at is null then ticket.response_due_at end),
      (case when coalesce(ticket.resolved_at, ticket.closed_at) is null then ticket.resolution_due_at end)
  ) running (due_at)
$$;

-- Before each write of a ticket: to build its JSON for each reading was measured to cost four fifths of a list.
create or replace function keep_ticket_json() returns trigger language plpgsql as $$
declare
  at constant timestamptz := clock_timestamp();
begin
  new.list_json := ticket_list_json(new, at);
  new.list_json_version := ticket_json_version();
  new.list_json_holds := verdicts_hold(new, at);
  -- For processes of the version before (former-ticket-json.sql).
  new.fields_json := new.id;
  return new;
end
$$;

-- A ticket as lists answer it, stored or built.
create or replace function listed_ticket(ticket tickets, at timestamptz) returns json
stable parallel safe language sql as $$
  select case
    when ticket.list_json_version = ticket_json_version() and ticket.list_json_holds @> at then ticket.list_json
    else ticket_list_json(ticket, at)
  end
$$;

-- Writes the stored JSON of up to at_most tickets again, in the order of their key, if it has another shape or
-- a clock has ended since. Returns the last of them; none when there are no more. Walks, because to look for
-- the next ones that are not up to date would read all the others again for each batch.
create or replace function renew_ticket_json(after_customer uuid, after_ticket uuid, at_most integer)
returns table (customer_id uuid, id uuid) language sql as $$
  with walked as (
    select tickets.customer_id, tickets.id from tickets
    where (tickets.customer_id, tickets.id) > (after_customer, after_ticket)
    order by tickets.customer_id, tickets.id
    limit at_most
  ), renewed as (
    update tickets set list_json = null
    from walked
    where tickets.customer_id = walked.customer_id and tickets.id = walked.id
      and (list_json_version = ticket_json_version() and list_json_holds @> now()) is not true
  )
  select * from walked order by customer_id desc, id desc limit 1
$$;
drop function if exists renew_ticket_json(integer);
drop function if exists ticket_fields_json(
  uuid, bigint, text, text, text, text[], timestamptz, timestamptz, timestamptz, text, integer, integer, integer,
  timestamptz, timestamptz
);
drop function if exists sla_status(timestamptz, timestamptz, timestamptz);
