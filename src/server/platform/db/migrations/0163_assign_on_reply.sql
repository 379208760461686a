-- A reply assigns a ticket that nobody has to its writer, unless the installation turns that off.
alter table installation add column assign_on_reply boolean not null default true;
grant select (assign_on_reply), update (assign_on_reply) on installation to portico_staff;
