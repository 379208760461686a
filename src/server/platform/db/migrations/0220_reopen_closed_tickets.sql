-- When a ticket that its requester opened again was closed first: that ended the clock of its resolution. Null for
-- all others.
alter table tickets add column resolved_at timestamptz;
grant update (resolved_at) on tickets to portico_customer;
alter table desk_tickets add column resolved_at timestamptz;
-- A ticket that is open has no clock once it was answered and closed.
alter table desk_tickets drop constraint desk_tickets_check;
alter table desk_tickets add constraint desk_tickets_closed_is_not_due
  check (status <> 'Closed' or due_at is null) not valid;

-- How many days after its closing a ticket can be opened again. Zero: never.
alter table installation add column reopen_days smallint not null default 7 check (reopen_days between 0 and 90);
grant select (reopen_days), update (reopen_days) on installation to portico_staff;
