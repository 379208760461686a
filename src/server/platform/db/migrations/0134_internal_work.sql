-- Time of an internal kind of work is never shown to a customer.
alter table work_kinds add column internal boolean not null default false;
update work_kinds set internal = true where id = 'INTERNAL';

-- Announced as well: the time that a customer is shown has changed, at one ticket or at all.
alter table announcements add column time_customer_id uuid;
alter table announcements add column time_ticket_id uuid;
alter table announcements drop constraint announcements_check;
alter table announcements add constraint announcements_check
  check (num_nonnulls(ticket_id, session_mark, told_user_id, present_ticket_id, time_customer_id) = 1);
