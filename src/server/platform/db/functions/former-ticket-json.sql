-- For processes of the version before, whose statements call these with what stood in fields_json. Its id is the
-- first thing in there, in any of its shapes. Volatile, so that they see what the calling statement has written.

create or replace function ticket_json(
  fields_json text, description text, first_response_at timestamptz, response_due_at timestamptz,
  closed_at timestamptz, resolution_due_at timestamptz, at timestamptz
) returns text language plpgsql as $$
begin
  return (
    select listed_ticket(tickets, ticket_json.at) from tickets
    where id = substring(ticket_json.fields_json from '[0-9a-f-]{36}')::uuid
  );
end
$$;

create or replace function listed_ticket_json(
  customer_id uuid, id uuid, fields_json text, first_response_at timestamptz, response_due_at timestamptz,
  closed_at timestamptz, resolution_due_at timestamptz, at timestamptz
) returns text language plpgsql as $$
begin
  return (
    select listed_ticket(tickets, listed_ticket_json.at) from tickets
    where tickets.customer_id = listed_ticket_json.customer_id and tickets.id = listed_ticket_json.id
  );
end
$$;
