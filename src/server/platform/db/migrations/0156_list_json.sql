-- A ticket as lists answer it is stored as JSON, with the version of its shape and how long its verdicts hold. Processes
-- of the version before ask functions that find the ticket by its id.
alter table tickets
  alter fields_json set default '',
  add column list_json json,
  add column list_json_version smallint,
  add column list_json_holds tstzrange;

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
