-- A trigger writes the JSON of a ticket from now on (functions/ticket-json.sql), so that a new field of a
-- list needs no table written anew. What is there stays readable and is written anew by a job.
alter table tickets alter column fields_json drop expression;

-- Goes up with each change of a ticket that the person raised: by it a page that asks again learns that
-- its list has not changed.
create table ticket_list_versions (
  customer_id uuid not null,
  requester_id uuid not null,
  version bigint not null,
  primary key (customer_id, requester_id)
) with (fillfactor = 50);
alter table ticket_list_versions enable row level security;
grant select, insert, update, delete on ticket_list_versions to portico_worker;

-- What use_session answers.
create type used_session as (user_id uuid, seen_at timestamptz, list_version bigint);

-- The job writes the JSON of the tickets that are there. Only the worker sees that there are any.
do $$
declare
  has_tickets boolean;
begin
  set local role portico_worker;
  select exists (select from tickets) into has_tickets;
  reset role;
  if has_tickets then
    insert into outbox (name) values ('renew-ticket-json');
  end if;
end
$$;
