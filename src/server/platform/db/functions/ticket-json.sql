create or replace function json_instant(at timestamptz) returns text immutable parallel safe language sql as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- Returns the beginning of a ticket's stored JSON. The number of spaces tells its shape and costs a reader
-- nothing: to cut a number off was measured to cost as much as all the rest of a list. Add a space with
-- each change of ticket_list_json: older texts are built again for each reading until the job has written
-- them.
create or replace function ticket_json_start() returns text immutable parallel safe language sql as
  $$ select '{ "' $$;

-- Returns whether something that ended, or has not ended yet, is beyond its due instant: the rule of
-- clockStatus in shared/sla/sla.ts. A test compares the two.
create or replace function is_late(ended_at timestamptz, due_at timestamptz, at timestamptz) returns boolean
immutable parallel safe language sql as $$ select coalesce(ended_at, at) > due_at $$;

-- Returns the end of a ticket's JSON: all of it that changes with the clock alone. One case, because to put
-- the verdicts together one by one was measured to cost as much as all the rest of a row.
create or replace function verdicts_json(
  first_response_at timestamptz, response_due_at timestamptz, closed_at timestamptz,
  resolution_due_at timestamptz, at timestamptz
) returns text immutable parallel safe language sql as $$
  select case
    when closed_at is null then case
      when is_late(first_response_at, response_due_at, at) then case
        when is_late(null, resolution_due_at, at)
          then ',"responseStatus":"breached","resolutionStatus":"breached","slaStatus":"breached"}}'
          else ',"responseStatus":"breached","resolutionStatus":"pending","slaStatus":"breached"}}'
        end
      when first_response_at is null then case
        when is_late(null, resolution_due_at, at)
          then ',"responseStatus":"pending","resolutionStatus":"breached","slaStatus":"pending"}}'
          else ',"responseStatus":"pending","resolutionStatus":"pending","slaStatus":"pending"}}'
        end
      else case
        when is_late(null, resolution_due_at, at)
          then ',"responseStatus":"met","resolutionStatus":"breached","slaStatus":"met"}}'
          else ',"responseStatus":"met","resolutionStatus":"pending","slaStatus":"met"}}'
        end
      end
    when is_late(closed_at, resolution_due_at, at) then case
      when is_late(first_response_at, response_due_at, at)
        then ',"responseStatus":"breached","resolutionStatus":"breached","slaStatus":"breached"}}'
      when first_response_at is null
        then ',"responseStatus":"pending","resolutionStatus":"breached","slaStatus":"breached"}}'
        else ',"responseStatus":"met","resolutionStatus":"breached","slaStatus":"breached"}}'
      end
    else case
      when is_late(first_response_at, response_due_at, at)
        then ',"responseStatus":"breached","resolutionStatus":"met","slaStatus":"met"}}'
      when first_response_at is null
        then ',"responseStatus":"pending","resolutionStatus":"met","slaStatus":"met"}}'
        else ',"responseStatus":"met","resolutionStatus":"met","slaStatus":"met"}}'
      end
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

-- A ticket's JSON, left open within `sla` for verdicts_json. Stored with the ticket, because to make it for
-- each reading was measured to cost four fifths of a list.
create or replace function ticket_list_json(ticket tickets) returns text stable language sql as $$
  select ticket_json_start() || substr(left(row_to_json(fields)::text, -2), 3)
  from (
    select
      ticket.id,
      ticket.number,
      ticket.subject,
      ticket.description,
      ticket.priority,
      ticket.status,
      ticket.categories,
      json_instant(ticket.created_at) as "createdAt",
      json_instant(ticket.updated_at) as "updatedAt",
      json_instant(ticket.closed_at) as "closedAt",
      ticket.resolution_code as "resolutionCode",
      ticket.comment_count as "commentCount",
      (
        select row_to_json(clocks)
        from (
          select
            ticket.first_response_minutes as "firstResponseTime",
            ticket.resolution_minutes as "resolutionTime",
            json_instant(ticket.response_due_at) as "responseDueAt",
            json_instant(ticket.resolution_due_at) as "resolutionDueAt"
        ) clocks
      ) as sla
  ) fields
$$;

-- Before each write of a ticket.
create or replace function keep_ticket_json() returns trigger language plpgsql as $$
begin
  new.fields_json := ticket_list_json(new);
  return new;
end
$$;

-- Builds the JSON of a ticket whose stored one has another shape. Not in SQL, which would be planned for each
-- ticket.
create or replace function ticket_json_anew(customer uuid, ticket_id uuid) returns text
stable language plpgsql as $$
begin
  return (select ticket_list_json(tickets) from tickets where customer_id = customer and id = ticket_id);
end
$$;

-- A ticket as lists answer it. Takes columns, not the row: a row would be put together first.
create or replace function listed_ticket_json(
  customer_id uuid, id uuid, fields_json text, first_response_at timestamptz, response_due_at timestamptz,
  closed_at timestamptz, resolution_due_at timestamptz, at timestamptz
) returns text stable parallel safe language sql as $$
  select case
    when left(fields_json, length(ticket_json_start())) = ticket_json_start() then fields_json
    else ticket_json_anew(customer_id, id)
  end || verdicts_json(first_response_at, response_due_at, closed_at, resolution_due_at, at)
$$;

-- Renews the stored JSON of up to at_most tickets, in the order of their key, and returns the last of
-- them; none when there are no more. Walks, because to look for the next ones that are not up to date
-- would read all the others again for each batch.
create or replace function renew_ticket_json(after_customer uuid, after_ticket uuid, at_most integer)
returns table (customer_id uuid, id uuid) language sql as $$
  with walked as (
    select tickets.customer_id, tickets.id from tickets
    where (tickets.customer_id, tickets.id) > (after_customer, after_ticket)
    order by tickets.customer_id, tickets.id
    limit at_most
  ), renewed as (
    update tickets set fields_json = ''
    from walked
    where tickets.customer_id = walked.customer_id and tickets.id = walked.id
      and left(fields_json, length(ticket_json_start())) <> ticket_json_start()
  )
  select * from walked order by customer_id desc, id desc limit 1
$$;
drop function if exists renew_ticket_json(integer);

-- For processes of the version before, whose lists call it.
create or replace function ticket_json(
  fields_json text, description text, first_response_at timestamptz, response_due_at timestamptz,
  closed_at timestamptz, resolution_due_at timestamptz, at timestamptz
) returns text stable parallel safe language sql as $$
  select case
    when left(fields_json, 2) = '{"' then fields_json
      || left(verdicts_json(first_response_at, response_due_at, closed_at, resolution_due_at, at), -1)
      || ',"description":' || to_json(description) || '}'
    else fields_json || verdicts_json(first_response_at, response_due_at, closed_at, resolution_due_at, at)
  end
$$;
drop function if exists ticket_fields_json(
  uuid, bigint, text, text, text, text[], timestamptz, timestamptz, timestamptz, text, integer, integer, integer,
  timestamptz, timestamptz
);
drop function if exists sla_status(timestamptz, timestamptz, timestamptz);
