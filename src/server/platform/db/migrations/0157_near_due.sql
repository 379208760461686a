-- The instants from which a due time is near are written with it by the server, which knows the targets and the
-- business hours. Tickets of before get them by a job, and so do those that processes of the version before write.
alter table tickets
  add column response_near_at timestamptz,
  add column resolution_near_at timestamptz;
grant update (response_near_at, resolution_near_at) on tickets to portico_customer;

do $$
declare
  has_tickets boolean;
begin
  set local role portico_worker;
  select exists (select from tickets) into has_tickets;
  reset role;
  if has_tickets then
    insert into outbox (name) values ('renew-near-due');
  end if;
end
$$;
