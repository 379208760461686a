-- A ticket is counted by the version of the contract that held when it was raised; null for the clock of the
-- specification. While a clock of a contract is paused it has no due time, but business minutes that are left.
alter table tickets
  add column contract_version_id uuid,
  add column response_left_minutes integer,
  add column resolution_left_minutes integer,
  alter column response_due_at drop not null,
  alter column resolution_due_at drop not null,
  add constraint tickets_due_unless_paused check (
    contract_version_id is not null or response_due_at is not null and resolution_due_at is not null
  ) not valid;
grant update (response_left_minutes, resolution_left_minutes) on tickets to portico_customer;
-- Those that a correction or a maintenance window counts again.
create index tickets_of_contracts on tickets (customer_id, contract_version_id, id)
  where contract_version_id is not null and (closed_at is null or response_left_minutes is not null);

alter table desk_tickets
  alter column response_due_at drop not null,
  alter column resolution_due_at drop not null,
  -- A paused clock is not due.
  drop constraint desk_tickets_check1;
