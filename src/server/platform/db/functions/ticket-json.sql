create or replace function json_instant(at timestamptz) returns text immutable parallel safe language sql as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The rule of slaStatuses in shared/sla.ts.
create or replace function sla_status(ended_at timestamptz, due_at timestamptz, at timestamptz) returns text
immutable parallel safe language sql as $$
  select case
    when coalesce(ended_at, at) > due_at then 'breached'
    when ended_at is null then 'pending'
    else 'met'
  end
$$;

-- What a ticket's JSON begins with, left open within `sla` for what depends on the time of day.
create or replace function ticket_fields_json(
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

-- Takes columns, not the row: a row would be put together first.
create or replace function ticket_json(
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
