-- Whether a requester has a mail that says that their ticket came in.
alter table installation add column acknowledge_tickets boolean not null default false;
grant select (acknowledge_tickets), update (acknowledge_tickets) on installation to portico_staff;
